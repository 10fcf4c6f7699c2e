const DICE =
  'M20 20h60v60H20zm14 10a6 6 0 1 0 0 12 6 6 0 0 0 0-12zm32 28a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM50 44a6 6 0 1 0 0 12 6 6 0 0 0 0-12z';
const SPADE = 'M28 14h44v72H28zm22 18c8 10 16 14 16 22a8 8 0 0 1-14 5l3 9H45l3-9a8 8 0 0 1-14-5c0-8 8-12 16-22z';
const SEVEN = 'M22 24h56v16L56 82H38l20-40H38v6H22z';

/** What stands in the picture of a game: by its route, else by its category. */
export const GLYPHS: Readonly<Record<string, string>> = {
  'fortuna-bonus':
    'M50 12a38 38 0 1 0 0 76 38 38 0 0 0 0-76zm0 9v29zm25 12L50 50zm4 27L50 50zM61 78 50 50zM39 78l11-28zM21 60l29-10zM25 33l25 17zM50 38l12 12-12 12-12-12z',
  'chest-bonus': 'M16 46c0-14 10-22 34-22s34 8 34 22v34H16zm0 6v6h26v10h16V58h26v-6H58v-4H42v4z',
  'memory-bonus': 'M18 20h28v36H18zm36 0h28v36H54zM24 38l8-9 8 9-8 9zm36 0l8-9 8 9-8 9zM30 62h40v22H30z',
  'safe-bonus':
    'M16 16h68v62h-8v8H64v-8H36v8H24v-8h-8zm34 12a20 20 0 1 0 0 40 20 20 0 0 0 0-40zm0 8v8m0 8v8M38 48h8m8 0h8M50 42a6 6 0 1 1 0 12 6 6 0 0 1 0-12z',
  'lottery-bonus': 'M14 30h72v14a7 7 0 0 0 0 14v14H14V58a7 7 0 0 0 0-14zm44 6v6h6v-6zm0 12v6h6v-6zm0 12v6h6v-6z',
  'dragon-bonus':
    'M50 12c16 0 28 24 28 42a28 28 0 0 1-56 0c0-18 12-42 28-42zM24 50l9 8 8-8 9 8 9-8 8 8 9-8-2 10-7 6-8-8-9 8-9-8-8 8-7-6z',
  toto: 'M24 14h52v72H24zm10 14v8h8v-8zm14 1v6h18v-6zM34 46v8h8v-8zm14 1v6h18v-6zM34 64v8h8v-8zm14 1v6h18v-6z',
  bingo:
    'M18 18h64v64H18zm8 8v12h12V26zm18 0v12h12V26zm18 0v12h12V26zM26 44v12h12V44zm36 0v12h12V44zM26 62v12h12V62zm18 0v12h12V62zm18 0v12h12V62z',
  'fast-bet':
    'M50 12a38 38 0 1 0 0 76 38 38 0 0 0 0-76zm0 9a29 29 0 1 1 0 58 29 29 0 0 1 0-58zm0 9l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2z',
  'crash-games':
    'M50 8c14 12 18 28 18 42l12 14v14l-16-8H36l-16 8V64l12-14c0-14 4-30 18-42zm0 24a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm-8 44h16l-8 16z',
  keno: 'M32 16a17 17 0 1 0 0 34 17 17 0 0 0 0-34zm0 9a8 8 0 1 1 0 16 8 8 0 0 1 0-16zm36-9a17 17 0 1 0 0 34 17 17 0 0 0 0-34zm0 9a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM50 50a17 17 0 1 0 0 34 17 17 0 0 0 0-34zm0 9a8 8 0 1 1 0 16 8 8 0 0 1 0-16z',
  scratchcards:
    'M14 22h72v56H14zm11 10v12h12V32zm19 0v12h12V32zm19 0v12h12V32zM25 52l8 12 9-12 8 12 8-12 9 12 8-12v18H25z',
  'asian-games':
    'M50 12a38 38 0 1 0 0 76 38 38 0 0 0 0-76zm0 0a19 19 0 0 1 0 38 19 19 0 0 0 0 38 38 38 0 0 1 0-76zm0 14a5 5 0 1 0 0 10 5 5 0 0 0 0-10zm0 38a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
  casino:
    'M50 12a38 38 0 1 0 0 76 38 38 0 0 0 0-76zm0 8a30 30 0 0 1 26 15l-9 5a20 20 0 0 0-34 0l-9-5a30 30 0 0 1 26-15zm0 22a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM21 42l9 4a20 20 0 0 0 0 8l-9 4a30 30 0 0 1 0-16zm58 0a30 30 0 0 1 0 16l-9-4a20 20 0 0 0 0-8zM33 60a20 20 0 0 0 34 0l9 5a30 30 0 0 1-52 0z',
  tvgames:
    'M50 12a38 38 0 1 0 0 76 38 38 0 0 0 0-76zm0 9v20zm21 8L56 44zm8 21H59zm-8 21L56 56zM50 79V59zM29 71l15-15zm-8-21h20zm8-21 15 15zm21 12a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  poker: 'M28 14h44v72H28zm22 14 16 22-16 22-16-22z',
  'skill-games':
    'M50 12a38 38 0 1 0 0 76 38 38 0 0 0 0-76zm0 10a28 28 0 1 1 0 56 28 28 0 0 1 0-56zm0 10a18 18 0 1 0 0 36 18 18 0 0 0 0-36zm0 11a7 7 0 1 1 0 14 7 7 0 0 1 0-14z',
  virtualsports:
    'M30 28h40c12 0 18 16 18 30s-7 20-15 13L62 62H38L27 71c-8 7-15 1-15-13s6-30 18-30zm-1 10v5h-5v6h5v5h6v-5h5v-6h-5v-5zm33 1a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm10 7a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  fishinghunting: 'M12 50c10-20 38-28 56-6l20-16v44L68 56c-18 22-46 14-56-6zm20-9a5 5 0 1 0 0 10 5 5 0 0 0 0-10z',
  slots: SEVEN,
  lotto: 'M50 14a36 36 0 1 0 0 72 36 36 0 0 0 0-72zm0 14a22 22 0 1 1 0 44 22 22 0 0 1 0-44zm-7 12v6h5v16h6V40z',
  ladder: 'M16 84V70h16V56h16V42h16V28h20v14H76v14H60v14H44v14z',
  dice: DICE,
  'fast-games': DICE,
  cards: SPADE,
  'card-games': SPADE,
  other: 'M50 12l11 25 27 3-20 18 6 27-24-14-24 14 6-27-20-18 27-3z',
};

