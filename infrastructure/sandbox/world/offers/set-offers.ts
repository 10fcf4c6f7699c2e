import type { Coverage } from '../champ-table.ts';
import type { Frame } from '../plays/play.ts';
import type { SetSport } from '../plays/set-rules.ts';
import { isOfFrames, isOfKills, setRules } from '../plays/set-rules.ts';
import type { LineProbabilities, MarketOffer } from './market-offer.ts';
import { lineOffers, offer, openOffer } from './market-offer.ts';

/** How far the lines lie apart. */
const APART: Readonly<Record<SetSport, readonly [total: number, handicap: number]>> = {
  tennis: [1, 1],
  volleyball: [4, 3],
  'table-tennis': [2, 2],
  badminton: [2, 2],
  'dota-2': [3, 3],
  cs2: [2, 2],
  lol: [3, 3],
  valorant: [2, 2],
  'rainbow-six': [1, 1],
  'starcraft-2': [1, 1],
  'beach-volleyball': [2, 2],
  squash: [2, 2],
  padel: [1, 1],
  snooker: [1, 1],
  darts: [1, 1],
};

interface SetGame {
  readonly sport: SetSport;
  readonly coverage: Coverage;
}

function around(apart: number, reach: number): readonly number[] {
  return Array.from({ length: reach }, (_, index) => (index + 1) * apart).reduce<readonly number[]>(
    (steps, step) => [...steps, -step, step],
    [0],
  );
}

function setScores(setsToWin: number): readonly string[] {
  const lost = Array.from({ length: setsToWin }, (_, count) => count);
  return [
    ...lost.map((away) => `${String(setsToWin)}-${String(away)}`),
    ...lost.toReversed().map((home) => `${String(home)}-${String(setsToWin)}`),
  ];
}

/** Only sets that are sure to be played can be bet on. */
function sureSets(frame: Frame, setsToWin: number): readonly number[] {
  if (frame.phase === 'waiting') return Array.from({ length: setsToWin }, (_, index) => index + 1);
  const running = frame.phase === 'break' ? [] : [frame.period];
  const played = frame.score.home + frame.score.away;
  const sure = Array.from(
    { length: setsToWin - Math.max(frame.score.home, frame.score.away) },
    (_, index) => played + 1 + index,
  );
  return [...new Set([...running, ...sure])];
}

function setPeriodOffers(
  probabilities: LineProbabilities,
  period: number,
  { sport, coverage }: SetGame,
): readonly MarketOffer[] {
  const apart = sport === 'volleyball' || sport === 'beach-volleyball' ? 2 : 1;
  const reach = coverage === 'low' ? 1 : 2;
  const { maps } = setRules(sport);
  const winner = offer('winner', period, maps !== undefined && !isOfFrames(sport));
  if (maps?.points === 'none' || isOfFrames(sport)) return [winner];
  return [
    winner,
    ...lineOffers(probabilities, { kind: 'total', period, view: 'total', steps: around(apart, reach) }),
    ...lineOffers(probabilities, { kind: 'handicap', period, view: 'margin', steps: around(apart, reach) }),
    offer('odd-even', period),
    ...(isOfKills(sport) ? [offer('first-blood', period)] : []),
  ];
}

/** Of the points of the whole match. */
function pointOffers(probabilities: LineProbabilities, { sport, coverage }: SetGame): readonly MarketOffer[] {
  const [total, handicap] = APART[sport];
  const reach = coverage === 'top' ? 4 : 2;
  return [
    ...lineOffers(probabilities, { kind: 'total', view: 'total', steps: around(total, reach), row: total * 2 }),
    ...lineOffers(probabilities, {
      kind: 'handicap',
      view: 'margin',
      steps: around(handicap, reach),
      row: handicap * 2,
    }),
    offer('odd-even'),
    ...(coverage === 'low'
      ? []
      : [
          ...lineOffers(probabilities, { kind: 'home-total', view: 'home', steps: around(1, 1) }),
          ...lineOffers(probabilities, { kind: 'away-total', view: 'away', steps: around(1, 1) }),
        ]),
  ];
}

/** Of the sets or maps; those of maps have columns of the line. */
function setCountOffers(probabilities: LineProbabilities, sport: SetSport): readonly MarketOffer[] {
  const { setsToWin, maps } = setRules(sport);
  const isInRow = maps !== undefined;
  const lines = Array.from({ length: setsToWin - 1 }, (_, index) => [-1.5 - index, 1.5 + index]).flat();
  return [
    ...lineOffers(probabilities, {
      kind: 'sets-total',
      count: 'sets',
      view: 'total',
      steps: setsToWin === 2 ? [0] : [0, -1, 1],
      ...(isInRow ? { row: 1 } : {}),
    }),
    ...lines.map((line) => ({ ...offer('sets-handicap', 0, isInRow), line, isMain: line === -1.5 })),
    openOffer('set-score', 0, setScores(setsToWin)),
  ];
}

/** Of frames of snooker and legs of darts, which are what the score counts. */
function frameOffers(probabilities: LineProbabilities, sport: SetSport): readonly MarketOffer[] {
  return [
    ...lineOffers(probabilities, { kind: 'total', view: 'total', steps: [0, -1, 1], row: 1 }),
    ...lineOffers(probabilities, { kind: 'handicap', view: 'margin', steps: around(1, 2), row: 1 }),
    offer('odd-even'),
    openOffer('correct-score', 0, setScores(setRules(sport).setsToWin)),
  ];
}

/** The markets of tennis, volleyball, table tennis, badminton and the sports of maps. */
export function setOffers(
  probabilities: LineProbabilities,
  frame: Frame,
  { sport, coverage }: SetGame,
): readonly MarketOffer[] {
  const { setsToWin, maps } = setRules(sport);
  return [
    offer('winner', 0, true),
    ...(isOfFrames(sport)
      ? frameOffers(probabilities, sport)
      : [
          ...(maps?.points === 'none' ? [] : pointOffers(probabilities, { sport, coverage })),
          ...setCountOffers(probabilities, sport),
        ]),
    ...sureSets(frame, setsToWin).flatMap((period) => setPeriodOffers(probabilities, period, { sport, coverage })),
  ];
}
