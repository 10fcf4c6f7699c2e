import type { EpochMillis } from '../../../core/shared/time.ts';
import { seconds, type Millis } from '../../../core/shared/time.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { prepareTotoDraws } from './toto-draws.ts';
import { settleTotoDraws } from './settle-toto-draws.ts';

const CHECKED_EVERY: Millis = seconds(10);

/** Prepares the draws to come, and settles those whose games are over. */
export async function tickToto(parts: SandboxParts, now: EpochMillis): Promise<void> {
  const { upkeep } = parts;
  await prepareTotoDraws(parts, now);
  if (upkeep.totoCheckedAt !== undefined && Math.abs(now - upkeep.totoCheckedAt) < CHECKED_EVERY) return;
  await settleTotoDraws(parts, now);
  upkeep.totoCheckedAt = now;
}
