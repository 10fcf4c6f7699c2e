import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Minor } from '../../../core/shared/money.ts';
import { seconds } from '../../../core/shared/time.ts';
import { httpGamesGateway } from '../../../infrastructure/casino/http-games-gateway.ts';
import { httpLiveGateway } from '../../../infrastructure/casino/http-live-gateway.ts';
import { PLACEMENT_LOOKUP } from '../../../infrastructure/coupon/coupon-calls.ts';
import { httpVipQueueGateway } from '../../../infrastructure/coupon/http-vip-queue-gateway.ts';
import { browserClient } from '../../support/browser/browser-client.ts';
import { longBets, order, place } from '../../support/browser/open-bets.ts';
import { balanceOf } from '../../support/browser/walks/pay.ts';
import { seededPlayer } from '../../support/browser/walks/play-slots.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.assertSound());
afterAll(() => fixture.close());

const clientOf = ({ cookies }: TestPlayer) => browserClient(fixture, undefined, cookies);
const minor = (units: number) => units as Minor;

describe('what a page stakes, which holds minor units, and sends major ones', () => {
  it('is taken from the account to the unit: a round of a game of the house [GM-5]', async () => {
    const player = await seededPlayer(fixture);
    const games = httpGamesGateway(clientOf(player));
    const before = await balanceOf(fixture, player);
    const { accountId, currency } = player;
    // ten roubles are the least that is taken: one that is 100 times too small or large is no stake of the game
    const dealt = await games.play(
      { game: 'video-poker', accountId, currency, stake: minor(1000), choice: [] },
      randomUUID(),
    );
    expect(dealt).toMatchObject({ ok: true, value: { stake: 1000, state: 'pending', isTurn: true } });
    expect(await balanceOf(fixture, player)).toBe(before - 1000);
    const over = await games.move(dealt.ok ? dealt.value.id : '', 0, 31);
    expect(over).toMatchObject({ ok: true, value: { state: 'finished', stake: 1000, choice: [31] } });
    const win = over.ok ? over.value.win : -1;
    expect(await balanceOf(fixture, player)).toBe(before - 1000 + win);
    const kept = await fixture.sandbox.database
      .selectFrom('casino_rounds')
      .select(['stake', 'win', 'state'])
      .where('user_id', '=', player.userId)
      .execute();
    expect(kept).toEqual([{ stake: 1000, win, state: 'finished' }]);
  });

  it('is taken from the account to the unit: each spot of a live table [LCT-14]', async () => {
    const player = await fixture.player();
    await fixture.move(seconds(60));
    const live = httpLiveGateway(clientOf(player));
    const now = await live.table('roulette');
    const before = await balanceOf(fixture, player);
    const { accountId, currency } = player;
    const stakes = [
      { spot: 'red', amount: minor(1000) },
      { spot: 'even', amount: minor(5000) },
    ];
    const round = now.ok ? now.value.id : 0;
    const laid = await live.place({ table: 'roulette', round, accountId, currency, stakes }, randomUUID());
    expect(laid).toMatchObject({ ok: true, value: { round, stake: 6000, stakes } });
    expect(await balanceOf(fixture, player)).toBe(before - 6000);
    expect(await live.bets('roulette')).toMatchObject({ ok: true, value: [{ stake: 6000, stakes }] });
  });

  it('is of a VIP bet what the operator offers, to the unit [VIP-10]', async () => {
    const player = await fixture.player();
    const { bets, maximum } = await longBets(fixture, player);
    const [key, amount] = [randomUUID(), Math.ceil(maximum) + 200];
    const asked = await place(player, order(player, bets, { amount, changeCoefAction: 1, isVipBet: true }), key);
    expect(asked.read()).toMatchObject({ status: 'pending' });
    const queue = httpVipQueueGateway(browserClient(fixture));
    const listed = await queue.vipBets();
    const bet = (listed.ok ? listed.value : []).at(-1)!;
    expect(bet).toMatchObject({ currency: 'RUB', amount: amount * 100 });
    const offered = minor(amount * 100 - 5025);
    const decided = await queue.decideVipBet(bet.id, { decision: 'offer', amount: offered, currency: bet.currency });
    expect(decided).toEqual({ ok: true, value: fixture.sandbox.clock.now() });
    const row = await fixture.sandbox.database
      .selectFrom('vip_bets')
      .select(['amount', 'offered', 'state'])
      .where('id', '=', bet.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ amount: amount * 100, offered, state: 'offered' });
    const waiting = (await player.send(PLACEMENT_LOOKUP, { params: { key } })).read();
    expect(waiting).toMatchObject({ status: 'pending', vip: { state: 'offered' } });
  });
});
