import { minutes, seconds } from '../../../../core/shared/time.ts';
import type { RandomDraws } from '../random-draws.ts';
import { BALL_RUNS, BALL_SECONDS, BALLS, batting, firstToBat, WICKET_SHARE, WICKETS } from './cricket-rules.ts';
import type { Matchup, Play } from './play.ts';
import { NOBODY, oneMore, oneMoreIn } from './play.ts';
import { recordPlay } from './play-recorder.ts';
import { otherSide } from './set-rules.ts';

/** Plays a game of twenty overs a side out. */
export function playCricket(matchup: Matchup, draws: RandomDraws): Play {
  const first = firstToBat(matchup.key);
  const record = recordPlay({ periods: [NOBODY], balls: NOBODY, wickets: NOBODY, serving: first });
  let at = 0;
  for (const period of [1, 2]) {
    const side = period === 1 ? first : otherSide(first);
    const quality = batting(matchup, side);
    for (let ball = 1; ball <= BALLS; ball += 1) {
      at += Math.round(seconds(BALL_SECONDS) * (0.6 + draws.roll() * 0.8));
      const last = record.last();
      const balls = oneMore(last.balls ?? NOBODY, side);
      if (draws.isHit(WICKET_SHARE)) {
        record.decide(at);
        record.count(at, 'wickets', otherSide(side));
        record.change(at, { balls, wickets: oneMore(last.wickets ?? NOBODY, side) });
        if ((record.last().wickets ?? NOBODY)[side] === WICKETS) break;
        continue;
      }
      let roll = draws.roll() / quality;
      const runs = BALL_RUNS.find(([share]) => (roll -= share) < 0)?.[1] ?? 0;
      if (runs >= 4) record.count(at, 'boundaries', side);
      record.change(at, {
        balls,
        score: oneMore(last.score, side, runs),
        periods: oneMoreIn(last.periods, period, side, runs),
      });
      const { score } = record.last();
      if (period === 2 && score[side] > score[otherSide(side)]) return record.finish(at);
    }
    record.mention(at, 'period-end');
    if (period === 2) break;
    record.decide(at);
    record.change(at, { phase: 'break' });
    at += minutes(12);
    record.change(at, {
      phase: 'playing',
      period: 2,
      serving: otherSide(first),
      periods: [...record.last().periods, NOBODY],
    });
  }
  return record.finish(at + 1);
}
