import { fraction } from '../mix.ts';
import type { RandomDraws } from '../random-draws.ts';
import type { Matchup, Play } from './play.ts';
import { recordPlay } from './play-recorder.ts';

export const TIE_SHARE = 0.03;

/** How likely each answer of a question is: the first most, each further one less. */
export function answerProbabilities(
  matchup: Pick<Matchup, 'key' | 'answerCount' | 'edge' | 'tempo'>,
): readonly number[] {
  const weights = Array.from(
    { length: matchup.answerCount },
    (_, index) =>
      0.58 ** index * (0.7 + 0.6 * fraction(matchup.key, index, 81)) * (1 + matchup.edge * (index === 0 ? 0.6 : -0.3)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** A question is answered at the moment for which it was asked; now and then two answers share the first place. */
export function playQuestion(matchup: Matchup, draws: RandomDraws): Play {
  const probabilities = answerProbabilities(matchup);
  const draw = (): number => {
    let left = draws.roll();
    const index = probabilities.findIndex((probability) => (left -= probability) < 0);
    return Math.max(0, index);
  };
  const first = draw();
  const isTie = matchup.answerCount > 2 && draws.isHit(TIE_SHARE);
  const second = (first + 1 + draws.between(0, matchup.answerCount - 2)) % matchup.answerCount;
  const finish = isTie ? `${String(first)} ${String(second)}` : String(first);
  return recordPlay({ period: 0, phase: 'waiting' }).finish(0, { finish });
}
