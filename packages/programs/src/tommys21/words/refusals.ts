/** Why something that was wanted is not done. */
export type Reason =
  | 'decksOutside'
  | 'reshuffleOutside'
  | 'neitherNumberNorE'
  | 'betTooLow'
  | 'betTooHigh'
  | 'notADigit'
  | 'noRoom'
  | 'buyTooLow'
  | 'buyTooHigh'
  | 'buyAfterTwist'
  | 'noSplits'
  | 'noPair'
  | 'splitBefore'
  | 'tooLateToDouble'
  | 'tooLowToStick'
  | 'insuranceFirst'
  | 'notNow';

/** Why something is not done: plainly, for the foot of the screen, and in the dealer's words. */
export interface RefusalWords {
  readonly plain: string;
  readonly lines: readonly string[];
}

export const refusals: Readonly<Record<Reason, RefusalWords>> = {
  decksOutside: {
    plain: 'The shoe takes 1 to 19 decks.',
    lines: [
      'One to nineteen. Beyond that I would need a second pair of arms.',
      'The shoe takes nineteen at the outside and one at the inside.',
      'I count from 1 to 19 and then I sit down. Choose within reach.',
    ],
  },
  reshuffleOutside: {
    plain: 'The shoe does not hold that many cards.',
    lines: [
      'I can only shuffle where there are cards to be had.',
      'From one card to the whole shoe, or E. The rest is philosophy.',
      'There is no such place in this shoe. I have been all through it.',
    ],
  },
  neitherNumberNorE: {
    plain: 'Type a number of cards, or the letter E for every play.',
    lines: [
      'A number or an E. My alphabet has just the one letter.',
      'I have turned it this way and that. It is no number, and no E.',
      'I was hoping for a figure. Or an E. I am a simple man.',
    ],
  },
  betTooLow: {
    plain: 'The least bet is 1.',
    lines: [
      'Nothing? I deal cards, not sympathy. The least bet is 1.',
      'A bet of air. The table wants 1 or more.',
      'I admire thrift. The minimum admires it less: 1.',
    ],
  },
  betTooHigh: {
    plain: 'The most you can bet is 500.',
    lines: [
      '500 is the ceiling, and the ceiling is load-bearing.',
      'Put some back. I am only insured up to 500.',
      'I see the ambition. I also see the sign: 500 at most.',
    ],
  },
  notADigit: {
    plain: 'Only the digits 0 to 9 make a bet.',
    lines: [
      'I take digits. Anything else goes into the tip jar.',
      'The chips have numbers on them. Use those.',
      'That is no number. I know the look of them by now: 0 to 9.',
    ],
  },
  noRoom: {
    plain: 'No bet has more figures than that.',
    lines: [
      "You've run out of paper. No bet is that long.",
      'Any longer and it is a phone number. Shorter, please.',
      'Numbers that size belong to astronomers. Trim it.',
    ],
  },
  buyTooLow: {
    plain: 'A bought card costs 1 at least.',
    lines: [
      'A card for nothing is called a twist. Buying starts at 1.',
      'Even a bad card costs 1 here. I do not make the prices.',
      'For free? That would be ESC, then T. A buy costs 1 or more.',
    ],
  },
  buyTooHigh: {
    plain: 'You can raise by no more than the bet of this hand.',
    lines: [
      'You may double what lies there, no further. Less, please.',
      'The card is dear, but not that dear: the bet itself is the most.',
      'No raise above the bet. I only enforce it; a cautious man wrote it.',
    ],
  },
  buyAfterTwist: {
    plain: 'You have twisted this hand: no more buying, only twist or stick.',
    lines: [
      'You took one for free. Now the shop is shut: twist or stick.',
      'After a twist there is no buying. Free samples end the sale.',
      'First a gift, then a purchase? Other way round. Twist or stick.',
    ],
  },
  noSplits: {
    plain: 'No hand is split in this game.',
    lines: [
      'Splits are for the twenty-one tables. Here one hand is plenty.',
      'I would need a saw. No hand is split in this game.',
      'No splitting here. Not even the bill.',
    ],
  },
  noPair: {
    plain: 'Only a pair can be split, and only on the first play.',
    lines: [
      'I split twins only, and only straight from the deal.',
      'Splitting takes two alike, first thing. Look again.',
      'A pair, fresh from the deal: that I split. This is neither.',
    ],
  },
  splitBefore: {
    plain: 'A hand is split once only.',
    lines: [
      'Once is all. Any more hands and you would need my job.',
      'You have split already. The felt has only two places.',
      'No second split. I count in pairs, not in litters.',
    ],
  },
  tooLateToDouble: {
    plain: 'You can double on the first play only, and not after a split.',
    lines: [
      'Doubling is for the first play. Later it is only regret.',
      'Too late to double: courage is asked for at the start.',
      'First play, unsplit, or not at all. I have it on a little card.',
    ],
  },
  tooLowToStick: {
    plain: 'You cannot stick below 16.',
    lines: [
      'Below 16 nobody sticks. It is the law, and the fun.',
      'Not yet. The hand needs 16 before it may rest.',
      'Under 16 you keep walking. The chairs begin at 16.',
    ],
  },
  insuranceFirst: {
    plain: 'First the insurance: Y or N.',
    lines: [
      'One thing at a time. Insurance, Y or N?',
      'My ace is waiting for an answer. Y or N.',
      'First tell me about the insurance. Yes or no, it is not a poem.',
    ],
  },
  notNow: {
    plain: 'That cannot be done with this hand.',
    lines: [
      'Not with this hand. Ask me again with a better one.',
      'The rules shake their head. So do I, more slowly.',
      'I looked it up. It says no, and then it says no again.',
    ],
  },
};
