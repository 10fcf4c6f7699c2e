import { randomBytes } from 'node:crypto';
import { lottoMoments, LOTTOS, type LottoRules } from '../../../../core/lotto/numbers/lotto-rules.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import { SERVER_DIGESTS } from '../../casino/provider/slot-seeds.ts';
import { eachAlone } from '../../each-alone.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';

/** So many draws of a ticket, and one more: the first may close while it is bought. */
const DRAWS_AHEAD = 21;

/** LT-25 So many draws are there before the first that can be played. */
const DRAWS_BEFORE = 10;

/** LT-11, LT-12 Sees to it that each lotto has its next draws, with their seeds, before a ticket of any of them is sold. */
export async function prepareLottoDraws(parts: SandboxParts, now: EpochMillis): Promise<void> {
  const { upkeep } = parts;
  await eachAlone(parts, LOTTOS, {
    name: ({ id }) => `draws of lotto ${String(id)}`,
    run: async (rules) => {
      const moments = lottoMoments(rules, now, DRAWS_AHEAD);
      const [first = now] = moments;
      if (upkeep.lottoFrom?.get(rules.id) === first) return;
      await prepareDraws(parts, rules, moments);
      upkeep.lottoFrom = new Map([...(upkeep.lottoFrom ?? []), [rules.id, first]]);
    },
  });
}

async function prepareDraws(
  { database }: Pick<SandboxParts, 'database'>,
  { id: lottoId, every }: LottoRules,
  moments: readonly EpochMillis[],
): Promise<void> {
  const kept = await database
    .selectFrom('lotto_draws')
    .select(['draws_at', 'number'])
    .where('lotto_id', '=', lottoId)
    .orderBy('number', 'desc')
    .limit(DRAWS_AHEAD)
    .execute();
  const last = kept[0]?.number ?? 0;
  const [first = 0] = moments;
  const before = Array.from({ length: DRAWS_BEFORE }, (_, place) => first - (DRAWS_BEFORE - place) * every);
  const wanted = kept.length === 0 ? [...before, ...moments] : moments;
  const missing = wanted.filter((at) => !kept.some((draw) => draw.draws_at === at));
  const rows = await Promise.all(
    missing.map(async (drawsAt, place) => {
      const seed = randomBytes(32).toString('hex');
      const hash = await SERVER_DIGESTS.commitment(seed);
      return { lotto_id: lottoId, number: last + place + 1, draws_at: drawsAt, server_seed: seed, server_hash: hash };
    }),
  );
  // another process may have prepared the same
  if (rows.length > 0) {
    await database
      .insertInto('lotto_draws')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
