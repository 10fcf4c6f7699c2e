import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { UserId } from '../../../core/shared/ids.ts';
import { TOP_UP } from '../../../infrastructure/accounts/account-change-calls.ts';
import { ACCOUNT_HISTORY } from '../../../infrastructure/accounts/account-history-calls.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { limitsOf, saveLimits, shutOut } from '../../support/browser/walks/set-limits.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.assertSound());
afterAll(() => fixture.close());

/** What a transfer leaves behind, at the moment when a request of the old account is on its way already. */
const transfer = async (from: TestPlayer, to: TestPlayer) => {
  const { database } = fixture.sandbox;
  await database.updateTable('users').set({ transferred_to: to.userId }).where('id', '=', from.userId).execute();
  await database.updateTable('limits').set({ user_id: to.userId }).where('user_id', '=', from.userId).execute();
};
const kindsOf = async (userId: UserId) => {
  const rows = await fixture.sandbox.database
    .selectFrom('limits')
    .select('kind')
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ kind }) => kind);
};
const topUp = async (player: TestPlayer, amount: number) =>
  (await player.send(TOP_UP, { body: { id: player.accountId, amount } })).status;

describe('a player who was transferred meanwhile', () => {
  it('is excluded as who they are now, and every session ends [LP-8, RG-10, TRF-9]', async () => {
    const [before, after] = [await fixture.player(), await fixture.player()];
    await transfer(before, after);
    expect((await shutOut(before, 30)).status).toBe(200);
    expect([await kindsOf(before.userId), await kindsOf(after.userId)]).toEqual([[], [30]]);
    expect((await after.send(ACCOUNT_LIST)).status).toBe(401);
  });

  it('has a limit set of who they are now, however often they were transferred [LP-8, RG-09]', async () => {
    const [first, second, third] = [await fixture.player(), await fixture.player(), await fixture.player()];
    await transfer(first, second);
    await transfer(second, third);
    expect((await saveLimits(first, [['daily-deposit', 500]])).status).toBe(200);
    expect(await limitsOf(third)).toMatchObject([{ kind: 'daily-deposit', value: 500 }]);
  });
});

describe('what was used before', () => {
  it('two transfers counts still, and stands in the history with the net deposits [LP-8, AH-4, RG-24]', async () => {
    const [first, second, third] = [await fixture.player(), await fixture.player(), await fixture.player()];
    await saveLimits(first, [['daily-deposit', 1000]]);
    expect(await topUp(first, 300)).toBe(200);
    await transfer(first, second);
    expect(await topUp(second, 200)).toBe(200);
    await transfer(second, third);
    expect((await limitsOf(third))[0]?.balance).toBe(500);
    expect(await topUp(third, 501)).toBe(403);
    const query = { isIncludeArchive: 'true', pageNumber: '1' } as const;
    const own = (await third.send(ACCOUNT_HISTORY, { query })).read();
    expect(own.movements.map(({ amount }) => amount)).toEqual(expect.arrayContaining([30_000, 20_000]));
    expect(own.netDeposits[0]?.paidIn).toBe(50_000);
    const unpaid = (await (await fixture.player()).send(ACCOUNT_HISTORY, { query })).read();
    expect(unpaid.netDeposits).toEqual([{ currency: 'RUB', paidIn: 0, paidOut: 0 }]);
  });
});
