import type { Frame } from '../plays/play.ts';
import { marbleProbabilities } from '../plays/marble-play.ts';
import { raceProbabilities, type RaceSport } from '../plays/race-play.ts';
import type { Probabilities, View } from './probabilities.ts';
import { winning } from './settled-result.ts';

/** Who may still win a race: the starters are 'c0', 'c1' and so on. */
export function raceWinnerProbabilities(view: View, frame: Frame, sport: RaceSport): Probabilities {
  return winnerOnly(frame, raceProbabilities(view, sport));
}

/** Which of the marbles that are left may still win; those that fell out have lost. */
export function marbleWinnerProbabilities(view: View, frame: Frame): Probabilities {
  return winnerOnly(frame, marbleProbabilities(view, frame.fallen ?? []));
}

function winnerOnly(frame: Frame, probabilities: readonly number[]): Probabilities {
  return {
    spread: () => undefined,
    special: ({ kind, code }) => {
      const number = /^c(\d{1,2})$/.exec(code)?.[1];
      const probability = probabilities[Number(number ?? -1)];
      if (kind !== 'outright' || probability === undefined) return undefined;
      return winning(frame.phase === 'over' ? Number(frame.finish === number) : probability);
    },
  };
}
