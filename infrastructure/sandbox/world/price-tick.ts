import type { EpochMillis, Millis } from '../../../core/shared/time.ts';
import { minutes, seconds } from '../../../core/shared/time.ts';
import { fraction, mix } from './mix.ts';

/** Prices are computed anew at moments of their own: live every 3 to 10 seconds, in the line every 5 to 30 minutes. */
interface PriceTick {
  readonly every: Millis;
  readonly sway: Millis;
}

const LIVE_TICK: PriceTick = { every: seconds(6.5), sway: seconds(3.5) };
const LINE_TICK: PriceTick = { every: minutes(17.5), sway: minutes(12.5) };

/** The last tick of a game that is not after the moment. */
export function lastTick(key: number, now: EpochMillis, isLive: boolean): EpochMillis {
  const { every, sway } = isLive ? LIVE_TICK : LINE_TICK;
  const offset = Math.floor(fraction(key, 31) * every);
  const tickAt = (count: number): EpochMillis =>
    Math.round(offset + count * every + (fraction(key, count % 0x1_0000_0000, 32) - 0.5) * sway);
  let count = Math.floor((now - offset) / every) + 1;
  while (tickAt(count) > now) count -= 1;
  return tickAt(count);
}

/** A small drift of opinion that belongs to a tick, -1 to 1. */
export function driftAt(key: number, tick: EpochMillis, which: number): number {
  return fraction(mix(key, which), tick % 0x1_0000_0000, Math.floor(tick / 0x1_0000_0000)) * 2 - 1;
}

/** How long prices stay suspended before and after a decisive moment; shorter where matches play faster, never under a second. */
export function suspension(speed: number): { readonly before: Millis; readonly after: Millis } {
  const pace = Math.sqrt(speed);
  return { before: Math.max(1_000, Math.round(3_000 / pace)), after: Math.max(1_000, Math.round(8_000 / pace)) };
}
