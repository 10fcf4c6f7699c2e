import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import {
  ADD_CURRENCY,
  REMOVE_CURRENCY,
  TOP_UP,
  SET_ACTIVE_ACCOUNT,
} from '../../../infrastructure/accounts/account-change-calls.ts';
import { currencyNumber } from '../../../infrastructure/accounts/currency-wire.ts';
import { DEFAULT_PROFILE } from '../../../infrastructure/sandbox/jurisdiction-profile.ts';
import { toMajor, type Minor } from '../../../core/shared/money.ts';
import { transferRows } from '../../../infrastructure/sandbox/players/ledger.ts';
import { openBets, order, place } from '../../support/browser/open-bets.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

const [RUB, USD, EUR] = [643, 840, 978];

describe('an account in a further currency', () => {
  let fixture: SandboxFixture;
  let player: TestPlayer;
  beforeEach(async () => {
    fixture = await openFixture();
    player = await fixture.player();
  });
  afterEach(async () => {
    await fixture.assertSound();
    await fixture.close();
  });

  const accounts = async () => (await player.send(ACCOUNT_LIST)).read().accounts;
  const dollars = async () => (await accounts()).find(({ currencyId }) => currencyId === USD);
  const add = async (currencyId: number) => player.send(ADD_CURRENCY, { body: { currencyId } });
  const remove = async (currencyId: number) => player.send(REMOVE_CURRENCY, { body: { currencyId } });

  it.each([
    ['en', 'Your USD account is open with $500.00 of play money'],
    ['ru', 'Счёт в USD открыт, на нём 500,00 $ игровых денег'],
  ] as const)(
    'is opened with words about its play money, in the language of the page: %s [AC-20]',
    async (lng, words) => {
      const said = async () => {
        const { data } = (await player.send(ADD_CURRENCY, { body: { currencyId: USD, lng } })).read();
        return data?.message?.replaceAll(/\s/gu, ' ');
      };
      expect(await said()).toBe(words);
      await remove(USD);
      expect(await said()).toBe(words);
      await remove(USD);
      expect((await add(USD)).read().data).toBeUndefined();
    },
  );

  it('is opened without any where no money is played with [AC-20]', async () => {
    const real = await openFixture({ isDemo: false });
    const other = await real.player();
    const { data, accounts: opened } = (
      await other.send(ADD_CURRENCY, { body: { currencyId: USD, lng: 'en' } })
    ).read();
    expect([data, opened.map(({ money }) => money)]).toEqual([undefined, [0, 0]]);
    await real.close();
  });

  it('is added and removed by the number of its currency, and opened again as the same account [AC-17]', async () => {
    await add(USD);
    const first = await dollars();
    expect(first).toMatchObject({ currency: 'USD', type: 'currency', isActive: false });
    expect((await remove(USD)).read().accounts.map(({ currency }) => currency)).toEqual(['RUB']);
    expect((await remove(USD)).status).toBe(404);
    const again = (await add(USD)).read().accounts;
    expect(again.find(({ currencyId }) => currencyId === USD)).toEqual(first);
  });

  it('is not removed while it is the main or the active one [AC-17]', async () => {
    expect(await remove(RUB)).toMatchObject({ status: 409, body: { code: 'account-in-use' } });
    await add(USD);
    const { id } = (await dollars())!;
    await player.send(SET_ACTIVE_ACCOUNT, { body: { id } });
    expect(await remove(USD)).toMatchObject({ status: 409, body: { code: 'account-in-use' } });
    expect(await accounts()).toHaveLength(2);
  });

  it('is not removed while a bet of it is open [AC-17]', async () => {
    await add(USD);
    const { id, money } = (await dollars())!;
    const [bet] = await openBets(fixture, 1);
    const stake = { ...order(player, [bet!]), accountId: id, currency: 'USD', amount: toMajor(money, 2) };
    expect((await place(player, stake)).read()).toMatchObject({ status: 'accepted', balance: 0 });
    expect(await remove(USD)).toMatchObject({ status: 409, body: { code: 'account-in-use' } });
  });

  it('takes no bet, no money and no choice once it was removed [AC-17]', async () => {
    await add(USD);
    const { id } = (await dollars())!;
    await remove(USD);
    const [bet] = await openBets(fixture, 1);
    const stake = { ...order(player, [bet!]), accountId: id, currency: 'USD', amount: 10 };
    expect((await place(player, stake)).read()).toMatchObject({ status: 'rejected', reason: 'account-unavailable' });
    expect((await player.send(TOP_UP, { body: { id, amount: 10 } })).status).toBe(404);
    expect((await player.send(SET_ACTIVE_ACCOUNT, { body: { id } })).status).toBe(404);
  });

  it('is refused under a number of no currency', async () => {
    expect((await player.send(ADD_CURRENCY, { body: { currencyId: 1 } })).status).toBe(400);
    expect((await player.send(REMOVE_CURRENCY, { body: { currencyId: 999 } })).status).toBe(400);
    expect((await remove(EUR)).status).toBe(404);
  });
});

it('with real money in it is removed only once it is empty [AC-17]', async () => {
  const fixture = await openFixture({ isDemo: false });
  const player = await fixture.player();
  const accounts = async () => (await player.send(ADD_CURRENCY, { body: { currencyId: EUR } })).read().accounts;
  const { id } = (await accounts()).find(({ currencyId }) => currencyId === EUR)!;
  const pay = async (amount: Minor, transfer: string) => {
    await fixture.sandbox.database.transaction().execute(async (transaction) => {
      const at = fixture.clock.now();
      const rows = transferRows({
        transfer,
        kind: 'play-money',
        accountId: id,
        currency: 'EUR',
        amount,
        at,
      });
      await transaction.insertInto('ledger').values(rows).execute();
      const account = transaction.updateTable('accounts').where('id', '=', id);
      await account.set((eb) => ({ balance: eb('balance', '+', amount) })).execute();
    });
  };
  const remove = async () => (await player.send(REMOVE_CURRENCY, { body: { currencyId: EUR } })).status;
  await pay(1 as Minor, 'deposit');
  expect(await remove()).toBe(409);
  await pay(-1 as Minor, 'withdrawal');
  expect(await remove()).toBe(200);
  await fixture.assertSound();
  await fixture.close();
});

it('has a number for every currency that the site takes, each its own', () => {
  const numbers = DEFAULT_PROFILE.currencies.map(currencyNumber);
  expect(numbers).not.toContain(undefined);
  expect(new Set(numbers).size).toBe(DEFAULT_PROFILE.currencies.length);
});
