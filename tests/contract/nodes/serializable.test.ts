import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hours } from '../../../core/shared/time.ts';
import { sqlState } from '../../../infrastructure/sandbox/database/retried-transaction.ts';
import { placeOverFlakyLine } from '../../support/browser/flaky-connection.ts';
import { assertSoundBooks } from '../../support/browser/ledger-checker.ts';
import { accepted, openBets, order } from '../../support/browser/open-bets.ts';
import { openThreeNodes, type NodesUnderTest } from '../../support/nodes/three-nodes.ts';

const PLAYERS = 6;
const ORDERS = 5;
const SOUND_LINE = { loss: 0, random: () => 1 };

// What databases that spread over machines ask of their clients: https://www.postgresql.org/docs/15/transaction-iso.html
describe.runIf((process.env['TEST_DATABASE_URL'] ?? '') !== '')('a database at SERIALIZABLE', () => {
  let site: NodesUnderTest;
  beforeAll(async () => {
    site = await openThreeNodes({}, '-c default_transaction_isolation=serializable');
  });
  afterAll(() => site.close());

  it('gives up transactions for the sake of others: each order is placed once, by the server’s tries or by those of the page [REL-10]', async () => {
    const [one] = site.nodes;
    const { rows } = await one.sandbox.database.executeQuery<{ readonly transaction_isolation: string }>(
      CompiledQuery.raw('show transaction_isolation'),
    );
    expect(rows).toEqual([{ transaction_isolation: 'serializable' }]);
    const [bet] = await openBets(one, 1);
    const players = await Promise.all(Array.from({ length: PLAYERS }, (_, index) => site.nodes[index % 3]!.player()));
    const placing = players.map(async (player) => {
      for (let count = 0; count < ORDERS; count += 1) {
        accepted(
          (await placeOverFlakyLine(player, order(player, [bet!], { changeCoefAction: 1 }), SOUND_LINE)).verdict,
        );
      }
    });
    const ticking = Array.from({ length: ORDERS }, async () => site.nodes[2].sandbox.tick());
    await Promise.all([...placing, ...ticking]);
    // an order that is accepted ends by a commit
    const givenUp = site.nodes.flatMap(({ statements }) => statements.filter((text) => /^rollback$/i.test(text)));
    expect(givenUp.length).toBeGreaterThan(0);
    await one.move(bet!.startsAt - one.clock.now() + hours(6));
    await assertSoundBooks(one.sandbox.database);
    const failures = site.nodes.flatMap((node) => node.failures.map(sqlState));
    expect(failures.filter((state) => state !== '40001' && state !== '40P01')).toEqual([]);
    const coupons = await one.sandbox.database.selectFrom('coupons').select(['state', 'user_id']).execute();
    expect(coupons).toHaveLength(PLAYERS * ORDERS);
    expect(coupons.filter(({ state }) => state === 'open')).toEqual([]);
  });
});
