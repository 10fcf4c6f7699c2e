import type { Coverage } from '../champ-table.ts';
import { highestNamedScore } from '../probabilities/score-rules.ts';
import type { GoalSport } from '../plays/goal-rules.ts';
import { GOAL_RULES, hasFewGoals } from '../plays/goal-rules.ts';
import type { Frame } from '../plays/play.ts';
import type { TeamSheets } from '../plays/team-sheet.ts';
import type { LineProbabilities, MarketOffer } from './market-offer.ts';
import { lineOffers, offer, openOffer } from './market-offer.ts';
import { scorerOffers } from './scorer-offers.ts';

const QUARTERS = [0, -0.5, 0.5, -0.25, 0.25];
const TIGHT = [0, -0.5, 0.5];
const WIDE = [...QUARTERS, -1, 1, -1.5, 1.5, -2, 2];
const OUTER_QUARTERS = [0.75, -0.75, -1.25, 1.25];
const SPARSE = [0, -1, 1];

interface GoalGame {
  readonly sport: GoalSport;
  readonly coverage: Coverage;
  /** Who plays, where the goals have scorers. */
  readonly sheets?: TeamSheets | undefined;
}

function namedScores(period: number): readonly string[] {
  const highest = highestNamedScore(period);
  const goals = Array.from({ length: highest + 1 }, (_, count) => count);
  return [...goals.flatMap((home) => goals.map((away) => `${String(home)}-${String(away)}`)), 'other'];
}

const MARGINS = ['home-1', 'home-2', 'home-3-more', 'draw', 'away-1', 'away-2', 'away-3-more'];

function periodOffers(
  probabilities: LineProbabilities,
  period: number,
  { sport, coverage }: GoalGame,
): readonly MarketOffer[] {
  const steps = coverage === 'top' && sport === 'football' ? QUARTERS : TIGHT;
  const isInRow = sport === 'football' && period === 1;
  const row = isInRow ? { row: 0 } : {};
  const core = [
    offer('result', period, isInRow),
    offer('double-chance', period),
    ...lineOffers(probabilities, { kind: 'total', period, view: 'total', steps, ...row }),
    ...lineOffers(probabilities, { kind: 'handicap', period, view: 'margin', steps, ...row }),
  ];
  if (coverage === 'low') return core;
  const more = [...core, offer('draw-no-bet', period), offer('odd-even', period)];
  if (!hasFewGoals(sport)) return more;
  return [...more, offer('both-score', period), openOffer('correct-score', period, namedScores(period))];
}

function statisticOffers(probabilities: LineProbabilities): readonly MarketOffer[] {
  return [
    ...lineOffers(probabilities, { kind: 'corners-total', count: 'corners', view: 'total', steps: SPARSE }),
    ...lineOffers(probabilities, { kind: 'corners-handicap', count: 'corners', view: 'margin', steps: SPARSE }),
    offer('corners-result'),
    ...lineOffers(probabilities, { kind: 'corners-total', period: 1, count: 'corners', view: 'total', steps: SPARSE }),
    offer('corners-result', 1),
    ...lineOffers(probabilities, { kind: 'cards-total', count: 'cards', view: 'total', steps: SPARSE }),
    offer('cards-result'),
    offer('red-card'),
  ];
}

function footballOffers(probabilities: LineProbabilities, frame: Frame, coverage: Coverage): readonly MarketOffer[] {
  const sides = coverage === 'low' ? SPARSE : [...SPARSE, -0.5, 0.5];
  const base = [
    offer('both-score', 0, true),
    ...lineOffers(probabilities, { kind: 'home-total', view: 'home', steps: sides, row: 0 }),
    ...lineOffers(probabilities, { kind: 'away-total', view: 'away', steps: sides }),
    offer('draw-no-bet'),
    { ...offer('next-goal'), line: frame.story.length + 1 },
    offer('odd-even'),
    offer('exact-goals'),
    openOffer('correct-score', 0, namedScores(0)),
    offer('half-time-full-time'),
  ];
  if (coverage === 'low') return base;
  const middle = [
    ...base,
    ...[-2, -1, 1, 2].map((line) => ({ ...offer('european-handicap'), line, isMain: line === -1 })),
    offer('both-score-result'),
    ...lineOffers(probabilities, { kind: 'result-total', view: 'total', steps: SPARSE, least: 1.5 }),
    offer('home-scores'),
    offer('away-scores'),
    offer('home-clean-sheet'),
    offer('away-clean-sheet'),
    offer('home-win-to-nil'),
    offer('away-win-to-nil'),
    offer('higher-scoring-half'),
    offer('goal-in-both-halves'),
    openOffer('winning-margin', 0, MARGINS),
  ];
  if (coverage === 'middle') return middle;
  return [
    ...middle,
    ...lineOffers(probabilities, { kind: 'asian-total', view: 'total', steps: OUTER_QUARTERS }),
    ...lineOffers(probabilities, { kind: 'asian-handicap', view: 'margin', steps: OUTER_QUARTERS }),
    ...statisticOffers(probabilities),
  ];
}

