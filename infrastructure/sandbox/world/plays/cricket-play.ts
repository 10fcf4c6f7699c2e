import type { Millis } from '../../../../core/shared/time.ts';
import { minutes, seconds } from '../../../../core/shared/time.ts';
import type { RandomDraws } from '../random-draws.ts';
import { BALL_RUNS, BALL_SECONDS, BALLS, batting, firstToBat, WICKET_SHARE, WICKETS } from './cricket-rules.ts';
import type { Matchup, Play, Side } from './play.ts';
import { NOBODY, oneMore, oneMoreIn } from './play.ts';
import type { PlayRecorder } from './play-recorder.ts';
import { recordPlay } from './play-recorder.ts';
import { otherSide } from './set-rules.ts';

const BREAK_MINUTES = 12;

interface Innings {
  readonly period: 1 | 2;
  readonly side: Side;
  /** How well the side bats against the usual. */
  readonly quality: number;
  readonly startsAt: Millis;
}

function loseWicket(record: PlayRecorder, at: Millis, side: Side): void {
  const { balls = NOBODY, wickets = NOBODY } = record.last();
  record.decide(at);
  record.count(at, 'wickets', otherSide(side));
  record.change(at, { balls: oneMore(balls, side), wickets: oneMore(wickets, side) });
}

function runsOf(draw: number): number {
  let left = draw;
  return BALL_RUNS.find(([share]) => (left -= share) < 0)?.[1] ?? 0;
}

function scoreRuns(
  record: PlayRecorder,
  at: Millis,
  { side, count }: { readonly side: Side; readonly count: number },
): void {
  const { balls = NOBODY, score, periods, period } = record.last();
  if (count >= 4) record.count(at, 'boundaries', side);
  record.change(at, {
    balls: oneMore(balls, side),
    score: oneMore(score, side, count),
    periods: oneMoreIn(periods, { period, side, count }),
  });
}

function hasMoreRuns(record: PlayRecorder, side: Side): boolean {
  const { score } = record.last();
  return score[side] > score[otherSide(side)];
}

/** Bowls until the overs, the wickets or the chase are over; tells when that is. */
function playInnings(record: PlayRecorder, { period, side, quality, startsAt }: Innings, draws: RandomDraws): Millis {
  let at = startsAt;
  for (let ball = 1; ball <= BALLS; ball += 1) {
    at += Math.round(seconds(BALL_SECONDS) * (0.6 + draws.roll() * 0.8));
    if (draws.isHit(WICKET_SHARE)) {
      loseWicket(record, at, side);
      if ((record.last().wickets ?? NOBODY)[side] === WICKETS) break;
    } else {
      scoreRuns(record, at, { side, count: runsOf(draws.roll() / quality) });
      if (period === 2 && hasMoreRuns(record, side)) break;
    }
  }
  return at;
}

/** Plays a game of twenty overs a side out. */
export function playCricket(matchup: Matchup, draws: RandomDraws): Play {
  const first = firstToBat(matchup.key);
  const second = otherSide(first);
  const record = recordPlay({ periods: [NOBODY], balls: NOBODY, wickets: NOBODY, serving: first });
  const batted = playInnings(record, { period: 1, side: first, quality: batting(matchup, first), startsAt: 0 }, draws);
  record.mention(batted, 'period-end');
  record.decide(batted);
  record.change(batted, { phase: 'break' });
  const startsAt = batted + minutes(BREAK_MINUTES);
  record.change(startsAt, {
    phase: 'playing',
    period: 2,
    serving: second,
    periods: [...record.last().periods, NOBODY],
  });
  const endsAt = playInnings(record, { period: 2, side: second, quality: batting(matchup, second), startsAt }, draws);
  if (hasMoreRuns(record, second)) return record.finish(endsAt);
  record.mention(endsAt, 'period-end');
  return record.finish(endsAt + 1);
}
