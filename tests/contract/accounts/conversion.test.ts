import { sql } from 'kysely';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { convertedAmount } from '../../../core/accounts/conversion/conversion-rate.ts';
import { days } from '../../../core/shared/time.ts';
import { ACCOUNT_HISTORY } from '../../../infrastructure/accounts/account-history-calls.ts';
import { ADD_CURRENCY } from '../../../infrastructure/accounts/account-change-calls.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { CONVERSION_RATES, CONVERT_ACCOUNT } from '../../../infrastructure/accounts/conversion-calls.ts';
import type { CallInput } from '../../../infrastructure/http/call.ts';
import { OFFICE_MENU } from '../../../infrastructure/player/office-calls.ts';
import { convertAccount } from '../../../infrastructure/sandbox/accounts/conversion/convert-account.ts';
import { nodeRandom } from '../../../infrastructure/sandbox/server/node-random.ts';
import { SET_RESTRICTIONS } from '../../../infrastructure/site/debugger-calls.ts';
import { minor } from '../../support/units.ts';
import { historyRuns, historyTime } from '../../support/history-runs.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

describe('an account that is converted', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterEach(() => fixture.assertSound());
  afterAll(() => fixture.close());

  const allow = (player: TestPlayer, conversionLevel: number) =>
    player.send(SET_RESTRICTIONS, { body: { banLevel: 0, banVersion: 1, areTermsChanged: false, conversionLevel } });
  const convertible = async (level = 1) => {
    const player = await fixture.player();
    await allow(player, level);
    return player;
  };
  const accounts = async (player: TestPlayer) => (await player.send(ACCOUNT_LIST)).read().accounts;
  const rateTo = async (player: TestPlayer, to: string, accountId = player.accountId) =>
    (await player.send(CONVERSION_RATES, { query: { accountId } })).read().rates.find((rate) => rate.to === to)!;
  type Order = NonNullable<CallInput<typeof CONVERT_ACCOUNT>['body']>;
  const convert = (player: TestPlayer, body: Order, key = nodeRandom.uuid()) =>
    player.send(CONVERT_ACCOUNT, { key, body });
  const worldMoney = async () => {
    const { rows } = await sql<{ readonly sum: number }>`
      select currency, sum(amount)::bigint as sum from ledger group by currency`.execute(fixture.sandbox.database);
    return rows.filter(({ sum }) => sum !== 0);
  };

  it('becomes what its rate says, once under its key, in an account that is opened for it [CNV-8, CNV-9]', async () => {
    const player = await convertible();
    const [main] = await accounts(player);
    const rate = await rateTo(player, 'EUR');
    const key = nodeRandom.uuid();
    const order = { accountId: player.accountId, amount: 1000, rate };
    const replies = await Promise.all([convert(player, order, key), convert(player, order, key)]);
    const got = convertedAmount(minor(100_000), rate);
    for (const reply of replies) expect(reply.read().conversion).toMatchObject({ rate, paid: 100_000, got });
    expect(await accounts(player)).toMatchObject([
      { id: main!.id, money: main!.money - 100_000, isActive: true },
      { currency: 'EUR', money: got, type: 'currency', isActive: false },
    ]);
    expect((await convert(player, { ...order, amount: 999 }, key)).code).toBe('another-order');
    const kept = await fixture.sandbox.database.selectFrom('conversions').selectAll().execute();
    expect(kept).toMatchObject([{ rate_paid: rate.paid, rate_got: rate.got, paid: 100_000, got }]);
    const query = { isIncludeArchive: 'false', pageNumber: 1 } as const;
    const { movements } = (await player.send(ACCOUNT_HISTORY, { query })).read();
    expect(movements.filter(({ kind }) => kind === 'conversion')).toHaveLength(2);
    expect(await worldMoney()).toEqual([]);
  });

  it('is in kunas where the debugger gives one, and becomes euros; nobody opens another [CNV-3]', async () => {
    const player = await fixture.player();
    const restrict = async (change: object) =>
      player.send(SET_RESTRICTIONS, {
        body: { banLevel: 0, banVersion: 1, areTermsChanged: false, conversionLevel: 2, ...change },
      });
    expect((await player.send(ADD_CURRENCY, { body: { currencyId: 191 } })).status).toBe(400);
    await restrict({ isInKuna: true });
    await restrict({});
    const kuna = (await accounts(player)).find(({ currency }) => currency === 'HRK')!;
    expect(kuna).toMatchObject({ type: 'currency', isActive: true, money: 200_000 });
    expect(await rateTo(player, 'HRK', kuna.id)).toBeUndefined();
    const rate = await rateTo(player, 'EUR', kuna.id);
    expect((await convert(player, { accountId: kuna.id, amount: 2000, rate })).status).toBe(200);
    await restrict({ isInKuna: false });
    expect((await accounts(player)).find(({ isActive }) => isActive)?.id).toBe(player.accountId);
    await restrict({ isInKuna: true });
    const [left] = (await accounts(player)).filter(({ currency }) => currency === 'HRK');
    expect(left).toMatchObject({ id: kuna.id, money: 0, isActive: true });
  });

  it('is refused at a rate that has moved, and taken at the new one [CNV-8]', async () => {
    const player = await convertible();
    const rate = await rateTo(player, 'USD');
    await fixture.move(days(1));
    const order = { accountId: player.accountId, amount: 500 };
    expect((await convert(player, { ...order, rate })).code).toBe('rate-moved');
    expect((await convert(player, { ...order, rate: { ...rate, to: 'XXX' } })).code).toBe('unknown-currency');
    expect((await accounts(player)).map(({ currency }) => currency)).toEqual(['RUB']);
    const now = await rateTo(player, 'USD');
    expect(now).not.toEqual(rate);
    expect((await convert(player, { ...order, rate: now })).status).toBe(200);
  });

  it('is the main one at level 1, an additional one at level 2, and nobody else’s [CNV-5, SEC-43]', async () => {
    const player = await convertible();
    const lines = async () =>
      (await player.send(OFFICE_MENU, { query: { lng: 'en' } }))
        .read()
        .categories.flatMap(({ items }) => items.map(({ route }) => route));
    expect(await lines()).toContain('convert-account');
    const rate = await rateTo(player, 'EUR');
    await convert(player, { accountId: player.accountId, amount: 1000, rate });
    const euro = (await accounts(player))[1]!;
    const rates = (by: TestPlayer, accountId: typeof euro.id) => by.send(CONVERSION_RATES, { query: { accountId } });
    expect((await rates(player, euro.id)).status).toBe(404);
    const back = { accountId: euro.id, amount: 1, rate: { from: 'EUR', to: 'RUB', paid: '1', got: '90' } };
    expect((await convert(player, back)).code).toBe('account-unavailable');
    await allow(player, 2);
    expect((await rates(player, player.accountId)).status).toBe(404);
    expect((await rates(player, euro.id)).status).toBe(200);
    const other = await convertible(2);
    expect((await rates(other, euro.id)).status).toBe(404);
    expect((await convert(other, back)).code).toBe('account-unavailable');
    await allow(player, 0);
    expect((await rates(player, euro.id)).status).toBe(404);
    expect(await lines()).not.toContain('convert-account');
  });

  it('gives no more than it holds, nothing while it owes, and no sum that becomes nothing [CNV-7, CNV-9]', async () => {
    const player = await convertible();
    const [main] = await accounts(player);
    const rate = await rateTo(player, 'EUR');
    const order = { accountId: player.accountId, rate };
    const half = Math.floor(main!.money / 200) + 1;
    const replies = await Promise.all([1, 2, 3].map(() => convert(player, { ...order, amount: half })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === 'balance')).toHaveLength(2);
    expect((await convert(player, { ...order, amount: 0.01 })).code).toBe('too-little');
    expect((await convert(player, { ...order, amount: 0.001 })).code).toBe('amount');
    const owe = (owed: number) =>
      fixture.sandbox.database
        .updateTable('accounts')
        .set({ advance_owed: minor(owed) })
        .where('id', '=', player.accountId)
        .execute();
    await owe(100);
    expect((await convert(player, { ...order, amount: 10 })).code).toBe('advance-owed');
    await owe(0);
  });

  it('is stopped by a ban that lands while it is asked for, and by none once it is made [CNV-9, PR-38]', async () => {
    const player = await convertible();
    const { database } = fixture.sandbox;
    const rate = await rateTo(player, 'EUR');
    const order = { accountId: player.accountId, amount: 1000, rate };
    const key = nodeRandom.uuid();
    expect((await convert(player, order, key)).status).toBe(200);
    const banned = async (asked: string) =>
      database.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('users')
          .set({ ban_level: 7, withdrawals_locked_until: Number.MAX_SAFE_INTEGER })
          .where('id', '=', player.userId)
          .execute();
        return convertAccount(transaction, fixture.clock, { ...order, userId: player.userId, key: asked });
      });
    expect(await banned(nodeRandom.uuid())).toMatchObject({ code: 'no-right' });
    expect(await banned(key)).toMatchObject({ paid: 100_000 });
  });

  it(
    'leaves the money of the world as it is over any history, in each currency [CNV-8]',
    async () => {
      const step = fc.record({
        from: fc.constantFrom('RUB', 'EUR', 'KZT', 'JPY'),
        to: fc.constantFrom('RUB', 'EUR', 'KZT', 'JPY'),
        sum: fc.integer({ min: 1, max: 5000 }),
        isNextDay: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 7 }), async (steps) => {
          const player = await convertible();
          for (const { from, to, sum, isNextDay } of steps) {
            if (isNextDay) await fixture.move(days(1));
            const account = (await accounts(player)).find(({ currency }) => currency === from);
            if (account === undefined || from === to) continue;
            await allow(player, account.type === 'main' ? 1 : 2);
            const rate = await rateTo(player, to, account.id);
            await convert(player, { accountId: account.id, amount: sum, rate });
            await fixture.assertSound();
          }
          expect(await worldMoney()).toEqual([]);
        }),
        { numRuns: historyRuns(2) },
      );
    },
    historyTime(60_000),
  );
});
