import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days, hours, minutes } from '../../../core/shared/time.ts';
import { callBingo, callLotto } from '../../support/browser/walks/call-lotto.ts';
import { stakeToto } from '../../support/browser/walks/stake-toto.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

const KINDS = [
  ['bingo_draws', 'bingo_cards'],
  ['lotto_draws', 'lotto_entries'],
  ['toto_draws', 'toto_coupons'],
] as const;

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openFixture();
  await fixture.move(1000);
});
afterAll(() => fixture.close());

const read = async (text: string) => {
  const { rows } = await sql.raw<{ readonly id: number }>(text).execute(fixture.sandbox.database);
  return rows.map(({ id }) => Number(id));
};
const kept = async (table: string) => read(`select id from ${table} order by id`);

/** So many draws later, as far as their numbers tell. */
async function countOn(): Promise<void> {
  const later = String(fixture.clock.now() + days(1));
  const kinds = [
    `bingo_draws (number, draws_at, server_seed, server_hash) select 1000, ${later}, '', ''`,
    `lotto_draws (lotto_id, number, draws_at, server_seed, server_hash)
      select distinct lotto_id, 1000, ${later}::bigint + 1, '', '' from lotto_draws`,
    `toto_draws (sort, number, closes_at) select distinct sort, 1000, ${later}::bigint + 1 from toto_draws`,
  ];
  for (const kind of kinds) await sql.raw(`insert into ${kind}`).execute(fixture.sandbox.database);
}

describe('draws', () => {
  it('stay with what players hold in them, and else for thirty days and among the latest [BNG-18, LT-27, TT-30]', async () => {
    const player = await fixture.player();
    await callBingo(fixture, player);
    await callLotto(fixture, player);
    expect(await stakeToto(fixture, player, 10)).toMatchObject({ status: 'accepted' });
    await fixture.move(hours(6));
    const first = await Promise.all(
      KINDS.map(async ([draws, held]) => {
        const played = await read(`select distinct draw_id as id from ${held}`);
        const unplayed = await read(`select id from ${draws} where is_unplayed`);
        expect(played).toHaveLength(1);
        expect(unplayed.length).toBeGreaterThan(0);
        expect(unplayed).not.toContain(played[0]);
        return { draws, played, unplayed };
      }),
    );

    const before = await Promise.all(first.map(async ({ draws }) => kept(draws)));
    await fixture.move(days(31));
    const after = await Promise.all(first.map(async ({ draws }) => kept(draws)));
    for (const [index, ids] of after.entries()) expect(ids).toEqual(expect.arrayContaining(before[index]!));

    await countOn();
    await fixture.move(minutes(2));
    for (const [index, { draws, played, unplayed }] of first.entries()) {
      const ids = await kept(draws);
      const young = after[index]!.filter((id) => !before[index]!.includes(id));
      expect(ids).toEqual(expect.arrayContaining([...played, ...young]));
      expect(ids.filter((id) => unplayed.includes(id))).toEqual([]);
    }
    const games = new Set(await read('select distinct draw_id as id from toto_games'));
    expect([...games]).toEqual(expect.arrayContaining(first[2]!.played));
    expect(first[2]!.unplayed.filter((id) => games.has(id))).toEqual([]);
    await fixture.assertSound();
  });
});
