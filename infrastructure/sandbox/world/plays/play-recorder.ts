import type { StatisticKind, TimelineKind } from '../../../../core/sports/game/game.ts';
import type { Millis } from '../../../../core/shared/time.ts';
import { packedStatistics } from './packed-statistics.ts';
import type { Frame, PitchPlayer, Play, PlayEntry, PlayStatistic, Side } from './play.ts';
import { FIRST_FRAME } from './play.ts';

/** Writes a game down while it is played out; moments must come in order. */
export interface PlayRecorder {
  readonly last: () => Frame;
  readonly change: (at: Millis, what: Partial<Frame>) => void;
  /** Writes down whose shot was saved; the clock goes on from where it was set before. */
  readonly save: (at: Millis, shooter: PitchPlayer) => void;
  readonly mention: (at: Millis, kind: TimelineKind, side?: Side) => void;
  /** Writes down what happened, with whoever did it. */
  readonly tell: (at: Millis, what: Omit<PlayEntry, 'at' | 'seconds' | 'period'>) => void;
  readonly count: (at: Millis, kind: StatisticKind, side: Side) => void;
  readonly add: (at: Millis, what: Pick<PlayStatistic, 'kind' | 'side' | 'amount'>) => void;
  readonly decide: (at: Millis) => void;
  /** Closes the record: the last frame is over. */
  readonly finish: (at: Millis, what?: Partial<Frame>) => Play;
}

function playedSince({ phase, at: since }: Frame, at: Millis): number {
  return phase === 'playing' ? Math.round((at - since) / 1000) : 0;
}

export function recordPlay(first: Partial<Frame>): PlayRecorder {
  const opening: Frame = { ...FIRST_FRAME, period: 1, phase: 'playing', ...first };
  const frames: [Frame, ...Frame[]] = [opening];
  const entries: PlayEntry[] = [];
  const statistics: PlayStatistic[] = [];
  const decisive: Millis[] = [];
  let last = opening;
  let clocked = opening;

  const clockAt = (at: Millis): number => clocked.clock + playedSince(clocked, at);
  const tell: PlayRecorder['tell'] = (at, what) =>
    entries.push({ ...what, at, seconds: clockAt(at), period: last.period });
  const push = (at: Millis, what: Partial<Frame>): void => {
    frames.push((last = { ...last, clock: clockAt(at), ...what, at }));
  };
  const change = (moment: Millis, what: Partial<Frame>): void => {
    push(Math.round(moment), what);
    clocked = last;
  };

  return {
    last: () => last,
    change,
    save: (at, shooter) => {
      push(Math.round(at), { saved: [...last.saved, shooter] });
      tell(at, { kind: 'saved-shot', side: shooter.side, player: shooter });
    },
    mention: (at, kind, side) => tell(at, { kind, side }),
    tell,
    count: (at, kind, side) => statistics.push({ at, kind, side, period: last.period, amount: 1 }),
    add: (at, { kind, side, amount }) => statistics.push({ at, kind, side, period: last.period, amount }),
    decide: (at) => decisive.push(at),
    finish: (at, what = {}) => {
      change(at, { ...what, phase: 'over' });
      decisive.push(at);
      return { frames, entries, statistics: packedStatistics(statistics), decisive, duration: last.at };
    },
  };
}
