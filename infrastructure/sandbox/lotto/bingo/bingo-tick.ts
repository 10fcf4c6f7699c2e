import type { EpochMillis } from '../../../../core/shared/time.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { prepareBingoDraws } from './bingo-draws.ts';
import { settleBingoDraws } from './settle-bingo-draws.ts';

/** Prepares the draws to come, then pays those whose last ball has come. */
export async function tickBingo(parts: SandboxParts, now: EpochMillis): Promise<void> {
  await prepareBingoDraws(parts, now);
  await settleBingoDraws(parts, now);
}
