import { deadHeatResult } from '../../../../core/coupon/maths/bet-result.ts';
import type { Frame } from '../plays/play.ts';
import { answerProbabilities, TIE_SHARE } from '../plays/question-play.ts';
import type { Probabilities, View } from './probabilities.ts';
import type { ResultDistribution } from './settled-result.ts';
import { SETTLED_RESULTS, winning } from './settled-result.ts';

/** What a question with many answers may still come to: the answers are 'c0', 'c1' and so on; two that share the first place are a dead heat. */
export function questionProbabilities(view: View, frame: Frame): Probabilities {
  const probabilities = answerProbabilities(view);
  return {
    spread: () => undefined,
    special: ({ kind, code }): ResultDistribution | undefined => {
      const number = /^c(\d{1,2})$/.exec(code)?.[1];
      const probability = probabilities[Number(number ?? -1)];
      if (kind !== 'outright' || probability === undefined || number === undefined) return undefined;
      if (frame.phase === 'over') {
        const winners = (frame.finish ?? '').split(' ');
        if (!winners.includes(number)) return winning(0);
        const result = SETTLED_RESULTS.findIndex((known) => known === deadHeatResult(winners.length));
        const [lose, win, returned, halfWin, halfLose, deadHeat] = SETTLED_RESULTS.map((_, index) =>
          Number(index === result),
        );
        return [lose ?? 0, win ?? 0, returned ?? 0, halfWin ?? 0, halfLose ?? 0, deadHeat ?? 0];
      }
      const tie = view.answerCount > 2 ? TIE_SHARE : 0;
      const shared = tie * (probability + (1 - probability) / Math.max(1, view.answerCount - 1));
      const won = probability * (1 - tie);
      return [1 - won - shared, won, 0, 0, 0, shared];
    },
  };
}
