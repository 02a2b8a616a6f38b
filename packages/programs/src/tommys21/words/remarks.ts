import type { Remarks } from '../occasion';

const crisp = [1, 2] as const;
const talkative = [3, 4] as const;
const gone = [5, 5] as const;
const bigBet = [25_000, 50_000] as const;

/** What the dealer says, by occasion and by how much he has had. */
export const remarks: readonly Remarks[] = [
  {
    on: 'arrival',
    lines: [
      'Sit anywhere. There is only the one chair.',
      'Evening. Clean cards, an honest shoe, a fair dealer. Two out of three is usual.',
      'House rule one: the house rules. I only read them out.',
      'Do sit. I was losing to myself, and I make a dreadful winner.',
    ],
  },
  { on: 'arrival', games: ['blackjack'], lines: ['Twenty-one, as it is played where clocks are against the law.'] },
  { on: 'arrival', games: ['flapjack'], lines: ['Seven and a half. The kings count half here, and they know it.'] },
  { on: 'arrival', games: ['macao'], lines: ['Nine. Think of it as baccarat with its shoes off.'] },
  { on: 'arrival', games: ['pontoon'], lines: ['Pontoon. The same cards with better manners, and I win the ties.'] },
  {
    on: 'moved',
    stages: crisp,
    lines: [
      'Another game? Certainly. The chair stays; it is fond of you.',
      'As you wish. I know four games and like the one that pays me.',
      'New rules. The cards have been told to act surprised.',
    ],
  },
  {
    on: 'moved',
    stages: talkative,
    lines: [
      'You came back. Or you never left. The clock and I are not speaking.',
      "This one I know! I knew the last one too. I didn't want to boast.",
      'Running away from your luck? It has the address.',
    ],
  },
  {
    on: 'moved',
    stages: gone,
    lines: [
      'You may both sit. No, share it. Be nice to each other.',
      "Welcome to... no, don't tell me. Cards. It was cards.",
      "A different game? Good. I'd lost the thread of that one. And the needle.",
    ],
  },
  { on: 'moved', games: ['blackjack'], lines: ['You need twenty-one, I need a steady hand. One of us is ready.'] },
  { on: 'moved', games: ['flapjack'], lines: ['A forty-card deck now. The eights, nines and tens are at the dentist.'] },
  { on: 'moved', games: ['macao'], lines: ['Kings count nothing here. A waiter must have invented it.'] },
  { on: 'moved', games: ['pontoon'], lines: ['Pounds, please. The table has crossed an ocean without getting up.'] },
  {
    on: 'bigBet',
    stages: crisp,
    lines: [
      'A serious bet. I have put on my serious face; it is this one.',
      'For that much the house usually sends a man to stand behind me.',
      'I dealt that one with both hands. One does not like to seem casual.',
    ],
  },
  {
    on: 'bigBet',
    stages: talkative,
    lines: [
      "That's not a bet, that's a down payment. What are we buying?",
      'I once owed that much. To myself. We settled out of court.',
      'A bet like that deserves a standing dealer. I tried. Twice.',
    ],
  },
  {
    on: 'bigBet',
    stages: gone,
    lines: [
      'One big bet or two small ones? I dealt to the one in the middle.',
      'All that money, and not one olive in it.',
      "My hands are shaking for you. They shook before, but now it's for you.",
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
      "I've tipped bigger than that. Canoes, mostly.",
    ],
  },
  {
    on: 'smallBet',
    stages: gone,
    lines: [
      "Hello, chip. What's a nice chip like you doing in a place like this?",
      'Did you bet that or drop it? I dealt, to be on the safe side.',
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
      'Twice the hands at twice the price. The cutting is free.',
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
      "Cut in two, like a worm! Both ends are wriggling. No, that's me.",
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
      'Twice the money on one card. I once bought a car on those terms.',
    ],
  },
  {
    on: 'double',
    stages: talkative,
    lines: [
      "Double! That's what I told the barman. Yours came quicker.",
      "One card. I picked you a nice one. They're all nice from the back.",
      "Brave! I doubled once. It's how I got two left feet.",
    ],
  },
  {
    on: 'double',
    stages: gone,
    lines: [
      "A double? I've had a double. Several. They add up.",
      "One card, coming... it's stuck to the... there.",
      'You said double, and the whole room went and did it.',
    ],
  },
  {
    on: 'buy',
    stages: crisp,
    lines: [
      'Sold. No returns without the original packaging.',
      'A purchase. I would wrap it, but you seem in a hurry.',
      'The house thanks you for your custom and keeps the receipt.',
    ],
  },
  {
    on: 'buy',
    stages: talkative,
    lines: [
      "Going, going... sold! To the only bidder, I'm afraid.",
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
      'I looked under the ace for you. That will be half a bet, thank you.',
      'A policy on a playing card. I have seen worse, with brochures.',
    ],
  },
  {
    on: 'insured',
    stages: talkative,
    lines: [
      "Insured against me! I'm flattered. I never felt like weather before.",
      'The policy covers aces. Not hats, not olives. I asked.',
      'Belt, suspenders and now this. Your trousers are the safest in town.',
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
      'You trusted the ace, and it kept its word. I am rather hurt.',
      'No policy. The books agree with you; I only sell the things.',
    ],
  },
  {
    on: 'uninsured',
    stages: talkative,
    lines: [
      'No policy? Good. The forms are in the drawer and the drawer is stuck.',
      "No net! I'd cheer, but I'm holding a glass.",
      "I never insure either. Look where it got me. Nice place, isn't it?",
    ],
  },
  {
    on: 'uninsured',
    stages: gone,
    lines: [
      'No insurance, no fear, no... what was the third thing? Olives.',
      'That was a no? From over here it sounded like a little song.',
      "Then we fly without a parachute. I've been flying for an hour.",
    ],
  },
  {
    on: 'policyPaid',
    stages: crisp,
    lines: [
      'The policy pays. I keep the natural and you keep the shirt.',
      'You had my ace insured. I shall have to explain that upstairs.',
      'Half a bet of caution, paid double. It looks well on you.',
    ],
  },
  {
    on: 'policyPaid',
    stages: talkative,
    lines: [
      "It pays! Nobody ever collects. I'll have to find the form.",
      "My best hand all night, and you had it insured. I'm touched.",
      'All that money went round the table and came home. So shall I, one day.',
    ],
  },
  {
    on: 'policyPaid',
    stages: gone,
    lines: [
      "You're covered! I'm not. I left mine in a taxi.",
      "The insurance pays. Who pays the insurance? Don't look at me like that.",
      "Paid in full. Sign here. No, that's the olive. Here.",
    ],
  },
  {
    on: 'natural',
    stages: talkative,
    lines: [
      "I've been working on one of those since my second olive.",
      "Beautiful. I'd frame it, but they need it for the next hand.",
      'Look at it! Some of us have to be charming instead.',
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
    lines: [
      'A natural. I barely had time to hope.',
      'An ace and a friend. That is all anybody needs.',
      'Three to two. I do the sum every time, and every time you win it.',
    ],
  },
  {
    on: 'natural',
    games: ['flapjack'],
    lines: [
      'Seven and a half on the nose. The half did all the work.',
      'Half a point, and it was the right half.',
      'A seven and a pretty face. It goes further than one is told.',
    ],
  },
  {
    on: 'natural',
    games: ['macao'],
    lines: [
      'Nine on the dot. One more spot and I would be smiling.',
      'You counted to nine and stopped. It is rarer than you think.',
      'Nine exactly. You have either a gift or a mirror behind me.',
    ],
  },
  {
    on: 'natural',
    games: ['pontoon'],
    lines: [
      'A pontoon. One could cross a river on that.',
      'Double pay for a pontoon. My own wages never heard of it.',
      'I chased your pontoon over the edge. Nice view of it, going down.',
    ],
  },
  {
    on: 'firstCard',
    stages: crisp,
    lines: [
      'I like a card that settles its own bill.',
      'Paid on the spot. Love should be so prompt.',
      'One card, and we are done. I have had longer handshakes.',
    ],
  },
  {
    on: 'firstCard',
    stages: talkative,
    lines: [
      "That card had made up its mind in the shoe. It wouldn't even wave.",
      "You win before I can lift the glass. Now that's rude.",
      'Short and sweet. They say the same of my career.',
    ],
  },
  {
    on: 'firstCard',
    stages: gone,
    lines: [
      'Over? Did we play? I remember a card. It had spots.',
      'Blink and you miss it. I blinked. Who was it?',
      'One card, one winner, one olive. Finally something I can count.',
    ],
  },
  {
    on: 'houseFirstCard',
    stages: crisp,
    lines: [
      'One card and it is over. I hardly had to be present.',
      'My card came with a bill. It is made out to you.',
      'That was brief. I apologize for the efficiency.',
    ],
  },
  {
    on: 'houseFirstCard',
    stages: talkative,
    lines: [
      "Mine, and no effort. I didn't even get to be clever.",
      "It wins all by itself. I'm only the transport.",
      "It was such a quiet card in the shoe. That's what everybody says.",
    ],
  },
  {
    on: 'houseFirstCard',
    stages: gone,
    lines: [
      "It wasn't me. I was with the olive at the time. Ask it.",
      'Who put a big one there? Me? With these hands? All of them?',
      "I won before I'd found the table. Now where's the table?",
    ],
  },
  {
    on: 'trick',
    stages: crisp,
    lines: [
      'Five cards in one hand. You are either brave or a collector.',
      'Five of them, and still afloat. I have seen ferries do worse.',
      'A five-card trick. Mine all begin with "pick a card".',
    ],
  },
  {
    on: 'trick',
    stages: talkative,
    lines: [
      "Five cards! That's a crowd, and nobody pushed.",
      'Every one of them fitted. You should see me pack a suitcase.',
      "Five little cards, all sober. I don't know how you raise them.",
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
      'Three sevens. In all my years I had only heard them described.',
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
      'The house does that with a straight face. I am still practicing.',
      'It says here that I win. I would have put it more kindly.',
      'I do apologize. It was dealt before I could stop it.',
    ],
  },
  {
    on: 'houseNatural',
    stages: talkative,
    lines: [
      'Look at that. And me with only half my eyes open.',
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
    on: 'houseNatural',
    games: ['blackjack'],
    lines: ['Nothing you could have done. It says so in all the books.', "There it was, under my own thumb. I'm as surprised as you are."],
  },
  {
    on: 'losingRun',
    stages: crisp,
    lines: [
      'A dry spell. I know all about dry.',
      'That makes several in a row. I stopped counting, out of tact.',
      'The shoe pinches tonight. I only carry it.',
    ],
  },
  {
    on: 'losingRun',
    stages: talkative,
    lines: [
      "I've started dealing you the good ones. From your side they must look different.",
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
      "I'm not cheating. I couldn't find the sleeve.",
      "Your luck's gone out. It said it would only be a minute.",
      'Shall I deal with my eyes shut? They are? Well, then.',
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
      "You've won so often that I've begun congratulating myself.",
      "I told the boss how lucky you are. He's a coat rack. He took it well.",
      "Are you me? You can't be. I never win.",
      "Keep going. I've told the olive that we'll all be rich.",
    ],
  },
  {
    on: 'bust',
    stages: crisp,
    lines: [
      'It read very well, up to the last card.',
      'Over the top. Fine view, but they charge for it.',
      'The card was good. It was only looking for another hand.',
      'One asks for a card. One does not get to choose its size.',
    ],
  },
  {
    on: 'bust',
    stages: talkative,
    lines: [
      "Bust! Happens to the best of us. I'll introduce you some time.",
      'You had to see one more. So did I. We are hopeless, you and I.',
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
      'You had it. Then you had more of it. I know that story.',
      "Bust! Like the statue. You've gone just as white.",
      'That last one was mine, I think. The glass, I mean. The card was yours.',
    ],
  },
  {
    on: 'bust',
    betCents: bigBet,
    lines: ['A great deal of money for one look at a card. It was a nice card.', 'That went down with all hands. Well. With one.'],
  },
  {
    on: 'mixed',
    stages: crisp,
    lines: [
      'One won, one lost. An accountant would sleep right through it.',
      'Two hands, two verdicts. The jury was split as well.',
      'You kept one and I kept one. It is how I was divorced.',
    ],
  },
  {
    on: 'mixed',
    stages: talkative,
    lines: [
      'One up, one down! I get the same from my legs.',
      "One of them won and one of them lost. Don't seat them together.",
      "I beat that one, and that one beat me. I'd introduce them, but they've met.",
    ],
  },
  {
    on: 'mixed',
    stages: gone,
    lines: [
      "One of you won and one of you lost. Tell him I'm sorry.",
      'Half of you won. Lean over, I want to shake that half.',
      'Plus one, minus one, carry the olive...',
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
      'I only followed the rules. They led me off a pier.',
      'The house is over, with all the grace of a falling piano.',
      'The house must draw. Nothing says that it must enjoy it.',
    ],
  },
  {
    on: 'houseBust',
    stages: talkative,
    lines: [
      'I went over! Did you see? With style, I thought.',
      'That last card looked smaller from above.',
      'I had such plans for that hand. Staying in was one.',
      'Over I go! Save the olive first.',
    ],
  },
  {
    on: 'houseBust',
    stages: gone,
    lines: [
      'Whoops. Was that the house or the stool?',
      'I had one too many. Also a card.',
      'Down comes the house! Mind the chandelier. Have we a chandelier?',
      'I drew a card, and it drew back.',
      'Over already? The house never could hold its cards.',
      "The house fell down. I'd help it up, but then there'd be two of us.",
    ],
  },
  {
    on: 'standOff',
    stages: crisp,
    lines: [
      "A stand-off. We wasted each other's time most politely.",
      'Equal. Take your bet. No hard feelings, no feelings.',
      'Level to the point. We could have done this by mail.',
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
      "You tied it, I untied it, and now it's mine. Don't ask me how.",
      "Equal! Let's share. We can't share? They're very strict here.",
    ],
  },
  {
    on: 'win',
    stages: crisp,
    lines: [
      'Well played. I would have done worse, and I work here.',
      'Yours. I counted it twice and it is still yours.',
      'You beat the house. I shall tell it gently; it is a large house.',
      'It is only money and, I notice, yours.',
    ],
  },
  {
    on: 'win',
    stages: talkative,
    lines: [
      "You win! Don't thank me. I was trying to stop you.",
      'Good hand. I had a better one, in another game, years ago.',
      "Take it. My arm's tired of guarding it.",
      'There you go. If the boss asks, I put up a fight.',
    ],
  },
  {
    on: 'win',
    stages: gone,
    lines: [
      'You won. I saw it with my own eyes. All of them.',
      "Here's your money. And here's... no, that's my coaster.",
      'Bravo! Is there an intermission? There should be an intermission.',
      'You beat me fair and square. Everything else here is round.',
      'Yours! Take it quickly, before I count it again.',
      "I was robbed! I wasn't? I was outplayed? Is that worse?",
    ],
  },
  {
    on: 'win',
    betCents: bigBet,
    lines: ['All that in one trip? Lift with the knees.', 'I am to write that one down. In red, they tell me.'],
  },
  { on: 'win', streak: [2, 2], lines: ['Twice is a coincidence. Ask me again in a minute.'] },
  { on: 'win', streak: [2, 3], lines: ['And again. I am beginning to recognize you.'] },
  {
    on: 'lose',
    stages: crisp,
    lines: [
      'The house asks me not to gloat. Kindly picture it.',
      'The house thanks you. I was told to bow here. Consider it done.',
      'A polite hand, yours. Mine was merely ruder.',
      'You came second. At this table that is also last.',
    ],
  },
  {
    on: 'lose',
    stages: talkative,
    lines: [
      'I won that? I was looking at the olive.',
      'It was a lovely hand while it lasted. They all are.',
      'Mine adds up to more. I used my fingers and borrowed one.',
      "Don't blame the cards. Blame the order they came in. I cut them.",
    ],
  },
  {
    on: 'lose',
    stages: gone,
    lines: [
      "I seem to have won. Put it where I can't see it.",
      "You lost, I won, and the olive isn't speaking to either of us.",
      "Don't be sad. Tomorrow we won't remember. I've started early.",
      "You lost to me? In my condition? Don't tell anyone.",
      'I won by a nose. This nose.',
      "I'd let you win, but I can't find the rule for it.",
    ],
  },
  {
    on: 'lose',
    betCents: bigBet,
    lines: ['A big one gone. I shall dust the place where it lay.', 'I shall break it gently to the small chips. They looked up to it.'],
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
      'I only had the one. Then I only had the one. And so on.',
      "The barman and I have an understanding. I've forgotten what.",
      "Dry as a... as a... what's dry? Never mind. It isn't now.",
    ],
  },
];
