import type { Millis } from '../../../../core/shared/time.ts';
import { minutes, seconds } from '../../../../core/shared/time.ts';
import type { RandomDraws } from '../random-draws.ts';
import {
  attack,
  ATTACK_ENDS,
  periodSeconds,
  possessionLaw,
  possessionRules,
  possessionsIn,
} from './possession-rules.ts';
import type { Matchup, Play, Side } from './play.ts';
import { NOBODY, oneMore, oneMoreIn } from './play.ts';
import type { PlayRecorder } from './play-recorder.ts';
import { recordPlay } from './play-recorder.ts';
import { otherSide } from './set-rules.ts';

interface Possession {
  readonly at: number;
  readonly side: Side;
  /** How many attacks the period has after this one. */
  readonly left: number;
}

/** A match that is being played out. */
interface PossessionMatch {
  readonly record: PlayRecorder;
  readonly matchup: Matchup;
  readonly draws: RandomDraws;
  readonly laws: Readonly<Record<Side, readonly number[]>>;
}

/** The points that an attack brings: the most first, as the dice fall. */
function pointsOf(law: readonly number[], roll: number): number {
  let left = roll;
  for (let points = law.length - 1; points > 0; points -= 1) {
    left -= law[points] ?? 0;
    if (left < 0) return points;
  }
  return 0;
}

function countBasketball({ record, draws }: PossessionMatch, { at, side }: Possession, points: number): void {
  const other = otherSide(side);
  if (points === 0) {
    record.count(at, 'rebounds', draws.isHit(0.74) ? other : side);
    if (draws.isHit(0.08)) record.count(at, 'blocks', other);
    return;
  }
  if (points === 3) record.count(at, 'three-pointers', side);
  if (points === 1) record.count(at, 'free-throws', side);
  if (draws.isHit(0.2)) record.count(at, 'fouls', other);
}

/** Plays a possession; tells its points. */
function playPossession(match: PossessionMatch, possession: Possession): number {
  const { record, matchup, draws, laws } = match;
  const { at, side, left } = possession;
  const attacks = { left, next: otherSide(side) };
  const points = pointsOf(laws[side], draws.roll());
  if (matchup.sport.endsWith('basketball')) countBasketball(match, possession, points);
  if (points === 0) {
    record.change(at, { attacks });
    return 0;
  }
  const last = record.last();
  if (possessionRules(matchup).isScoreDecisive) record.decide(at);
  record.change(at, {
    attacks,
    score: oneMore(last.score, side, points),
    periods: oneMoreIn(last.periods, { period: last.period, side, count: points }),
  });
  return points;
}

/** Attacks in turn from a moment on; tells who attacks next. */
function playPeriod(match: PossessionMatch, start: Millis, first: Side): Side {
  const { record, matchup, draws } = match;
  const { period } = record.last();
  const length = seconds(periodSeconds(matchup, period));
  const possessions = possessionsIn(matchup, period);
  let side = first;
  let run = { side, points: 0 };
  for (let turn = 0; turn < possessions; turn += 1) {
    const end = turn + ATTACK_ENDS.from + draws.roll() * (ATTACK_ENDS.to - ATTACK_ENDS.from);
    const at = start + Math.floor((end * length) / possessions);
    const points = playPossession(match, { at, side, left: possessions - turn - 1 });
    if (points > 0) {
      const before = run.side === side ? run.points : 0;
      run = { side, points: before + points };
      if (before < RUN && run.points >= RUN) record.mention(at, 'point-run', side);
    }
    side = otherSide(side);
  }
  return side;
}

/** So many points in a row are worth a mention. */
const RUN = 8;

/** Plays a match of attacks in turn out; where there is overtime a draw is played on until it is none. */
export function playPossessions(matchup: Matchup, draws: RandomDraws): Play {
  const { periods, overtimeMinutes } = possessionRules(matchup);
  let side: Side = draws.isHit(0.5) ? 'home' : 'away';
  const law = (name: Side): readonly number[] => possessionLaw(matchup, attack(matchup, name));
  const match = {
    record: recordPlay({ periods: [NOBODY], attacks: { left: possessionsIn(matchup, 1), next: side } }),
    matchup,
    draws,
    laws: { home: law('home'), away: law('away') },
  };
  const { record } = match;
  let start = 0;
  let clock = 0;
  for (let period = 1; ; period += 1) {
    side = playPeriod(match, start, side);
    const endsAt = start + seconds(periodSeconds(matchup, period));
    record.mention(endsAt, 'period-end');
    const { score } = record.last();
    const isDecided = overtimeMinutes === 0 || score.home !== score.away;
    if (period >= periods && isDecided) return record.finish(endsAt);
    record.decide(endsAt);
    record.change(endsAt, { phase: 'break' });
    start = endsAt + minutes(period === periods / 2 ? 10 : 2);
    clock += periodSeconds(matchup, period);
    record.change(start, {
      phase: 'playing',
      period: period + 1,
      clock,
      attacks: { left: possessionsIn(matchup, period + 1), next: side },
      periods: [...record.last().periods, NOBODY],
    });
  }
}
