import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shownCategories } from '../../../core/player/office-areas.ts';
import { days } from '../../../core/shared/time.ts';
import { TOP_UP } from '../../../infrastructure/accounts/account-change-calls.ts';
import { ACCOUNT_HISTORY } from '../../../infrastructure/accounts/account-history-calls.ts';
import { OFFICE_MENU } from '../../../infrastructure/player/office-calls.ts';
import { accepted, openBets, order, place } from '../../support/browser/open-bets.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

const FIRST = { isIncludeArchive: 'false', pageNumber: 1 } as const;

describe('the office', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture.close());

  const pageOf = async (player: TestPlayer, query: Partial<Parameters<typeof ask>[1]> = {}) =>
    ask(player, { ...FIRST, ...query });
  const ask = async (
    player: TestPlayer,
    query: { isIncludeArchive: 'true' | 'false'; pageNumber: number; accountId?: number },
  ) => (await player.send(ACCOUNT_HISTORY, { query })).read();
  const topUp = async (player: TestPlayer) => player.send(TOP_UP, { body: { id: player.accountId, amount: 1000 } });

  it('tells every movement once with its sign, its moment and its coupon, the newest first [AH-1] [AH-2] [AH-5]', async () => {
    const player = await fixture.player();
    await fixture.move(60_000);
    const [bet] = await openBets(fixture, 1);
    const coupon = accepted((await place(player, order(player, [bet!]))).read()).coupons[0]!;
    const { movements, totalCount } = await pageOf(player);
    expect(totalCount).toBe(2);
    expect(movements.map(({ kind }) => kind)).toEqual(['stake', 'play-money']);
    expect(movements[0]).toMatchObject({ couponId: coupon.id, accountId: player.accountId, currency: 'RUB' });
    expect(movements[0]!.amount).toBeLessThan(0);
    expect(movements[1]!.amount).toBeGreaterThan(0);
    const { balance } = await fixture.sandbox.database
      .selectFrom('accounts')
      .select('balance')
      .where('id', '=', player.accountId)
      .executeTakeFirstOrThrow();
    expect(movements.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
  });

  it('loses and repeats nothing over its pages, and shows nobody what is of another [AH-7]', async () => {
    const [player, other] = [await fixture.player(), await fixture.player()];
    for (let time = 0; time < 23; time += 1) await topUp(player);
    const pages = [await pageOf(player), await pageOf(player, { pageNumber: 2 })];
    const ids = pages.flatMap(({ movements }) => movements.map(({ id }) => id));
    expect(pages[0]).toMatchObject({ pageCount: 2, totalCount: 24 });
    expect(new Set(ids).size).toBe(24);
    expect((await pageOf(player, { accountId: other.accountId })).totalCount).toBe(0);
    expect((await pageOf(player, { pageNumber: 9 })).movements).toEqual([]);
  });

  it('keeps what is older than 92 days in the archive, and counts it in the net deposits [AH-3] [AH-4]', async () => {
    const player = await fixture.player();
    await topUp(player);
    await fixture.sandbox.database
      .updateTable('ledger')
      .set({ at: fixture.clock.now() - days(93) })
      .where('account_id', '=', player.accountId)
      .where('transfer', 'like', 'opening:%')
      .execute();
    const [recent, whole] = [await pageOf(player), await pageOf(player, { isIncludeArchive: 'true' })];
    expect([recent.totalCount, whole.totalCount]).toEqual([1, 2]);
    const paidIn = whole.movements.reduce((sum, { amount }) => sum + amount, 0);
    expect(recent.netDeposits).toEqual([{ currency: 'RUB', paidIn, paidOut: 0 }]);
  });

  it('has a menu in the language that is asked for, of which the site shows the pages it has [OFM-2]', async () => {
    const player = await fixture.player();
    const menu = (await player.send(OFFICE_MENU, { query: { lng: 'de' } })).read();
    expect(menu.player).toMatchObject({ countryCode: 'ru', isRechargeAllowed: true });
    const shown = shownCategories(menu, ['limits', 'history']);
    expect(shown.flatMap(({ items }) => items.map(({ title }) => title))).toEqual([
      'Wettverlauf',
      'Verantwortungsvolles Spielen',
    ]);
  });
});
