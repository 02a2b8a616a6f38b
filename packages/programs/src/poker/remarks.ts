/**
 * What may be remarked on. The first nine are said by the one who did it, the others by somebody else at the table, but for `broke`,
 * which is a parting word. All of them are seen by everyone: nothing that is said depends on hidden cards.
 */
export type Occasion =
  | 'deal'
  | 'open'
  | 'raise'
  | 'call'
  | 'drop'
  | 'check'
  | 'draw'
  | 'win'
  | 'lose'
  | 'split'
  | 'dead'
  | 'youWin'
  | 'youDrop'
  | 'youRaise'
  | 'broke';

/** The six who may sit at the table with you. */
export const characterNames = ['rosie', 'duke', 'slim', 'doc', 'mabel', 'otis'] as const;

/** One of the six. */
export type CharacterName = (typeof characterNames)[number];

/** The lines of one player. */
export type Lines = Readonly<Record<Occasion, readonly string[]>>;

/** Rosie sings at the bar piano; everything reminds her of the stage. */
const rosie: Lines = {
  deal: [
    'Deal me the high notes, and keep the low ones.',
    'I have an encore at midnight. Make this quick.',
    'New cards, no rehearsal. My favorite kind of show.',
    'If the piano player asks, I am resting my voice.',
  ],
  open: [
    'Somebody has to sing the first verse.',
    'Curtain up. Try to look entertained.',
    'That was my cue, I believe.',
    'I never could stand a silent overture.',
  ],
  raise: [
    'I only raise when I breathe, darling.',
    'Up half a tone. Can everyone still reach it?',
    'Second verse, same as the first, only louder.',
    'In show business we call that building to the chorus.',
  ],
  call: [
    'I will hum along.',
    'Standing room is fine. I have come to see the ending.',
    'Put me down for one seat, somewhere near the exit.',
    'I have paid more to hear worse.',
  ],
  drop: [
    'I know when to leave a stage. Most of my rivals never learned.',
    'Exit, left, with dignity.',
    'Wake me for the finale.',
    'This number is not in my range.',
  ],
  check: ['After you. I am tuning up.', 'A pause. It is the hardest thing to sing.', 'I will let the orchestra play a little.'],
  draw: [
    'A quick change of costume, and back on stage.',
    'New cast, same play.',
    'I told my agent: send me somebody with talent this time.',
  ],
  win: [
    'Thank you, thank you. Throw chips, not flowers.',
    'They said I would never make money in the arts.',
    'I do this eight times a week, and twice on Saturday.',
    'Hold the applause. No, on second thought, do not.',
  ],
  lose: [
    'The critics were right about that one.',
    'Forty years of stage fright, and I get it now.',
    'We shall not take that one on tour.',
    'Well. The costume was lovely.',
  ],
  split: [
    'A duet! I get the higher part.',
    'I have shared dressing rooms smaller than this pot.',
    'Equal billing? My agent will hear of it.',
  ],
  dead: [
    'I have had livelier audiences in a library.',
    'Not one hand in the house. Not one.',
    'Shall I sing, or does everyone want to keep staring?',
  ],
  youWin: [
    'Lovely. I would have held the pause a little longer.',
    'Bravo. Now do it in a minor key.',
    'You took that bow as if you had practiced it.',
    'Save me a chip for the hat, would you?',
  ],
  youDrop: [
    'Leaving before the aria? Your loss.',
    'The cloakroom is on the right.',
    'Do not fret. My first three shows closed early, too.',
  ],
  youRaise: [
    'Listen to the newcomer: no warming up, and then the high C.',
    'Oh, I like a partner with volume.',
    'Careful, dear. The chandelier is glass.',
  ],
  broke: [
    'Back to the piano. It pays in tips, but it pays.',
    'I shall describe this in my memoirs as a sabbatical.',
    'Someone lend me bus fare. I can pay in ballads.',
  ],
};

