import type { EpochMillis } from '../shared/time.ts';
import type { Limit } from './limit.ts';
import { isExclusion, type LimitKind } from './limit-kind.ts';

/** LM-9 The active limit of a kind that has not ended; of several the strictest. */
export function limitInForce(limits: readonly Limit[], kind: LimitKind, now: EpochMillis): Limit | undefined {
  const active = limits.filter((limit) => limit.kind === kind && limit.state === 'active' && !hasEnded(limit, now));
  return active.toSorted((one, other) => strictness(other) - strictness(one))[0];
}

/** LM-10 A limit is over at its end, not before; one without an end does not end. */
export function hasEnded({ endsAt }: Limit, now: EpochMillis): boolean {
  return endsAt !== undefined && now >= endsAt;
}

function strictness({ kind, value, endsAt }: Limit): number {
  if (isExclusion(kind)) return endsAt ?? Number.MAX_VALUE;
  return typeof value === 'number' ? 0 - value : -Number.MAX_VALUE;
}
