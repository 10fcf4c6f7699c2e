import { seconds } from '../../../../core/shared/time.ts';
import type { RandomDraws } from '../random-draws.ts';
import { expectedRuns, halfInningSeconds, INNINGS } from './baseball-rules.ts';
import { otherSide } from './set-rules.ts';
import type { Matchup, Play, Side } from './play.ts';
import { NOBODY, oneMore, oneMoreIn } from './play.ts';
import type { PlayRecorder } from './play-recorder.ts';
import { recordPlay } from './play-recorder.ts';

const ERROR_SHARE = 0.06;
const HIT_WITHOUT_RUN = 0.4;

interface HalfInning {
  readonly inning: number;
  readonly side: Side;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly expectedRuns: number;
}

function openHalf(record: PlayRecorder, { inning, side, startsAt }: HalfInning): void {
  if (startsAt === 0) return;
  const { periods } = record.last();
  record.change(startsAt, {
    period: inning,
    serving: side,
    clock: 0,
    ...(side === 'away' ? { periods: [...periods, NOBODY] } : {}),
  });
}

function scoreRun(record: PlayRecorder, at: number, { inning, side }: HalfInning): void {
  const { score, periods } = record.last();
  record.decide(at);
  record.change(at, { score: oneMore(score, side), periods: oneMoreIn(periods, { period: inning, side }) });
  record.count(at, 'hits', side);
  record.mention(at, 'goal', side);
}

/** Plays a half-inning: runs come at any moment alike. Tells when a run of the home side ended the game. */
function playHalf(record: PlayRecorder, half: HalfInning, draws: RandomDraws): number | undefined {
  const { inning, side, startsAt, endsAt, expectedRuns: mean } = half;
  const length = endsAt - startsAt;
  for (let at = startsAt; ;) {
    at += Math.ceil((-Math.log(1 - draws.roll()) * length) / mean);
    if (at >= endsAt) break;
    scoreRun(record, at, half);
    const { home, away } = record.last().score;
    if (side === 'home' && inning >= INNINGS && home > away) return at + 1;
  }
  if (draws.isHit(HIT_WITHOUT_RUN)) record.count(endsAt - 1, 'hits', side);
  if (draws.isHit(ERROR_SHARE)) record.count(endsAt - 1, 'errors', otherSide(side));
  return undefined;
}

/** Plays a game of baseball out: the visitors bat first, the home side not at all where it has won already. */
export function playBaseball(matchup: Matchup, draws: RandomDraws): Play {
  const record = recordPlay({ periods: [NOBODY], serving: 'away' });
  let at = 0;
  for (let inning = 1; ; inning += 1) {
    for (const side of ['away', 'home'] as const) {
      const before = record.last().score;
      if (side === 'home' && inning >= INNINGS && before.home > before.away) return record.finish(at);
      const length = seconds(halfInningSeconds(matchup.key, inning, side));
      const half: HalfInning = {
        inning,
        side,
        startsAt: at,
        endsAt: at + length,
        expectedRuns: expectedRuns(matchup, side),
      };
      openHalf(record, half);
      const wonAt = playHalf(record, half, draws);
      if (wonAt !== undefined) return record.finish(wonAt);
      at = half.endsAt;
    }
    record.mention(at, 'period-end');
    const { home, away } = record.last().score;
    if (inning >= INNINGS && home !== away) return record.finish(at);
  }
}
