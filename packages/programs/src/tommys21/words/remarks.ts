import type { Remarks } from '../occasion';

const crisp = [1, 2] as const;
const talkative = [3, 4] as const;
const gone = [5, 5] as const;
const bigBet = [25_000, 50_000] as const;

/** What the dealer says, by occasion and by how much he has had. */
export const remarks: readonly Remarks[] = [
  {
    on: 'arrival',
    stages: crisp,
    lines: [
      'Sit anywhere. There is only the one chair.',
      'Evening. Clean cards, an honest shoe, a fair dealer. Two out of three is usual.',
      'House rule one: the house rules. I only read them out.',
    ],
  },
  {
    on: 'arrival',
    stages: talkative,
    lines: [
      'Oh, company! The olive and I were just talking about you.',
      'Sit, sit. I was losing to myself, and I make a dreadful winner.',
      'You came back. Or you never left. The clock and I are not speaking.',
    ],
  },
  {
    on: 'arrival',
    stages: gone,
    lines: [
      'Both of you, sit down. There is one chair. Be nice to each other.',
      "Welcome to... no, don't tell me. Cards. It was cards.",
      'I kept your seat warm. Then I forgot which one it was.',
    ],
  },
  {
    on: 'arrival',
    games: ['blackjack'],
    lines: [
      'Twenty-one, as it is played where clocks are against the law.',
      'You need twenty-one, I need a steady hand. One of us is ready.',
    ],
  },
  {
    on: 'arrival',
    games: ['flapjack'],
    lines: ['Seven and a half. The kings count half here, and they know it.', 'Half points tonight. Bring a sharp pencil.'],
  },
  {
    on: 'arrival',
    games: ['macao'],
    lines: ['Nine. Think of it as baccarat with its shoes off.', 'Kings count nothing here. A waiter must have invented it.'],
  },
  {
    on: 'arrival',
    games: ['pontoon'],
    lines: [
      'Pontoon. The same cards with better manners, and I win the ties.',
      'Pounds, please. The table has crossed an ocean without getting up.',
    ],
  },
  {
    on: 'bigBet',
    stages: crisp,
    lines: [
      'A serious stack. I have put on my serious face; it is this one.',
      'Chips that high usually come with a flag on top.',
      'Careful. Past this height chips need a building permit.',
    ],
  },
  {
    on: 'bigBet',
    stages: talkative,
    lines: [
      "Look at that tower! Don't breathe. I'll do the breathing.",
      'I once owed that much. To myself. We settled out of court.',
      'A bet like that deserves a standing dealer. I tried. Twice.',
    ],
  },
  {
    on: 'bigBet',
    stages: gone,
    lines: [
      "Is that one tall stack or three short ones? Don't tell me.",
      'So many chips, and not one of them an olive.',
      "If it falls over, I saw nothing. I'm seeing very little as it is.",
    ],
  },
  {
    on: 'smallBet',
    stages: crisp,
    lines: [
      "A modest stake. Somebody's grandmother is proud tonight.",
      'Testing the water? Try the gin, it is drier.',
      'A small bet gets my full attention. The large ones frighten me.',
    ],
  },
  {
    on: 'smallBet',
    stages: talkative,
    lines: [
      "That's less than my olive cost. Mind you, it is a very good olive.",
      "Small bets, long evenings. I'm paid by the hour. Carry on.",
      "A dainty little bet! I'll deal it a dainty little card.",
    ],
  },
  {
    on: 'smallBet',
    stages: gone,
    lines: [
      "Hello, chip. What's a nice chip like you doing all alone?",
      "Did you bet that or drop it? I'll deal either way.",
      'It took both eyes to find that bet. Now they want to go home.',
    ],
  },
  {
    on: 'shuffle',
    stages: crisp,
    lines: [
      'Fresh shuffle. Whatever you were counting, start again.',
      'Shuffled and cut. Each card now believes that it is next.',
      'I have mixed them thoroughly. Even the kings look common.',
    ],
  },
  {
    on: 'shuffle',
    stages: talkative,
    lines: [
      'Hear that riffle? Music. I only know the one tune.',
      "I cut them and nobody wept. That's experience.",
      'All that went in came out again. I counted most of them.',
    ],
  },
  {
    on: 'shuffle',
    stages: gone,
    lines: [
      'I shuffled. Or the room did. Something went round.',
      "A few got away, but I've talked to them and they're back.",
      'Look, no hands! No, wait. Hands. Two... three hands.',
    ],
  },
  {
    on: 'split',
    stages: crisp,
    lines: [
      'Two hands. Try not to let the left know what the right is doing.',
      'Divide and, with luck, conquer.',
      'I now pronounce you two hands.',
    ],
  },
  {
    on: 'split',
    stages: talkative,
    lines: [
      'Parting is hard. I do it for a living.',
      "Two hands! Now they look the way I've been seeing them all night.",
      'They were so happy together. Well. They were cards.',
    ],
  },
  {
    on: 'split',
    stages: gone,
    lines: [
      "You split them? I've had two of each all evening.",
      'Left hand, right hand... which one has the olive?',
      'Two hands of yours, two of mine. Four. We could play bridge.',
    ],
  },
  {
    on: 'double',
    stages: crisp,
    lines: [
      'Double it is. One card and no appeal.',
      'Boldness noted. It has a column of its own in my book.',
      'One card, no exchanges. The management thanks you.',
    ],
  },
  {
    on: 'double',
    stages: talkative,
    lines: [
      'Double! I said the same to the barman. Now we both wait.',
      "One card. I picked you a nice one. They're all nice from the back.",
      'Twice the stake! Somebody is awake at this table. Somebody should be.',
    ],
  },
  {
    on: 'double',
    stages: gone,
    lines: [
      "A double? I've had a double. Several. They add up.",
      "One card, coming... it's stuck to the... there.",
      "You're doubling. I'm doubled already. Cheers.",
    ],
  },
  {
    on: 'buy',
    stages: crisp,
    lines: [
      'Sold. No returns without the original packaging.',
      "A purchase. I'd wrap it, but you seem in a hurry.",
      'Bought and paid for. I like a customer who reads the price.',
    ],
  },
  {
    on: 'buy',
    stages: talkative,
    lines: [
      'Going, going... sold, to the player with the chips!',
      'Dear, by the card. I get mine wholesale.',
      "I'll throw in a smile. There. No charge.",
    ],
  },
  {
    on: 'buy',
    stages: gone,
    lines: [
      'You bought it? With money? I have been giving them away as twists.',
      'One card, slightly used. My glass was on it.',
      "A fine card you've bought. I'd know it anywhere. What is it?",
    ],
  },
  {
    on: 'insured',
    stages: crisp,
    lines: [
      'Insured. Somewhere an actuary smiles with half his mouth.',
      'Half the stake against my ace. You sleep well, I take it.',
      'A policy on a playing card. I have seen worse, with brochures.',
    ],
  },
  {
    on: 'insured',
    stages: talkative,
    lines: [
      "Insured against me! I'm flattered. I never felt like weather before.",
      'The policy covers aces. Not hats, not olives. I asked.',
      'Belt, braces and now this. Your trousers are the safest in town.',
    ],
  },
  {
    on: 'insured',
    stages: gone,
    lines: [
      'I had insurance once. Or an aunt. One of them paid.',
      "Signed and stamped. I've stamped the table. It'll do.",
      'Should anything happen to this ace, let it be known I loved it.',
    ],
  },
  {
    on: 'uninsured',
    stages: crisp,
    lines: [
      'No insurance. My ace respects that.',
      'You save half a bet. The other half and I will remember you.',
      'Declined. The books say that is right. I sell it anyway.',
    ],
  },
  {
    on: 'uninsured',
    stages: talkative,
    lines: [
      'No policy? Good. The forms are in the drawer and the drawer is stuck.',
      "No net! I'd cheer, but I'm holding a glass.",
      'I never insure either. Look where it got me. Nice place, is it not?',
    ],
  },
  {
    on: 'uninsured',
    stages: gone,
    lines: [
      'No insurance, no fear, no... what was the third thing? Olives.',
      "You said no so beautifully. Say it again. No, don't.",
      "Then we fly without a parachute. I've been flying for an hour.",
    ],
  },
  {
    on: 'natural',
    stages: crisp,
    lines: [
      'A natural. I barely had time to hope.',
      'That settles itself. I only have to pay, and I do it beautifully.',
      'That hand needed no help from either of us.',
    ],
  },
  {
    on: 'natural',
    stages: talkative,
    lines: [
      'Right out of the box! I want one too.',
      "I've been working on one of those since my second olive.",
      "Beautiful. I'd frame it, but they need it for the next hand.",
    ],
  },
  {
    on: 'natural',
    stages: gone,
    lines: [
      "It's perfect. I'm not crying. It's the vermouth.",
      'That is the finest hand I have... hold it still... ever seen.',
      "It's natural. You, me, the gin, all natural. Pay the player!",
    ],
  },
  {
    on: 'natural',
    games: ['blackjack'],
    lines: ['Three to two. I do the sum every time, and every time you win it.', 'An ace and a friend. That is all anybody needs.'],
  },
  {
    on: 'natural',
    games: ['flapjack'],
    lines: ['Seven and a half on the nose. The half did all the work.', 'Half a point, and it was the right half.'],
  },
  {
    on: 'natural',
    games: ['macao'],
    lines: ['I like a card that settles its own bill.', 'Paid on the spot. Love should be so prompt.'],
  },
  {
    on: 'natural',
    games: ['pontoon'],
    lines: ['A pontoon. One could cross a river on that.', 'Double pay for a pontoon. My own wages never heard of it.'],
  },
  {
    on: 'trick',
    stages: crisp,
    lines: [
      'Five cards and not a splash. That is the trick.',
      'Five of them, still afloat. I counted twice.',
      'A five-card trick. Mine all begin with "pick a card".',
    ],
  },
  {
    on: 'trick',
    stages: talkative,
    lines: [
      "Five cards! That's a crowd, and nobody pushed.",
      'Every one of them fitted. You should see me pack a suitcase.',
      "Five! I'd applaud, but that takes the other hand too.",
    ],
  },
  {
    on: 'trick',
    stages: gone,
    lines: [
      'Five cards. Or three of them waving. Either way you win.',
      'How did you get them all in there? Is there a back door?',
      "Tricks! I know one. Watch the olive. It's gone. Thank you.",
    ],
  },
  {
    on: 'royal',
    stages: crisp,
    lines: [
      'Three sevens. Royalty. I should have worn the other visor.',
      'A royal pontoon. Nothing beats it, and I have looked.',
      'Three sevens in one hand. I shall be telling this for years.',
    ],
  },
  {
    on: 'royal',
    stages: talkative,
    lines: [
      "All three sevens! Stand back, I'm going to bow. Not far.",
      'A royal! Trumpets! Somebody hum a trumpet.',
      'I waited all night for those three, and they sat down with you.',
    ],
  },
  {
    on: 'royal',
    stages: gone,
    lines: [
      'Seven, seven, seven. That is a lot. Long live the lot.',
      'Your Majesty. Your Majesties. All three of you.',
      'I saw three sevens once before. There was one of them.',
    ],
  },
  {
    on: 'houseNatural',
    stages: crisp,
    lines: [
      'The house does that with a straight face. I am still practising.',
      "Mine, and no effort. I didn't even get to be clever.",
      'Nothing you could have done. It says so in all the books.',
    ],
  },
  {
    on: 'houseNatural',
    stages: talkative,
    lines: [
      "There it was, under my own thumb. I'm as surprised as you are.",
      'It comes to me naturally. I have been saving that one.',
      'Sorry. The cards like me better when I sway a little.',
    ],
  },
  {
    on: 'houseNatural',
    stages: gone,
    lines: [
      'I won? Sitting down? Let me try it standing... no.',
      'That was the house. I hold it up. Lately it holds me up.',
      "I'd call it beginner's luck, but I began so long ago.",
    ],
  },
  {
    on: 'losingRun',
    stages: crisp,
    lines: [
      'A dry spell. I know all about dry.',
      'I have seen longer runs. Not on a carpet, but I have seen them.',
      'The shoe pinches tonight. I only carry it.',
    ],
  },
  {
    on: 'losingRun',
    stages: talkative,
    lines: [
      "Tell you what: I'll root for you. The house can't hear me, can it?",
      'Rough stretch. Have an olive. Have mine. Not that one.',
      'If it helps, I lose everything too. Keys, mostly.',
    ],
  },
  {
    on: 'losingRun',
    stages: gone,
    lines: [
      "I don't like winning this much. It makes the olive sulk.",
      "You and me, friend, against the house. Wait. I'm the house.",
      "Let's stop and think of something nice. There. Cards?",
    ],
  },
  {
    on: 'winningRun',
    stages: crisp,
    lines: [
      'You are on a run. I have been told to look concerned.',
      'If this goes on I shall be asked to explain you.',
      'That luck of yours, does it come in my size?',
    ],
  },
  {
    on: 'winningRun',
    stages: talkative,
    lines: [
      "Again! Whatever you're doing, I'm drinking to it.",
      "Take it all. It isn't mine. I just like stacking it.",
      "You're so hot that I moved the ice to this side.",
    ],
  },
  {
    on: 'winningRun',
    stages: gone,
    lines: [
      "You keep winning, I keep refilling. We've each found our calling.",
      'Slow down, the chips are running. No, that was my nose.',
      "I told the boss how lucky you are. He's a coat rack. He took it well.",
    ],
  },
  {
    on: 'bust',
    stages: crisp,
    lines: [
      'One too many. I know the feeling, in glasses.',
      'Over the top. Fine view, but they charge for it.',
      'The card was good. It was only looking for another hand.',
    ],
  },
  {
    on: 'bust',
    stages: talkative,
    lines: [
      "Bust! Happens to the best of us. I'll introduce you some time.",
      'So close! On the wrong side of close, but so close.',
      'You asked and I gave. Let us both blame the card.',
    ],
  },
  {
    on: 'bust',
    stages: gone,
    lines: [
      'Too many? Says who? Ah. The rules. They never come for drinks.',
      'It went over. Things do. I had a chair like that.',
      "Let's not count it. They've counted it? I'm so sorry.",
    ],
  },
  {
    on: 'bust',
    betCents: bigBet,
    lines: [
      'The tower is down. It fell inward; nobody was hurt but the tower.',
      "That stack was too tall for this room anyway. I'll keep it low.",
    ],
  },
  {
    on: 'bothBust',
    stages: crisp,
    lines: [
      'Both over. The bet goes home, and nobody was here.',
      'You broke, I broke. Let us call it furniture.',
      'Two wrecks and no damages. As you were.',
    ],
  },
  {
    on: 'bothBust',
    stages: talkative,
    lines: [
      'Both bust! We must stop meeting like this.',
      'You went over and I came after you. I call that service.',
      'A tie, in the way that two empty glasses are a tie.',
    ],
  },
  {
    on: 'bothBust',
    stages: gone,
    lines: [
      "We're both bust, and I've never felt closer to anyone.",
      "Who won? Nobody? Good. Nobody's had a hard night.",
      'You bust, I bust, the ceiling turns. One of those is new.',
    ],
  },
  {
    on: 'houseBust',
    stages: crisp,
    lines: [
      'The house overdid it. I will have a word with it later.',
      'Too many. It is a complaint I have heard before.',
      'I only followed the rules. They led me off a pier.',
    ],
  },
  {
    on: 'houseBust',
    stages: talkative,
    lines: [
      'I went over! Did you see? With style, I thought.',
      'That last card looked smaller from above.',
      'The rules said draw. The rules never have to pay for it.',
    ],
  },
  {
    on: 'houseBust',
    stages: gone,
    lines: [
      'Whoops. Was that the house or the stool?',
      'I had one too many. Also a card.',
      'Down comes the house! Mind the chandelier. Have we a chandelier?',
    ],
  },
  {
    on: 'standOff',
    stages: crisp,
    lines: [
      "A stand-off. We wasted each other's time most politely.",
      'Equal. Take your bet. No hard feelings, no feelings.',
      'Even. Somewhere a referee goes home early.',
    ],
  },
  {
    on: 'standOff',
    stages: talkative,
    lines: [
      'The same as me! We should get matching visors.',
      "A tie! I'm wearing one. It was here somewhere.",
      "Neither of us won. I'll drink for the both of us, then.",
    ],
  },
  {
    on: 'standOff',
    stages: gone,
    lines: [
      'You have what I have. Except the olive. Hands off the olive.',
      "A draw? I can't draw. I once tried a horse.",
      "It's equal. We're all equal. Whose bet is this?",
    ],
  },
  {
    on: 'tieLost',
    stages: crisp,
    lines: [
      'Equal, so the house takes it. I did not write the rule; I merely enjoy it.',
      'A tie goes to the house. Somebody has to pay for the carpet.',
      'Level. The house breaks all ties, and keeps the pieces.',
    ],
  },
  {
    on: 'tieLost',
    stages: talkative,
    lines: [
      "Same points, my money. It's an old joke, but it keeps the lights on.",
      "We tied! So I won. Don't look at me, look at the rule.",
      "You played as well as I did. I'm sorry to hear it.",
    ],
  },
  {
    on: 'tieLost',
    stages: gone,
    lines: [
      "We're even. So I take it. It sounded fairer in my head.",
      'Ties are mine. Bow ties, neckties, these. I have a drawer.',
      "Equal! Let's share. We can't share? They're very strict here.",
    ],
  },
  {
    on: 'win',
    stages: crisp,
    lines: [
      'Well played. I would have done worse, and I work here.',
      'Yours. I counted it twice and it is still yours.',
      'You beat the house. It will get over it; it has columns.',
    ],
  },
  {
    on: 'win',
    stages: talkative,
    lines: [
      "You win! I've forgotten how much, but look at the chips.",
      'Good hand. I had a better one, in another game, years ago.',
      "Take it. My arm's tired of guarding it.",
    ],
  },
  {
    on: 'win',
    stages: gone,
    lines: [
      'You won. I saw it with my own eyes. All of them.',
      "Here's your money. And here's... no, that's my coaster.",
      'Bravo! Is there an interval? There should be an interval.',
    ],
  },
  {
    on: 'win',
    betCents: bigBet,
    lines: ['All that, in one trip? Bend from the knees.', 'Two towers now. Somebody warn the air traffic.'],
  },
  {
    on: 'win',
    streak: [2, 3],
    lines: ['Twice is a coincidence. Ask me again in a minute.', 'And again. I am beginning to recognize you.'],
  },
  {
    on: 'lose',
    stages: crisp,
    lines: [
      'Beaten by a whisker. I have several, under the nose.',
      'The house thanks you. I was told to bow here. Consider it done.',
      'A good hand, yours. Mine was merely ruder.',
    ],
  },
  {
    on: 'lose',
    stages: talkative,
    lines: [
      'I won that? I was looking at the olive.',
      'It was a lovely hand while it lasted. They all are.',
      'Mine adds up to more. I used my fingers and borrowed one.',
    ],
  },
  {
    on: 'lose',
    stages: gone,
    lines: [
      "I seem to have won. Put it where I can't see it.",
      'You lost, I won, my glass is low. Three sad stories.',
      "Don't be sad. Tomorrow we won't remember. I've started early.",
    ],
  },
  {
    on: 'lose',
    betCents: bigBet,
    lines: ['A big one gone. I shall dust the place where it stood.', 'I shall break it gently to the small chips. They looked up to it.'],
  },
  {
    on: 'refill',
    stages: crisp,
    lines: [
      'Excuse me. A martini should never wait for a card.',
      'A short pause while the glass catches up.',
      'Empty. An oversight. There: corrected.',
    ],
  },
  {
    on: 'refill',
    stages: talkative,
    lines: [
      "Another? If you insist. You didn't? Somebody did.",
      'Same again, and this time with feeling.',
      'One should stop before the last one. I never know which that is.',
    ],
  },
  {
    on: 'refill',
    stages: gone,
    lines: [
      'A full glass! Somebody must have loved me.',
      'This is number... hold up some fingers. Yes. That many.',
      "To your health, and his. There's nobody there? To his absence.",
    ],
  },
];
