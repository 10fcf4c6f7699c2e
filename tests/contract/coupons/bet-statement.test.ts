import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountTotals } from '../../../core/coupon/placed/betting-totals.ts';
import type { StatementRow } from '../../../core/coupon/statement/bet-statement.ts';
import type { CouponId } from '../../../core/shared/ids.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { HISTORY } from '../../../infrastructure/coupon/coupon-calls.ts';
import { HISTORY_TOTALS, SEND_STATEMENT, STATEMENT_ROWS } from '../../../infrastructure/coupon/history-calls.ts';
import { ABANDON_GAME, OUTBOX, OUTBOX_ATTACHMENT } from '../../../infrastructure/site/debugger-calls.ts';
import { accepted, openBets, order, place } from '../../support/browser/open-bets.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

const COUPONS = 7;

describe('the chosen coupons as a file', () => {
  let fixture: SandboxFixture;
  let player: TestPlayer;
  beforeAll(async () => {
    fixture = await openFixture();
    player = await fixture.player();
    const [bet, other] = await openBets(fixture, 2);
    for (let count = 0; count < COUPONS; count += 1) {
      const picked = { ...(count % 2 === 0 ? bet! : other!), source: 'multi-live', pageType: 'home' } as const;
      const body = order(player, [picked], { changeCoefAction: 1, amount: 50 + count });
      accepted((await place(player, body)).read());
    }
    fixture.clock.move(1000);
    await fixture.visitor().send(ABANDON_GAME, { params: { id: String(bet!.gameId) }, body: {} });
  });
  afterAll(async () => {
    await fixture.assertSound();
    await fixture.close();
  });

  const rows = async (query: object = {}) =>
    (await player.send(STATEMENT_ROWS, { query: { state: 'all', lng: 'en', ...query } })).read() as {
      readonly rows: readonly StatementRow[];
      readonly before?: CouponId;
    };
  const send = async (who = player) =>
    who.send(SEND_STATEMENT, { body: { state: 'all', lng: 'en', zoneMinutes: 180 } });
  const prove = async (email: string | null, who = player) =>
    fixture.sandbox.database
      .updateTable('users')
      .set({ email, activation_type: email === null ? 0 : 1 })
      .where('id', '=', who.userId)
      .execute();

  it('adds up to the totals of the same choice [HX-5]', async () => {
    for (const state of ['all', 'open', 'settled'] as const) {
      const { rows: found } = await rows({ state });
      const [totals] = (await player.send(HISTORY_TOTALS, { query: { state } })).read()
        .accounts as readonly AccountTotals<Minor>[];
      expect(found.reduce((sum, { staked }) => sum + staked, 0)).toBe(totals!.staked);
      expect(found.reduce((sum, { paid }) => (paid === undefined ? sum : sum + paid), 0)).toBe(totals!.paid);
      expect(found.every(({ state: own, paid }) => (own === 'open') === (paid === undefined))).toBe(true);
    }
  });

  it('comes newest first, those before a number after another, with the games by their names and where they were picked [HX-6, HX-11]', async () => {
    const { rows: all, before } = await rows();
    expect(before).toBeUndefined();
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((one, other) => other - one));
    const later = (await rows({ before: all[2]!.id })).rows;
    expect(later.map(({ id }) => id)).toEqual(all.slice(3).map(({ id }) => id));
    const [game] = all[0]!.games;
    expect(game!.home).toMatch(/\p{L}/u);
    const [history] = (await player.send(HISTORY, { query: { state: 'all', lng: 'en', page: 1 } })).read().coupons;
    const { kind, period, code } = history!.bets[0]!;
    expect([game!.pick.kind, game!.pick.period, game!.pick.code]).toEqual([kind, period, code]);
    expect(game).toMatchObject({ source: 'multi-live', pageType: 'home' });
    expect(all[0]!.possibleWin).toBe(history!.possibleWin);
    const other = await fixture.player();
    expect((await other.send(STATEMENT_ROWS, { query: { state: 'all', lng: 'en' } })).read().rows).toEqual([]);
  });

  it('is sent to a proven address alone, three times within a day, and read in the outbox by its player [HX-7]', async () => {
    await prove(null);
    expect([(await send()).status, (await send()).code]).toEqual([409, 'unproven']);
    await fixture.sandbox.database
      .updateTable('users')
      .set({ email: 'a@example.com' })
      .where('id', '=', player.userId)
      .execute();
    expect((await send()).code).toBe('unproven');
    await prove('a@example.com');
    expect((await send()).read()).toEqual({ to: 'a@example.com', count: COUPONS, isWhole: true });
    const [letter] = (await player.send(OUTBOX)).read().messages;
    expect(letter).toMatchObject({ kind: 'email', to: 'a@example.com', purpose: 'statement' });
    expect(letter!.attachmentName).toMatch(/^bets-\d{4}-\d\d-\d\d\.csv$/);
    const params = { id: letter!.id };
    const file = (await player.send(OUTBOX_ATTACHMENT, { params })).read();
    expect(file.name).toBe(letter!.attachmentName);
    const lines = file.text.split('\r\n');
    expect(lines).toHaveLength(COUPONS + 2);
    expect(lines[0]).toContain('file.placed (UTC+3)');
    const newest = (await rows()).rows[0]!;
    expect(lines[1]).toContain(`,${String(newest.id)},`);
    expect([lines[0], lines[1]].map((line) => line!.split(',').at(-1))).toEqual(['file.source', 'multi-live (home)']);
    const stranger = await fixture.player();
    expect((await stranger.send(OUTBOX_ATTACHMENT, { params })).status).toBe(404);
    expect((await fixture.visitor().send(OUTBOX_ATTACHMENT, { params })).status).toBe(404);
    for (const status of [200, 200, 429]) expect((await send()).status).toBe(status);
    await prove('b@example.com', stranger);
    expect((await send(stranger)).read().count).toBe(0);
    await fixture.move(86_400_000);
    expect((await send()).status).toBe(200);
  });
});