/** Slots seldom look alike. */
export const SLOT_GLYPHS = [
  SEVEN,
  'M34 84a15 15 0 1 1 0-30 15 15 0 0 1 0 30zm32-6a15 15 0 1 1 0-30 15 15 0 0 1 0 30zM36 54c4-20 14-30 32-36-4 12-4 20-2 30-6-10-8-16-8-22-8 5-13 14-16 28z',
  'M30 22h40l18 20-38 42-38-42zm-8 20h56L66 28H34z',
  'M50 16c15 0 24 12 24 30 0 12 4 18 8 22H18c4-4 8-10 8-22 0-18 9-30 24-30zM42 72h16a8 8 0 0 1-16 0z',
  'M14 74V34l18 16 18-28 18 28 18-16v40zm0 6h72v8H14z',
];

export const HUES: Readonly<Record<string, number>> = {
  'fortuna-bonus': 215,
  'chest-bonus': 185,
  'memory-bonus': 325,
  'safe-bonus': 210,
  'lottery-bonus': 22,
  'dragon-bonus': 145,
  'fast-games': 140,
  'fast-bet': 42,
  'crash-games': 250,
  keno: 275,
  scratchcards: 345,
  'asian-games': 10,
  tvgames: 300,
  'card-games': 175,
  poker: 225,
  'skill-games': 355,
  virtualsports: 120,
  fishinghunting: 195,
  bingo: 60,
  toto: 68,
  slots: 320,
};
