import { minutes, seconds } from '../../../../core/shared/time.ts';
import type { RandomDraws } from '../random-draws.ts';
import { decisionProbability, fightRules, FINISHES, finishRate } from './fight-rules.ts';
import type { Matchup, Play, Side } from './play.ts';
import { NOBODY, oneMore } from './play.ts';
import { recordPlay } from './play-recorder.ts';

const SIDES = ['home', 'away'] as const;
const STEP_SECONDS = 5;

/** Plays a fight out: it ends by a finish, or by decision after its rounds. */
export function playFight(matchup: Matchup, draws: RandomDraws): Play {
  const record = recordPlay({});
  const { rounds, roundSeconds } = fightRules(matchup);
  let at = 0;
  for (let round = 1; round <= rounds; round += 1) {
    for (let second = 0; second < roundSeconds; second += STEP_SECONDS) {
      at += seconds(STEP_SECONDS);
      for (const side of SIDES) {
        const lead = side === 'home' ? matchup.edge : -matchup.edge;
        if (draws.isHit(0.3 * (1 + lead * 0.5))) record.add(at, { kind: 'strikes', side, amount: draws.between(1, 3) });
        if (matchup.sport === 'mma' && draws.isHit(0.012 * (1 + lead))) record.count(at, 'takedowns', side);
        const finish = FINISHES.find((way) => draws.isHit(finishRate(matchup, side, way) * STEP_SECONDS));
        if (finish !== undefined && second > 0) {
          return record.finish(at, { score: oneMore(NOBODY, side), finish: `${side}-${finish}` });
        }
      }
    }
    record.mention(at, 'period-end');
    if (round < rounds) {
      record.decide(at);
      record.change(at, { phase: 'break' });
      at += minutes(1);
      record.change(at, { phase: 'playing', period: round + 1, clock: round * roundSeconds });
    }
  }
  const winner: Side = draws.isHit(decisionProbability(matchup)) ? 'home' : 'away';
  return record.finish(at, { score: oneMore(NOBODY, winner), finish: `${winner}-decision` });
}