function hockeyOffers(probabilities: LineProbabilities, coverage: Coverage): readonly MarketOffer[] {
  return [
    offer('winner'),
    offer('both-score'),
    ...lineOffers(probabilities, { kind: 'home-total', view: 'home', steps: SPARSE }),
    ...lineOffers(probabilities, { kind: 'away-total', view: 'away', steps: SPARSE }),
    offer('draw-no-bet'),
    offer('odd-even'),
    offer('overtime'),
    ...(coverage === 'low'
      ? []
      : [openOffer('winning-margin', 0, MARGINS), openOffer('correct-score', 0, namedScores(0))]),
  ];
}

function handballOffers(probabilities: LineProbabilities): readonly MarketOffer[] {
  return [
    ...lineOffers(probabilities, { kind: 'home-total', view: 'home', steps: SPARSE }),
    ...lineOffers(probabilities, { kind: 'away-total', view: 'away', steps: SPARSE }),
    offer('draw-no-bet'),
    offer('odd-even'),
    offer('half-time-full-time'),
    offer('higher-scoring-half'),
  ];
}

/** Of the football that computers play: no corners, no cards, no names. */
function virtualFootballOffers(probabilities: LineProbabilities, frame: Frame): readonly MarketOffer[] {
  return [
    offer('both-score', 0, true),
    ...lineOffers(probabilities, { kind: 'home-total', view: 'home', steps: SPARSE, row: 0 }),
    ...lineOffers(probabilities, { kind: 'away-total', view: 'away', steps: SPARSE }),
    offer('draw-no-bet'),
    { ...offer('next-goal'), line: frame.story.length + 1 },
    offer('odd-even'),
    offer('exact-goals'),
    openOffer('correct-score', 0, namedScores(0)),
    offer('half-time-full-time'),
    offer('higher-scoring-half'),
  ];
}

/** Of the sports of goals without markets of their own. */
function commonOffers(probabilities: LineProbabilities, frame: Frame, sport: GoalSport): readonly MarketOffer[] {
  const { periods } = GOAL_RULES[sport];
  return [
    ...lineOffers(probabilities, { kind: 'home-total', view: 'home', steps: SPARSE, row: 0 }),
    ...lineOffers(probabilities, { kind: 'away-total', view: 'away', steps: SPARSE }),
    offer('draw-no-bet'),
    offer('odd-even'),
    ...(hasFewGoals(sport)
      ? [
          { ...offer('next-goal'), line: frame.story.length + 1 },
          offer('both-score', 0, true),
          openOffer('winning-margin', 0, MARGINS),
        ]
      : []),
    ...(periods === 2 ? [offer('half-time-full-time'), offer('higher-scoring-half')] : []),
  ];
}

/** What a sport of goals has beside results, totals and handicaps. */
function ownOffers(probabilities: LineProbabilities, frame: Frame, game: GoalGame): readonly MarketOffer[] {
  const { sport, coverage, sheets } = game;
  switch (sport) {
    case 'football':
      return [...footballOffers(probabilities, frame, coverage), ...(sheets === undefined ? [] : scorerOffers(sheets))];
    case 'cyber-football':
      return virtualFootballOffers(probabilities, frame);
    case 'ice-hockey':
    case 'cyber-ice-hockey':
      return hockeyOffers(probabilities, coverage);
    case 'handball':
      return handballOffers(probabilities);
    case 'futsal':
    case 'beach-soccer':
    case 'water-polo':
    case 'floorball':
    case 'field-hockey':
    case 'bandy':
    case 'netball':
      return commonOffers(probabilities, frame, sport);
  }
}

/** The markets of a sport of goals. */
export function goalOffers(probabilities: LineProbabilities, frame: Frame, game: GoalGame): readonly MarketOffer[] {
  const { sport, coverage } = game;
  const steps =
    sport === 'football' ? (coverage === 'low' ? [...QUARTERS, -1, 1] : WIDE) : [0, -1, 1, -0.5, 0.5, -2, 2];
  const spread = { row: sport === 'football' ? 0.5 : 1, steps };
  const from = Math.max(1, frame.period);
  const periods = Array.from({ length: GOAL_RULES[sport].periods }, (_, index) => index + 1).filter(
    (period) => period >= from,
  );
  return [
    offer('result', 0, true),
    offer('double-chance', 0, true),
    ...lineOffers(probabilities, { kind: 'total', view: 'total', ...spread }),
    ...lineOffers(probabilities, { kind: 'handicap', view: 'margin', ...spread }),
    ...ownOffers(probabilities, frame, game),
    ...periods.flatMap((period) => periodOffers(probabilities, period, game)),
  ];
}
