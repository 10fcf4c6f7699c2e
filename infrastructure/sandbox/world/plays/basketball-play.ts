import { minutes } from '../../../../core/shared/time.ts';
import type { RandomDraws } from '../random-draws.ts';
import {
  attack,
  ATTACK_ENDS,
  ONE_SHARE,
  OVERTIME_MINUTES,
  possessionsIn,
  QUARTERS,
  quarterMinutes,
  THREE_SHARE,
  TWO_SHARE,
} from './basketball-rules.ts';
import type { Matchup, Play, Side } from './play.ts';
import { NOBODY, oneMore, oneMoreIn } from './play.ts';
import type { PlayRecorder } from './play-recorder.ts';
import { recordPlay } from './play-recorder.ts';

interface Possession {
  readonly at: number;
  readonly side: Side;
  /** How well the side attacks against the usual. */
  readonly quality: number;
}

/** Plays a possession; tells its points. */
function playPossession(record: PlayRecorder, { at, side, quality }: Possession, draws: RandomDraws): number {
  const roll = draws.roll() / quality;
  const points =
    roll < THREE_SHARE ? 3 : roll < THREE_SHARE + TWO_SHARE ? 2 : roll < THREE_SHARE + TWO_SHARE + ONE_SHARE ? 1 : 0;
  if (points === 0) {
    const rebounder = draws.isHit(0.74) ? (side === 'home' ? 'away' : 'home') : side;
    record.count(at, 'rebounds', rebounder);
    if (draws.isHit(0.08)) record.count(at, 'blocks', side === 'home' ? 'away' : 'home');
    return 0;
  }
  if (points === 3) record.count(at, 'three-pointers', side);
  if (points === 1) record.count(at, 'free-throws', side);
  if (draws.isHit(0.2)) record.count(at, 'fouls', side === 'home' ? 'away' : 'home');
  const last = record.last();
  record.change(at, {
    score: oneMore(last.score, side, points),
    periods: oneMoreIn(last.periods, { period: last.period, side, count: points }),
  });
  return points;
}

/** Plays a game of basketball out; a draw is played on until it is none. */
export function playBasketball(matchup: Matchup, draws: RandomDraws): Play {
  const record = recordPlay({ periods: [NOBODY] });
  const quarter = quarterMinutes(matchup.champId);
  const quality = { home: attack(matchup, 'home'), away: attack(matchup, 'away') };
  let side: Side = draws.isHit(0.5) ? 'home' : 'away';
  let start = 0;
  for (let period = 1; ; period += 1) {
    const length = minutes(period > QUARTERS ? OVERTIME_MINUTES : quarter);
    let run = { side, points: 0 };
    const possessions = possessionsIn(matchup.champId, period);
    for (let turn = 0; turn < possessions; turn += 1) {
      const at =
        start +
        Math.floor(
          ((turn + ATTACK_ENDS.from + draws.roll() * (ATTACK_ENDS.to - ATTACK_ENDS.from)) * length) / possessions,
        );
      const points = playPossession(record, { at, side, quality: quality[side] }, draws);
      if (points > 0) {
        const before = run.side === side ? run.points : 0;
        run = { side, points: before + points };
        if (before < 8 && run.points >= 8) record.mention(at, 'point-run', side);
      }
      side = side === 'home' ? 'away' : 'home';
    }
    const endsAt = start + length;
    record.mention(endsAt, 'period-end');
    const { score } = record.last();
    if (period >= QUARTERS && score.home !== score.away) return record.finish(endsAt);
    record.decide(endsAt);
    record.change(endsAt, { phase: 'break' });
    start = endsAt + minutes(period === 2 ? 10 : 2);
    record.change(start, {
      phase: 'playing',
      period: period + 1,
      clock: Math.min(period, QUARTERS) * quarter * 60 + Math.max(0, period - QUARTERS) * OVERTIME_MINUTES * 60,
      periods: [...record.last().periods, NOBODY],
    });
  }
}
