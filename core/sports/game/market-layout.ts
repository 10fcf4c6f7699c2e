import { isMarketKind, type MarketKind } from './market-kind.ts';

/** The tabs of the game page. */
export const MARKET_GROUPS = [
  'popular',
  'totals',
  'handicaps',
  'periods',
  'goals',
  'scorers',
  'statistics',
  'score',
  'other',
] as const;
export type MarketGroup = (typeof MARKET_GROUPS)[number];

interface MarketLayout {
  readonly group: MarketGroup;
  /** The answers in the order they are printed; empty where they vary from game to game. */
  readonly outcomes: readonly string[];
}

const HOME_DRAW_AWAY = ['home', 'draw', 'away'] as const;
const HOME_AWAY = ['home', 'away'] as const;
const OVER_UNDER = ['over', 'under'] as const;
const YES_NO = ['yes', 'no'] as const;

const LAYOUTS: Readonly<Record<MarketKind, MarketLayout>> = {
  result: { group: 'popular', outcomes: HOME_DRAW_AWAY },
  winner: { group: 'popular', outcomes: HOME_AWAY },
  'double-chance': {
    group: 'popular',
    outcomes: ['home-draw', 'home-away', 'draw-away'],
  },
  total: { group: 'totals', outcomes: OVER_UNDER },
  handicap: { group: 'handicaps', outcomes: HOME_AWAY },
  'asian-total': { group: 'totals', outcomes: OVER_UNDER },
  'asian-handicap': { group: 'handicaps', outcomes: HOME_AWAY },
  'european-handicap': { group: 'handicaps', outcomes: HOME_DRAW_AWAY },
  'home-total': { group: 'totals', outcomes: OVER_UNDER },
  'away-total': { group: 'totals', outcomes: OVER_UNDER },
  'draw-no-bet': { group: 'popular', outcomes: HOME_AWAY },
  'both-score': { group: 'goals', outcomes: YES_NO },
  'both-score-result': {
    group: 'goals',
    outcomes: ['home-yes', 'draw-yes', 'away-yes', 'home-no', 'draw-no', 'away-no'],
  },
  'next-goal': { group: 'goals', outcomes: ['home', 'none', 'away'] },
  'home-scores': { group: 'goals', outcomes: YES_NO },
  'away-scores': { group: 'goals', outcomes: YES_NO },
  'home-clean-sheet': { group: 'goals', outcomes: YES_NO },
  'away-clean-sheet': { group: 'goals', outcomes: YES_NO },
  'home-win-to-nil': { group: 'goals', outcomes: YES_NO },
  'away-win-to-nil': { group: 'goals', outcomes: YES_NO },
  'exact-goals': { group: 'goals', outcomes: ['0', '1', '2', '3', '4', '5', '6-more'] },
  'odd-even': { group: 'totals', outcomes: ['even', 'odd'] },
  'result-total': {
    group: 'popular',
    outcomes: ['home-over', 'draw-over', 'away-over', 'home-under', 'draw-under', 'away-under'],
  },
  'half-time-full-time': {
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
  },
  'higher-scoring-half': { group: 'periods', outcomes: ['first', 'equal', 'second'] },
  'goal-in-both-halves': { group: 'periods', outcomes: YES_NO },
  'correct-score': { group: 'score', outcomes: [] },
  'set-score': { group: 'score', outcomes: [] },
  'winning-margin': { group: 'score', outcomes: [] },
  'corners-total': { group: 'statistics', outcomes: OVER_UNDER },
  'corners-handicap': { group: 'statistics', outcomes: HOME_AWAY },
  'corners-result': { group: 'statistics', outcomes: HOME_DRAW_AWAY },
  'cards-total': { group: 'statistics', outcomes: OVER_UNDER },
  'cards-result': { group: 'statistics', outcomes: HOME_DRAW_AWAY },
  'red-card': { group: 'statistics', outcomes: YES_NO },
  'sets-total': { group: 'totals', outcomes: OVER_UNDER },
  'sets-handicap': { group: 'handicaps', outcomes: HOME_AWAY },
  overtime: { group: 'other', outcomes: YES_NO },
  method: { group: 'other', outcomes: ['knockout', 'submission', 'decision'] },
  'winner-method': {
    group: 'other',
    outcomes: [
      'home-knockout',
      'home-submission',
      'home-decision',
      'away-knockout',
      'away-submission',
      'away-decision',
    ],
  },
  'finish-round': { group: 'other', outcomes: [] },
  'goes-the-distance': { group: 'other', outcomes: YES_NO },
  'first-blood': { group: 'other', outcomes: HOME_AWAY },
  'top-scorer': { group: 'other', outcomes: [] },
  outright: { group: 'popular', outcomes: [] },
  'season-top': { group: 'popular', outcomes: [] },
  'season-relegation': { group: 'popular', outcomes: [] },
  'season-last': { group: 'popular', outcomes: [] },
  'first-goalscorer': { group: 'scorers', outcomes: [] },
  'last-goalscorer': { group: 'scorers', outcomes: [] },
  'anytime-goalscorer': { group: 'scorers', outcomes: [] },
  'two-or-more-goals': { group: 'scorers', outcomes: [] },
  'no-goalscorer': { group: 'scorers', outcomes: YES_NO },
  'player-shot-on-target': { group: 'scorers', outcomes: [] },
  'player-two-or-more-shots': { group: 'scorers', outcomes: [] },
  'player-assist': { group: 'scorers', outcomes: [] },
  'player-yellow-card': { group: 'scorers', outcomes: [] },
};

/** How the page of a game lays a kind out; one that nobody knows stands among the others. */
export function marketLayout(kind: MarketKind): MarketLayout {
  return isMarketKind(kind) ? LAYOUTS[kind] : { group: 'other', outcomes: [] };
}