/** The Duke has a title, a monocle and no money. */
const duke: Lines = {
  deal: [
    'At my castle the cards were warmed before use.',
    'Deal away. The butler would do it, had I a butler.',
    'I once staked a lake. I miss the lake.',
    'One plays for honor. And, this week, for rent.',
  ],
  open: [
    'Permit me to lower the drawbridge.',
    'Let it be entered that nobility went first.',
    'I open. My family used to do it with scissors and a ribbon.',
    'Somebody sound a trumpet. No? Then imagine one.',
  ],
  raise: [
    'That sum would have bought a hedge, in my day.',
    'More. The ancestors are watching from their frames.',
    'I raise, in a manner that cannot be taught.',
    'My accountant would faint. I let him go, to spare him.',
  ],
  call: [
    'I shall match that, once I have found the other pocket.',
    'Call. I have guests who cost me more.',
    'The house of my fathers meets its obligations. Some of them.',
    'Very well, but I want a receipt with a crest on it.',
  ],
  drop: [
    'I withdraw. The carriage, please. Any carriage.',
    'My great-uncle never retreated. We have his hat somewhere.',
    'One knows when to leave a ball.',
    'I abdicate. It runs in the family.',
  ],
  check: [
    'I reserve my position, as we say in the law courts.',
    'One does not rush. One was not brought up to rush.',
    'Let the merchants go first.',
  ],
  draw: ['These were below my station.', 'I should like to see something with a crown on it.', 'Dismissed, without references.'],
  win: [
    'The west wing shall have a roof again.',
    'Kindly send it up in small sacks.',
    'Breeding, my friends. Also luck, but chiefly breeding.',
    'I knew the family fortune was somewhere.',
  ],
  lose: [
    'There goes the other candlestick.',
    'I have been defeated by better. No, actually, I have not.',
    'We shall speak of this hand no further.',
    'Add it to the portraits I owe you.',
  ],
  split: [
    'Half a pot, like half a castle, is mostly stairs.',
    'A treaty, then. Where do I sign?',
    'I divide nothing, as a rule. But I have sold the rules.',
  ],
  dead: [
    'A still life. My aunt painted them.',
    'In my day someone would at least have challenged someone.',
    'The silence of the crypt. I could charge admission.',
  ],
  youWin: [
    'Well played. Do you happen to need a coat of arms?',
    'New money. One hears it before one sees it.',
    'I salute you, and should like to borrow some of that.',
    'You will find it weighs more than it glitters. Shall I carry it?',
  ],
  youDrop: [
    'A dignified exit. Note the posture, everyone.',
    'The white flag suits you. Is it real linen?',
    'Retreat is only an advance on dinner.',
  ],
  youRaise: [
    'Upon my word. Somebody has sold a painting.',
    'Such ambition! Are you quite sure you have no title?',
    'I had a steward with your nerve. He owns the estate now.',
  ],
  broke: [
    'The title is for sale. It comes with the monocle.',
    'I leave as I arrived: magnificently, and on foot.',
    'Do not pity me. Pity my creditors. There are more of them.',
  ],
};

/** Slim herds cattle and says little; most of it concerns his mule. */
const slim: Lines = {
  deal: [
    'Nice night. Mule says rain.',
    'Been in the saddle since four. The chair is a luxury.',
    'Cards again. Beats fences.',
    'Esmeralda is tied outside, so no fast exits.',
  ],
  open: [
    'Gate is open. Mind the mud.',
    'Reckon I will go first. Snakes bite the second fella.',
    'Somebody had to wake the herd.',
    'There. Conversation started.',
  ],
  raise: [
    'Bit steeper from here on.',
    'My mule has kicked softer than that.',
    'Added a rail to the fence. Go on and jump.',
    'That is hay money. Be respectful of it.',
  ],
  call: ['Yup.', 'I will ride along a ways.', 'Same trail as you, it seems.', 'Come this far. Boots are wet already.'],
  drop: ['Nope.', 'Mule would not cross that river. Nor will I.', 'I know a dry well when I hear one.', 'Going to watch the fire a while.'],
  check: ['Just chewing.', 'Grass will grow without me.', 'No hurry. Sun is still up somewhere.'],
  draw: ['Swapping horses.', 'Out with the old calves, in with the new.', 'Strays. Never could use strays.'],
  win: ['Well. New hat.', 'Esmeralda eats oats tonight.', 'Did not see that coming. Mule did.', 'Guess I will need a second saddlebag.'],
  lose: [
    'Seen hail do less.',
    'Mule will not hear of this.',
    'Thrown again. Ground is right where I left it.',
    'Happens. Mostly to me, and mostly on Tuesdays.',
  ],
  split: ['Half a loaf. Bread all the same.', 'Share and share alike. Cows do it.', 'Two hats, one creek. Room enough.'],
  dead: ['Quiet as a barn in church hours.', 'Heard a coyote yawn just now.', 'Could have mended a gate in that time.'],
  youWin: [
    'Fair roping, stranger.',
    'Never liked those chips. Too round.',
    'You sit a lucky horse. Hope it is housebroke.',
    'Tip my hat. It is all I have left to tip.',
  ],
  youDrop: ['Fence looked high from here, too.', 'Coffee is on the stove.', 'No shame. Rocks wait out the weather as well.'],
  youRaise: ['Whoa there.', 'Big thunder for a small cloud.', 'Mule just lifted an ear. First time since spring.'],
  broke: [
    'Well. Never cared to carry weight.',
    'Back to the cows. They do not raise.',
    'Esmeralda, we walk home. You have done this before.',
  ],
};

