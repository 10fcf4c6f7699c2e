import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlacedCoupon } from '../../../core/coupon/placed/placed-coupon.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { decimalOdds } from '../../../core/shared/odds.ts';
import { minutes } from '../../../core/shared/time.ts';
import { COUPON_UPDATE, OPEN_COUPONS } from '../../../infrastructure/coupon/coupon-calls.ts';
import { PROMO_CODES } from '../../../infrastructure/coupon/promo-code-calls.ts';
import { FINISH_GAME, RESUME_GAME, SHIFT_PRICES, SUSPEND_GAME } from '../../../infrastructure/site/debugger-calls.ts';
import { ACKNOWLEDGE_CHECK } from '../../../infrastructure/limits/limit-calls.ts';
import { GAME } from '../../../infrastructure/sports/game-calls.ts';
import { LINE } from '../../../infrastructure/sports/sports-calls.ts';
import { accepted, openBets, order, place, repriced, type OpenBet } from '../../support/browser/open-bets.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';
import { major } from '../../support/units.ts';

describe('what open coupons are worth now', () => {
  let fixture: SandboxFixture;
  let player: TestPlayer;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  beforeEach(async () => {
    await fixture.move(1000);
    player = await fixture.player();
  });
  afterAll(async () => {
    await fixture.assertSound();
    await fixture.close();
  });

  const worthOf = async (id: number) => {
    const { coupons } = (await player.send(OPEN_COUPONS, { query: { lng: 'en' } })).read();
    return (coupons as unknown as readonly PlacedCoupon<Minor>[]).find((coupon) => coupon.id === id)?.worth;
  };
  const placed = async (bets: readonly OpenBet[], changes: Parameters<typeof order>[2] = {}) =>
    accepted((await place(player, order(player, bets, { changeCoefAction: 1, ...changes }))).read()).coupons[0]!.id;
  const command = async (call: typeof SUSPEND_GAME | typeof RESUME_GAME | typeof FINISH_GAME, { gameId }: OpenBet) =>
    fixture.visitor().send(call, { params: { id: String(gameId) }, body: {} });

  it('is the stake by the odds of the bet over those of this moment [BT-7]', async () => {
    const [bet] = await openBets(fixture, 1);
    const id = await placed([bet!]);
    const { coupons } = (await player.send(OPEN_COUPONS, { query: { lng: 'en' } })).read();
    const placedAt = coupons[0]!.odds;
    await fixture.visitor().send(SHIFT_PRICES, { params: { id: String(bet!.gameId) }, body: { factor: 1.4 } });
    const [now] = await repriced(fixture, [bet!]);
    expect(now!.odds).toBeGreaterThan(bet!.odds);
    const worth = await worthOf(id);
    expect(worth).toBe(Math.floor((100_00 * placedAt) / Math.round(now!.odds * 1000)));
    expect(major(worth!)).toBeLessThan(100);
  });

  it('is nothing while a game is suspended, and once none of its bets is open [BT-8]', async () => {
    const bets = (await openBets(fixture, 2)).map((bet, index) => ({ ...bet, block: index + 1 }));
    const [single, express] = [await placed([bets[0]!]), await placed(bets)];
    expect(await worthOf(single)).toBeGreaterThan(0);
    await command(SUSPEND_GAME, bets[1]!);
    expect(await worthOf(single)).toBeGreaterThan(0);
    expect(await worthOf(express)).toBeUndefined();
    await command(RESUME_GAME, bets[1]!);
    expect(await worthOf(express)).toBeGreaterThan(0);
    await command(FINISH_GAME, bets[0]!);
    expect(await worthOf(single)).toBeUndefined();
  });

  it('is nothing for free bets and under review [BT-8]', async () => {
    const [bet] = await openBets(fixture, 1);
    const { codes } = (await player.send(PROMO_CODES, { query: { currency: 'RUB' } })).read();
    const free = codes.find(({ kind }) => kind === 'free-bet');
    if (free?.kind !== 'free-bet') throw new Error('there is no free bet');
    const freeBet = await placed([bet!], { promoCode: free.code, amount: major(free.amount) });
    expect(await worthOf(freeBet)).toBeUndefined();
    const id = await placed([bet!]);
    expect(await worthOf(id)).toBeGreaterThan(0);
    const own = fixture.sandbox.database.updateTable('coupons').where('id', '=', id);
    await own.set({ state: 'needs-review', review_reason: 'a test' }).execute();
    expect(await worthOf(id)).toBeUndefined();
    await own.set({ state: 'open', review_reason: null }).execute();
  });

  it('asks for the prices that the coupon is offered', async () => {
    const [bet] = await openBets(fixture, 1);
    const id = await placed([bet!], { amount: 1000 });
    const body = { typeId: 0, currency: 'RUB', bets: [{ outcomeId: bet!.outcomeId, block: 1 }] };
    const terms = (await player.send(COUPON_UPDATE, { body })).read();
    const { coupons } = (await player.send(OPEN_COUPONS, { query: { lng: 'en' } })).read();
    const own = coupons.find((coupon) => coupon.id === id)!;
    expect(await worthOf(id)).toBe(Math.floor((1000_00 * own.odds) / terms.bets[0]!.odds));
  });

  it('are live bets while their game is played, and no more once it is over [BC-1, BC-2, BC-3]', async () => {
    const [bet] = await openBets(fixture, 1);
    const body = { typeId: 0, currency: 'RUB', bets: [{ outcomeId: bet!.outcomeId, block: 1 }] };
    const now = async () => (await player.send(COUPON_UPDATE, { body })).read().bets[0];
    expect(await now()).toMatchObject({ isLive: false, status: 'scheduled' });
    await fixture.move(bet!.startsAt - fixture.clock.now() + minutes(2));
    expect(await now()).toMatchObject({ isLive: true, status: 'playing' });
    await command(FINISH_GAME, bet!);
    expect(await now()).toMatchObject({ isLive: false, status: 'finished', trouble: 'finished' });
  });

  it('say of a bet on the shots and goals of a player, while he plays, when he had them, and who scores first and last [BT-10, BT-11]', async () => {
    const query = { lng: 'en', section: 'line', champ: 1, time: 0, hours: 0 } as const;
    const { games } = (await fixture.visitor().send(LINE, { query })).read();
    const of = { params: { id: games[0]!.id }, query: { lng: 'en' } } as const;
    const { game, markets } = (await fixture.visitor().send(GAME, of)).read();
    const kinds = ['player-shot-on-target', 'anytime-goalscorer', 'first-goalscorer', 'last-goalscorer'];
    const asked = markets.filter(({ kind }) => kinds.includes(kind));
    const outcomes = asked.flatMap(({ outcomes: all }) => all.slice(0, 8));
    expect(outcomes).toHaveLength(32);
    await player.send(ACKNOWLEDGE_CHECK, { body: {} });
    for (const { id: outcomeId, odds } of outcomes)
      await placed([{ outcomeId, odds: decimalOdds(odds), version: game.version, block: 1 } as OpenBet], {
        amount: 20,
      });
    await fixture.move(game.startsAt - fixture.clock.now() + minutes(75));
    const { lineUps } = (await fixture.visitor().send(GAME, of)).read();
    const { coupons } = (await player.send(OPEN_COUPONS, { query: { lng: 'en' } })).read();
    const bets = coupons.flatMap((coupon) => coupon.bets);
    expect(bets).toHaveLength(outcomes.length);
    const told = bets.map(({ code, kind, deeds, isOff }) => [code, kind, deeds?.length, isOff]);
    const goals = bets.find(({ kind, scorers }) => kind === 'last-goalscorer' && scorers !== undefined)?.scorers;
    const played = bets.map(({ code, kind }) => {
      const side = code.startsWith('h') ? lineUps!.home : lineUps!.away;
      const man = side.find(({ number }) => number === Number(code.slice(1)))!;
      const isAfterFirst = kind === 'first-goalscorer' && Number(man.cameOn) > Number(goals?.[0]?.seconds);
      const hasPart = !isAfterFirst && (man.isStarter || man.cameOn !== undefined);
      if (!hasPart) return [code, kind, undefined, undefined];
      const isOff = man.wentOff === undefined ? undefined : true;
      return [code, kind, kind === 'player-shot-on-target' ? man.shotsOnTarget : man.goals, isOff];
    });
    for (const { kind, deeds, scorers } of bets)
      expect(scorers).toEqual(/^(?:first|last)/.test(kind) && deeds !== undefined ? goals : undefined);
    expect(goals?.length).toBe([...lineUps!.home, ...lineUps!.away].reduce((sum, man) => sum + man.goals, 0));
    expect(told).toEqual(played);
    expect(told.some(([, , count]) => Number(count) > 0)).toBe(true);
  });
});
