import { LRUCache } from 'lru-cache';
import { seconds, type Millis } from '../../../../core/shared/time.ts';
import type { QuoteModel } from '../game-quotes.ts';
import type { GameState } from '../game-state.ts';
import type { LineProbabilities } from '../offers/market-offer.ts';
import type { Frame } from '../plays/play.ts';
import type { Probabilities } from './probabilities.ts';

/** No more games run at a time. */
const MOST_LIVE = 220;

interface Moment {
  readonly frame: Frame;
  readonly elapsed: Millis;
}

/** How often lines are weighed while nothing but time passes. */
const WEIGHED_EVERY = seconds(30);

/** Probabilities by the true strengths, computed once for each game and moment of play. */
function createSteadyProbabilities(probabilitiesOf: QuoteModel['probabilities']) {
  const known = new LRUCache<number, Moment & { readonly probabilities: Probabilities }>({ max: MOST_LIVE });
  return (gameId: number, state: GameState, { frame, elapsed }: Moment): Probabilities => {
    const before = known.get(gameId);
    if (before?.frame === frame && before.elapsed === elapsed) return before.probabilities;
    const probabilities = probabilitiesOf({ ...state, view: state.matchup, frame, elapsed });
    known.set(gameId, { frame, elapsed, probabilities });
    return probabilities;
  };
}

/** What lines are chosen by: before the start and in play, computed once for each moment of play. */
export function lineProbabilitiesOf(
  probabilitiesOf: QuoteModel['probabilities'],
): (gameId: number, state: GameState) => LineProbabilities {
  const nowOf = createSteadyProbabilities(probabilitiesOf);
  const anchorOf = createSteadyProbabilities(probabilitiesOf);
  return (gameId, state) => {
    const { frame, elapsed, anchor, matchup } = state;
    if (state.status === 'scheduled') {
      const steady = probabilitiesOf({ ...state, view: matchup });
      return { now: steady, before: steady };
    }
    const weighedAt = elapsed - ((elapsed - frame.at) % WEIGHED_EVERY);
    const before = anchorOf(gameId, state, { frame: anchor, elapsed: anchor.at });
    return { now: nowOf(gameId, state, { frame, elapsed: weighedAt }), before };
  };
}
