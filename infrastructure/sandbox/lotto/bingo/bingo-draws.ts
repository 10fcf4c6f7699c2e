import { randomBytes } from 'node:crypto';
import { BINGO_EVERY, bingoMoments } from '../../../../core/lotto/bingo/bingo-rules.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import { SERVER_DIGESTS } from '../../casino/provider/slot-seeds.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';

/** The one that takes cards, and those after it: it may close while they are bought. */
const DRAWS_AHEAD = 3;
/** BNG-17 So many draws are there before the first that can be played. */
const DRAWS_BEFORE = 5;

/** BNG-4, BNG-11 Sees to it that the room has its next draws, with their seeds, before a card of any of them is sold. */
export async function prepareBingoDraws({ database, upkeep }: SandboxParts, now: EpochMillis): Promise<void> {
  const moments = bingoMoments(now, DRAWS_AHEAD);
  const [first = now] = moments;
  if (upkeep.bingoFrom === first) return;
  const kept = await database
    .selectFrom('bingo_draws')
    .select(['draws_at', 'number'])
    .orderBy('number', 'desc')
    .limit(DRAWS_AHEAD)
    .execute();
  const last = kept[0]?.number ?? 0;
  const before = Array.from({ length: DRAWS_BEFORE }, (_, place) => first - (DRAWS_BEFORE - place) * BINGO_EVERY);
  const wanted = kept.length === 0 ? [...before, ...moments] : moments;
  const missing = wanted.filter((at) => !kept.some((draw) => draw.draws_at === at));
  const rows = await Promise.all(
    missing.map(async (drawsAt, place) => {
      const seed = randomBytes(32).toString('hex');
      const hash = await SERVER_DIGESTS.commitment(seed);
      return { number: last + place + 1, draws_at: drawsAt, server_seed: seed, server_hash: hash };
    }),
  );
  // another process may have prepared the same
  if (rows.length > 0) {
    await database
      .insertInto('bingo_draws')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  upkeep.bingoFrom = first;
}