/** Doc pulls teeth and gives his opinion of every table as of a patient. */
const doc: Lines = {
  deal: [
    'Open wide. I mean your wallets.',
    'The next patient may sit down. Oh, it is me.',
    'I prescribe cards, once every three minutes.',
    'This will not hurt. It says so on the bottle.',
  ],
  open: [
    'A small incision to begin with.',
    'First the examination, then the bill.',
    'I start with the front ones, as a rule.',
    'Let us see where it is tender.',
  ],
  raise: [
    'The dose is doubled. Shake well.',
    'You may feel a slight pressure.',
    'I am going in deeper. Somebody hold the lamp.',
    'Symptoms: rising chips. Cure: unknown to science.',
  ],
  call: [
    'I concur with my colleague, at the usual fee.',
    'A second opinion: the same, only later.',
    'I will keep the patient under observation.',
    'Not a cure, but it buys time.',
  ],
  drop: [
    'Time of death: now. Cover it with a napkin.',
    'I refer this one to a specialist.',
    'Extraction completed. Rinse, please.',
    'There is nothing more that medicine can do.',
  ],
  check: [
    'Let us wait for the fever to break.',
    'Nurse, the magazines. We may be here some time.',
    'First, do no harm. Second, do nothing.',
  ],
  draw: ['These had to come out.', 'A transplant. We shall know by morning.', 'I have requested fresh tissue.'],
  win: [
    'My fee. I take no insurance.',
    'The operation was a success. For the surgeon.',
    'At last, someone pays me on the day.',
    'A textbook case. I wrote the textbook, it sold four copies.',
  ],
  lose: [
    'The patient looked so well this morning.',
    'I shall be writing this one up under a false name.',
    'That is what they call a complication.',
    'A total loss. I blame the thermometer.',
  ],
  split: ['Twins! Both doing well.', 'We shall share it, like a waiting room.', 'A clean separation. My best stitching yet.'],
  dead: [
    'No pulse at all. Try the other wrist.',
    'I have seen more life in a jar.',
    'The whole table is under, and I gave nobody any gas.',
  ],
  youWin: [
    'Congratulations. That grin could use some work, though.',
    'A remarkable recovery. You must come back as a warning.',
    'Take two pots and call me in the morning.',
    'You are in fine health. I find it rather bad for mine.',
  ],
  youDrop: [
    'Early treatment. I wish they were all so sensible.',
    'Lie down with your feet up. It passes.',
    'Laid down like a surgical towel. Very neat.',
  ],
  youRaise: [
    "Somebody take this person's temperature.",
    'I have seen that look before. It was on a rabbit.',
    'A sudden swelling. I would keep that cold.',
  ],
  broke: [
    'I seem to have cured myself of chips.',
    'Bankrupt. There is no ointment for it.',
    'My practice reopens at nine. Kindly have toothaches.',
  ],
};

