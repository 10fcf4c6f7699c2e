import { drawBytes, fairNumbers } from '../games/fair-numbers.ts';
import type { FairDigests, FairVerdict } from '../rounds/fair-round.ts';
import type { LiveTableId } from './live-table.ts';
import { LIVE_TABLES, liveTableId } from './live-tables.ts';

/** LCT-3 A round of a table that has been shown, with its seed. */
export interface LiveRound {
  readonly id: number;
  /** SHA-256 of its seed, which is the seed of the round before. */
  readonly serverHash: string;
  readonly serverSeed: string;
  readonly drawn: readonly number[];
}

/** A round belongs to nobody: its bytes come from its seed and the name of its table. */
const NO_NONCE = 0;

/** LCT-3 What a seed draws at a table. */
export async function drawAtTable(
  table: LiveTableId,
  serverSeed: string,
  digests: Pick<FairDigests, 'draw'>,
): Promise<readonly number[]> {
  const known = liveTableId(table);
  if (known === undefined) return [];
  const { blocks, draw } = LIVE_TABLES[known];
  return draw(fairNumbers(await drawBytes(digests, { serverSeed, playerSeed: table, nonce: NO_NONCE }, blocks)));
}

/** LCT-3 Checks a round: its seed has the hash that was told before its stakes, and gives what was drawn. */
export async function checkLiveRound(
  table: LiveTableId,
  { serverHash, serverSeed, drawn }: Omit<LiveRound, 'id'>,
  digests: FairDigests,
): Promise<FairVerdict> {
  if ((await digests.commitment(serverSeed)) !== serverHash) return 'other-seed';
  const again = await drawAtTable(table, serverSeed, digests);
  const isSame = again.length === drawn.length && again.every((number, index) => number === drawn[index]);
  return isSame ? 'fair' : 'other-outcome';
}
