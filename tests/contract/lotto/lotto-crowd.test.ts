import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawnNumbers, lottoDrawText } from '../../../core/lotto/numbers/lotto-drawing.ts';
import { lottoById } from '../../../core/lotto/numbers/lotto-rules.ts';
import { minutes } from '../../../core/shared/time.ts';
import { BUY_LOTTO, LOTTO_BOARD, LOTTO_TICKETS } from '../../../infrastructure/lotto/lotto-calls.ts';
import { SERVER_DIGESTS } from '../../../infrastructure/sandbox/casino/provider/slot-seeds.ts';
import { balanceOf } from '../../support/browser/walks/pay.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openFixture();
  await fixture.move(1000);
});
afterAll(() => fixture.close());

const CROWD = 2500;
const PRICE = 6000;

it('a draw of a lotto that very many play is settled for all of them, part by part [LT-13, LT-17]', async () => {
  const { database } = fixture.sandbox;
  const player = await fixture.player();
  const { accountId, currency } = player;
  const { body } = await fixture.visitor().send(LOTTO_BOARD, { query: { currency, lotto: 1 } });
  const { id: drawId } = body.opened!.coming[0]!;
  const draw = await database
    .selectFrom('lotto_draws')
    .select(['server_seed', 'number'])
    .where('id', '=', drawId)
    .executeTakeFirstOrThrow();
  const seed = await SERVER_DIGESTS.draw(draw.server_seed, lottoDrawText(1, draw.number));
  const drawn = drawnNumbers(lottoById(1)!, seed);
  const missed = Array.from({ length: 36 }, (_, place) => place + 1).find((number) => !drawn.includes(number))!;
  const order = { lottoId: 1, drawId, drawCount: 1, accountId, currency, amount: 60 };
  await player.send(BUY_LOTTO, { body: { ...order, tickets: [[...drawn.slice(0, 4), missed]] }, key: randomUUID() });
  const before = await balanceOf(fixture, player);
  await crowd(drawId, fixture.clock.now());
  await fixture.move(minutes(16));
  const { rows } = await sql<{ readonly settled: number; readonly prize: number; readonly paid: number }>`
    select count(*) filter (where is_settled)::integer as settled, sum(prize)::bigint as prize,
      (select sum(amount)::bigint from ledger where side = 'player' and transfer like 'lotto-prize:%') as paid
    from lotto_entries where draw_id = ${drawId}`.execute(database);
  // the fund is 60 % of all stakes; a quarter of it is of those with four numbers, each of whom has the same
  const fund = ((CROWD + 1) * PRICE * 6) / 10;
  const [{ prize: each } = { prize: 0 }] = await database
    .selectFrom('lotto_entries')
    .select('prize')
    .where('draw_id', '=', drawId)
    .limit(1)
    .execute();
  expect(each).toBeGreaterThan(0);
  expect(each * (CROWD + 1)).toBeLessThanOrEqual(fund);
  expect(rows).toEqual([{ settled: CROWD + 1, prize: each * (CROWD + 1), paid: each * (CROWD + 1) }]);
  expect(await balanceOf(fixture, player)).toBe(before + each * (CROWD + 1));
  expect((await player.send(LOTTO_TICKETS)).status).toBe(200);
  await fixture.assertSound();

  /** As many tickets like the first one as a crowd would buy: each paid for, with its own transfer. */
  async function crowd(id: number, at: number): Promise<void> {
    const paid = CROWD * PRICE;
    await sql`insert into ledger (transfer, kind, side, account_id, currency, amount, at) values
      ('crowd', 'play-money', 'player', ${accountId}, ${currency}, ${paid}::bigint, ${at}),
      ('crowd', 'play-money', 'house', null, ${currency}, ${-paid}::bigint, ${at})`.execute(database);
    await sql`with bought as (
        insert into lotto_tickets (user_id, account_id, currency, lotto_id, key, place, fingerprint, numbers, combinations, draw_count, amount, placed_at)
        select user_id, account_id, currency, lotto_id, gen_random_uuid(), place, fingerprint, numbers, combinations, draw_count, amount, placed_at
        from lotto_tickets, generate_series(1, ${CROWD}::integer) where user_id = ${player.userId} returning id)
      insert into lotto_entries (ticket_id, draw_id, amount) select id, ${id}, ${PRICE} from bought`.execute(database);
    await sql`insert into ledger (transfer, kind, side, account_id, currency, amount, at)
      select 'lotto-crowd:' || place, kind, side, account_id, currency, amount, at
      from ledger, generate_series(1, ${CROWD}::integer) as place where transfer like 'lotto-stake:%'`.execute(
      database,
    );
  }
});
