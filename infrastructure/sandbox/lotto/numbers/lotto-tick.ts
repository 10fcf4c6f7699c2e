import type { EpochMillis } from '../../../../core/shared/time.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { prepareLottoDraws } from './lotto-draws.ts';
import { settleLottoDraws } from './settle-lotto-draws.ts';

/** Draws what is due and pays it, then prepares the draws to come. */
export async function tickLotto(parts: SandboxParts, now: EpochMillis): Promise<void> {
  await settleLottoDraws(parts, now);
  await prepareLottoDraws(parts, now);
}
