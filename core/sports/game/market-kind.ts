/** Where a price counts as an Asian one for the formats 14 to 16. */
export type MarketFamily = 'handicap' | 'total' | 'other';

/** The tabs of the game page. */
export const MARKET_GROUPS = [
  'popular',
  'totals',
  'handicaps',
  'periods',
  'goals',
  'statistics',
  'score',
  'other',
] as const;
export type MarketGroup = (typeof MARKET_GROUPS)[number];

interface MarketKindFacts {
  readonly family: MarketFamily;
  readonly group: MarketGroup;
  /** The answers in the order they are printed; empty where they vary from game to game. */
  readonly outcomes: readonly string[];
  /** How a line picker and the heading read the market's number. */
  readonly line: 'none' | 'total' | 'handicap' | 'ordinal' | 'count';
}

const HOME_DRAW_AWAY = ['home', 'draw', 'away'] as const;
const HOME_AWAY = ['home', 'away'] as const;
const OVER_UNDER = ['over', 'under'] as const;
const YES_NO = ['yes', 'no'] as const;

/** Every kind of market the line knows; texts are the keys `market.<kind>` and `outcome.<code>` of the sports texts. */
export const MARKET_KIND_CODES = [
  'result',
  'winner',
  'double-chance',
  'total',
  'handicap',
  'asian-total',
  'asian-handicap',
  'european-handicap',
  'home-total',
  'away-total',
  'draw-no-bet',
  'both-score',
  'both-score-result',
  'next-goal',
  'home-scores',
  'away-scores',
  'home-clean-sheet',
  'away-clean-sheet',
  'home-win-to-nil',
  'away-win-to-nil',
  'exact-goals',
  'odd-even',
  'result-total',
  'half-time-full-time',
  'higher-scoring-half',
  'goal-in-both-halves',
  'correct-score',
  'set-score',
  'winning-margin',
  'corners-total',
  'corners-handicap',
  'corners-result',
  'cards-total',
  'cards-result',
  'red-card',
  'sets-total',
  'sets-handicap',
  'overtime',
  'method',
  'winner-method',
  'finish-round',
  'goes-the-distance',
  'first-blood',
  'top-scorer',
  'outright',
] as const;
export type MarketKind = (typeof MARKET_KIND_CODES)[number];

