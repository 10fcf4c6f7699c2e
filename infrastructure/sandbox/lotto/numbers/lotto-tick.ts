import type { EpochMillis } from '../../../../core/shared/time.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { prepareLottoDraws } from './lotto-draws.ts';
import { settleLottoDraws } from './settle-lotto-draws.ts';

/** Prepares the draws to come, then draws what is due and pays it. */
export async function tickLotto(parts: SandboxParts, now: EpochMillis): Promise<void> {
  await prepareLottoDraws(parts, now);
  await settleLottoDraws(parts, now);
}
