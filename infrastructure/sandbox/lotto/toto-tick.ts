import type { EpochMillis } from '../../../core/shared/time.ts';
import { seconds, type Millis } from '../../../core/shared/time.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { settleTotoDraws } from './settle-toto-draws.ts';

const CHECKED_EVERY: Millis = seconds(10);

/** Settles the draws whose games are over. */
export async function tickToto(parts: SandboxParts, now: EpochMillis): Promise<void> {
  const { upkeep } = parts;
  if (upkeep.totoCheckedAt !== undefined && Math.abs(now - upkeep.totoCheckedAt) < CHECKED_EVERY) return;
  await settleTotoDraws(parts, now);
  upkeep.totoCheckedAt = now;
}