const MARKET_KINDS: Readonly<Record<MarketKind, MarketKindFacts>> = {
  result: { family: 'other', group: 'popular', outcomes: HOME_DRAW_AWAY, line: 'none' },
  winner: { family: 'other', group: 'popular', outcomes: HOME_AWAY, line: 'none' },
  'double-chance': {
    family: 'other',
    group: 'popular',
    outcomes: ['home-draw', 'home-away', 'draw-away'],
    line: 'none',
  },
  total: { family: 'total', group: 'totals', outcomes: OVER_UNDER, line: 'total' },
  handicap: { family: 'handicap', group: 'handicaps', outcomes: HOME_AWAY, line: 'handicap' },
  'asian-total': { family: 'total', group: 'totals', outcomes: OVER_UNDER, line: 'total' },
  'asian-handicap': { family: 'handicap', group: 'handicaps', outcomes: HOME_AWAY, line: 'handicap' },
  'european-handicap': { family: 'handicap', group: 'handicaps', outcomes: HOME_DRAW_AWAY, line: 'handicap' },
  'home-total': { family: 'total', group: 'totals', outcomes: OVER_UNDER, line: 'total' },
  'away-total': { family: 'total', group: 'totals', outcomes: OVER_UNDER, line: 'total' },
  'draw-no-bet': { family: 'other', group: 'popular', outcomes: HOME_AWAY, line: 'none' },
  'both-score': { family: 'other', group: 'goals', outcomes: YES_NO, line: 'none' },
  'both-score-result': {
    family: 'other',
    group: 'goals',
    outcomes: ['home-yes', 'draw-yes', 'away-yes', 'home-no', 'draw-no', 'away-no'],
    line: 'none',
  },
  'next-goal': { family: 'other', group: 'goals', outcomes: ['home', 'none', 'away'], line: 'ordinal' },
  'home-scores': { family: 'other', group: 'goals', outcomes: YES_NO, line: 'none' },
  'away-scores': { family: 'other', group: 'goals', outcomes: YES_NO, line: 'none' },
  'home-clean-sheet': { family: 'other', group: 'goals', outcomes: YES_NO, line: 'none' },
  'away-clean-sheet': { family: 'other', group: 'goals', outcomes: YES_NO, line: 'none' },
  'home-win-to-nil': { family: 'other', group: 'goals', outcomes: YES_NO, line: 'none' },
  'away-win-to-nil': { family: 'other', group: 'goals', outcomes: YES_NO, line: 'none' },
  'exact-goals': { family: 'other', group: 'goals', outcomes: ['0', '1', '2', '3', '4', '5', '6-more'], line: 'none' },
  'odd-even': { family: 'other', group: 'totals', outcomes: ['even', 'odd'], line: 'none' },
  'result-total': {
    family: 'other',
    group: 'popular',
    outcomes: ['home-over', 'draw-over', 'away-over', 'home-under', 'draw-under', 'away-under'],
    line: 'total',
  },
  'half-time-full-time': {
    family: 'other',
    group: 'periods',
    outcomes: [
      'home-home',
      'home-draw',
      'home-away',
      'draw-home',
      'draw-draw',
      'draw-away',
      'away-home',
      'away-draw',
      'away-away',
    ],
    line: 'none',
  },
  'higher-scoring-half': { family: 'other', group: 'periods', outcomes: ['first', 'equal', 'second'], line: 'none' },
  'goal-in-both-halves': { family: 'other', group: 'periods', outcomes: YES_NO, line: 'none' },
  'correct-score': { family: 'other', group: 'score', outcomes: [], line: 'none' },
  'set-score': { family: 'other', group: 'score', outcomes: [], line: 'none' },
  'winning-margin': { family: 'other', group: 'score', outcomes: [], line: 'none' },
  'corners-total': { family: 'total', group: 'statistics', outcomes: OVER_UNDER, line: 'total' },
  'corners-handicap': { family: 'handicap', group: 'statistics', outcomes: HOME_AWAY, line: 'handicap' },
  'corners-result': { family: 'other', group: 'statistics', outcomes: HOME_DRAW_AWAY, line: 'none' },
  'cards-total': { family: 'total', group: 'statistics', outcomes: OVER_UNDER, line: 'total' },
  'cards-result': { family: 'other', group: 'statistics', outcomes: HOME_DRAW_AWAY, line: 'none' },
  'red-card': { family: 'other', group: 'statistics', outcomes: YES_NO, line: 'none' },
  'sets-total': { family: 'total', group: 'totals', outcomes: OVER_UNDER, line: 'total' },
  'sets-handicap': { family: 'handicap', group: 'handicaps', outcomes: HOME_AWAY, line: 'handicap' },
  overtime: { family: 'other', group: 'other', outcomes: YES_NO, line: 'none' },
  method: { family: 'other', group: 'other', outcomes: ['knockout', 'submission', 'decision'], line: 'none' },
  'winner-method': {
    family: 'other',
    group: 'other',
    outcomes: [
      'home-knockout',
      'home-submission',
      'home-decision',
      'away-knockout',
      'away-submission',
      'away-decision',
    ],
    line: 'none',
  },
  'finish-round': { family: 'other', group: 'other', outcomes: [], line: 'none' },
  'goes-the-distance': { family: 'other', group: 'other', outcomes: YES_NO, line: 'none' },
  'first-blood': { family: 'other', group: 'other', outcomes: HOME_AWAY, line: 'none' },
  'top-scorer': { family: 'other', group: 'other', outcomes: [], line: 'none' },
  outright: { family: 'other', group: 'popular', outcomes: [], line: 'none' },
};

/** Whether a text names a kind of market that is known. */
export function isMarketKind(text: string): text is MarketKind {
  return Object.hasOwn(MARKET_KINDS, text);
}

/** What is known of a kind; one that nobody knows stands among the others, without a line. */
export function marketKindFacts(kind: MarketKind): MarketKindFacts {
  return isMarketKind(kind) ? MARKET_KINDS[kind] : { family: 'other', group: 'other', outcomes: [], line: 'none' };
}

/** The line as an outcome shows it: the away side of a handicap has the home line turned round. */
export function outcomeLine(kind: MarketKind, line: number | undefined, code: string): number | undefined {
  if (line === undefined || !Number.isFinite(line)) return undefined;
  const facts = marketKindFacts(kind);
  if (facts.line !== 'handicap') return line;
  return code === 'away' ? 0 - line : line;
}
