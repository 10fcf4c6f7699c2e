import { limitInForce } from '../../../core/limits/limit-in-force.ts';
import type { Limit } from '../../../core/limits/limit.ts';
import type { PersonOnPaper } from '../../../core/limits/same-person.ts';
import { days, type EpochMillis } from '../../../core/shared/time.ts';
import { endPlay } from './end-play.ts';
import { knownLimits } from './known-limits.ts';
import { writeLimits, type LimitScene } from './limit-changes.ts';
import { exclusionOf } from './shut-out.ts';

/** SX-11, RG-11 Shuts a player, who is locked, out for as long as the excluded person that they turn out to be; says whether it did. */
export async function carryExclusion(scene: LimitScene, person: PersonOnPaper): Promise<boolean> {
  const { transaction, userId, regime } = scene;
  const endsAt = await exclusionOf(transaction, person, { now: regime.now, but: userId });
  return endsAt !== undefined && shutOutUntil(scene, endsAt);
}

/** Shuts a player, who is locked, out until then; says whether they were not before. */
export async function shutOutUntil(scene: LimitScene, endsAt: EpochMillis): Promise<boolean> {
  const { transaction, userId, regime } = scene;
  const known = await knownLimits(transaction, { userId }, regime);
  const current = limitInForce(known.limits, 'self-exclusion', regime.now);
  if (current?.endsAt !== undefined && current.endsAt >= endsAt) return false;
  const carried: Limit = {
    kind: 'self-exclusion',
    value: Math.ceil((endsAt - regime.now) / days(1)),
    state: 'active',
    needsApproval: false,
    startedAt: regime.now,
    endsAt,
    availableValues: [],
  };
  await writeLimits(scene, known, [...known.limits.filter((limit) => limit !== current), carried]);
  await endPlay(scene);
  return true;
}
