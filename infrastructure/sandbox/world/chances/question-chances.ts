import { deadHeatResult } from '../../../../core/coupon/maths/bet-result.ts';
import type { Frame } from '../plays/play.ts';
import { answerChances, TIE_SHARE } from '../plays/question-play.ts';
import type { Chances, View } from './chances.ts';
import type { GradeMass } from './grade.ts';
import { GRADES, winning } from './grade.ts';

/** What a question with many answers may still come to: the answers are 'c0', 'c1' and so on; two that share the first place are a dead heat. */
export function questionChances(view: View, frame: Frame): Chances {
  const chances = answerChances(view);
  return {
    spread: () => undefined,
    special: ({ kind, code }): GradeMass | undefined => {
      const number = /^c(\d{1,2})$/.exec(code)?.[1];
      const chance = chances[Number(number ?? -1)];
      if (kind !== 'outright' || chance === undefined || number === undefined) return undefined;
      if (frame.phase === 'over') {
        const winners = (frame.finish ?? '').split(' ');
        if (!winners.includes(number)) return winning(0);
        const grade = GRADES.findIndex((known) => known === deadHeatResult(winners.length));
        const [lose, win, returned, halfWin, halfLose, deadHeat] = GRADES.map((_, index) => Number(index === grade));
        return [lose ?? 0, win ?? 0, returned ?? 0, halfWin ?? 0, halfLose ?? 0, deadHeat ?? 0];
      }
      const tie = view.answerCount > 2 ? TIE_SHARE : 0;
      const shared = tie * (chance + (1 - chance) / Math.max(1, view.answerCount - 1));
      const won = chance * (1 - tie);
      return [1 - won - shared, won, 0, 0, 0, shared];
    },
  };
}