/** Mabel keeps the boarding house: she knits, bakes, and counts the spoons. */
const mabel: Lines = {
  deal: [
    'Elbows off the felt, all of you.',
    'Deal, and then I want to see clean hands.',
    'I have a pie in the oven, so no dawdling.',
    'Knit one, deal two.',
  ],
  open: [
    'There, dears. Something to nibble on.',
    'I shall set the table, then.',
    'Somebody must put the kettle on.',
    'Now, who wants some while it is hot?',
  ],
  raise: [
    'A pinch more. It was bland.',
    'Eat up, there is plenty where that came from.',
    'I am letting the hem down a little. You have all grown.',
    'The rent went up as well, by the way.',
  ],
  call: [
    'I will have what they are having, but a smaller piece.',
    'Very well, one more row and then to bed.',
    'I have change. I always have change.',
    'Somebody has to keep an eye on you.',
  ],
  drop: [
    'Too rich for supper.',
    'I have dropped a stitch. And the cards.',
    'Carry on, I shall be in the pantry.',
    'No, dear. I know that smell: something is burning.',
  ],
  check: ['Let it simmer.', 'I am counting stitches. Talk among yourselves.', 'No need to push. There is enough for everyone.'],
  draw: ['These have gone stale.', 'A little unravelling, then we begin again.', 'I send back what is not fresh. Ask the grocer.'],
  win: [
    'Thank you, dears. That is the roof paid for.',
    'Wipe your feet on the way out of my pot.',
    'Into the cookie jar it goes. Nobody looks under the cookies.',
    'And you thought I came for the conversation.',
  ],
  lose: [
    'Well, that souffle has fallen.',
    'I should have stayed with my knitting. It never talks back.',
    'Somebody will be drying dishes for this.',
    'That was the good china, too.',
  ],
  split: ['You cut, I choose.', 'There. Was it so hard to share?', 'Half each, and no fighting in the hall.'],
  dead: ['Nobody hungry? After all that cooking?', 'You could hear a needle drop. I just did.', 'The mice in my attic have more to say.'],
  youWin: [
    'Well done. You may have the room with the window.',
    'Did your mother teach you that? I should like a word with her.',
    'Take it, but it comes off your breakfast.',
    'What pretty stacks. Do dust them now and then.',
  ],
  youDrop: [
    'Good for you. Nobody ever choked on what they left.',
    'Have a scone. It was not your recipe.',
    'There, there. I will knit you something.',
  ],
  youRaise: [
    'My, somebody has had their porridge.',
    'Not so loud, the boarders are asleep.',
    'You pour with a heavy hand, dear. Mind the cloth.',
  ],
  broke: [
    'I shall go and see to the spoons. I had twelve.',
    'No matter. Supper is at six, and now you all pay.',
    'Goodnight, dears. The last one puts the cat out.',
  ],
};

/** Otis is a conductor of the night train; he lives by his watch. */
const otis: Lines = {
  deal: [
    'All aboard. Have your chips ready.',
    'Eleven minutes behind schedule, and it is only the deal.',
    'Mind the gap between your hopes and your cards.',
    'My watch says it is time for a better hand.',
  ],
  open: [
    'Departing now from platform one.',
    'Signal is green. Off we go.',
    'I blow the whistle, the rest of you pull.',
    'First stop, the pot. Change here for the poorhouse.',
  ],
  raise: [
    'More coal.',
    'The fare has changed. Kindly consult the notice.',
    'We are now running as an express.',
    'Full steam. Passengers may wish to hold on to something.',
  ],
  call: [
    'Ticket punched.',
    'I am staying on until the end of the line.',
    'One return, please. At least I hope it is a return.',
    'Slow train, but it gets there.',
  ],
  drop: [
    'This is where I get off.',
    'End of the line for me. Leave nothing on the seats.',
    'Wrong train. I do hate it when that happens to me.',
    'I am being moved to a siding.',
  ],
  check: ['Holding at the signal.', 'No departure before the scheduled time.', 'Awaiting instructions from the next station.'],
  draw: ['Uncoupling a few wagons.', 'All change, please. All change.', 'Those were traveling without a ticket.'],
  win: [
    'Arrived on time, for once. Somebody write it down.',
    'I will take it all in the luggage van.',
    'Thank you for traveling with me. Do complain in writing.',
    'The cash box travels up front, with me.',
  ],
  lose: [
    'Leaves on the line. It is always leaves on the line.',
    'We regret the inconvenience. I do, at any rate.',
    'Derailed, with the terminus in sight.',
    'My connection left without me. It usually does.',
  ],
  split: [
    'The train divides here. Front half this way.',
    'Two engines, one load. It has been done.',
    'A shared compartment. I take the window.',
  ],
  dead: [
    'Service is suspended. There is no bus either.',
    'An empty platform at four in the morning. I know it well.',
    'Everyone waits for everyone. This is how delays begin.',
  ],
  youWin: [
    'You got the last seat, I see. By the window, too.',
    'First class for that passenger, it seems.',
    'I would ask for your ticket, but you have bought the railroad.',
    "Through the tunnel and out with everyone's luggage.",
  ],
  youDrop: [
    'Kindly mind the step.',
    'A short trip. You will find the view was not much anyway.',
    'There is another one along in a minute or so.',
  ],
  youRaise: [
    'You do know there is a speed limit on this stretch?',
    'Who gave this passenger the throttle?',
    'I heard that whistle two counties away.',
  ],
  broke: [
    'Terminating here. Please take your belongings. I have none.',
    'I go back to the night run. It loses money more slowly.',
    'The watch is not for sale. Well. What time is it worth?',
  ],
};

/** What everybody says. */
export const lines: Readonly<Record<CharacterName, Lines>> = { rosie, duke, slim, doc, mabel, otis };
