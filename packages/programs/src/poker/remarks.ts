/**
 * What may be remarked on. The first nine are said by the one who did it, the others by somebody else at the table, but for `broke`,
 * which is a parting word; with `youBroke` you are seen off. All of them are seen by everyone: nothing that is said depends on hidden cards.
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
  | 'broke'
  | 'youBroke';

/** The six who may sit at the table with you. */
export const characterNames = ['rosie', 'duke', 'slim', 'doc', 'mabel', 'otis'] as const;

/** One of the six. */
export type CharacterName = (typeof characterNames)[number];

/** The lines of one player. */
export type Lines = Readonly<Record<Occasion, readonly string[]>>;

/** Rosie sings at the bar piano; everything reminds her of the stage. */
const rosie: Lines = {
  deal: [
    'Quiet, please. My voice is insured. The rest is not.',
    'I go on at midnight and come off at ten past. Tough crowd.',
    'New cards, no rehearsal. My favorite kind of show.',
    "If the piano player asks, I'm resting my voice.",
  ],
  open: [
    "I'll begin. You may all pretend you know the words.",
    'Curtain up. Try to look entertained.',
    'Was that my cue? It usually is.',
    'I open the way my shows do: to polite silence.',
  ],
  raise: [
    'I only raise when I breathe, darling.',
    'Up half a tone. Can everyone still reach it?',
    'If you forget the words, sing louder. Old rule.',
    'More, and with feeling. Yours, preferably.',
  ],
  call: [
    "I'll hum along.",
    'Standing room is fine. I came to see the ending.',
    'Put me down for one seat, somewhere near the exit.',
    "I've paid more to hear worse.",
  ],
  drop: [
    'I know when to leave a stage. Most of my rivals never learned.',
    'I leave to thunderous applause. Anyone?',
    'Wake me for the finale.',
    'This number is not in my range.',
  ],
  check: ["After you. I'm tuning up.", 'A pause. It is the hardest thing to sing.', "I'm holding the note. It costs nothing."],
  draw: [
    'Out of the chorus. They never did learn the steps.',
    'New cast, same play.',
    'I told my agent: send me somebody with talent this time.',
  ],
  win: [
    'Thank you, thank you. Throw chips, not flowers.',
    'They said I would never make money in the arts.',
    'Same show tomorrow, folks. Bring friends with money.',
    "Hold your applause. No, wait. Don't.",
  ],
  lose: [
    'The critics were right about that one.',
    'Forty years without stage fright, and I get it now.',
    "We won't be taking that one on tour.",
    'Well. The costume was lovely.',
  ],
  split: [
    'A duet! I get the higher part.',
    "I've shared dressing rooms smaller than this pot.",
    'Equal billing? My agent will hear of it.',
  ],
  dead: [
    "I've sung to livelier houses, and two were funerals.",
    'Not one hand in the house. Not one.',
    'Shall I sing, or does everyone want to keep staring?',
  ],
  youWin: [
    'Lovely. I would have held the pause a little longer.',
    'Bravo. Now do it in a minor key.',
    "You took that bow as if you'd practiced it.",
    'Save me a chip for the hat, would you?',
  ],
  youDrop: [
    'Leaving early? Take a program, it has my picture.',
    'The cloakroom is on the right.',
    "Don't fret. My first three shows closed early, too.",
  ],
  youRaise: [
    'No warming up, and then the high C. I do admire nerve.',
    'Oh, I like a partner with volume.',
    'Careful, dear. The chandelier is glass.',
  ],
  broke: [
    'Back to the piano. It pays in tips, but it pays.',
    'In my memoirs this will be a sabbatical.',
    'Someone lend me bus fare. I can pay in ballads.',
  ],
  youBroke: [
    'That was your farewell tour, dear. Mine is in its eleventh year.',
    'Out of chips? Then sing, darling. I started that way.',
    'You gave it everything. I watched it go past.',
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
    'I retire to my estate. It is the chair by the door.',
    'I abdicate. It runs in the family.',
  ],
  check: [
    'I reserve my position, as I tell the bailiffs.',
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
    'I have been beaten before, but never by such a hat.',
    'The ghost in my library will laugh about this for years.',
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
  youBroke: [
    'Welcome to the aristocracy. We have nothing, either.',
    'I can recommend a pawnbroker. He knows all nine of my names.',
    'Chin up. I have been ruined for thirty years, and I dine out.',
  ],
};

/** Slim herds cattle and says little; most of it concerns his mule. */
const slim: Lines = {
  deal: [
    'Nice night. Mule says rain.',
    "Fourteen hours in the saddle. I'll stand for this one.",
    'Cards again. Beats fences.',
    "Esmeralda's parked out front. Don't tell her the stakes.",
  ],
  open: [
    "Gate's open. Mind the mud.",
    "Reckon I'll go first. Snakes bite the second fella.",
    'Poked it. Now we see if it kicks.',
    "There. That's my speech for the week.",
  ],
  raise: [
    'Bit steeper from here on.',
    'My mule kicks softer than that.',
    'Added a rail to the fence. Go on and jump.',
    "That's hay money. Treat it respectful.",
  ],
  call: ['Yup.', "I'll ride along a ways.", "Mule's asleep. Can't leave yet.", 'Come this far. Boots are wet already.'],
  drop: [
    'Nope.',
    "Mule wouldn't cross that river. Me neither.",
    'I know a dry well when I hear one.',
    'Been up this canyon. Ends in a wall.',
  ],
  check: ['Just chewing.', 'Grass will grow without me.', 'No hurry. Sun is still up somewhere.'],
  draw: ['Swapping horses.', "These won't herd. Trying some others.", 'Strays. Never could use strays.'],
  win: [
    'Well. New hat.',
    'Esmeralda eats oats tonight.',
    "Didn't see that coming. Mule did.",
    "Guess I'll visit the bank. First time we both smile.",
  ],
  lose: [
    'Seen hail do less.',
    "Mule's not to hear of this.",
    'Thrown again. Ground is right where I left it.',
    'Happens. Mostly to me, and mostly on Tuesdays.',
  ],
  split: ["Half a cow each. Front end's mine.", "Sharing, huh. Longest talk we've had all year.", 'Two hats, one creek. Room enough.'],
  dead: ['Quiet as a barn in church hours.', 'Heard a coyote yawn just now.', "Could've mended a gate. Thought about it."],
  youWin: [
    'Fair roping, stranger.',
    'Never liked those chips. Too round.',
    "You sit a lucky horse. Hope it's housebroke.",
    "Hat's off. Don't make me give a speech too.",
  ],
  youDrop: ['Fence looked high from here, too.', "Coffee's on the stove.", 'No shame. Rocks wait out the weather as well.'],
  youRaise: ['Whoa there.', 'Big thunder for a small cloud.', 'Mule just lifted an ear. First time since spring.'],
  broke: ['Well. Never cared to carry weight.', 'Back to the cows. They never raise.', "We walk home, Esmeralda. You've done it before."],
  youBroke: [
    'Sorry, friend. Want to talk to the mule?',
    'I can spare a blanket. Mule picks the side.',
    'Take the trail east. Fewer folks to explain it to.',
  ],
};

/** Doc pulls teeth and gives his opinion of every table as of a patient. */
const doc: Lines = {
  deal: [
    'Open wide. I mean your wallets.',
    'The next patient may sit down. Oh, it is me.',
    'Any numbness? Good. Then we can begin.',
    'This will not hurt. It says so on the bottle.',
  ],
  open: [
    'A small incision to begin with.',
    'Bite down on this, everyone.',
    'I start with the gold ones, as a rule.',
    'Let us see where it is tender.',
  ],
  raise: [
    'I am raising the dose. Shake well.',
    'You may feel a slight pressure.',
    'I am going in deeper. Somebody hold the lamp.',
    'Symptoms: rising chips. Cure: unknown to science.',
  ],
  call: [
    'I concur with my colleague, at the usual fee.',
    'A second opinion: the same, only later.',
    'Stay calm. I never lost a patient that I could find.',
    'Not a cure, but it buys time.',
  ],
  drop: [
    'Time of death: now. Cover it with a napkin.',
    'I refer this one to a specialist.',
    'Extraction completed. Rinse, please.',
    'I have done what I could, which was to watch.',
  ],
  check: [
    'Let us wait for the fever to break.',
    'Nurse, the magazines. We may be here some time.',
    'First, do no harm. Second, do nothing.',
  ],
  draw: ['These had to come out.', 'A transplant. We shall know by morning.', 'Decay. I see it every day.'],
  win: [
    'My fee. I take no insurance.',
    'The operation was a success. For the surgeon.',
    'At last, someone pays me on the day.',
    'A textbook case. I wrote the textbook, it sold four copies.',
  ],
  lose: [
    'The patient looked so well this morning.',
    'I shall be writing this one up under a false name.',
    'Wrong tooth.',
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
    'A remarkable recovery. I should like to publish you.',
    'Take two pots and call me in the morning.',
    'You are in fine health. I find it rather bad for mine.',
  ],
  youDrop: [
    'Caught early. I wish they were all so sensible.',
    'Lie down with your feet up. It passes.',
    'Out it came, and not a sound. Brave.',
  ],
  youRaise: [
    'Red cheeks, bright eyes. You are enjoying this.',
    'I have seen that look before. It was on a rabbit.',
    'A sudden swelling. I would keep that cold.',
  ],
  broke: [
    'I seem to have cured myself of chips.',
    'Bankrupt. There is no ointment for it.',
    'My practice reopens at nine. Kindly have toothaches.',
  ],
  youBroke: [
    'Your chips have passed on. They felt nothing.',
    'I can offer you four dollars for the molars.',
    'No charge for the consultation. I saw your purse.',
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
    'I bring the onion. Now you all put something in the soup.',
    'Breakfast is served. Yes, dear, it costs extra.',
    'Now, who wants some while it is hot?',
  ],
  raise: [
    'A pinch more. It was bland.',
    'Second helpings. Nobody leaves until the plate is clean.',
    'I am letting the hem down a little. You have all grown.',
    'The rent went up as well, by the way.',
  ],
  call: [
    'I will have what they are having, but a smaller piece.',
    'Very well, one more row and then to bed.',
    'I have change. I always have change.',
    'I am only staying to see that you wash up.',
  ],
  drop: [
    'Too rich for supper.',
    'I have dropped a stitch. And the cards.',
    'Carry on. I shall be in the pantry with the sherry.',
    'No, dear. I know that smell: something is burning.',
  ],
  check: ['Let it simmer.', 'I am counting stitches. Talk among yourselves.', 'No need to push. There is enough for everyone.'],
  draw: ['These have gone stale.', 'A little unraveling, then we begin again.', 'I send back what is not fresh. Ask the grocer.'],
  win: [
    'Thank you, dears. That is the boiler paid for.',
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
  split: ['You cut, I choose.', 'There. Was that so hard? Now shake hands.', 'Half each, and no fighting in the hall.'],
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
    'My. And that before you have paid for the room.',
    'Not so loud, the boarders are asleep.',
    'You pour with a heavy hand, dear. Mind the cloth.',
  ],
  broke: [
    'I shall go and see to the spoons. I had twelve.',
    'No matter. Supper is at six, and now you all pay.',
    'Goodnight, dears. The last one puts the cat out.',
  ],
  youBroke: [
    'You may work it off, dear. There are forty windows.',
    'Eat something, dear. The soup is free. The spoon is not.',
    'Your trunk stays here, dear, until we have settled up.',
  ],
};

/** Otis is a conductor of the night train; he lives by his watch. */
const otis: Lines = {
  deal: [
    'All aboard. Have your chips ready.',
    'Eleven minutes behind schedule, and it is only the deal.',
    'Mind the step down from your hopes to your cards.',
    'This deal was due at 9:40. Yesterday.',
  ],
  open: [
    'Departing now, with you or without you.',
    'The signal is green. Or I am color-blind. Off we go.',
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
    'I stay aboard. It is raining at this stop.',
    'Round trip, please. I am an optimist.',
    'I would get off, but we are between stations.',
  ],
  drop: [
    'My stop. I recognize the smell.',
    'End of the line for me. Leave nothing on the seats.',
    'Wrong train. I do hate it when that happens to me.',
    'I am being moved to a siding.',
  ],
  check: ['Holding at the signal.', 'Standing still. It is what railroads do best.', 'Awaiting instructions from the next station.'],
  draw: ['Uncoupling the freight.', 'There has been a change to the timetable.', 'Put off the train. No ticket.'],
  win: [
    'Arrived on time, for once. Somebody write it down.',
    'Into the baggage car with it, and no throwing.',
    'Thank you for traveling with me. Do complain in writing.',
    'The cash box travels up front, with me.',
  ],
  lose: [
    'Cow on the track. It is always a cow on the track.',
    'We regret the inconvenience. I do, at any rate.',
    'Derailed, in plain sight of the depot.',
    'My connection left without me. It usually does.',
  ],
  split: [
    'The train divides here. Front half this way.',
    'Two conductors on one train. There will be paperwork.',
    'A shared compartment. I take the window.',
  ],
  dead: [
    'Service is suspended. The bus is a rumor.',
    'An empty platform at four in the morning. I know it well.',
    'Everyone waits for everyone. This is how delays begin.',
  ],
  youWin: [
    'That seat was reserved, you know. For the rest of us.',
    'Let me carry that for you. Some of it was mine.',
    'I would ask for your ticket, but you have bought the railroad.',
    "Through the tunnel and out with everyone's luggage.",
  ],
  youDrop: [
    'Kindly mind the step.',
    'A short trip. The scenery gets no better, I promise.',
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
  youBroke: [
    'You may sleep in the waiting room. I often do.',
    'Try the lost and found. I would not be hopeful.',
    'No fare, no ride. The next town is only fourteen miles.',
  ],
};

/** What everybody says. */
export const lines: Readonly<Record<CharacterName, Lines>> = { rosie, duke, slim, doc, mabel, otis };
