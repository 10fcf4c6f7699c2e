import type { Millis } from '../../../../core/shared/time.ts';
import { attack, OVERTIME_MINUTES, pointsIn, QUARTERS, quarterMinutes } from '../plays/basketball-rules.ts';
import type { Frame, Side } from '../plays/play.ts';
import { NOBODY } from '../plays/play.ts';
import type { Chances, CountName, View } from './chances.ts';
import { remembered } from './chances.ts';
import { winning } from './grade.ts';
import type { Mass } from './mass.ts';
import { bellMass, zeros } from './mass.ts';
import type { Spread } from './spread.ts';
import { certainSpread } from './spread.ts';

/** Overtime leaves no draw: its share goes to margins of one to six. */
function withoutDraw(margin: Mass): Mass {
  const from = Math.min(margin.from, -6);
  const to = Math.max(margin.from + margin.weights.length - 1, 6);
  const weights = zeros(to - from + 1);
  weights.set(margin.weights, margin.from - from);
  const drawn = weights[0 - from] ?? 0;
  weights[0 - from] = 0;
  for (let lead = 1; lead <= 6; lead += 1) {
    for (const value of [lead, -lead]) weights[value - from] = (weights[value - from] ?? 0) + drawn / 12;
  }
  return { from, weights };
}

/** What a game of basketball may still come to: points to come are bell-shaped. */
export function basketballChances(view: View, frame: Frame, elapsed: Millis): Chances {
  const quarter = quarterMinutes(view.champId) * 60;
  const last = Math.max(QUARTERS, frame.period);
  const secondsLeft = (period: number): number => {
    const length = period > QUARTERS ? OVERTIME_MINUTES * 60 : quarter;
    if (frame.phase === 'over' || period < frame.period) return 0;
    if (frame.phase === 'waiting' || period > frame.period) return length;
    if (frame.phase === 'break') return 0;
    const begun = Math.min(period - 1, QUARTERS) * quarter + Math.max(0, period - 1 - QUARTERS) * OVERTIME_MINUTES * 60;
    return Math.max(1, length - (frame.clock + (elapsed - frame.at) / 1000 - begun));
  };
  const spreadOf = (periods: readonly number[], isWhole: boolean): Spread => {
    const sofar = (side: Side): number =>
      periods.reduce((sum, period) => sum + (frame.periods[period - 1] ?? NOBODY)[side], 0);
    const left = periods.reduce((sum, period) => sum + secondsLeft(period), 0);
    const home = sofar('home');
    const away = sofar('away');
    const isPlayedOn = isWhole && frame.phase === 'break' && frame.period >= QUARTERS;
    if (left === 0 && !isPlayedOn) return certainSpread(home, away);
    const toCome = { home: pointsIn(left, attack(view, 'home')), away: pointsIn(left, attack(view, 'away')) };
    const deviation = Math.max(
      view.isBrokenOff === true ? 50 : 0,
      Math.sqrt(toCome.home.variance + toCome.away.variance),
    );
    const mean = { home: home + toCome.home.mean, away: away + toCome.away.mean };
    const margin = bellMass(mean.home - mean.away, deviation);
    return {
      home: bellMass(mean.home, Math.sqrt(toCome.home.variance), home),
      away: bellMass(mean.away, Math.sqrt(toCome.away.variance), away),
      total: bellMass(mean.home + mean.away, deviation, home + away),
      margin: isWhole ? withoutDraw(margin) : margin,
      cells: () => [],
    };
  };
  const compute = (count: CountName, period: number): Spread | 'void' | undefined => {
    if (count !== 'regular' && count !== 'whole') return undefined;
    if (period > QUARTERS) return undefined;
    if (period > 0) return spreadOf([period], false);
    return spreadOf(
      Array.from({ length: last }, (_, index) => index + 1),
      true,
    );
  };
  const spreads = remembered((key) => {
    const [count, period] = key.split(' ');
    return compute(count as CountName, Number(period));
  });
  return {
    spread: (count, period) => spreads(`${count} ${String(period)}`),
    special: (kind, _period, _line, code) => {
      if (kind !== 'overtime') return undefined;
      if (frame.period > QUARTERS) return winning(Number(code === 'yes'));
      const regular = spreadOf([1, 2, 3, 4], false).margin;
      const drawn = regular.weights[0 - regular.from] ?? 0;
      return winning(code === 'yes' ? drawn : 1 - drawn);
    },
  };
}
