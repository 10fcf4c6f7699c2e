import { days, type EpochMillis, type Millis } from '../shared/time.ts';
import type { Limit } from './limit.ts';
import { limitInForce } from './limit-in-force.ts';
import { sectionKinds } from './limit-kind.ts';

const ASKED_EVERY: Millis = days(182);

/** LQ-1 A signed-in player without a deposit limit is asked to set one, once after registering or before the first deposit and then every half year. */
export function needsLimitPrompt(
  limits: readonly Limit[],
  lastAskedAt: EpochMillis | undefined,
  now: EpochMillis,
): boolean {
  const hasLimit = sectionKinds('deposit').some((kind) => typeof limitInForce(limits, kind, now)?.value === 'number');
  if (hasLimit) return false;
  return lastAskedAt === undefined || now - lastAskedAt >= ASKED_EVERY;
}
