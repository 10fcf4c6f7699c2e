import { afterAll, assert, beforeAll, describe, expect, it } from 'vitest';
import { shownCategories } from '../../../core/player/office-areas.ts';
import type { AccountStatementPart } from '../../../core/accounts/history/account-movement.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { days } from '../../../core/shared/time.ts';
import { TOP_UP } from '../../../infrastructure/accounts/account-change-calls.ts';
import { ACCOUNT_HISTORY, ACCOUNT_STATEMENT } from '../../../infrastructure/accounts/account-history-calls.ts';
import { OFFICE_MENU } from '../../../infrastructure/player/office-calls.ts';
import { httpDebuggerGateway } from '../../../infrastructure/site/http-debugger-gateway.ts';
import { browserClient } from '../../support/browser/browser-client.ts';
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
  const partsOf = async (
    player: TestPlayer,
    query: { isIncludeArchive: 'true' | 'false'; accountId?: number },
    between: () => Promise<unknown> = () => Promise.resolve(),
  ) => {
    const ids: string[] = [];
    let parts = 0;
    let before: string | undefined;
    do {
      const asked = { ...query, ...(before === undefined ? {} : { before }) };
      const part: AccountStatementPart = (await player.send(ACCOUNT_STATEMENT, { query: asked })).read();
      ids.push(...part.movements.map(({ id }) => id));
      ({ before } = part);
      parts += 1;
      await between();
    } while (before !== undefined);
    return { ids, parts };
  };
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
    const paidIn = whole.movements[0]?.amount;
    expect(recent.netDeposits).toEqual([{ currency: 'RUB', paidIn, paidOut: 0 }]);
  });

  it('is a file in parts that lose and repeat nothing, whatever is added meanwhile, and nobody else’s [AH-9] [RG-24]', async () => {
    const [player, other] = [await fixture.player(), await fixture.player()];
    const { database } = fixture.sandbox;
    const made = { account_id: player.accountId, kind: 'play-money', currency: 'RUB', amount: 100 as Minor } as const;
    // several of one moment, which no moment alone tells apart
    const movements = Array.from({ length: 1100 }, (_, place) => ({
      ...made,
      transfer: `made:${player.accountId}:${place}`,
      side: 'player' as const,
      at: fixture.clock.now() - days(place < 900 ? 1 : 93),
    }));
    const sides = movements.map((movement) => ({
      ...movement,
      side: 'house' as const,
      account_id: null,
      amount: -100 as Minor,
    }));
    await database
      .insertInto('ledger')
      .values([...movements, ...sides])
      .execute();
    const whole = await partsOf(player, { isIncludeArchive: 'true' }, async () => topUp(player));
    expect(whole.parts).toBe(3);
    expect(new Set(whole.ids)).toEqual(new Set([...movements.map(({ transfer }) => transfer), whole.ids[0]]));
    expect(whole.ids).toHaveLength(1101);
    expect((await partsOf(player, { isIncludeArchive: 'false', accountId: player.accountId })).ids).not.toContain(
      movements[1000]!.transfer,
    );
    expect((await partsOf(player, { isIncludeArchive: 'true', accountId: other.accountId })).ids).toEqual([]);
    const theirs = await other.send(ACCOUNT_STATEMENT, {
      query: { isIncludeArchive: 'true', before: movements[5]!.transfer },
    });
    expect(theirs.status).toBe(404);
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
    const routes = menu.categories.flatMap(({ items }) => items.map(({ route }) => route));
    expect(routes).toContain('account-identification');
    const debug = httpDebuggerGateway(browserClient(fixture));
    const before = await debug.state();
    assert(before.ok);
    await debug.setRules({ ...before.value.rules, isShowIdentification: false });
    const closed = (await player.send(OFFICE_MENU, { query: { lng: 'de' } })).read();
    await debug.setRules(before.value.rules);
    expect(closed.categories.flatMap(({ items }) => items.map(({ route }) => route))).toEqual(
      routes.filter((route) => route !== 'account-identification'),
    );
  });
});
