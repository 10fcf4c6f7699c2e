import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { ADD_CURRENCY, TOP_UP, SET_ACTIVE_ACCOUNT } from '../../../infrastructure/accounts/account-change-calls.ts';
import { holdUpReadsAfterCommit } from '../../support/database/held-up-reads.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
let player: TestPlayer;
beforeAll(async () => {
  fixture = await openFixture();
});
beforeEach(async () => {
  player = await fixture.player();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await fixture.assertSound();
});
afterAll(() => fixture.close());

const accounts = async () => (await player.send(ACCOUNT_LIST)).read().accounts;
/** The database gives the next transaction up at its end, as where another one was in its way. */
const giveUpOnce = (code: string) => {
  const { database } = fixture.sandbox;
  const begin = database.transaction.bind(database);
  return vi.spyOn(database, 'transaction').mockImplementationOnce(() => {
    const builder = begin();
    const execute = builder.execute.bind(builder);
    return Object.assign(builder, {
      execute: async (run: Parameters<typeof execute>[0]) =>
        execute(async (transaction) => {
          await run(transaction);
          throw Object.assign(new Error('given up'), { code });
        }),
    });
  });
};

describe('accounts that are changed at once', () => {
  it.each(['40P01', '40001', '23505'])('choose the active one again after %s', async (code) => {
    await player.send(ADD_CURRENCY, { body: { currencyId: 978 } });
    const other = (await accounts()).find(({ isActive }) => !isActive)!;
    const begun = giveUpOnce(code);
    const { status } = await player.send(SET_ACTIVE_ACCOUNT, { body: { id: other.id } });
    expect([status, begun.mock.calls.length]).toEqual([200, 2]);
    expect((await accounts()).filter(({ isActive }) => isActive).map(({ id }) => id)).toEqual([other.id]);
  });

  it.each(['40P01', '40001'])('open a currency and take play money again after %s', async (code) => {
    giveUpOnce(code);
    expect((await player.send(ADD_CURRENCY, { body: { currencyId: 978 } })).status).toBe(200);
    giveUpOnce(code);
    const before = (await accounts())[0]!;
    expect((await player.send(TOP_UP, { body: { id: before.id, amount: 500 } })).status).toBe(200);
    expect((await accounts())[0]?.money).toBe(before.money + 50_000);
    expect(await accounts()).toHaveLength(2);
  });

  it('are told of a currency by what opened it: none is opened and called busy', async () => {
    holdUpReadsAfterCommit(fixture.sandbox.database);
    const { status } = await player.send(ADD_CURRENCY, { body: { currencyId: 978 } });
    vi.restoreAllMocks();
    expect([status, (await accounts()).length]).toEqual([200, 2]);
  });

  it('have one active account and one of each currency, however many ask', async () => {
    await player.send(ADD_CURRENCY, { body: { currencyId: 978 } });
    const ids = (await accounts()).map(({ id }) => id);
    const asked = Array.from({ length: 12 }, (_, turn) =>
      player.send(SET_ACTIVE_ACCOUNT, { body: { id: ids[turn % 2]! } }),
    );
    const added = Array.from({ length: 4 }, () => player.send(ADD_CURRENCY, { body: { currencyId: 840 } }));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200));
    expect((await Promise.all(added)).map(({ status }) => String(status)).toSorted()).toEqual([
      '200',
      '409',
      '409',
      '409',
    ]);
    expect((await accounts()).filter(({ isActive }) => isActive)).toHaveLength(1);
  });
});
