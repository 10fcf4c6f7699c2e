import type { Frame } from '../plays/play.ts';
import { raceProbabilities, type RaceSport } from '../plays/race-play.ts';
import type { Probabilities, View } from './probabilities.ts';
import { winning } from './settled-result.ts';

/** Who may still win a race: the starters are 'c0', 'c1' and so on. */
export function raceWinnerProbabilities(view: View, frame: Frame, sport: RaceSport): Probabilities {
  const probabilities = raceProbabilities(view, sport);
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
