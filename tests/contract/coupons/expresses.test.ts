import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playedSeconds } from '../../../core/sports/game/live-clock.ts';
import { EXPRESSES } from '../../../infrastructure/coupon/express-calls.ts';
import { httpExpressGateway } from '../../../infrastructure/coupon/http-express-gateway.ts';
import { GAME } from '../../../infrastructure/sports/game-calls.ts';
import { SUSPEND_GAME } from '../../../infrastructure/site/debugger-calls.ts';
import { browserClient } from '../../support/browser/browser-client.ts';
import { accepted, order, place } from '../../support/browser/open-bets.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

describe('the expresses of the day', () => {
  let fixture: SandboxFixture;
  let player: TestPlayer;
  beforeAll(async () => {
    fixture = await openFixture();
    player = await fixture.player();
  });
  afterAll(() => fixture.close());

  const offered = async () => (await fixture.visitor().send(EXPRESSES, { query: { lng: 'en' } })).body.expresses;
  const lineExpress = async () => (await offered()).find(({ isLive }) => !isLive)!;

  it('have the favourites of four games, each of a competition of its own, soon in the line or being played [XD-5]', async () => {
    const all = await offered();
    expect(all.map(({ isLive }) => isLive)).toEqual([false, true]);
    for (const { bets, isLive } of all) {
      expect([bets.length, new Set(bets.map(({ champId }) => champId)).size]).toEqual([4, 4]);
      const now = fixture.clock.now();
      for (const bet of bets) {
        expect(bet.odds).toBeGreaterThanOrEqual(1.15);
        expect(bet.odds).toBeLessThanOrEqual(2.5);
        expect([bet.isLive, ['result', 'winner'].includes(bet.kind), bet.startsAt > now]).toEqual([
          isLive,
          true,
          !isLive,
        ]);
      }
    }
  });

  it('say of their live bets the second and the part that the match is in while its clock runs, and of no others [XD-12]', async () => {
    const all = await offered();
    const bets = all.flatMap((express) => express.bets);
    for (const { gameId, gameTime, gamePeriod, isLive } of bets) {
      const of = { params: { id: gameId }, query: { lng: 'en' } } as const;
      const { game } = (await fixture.visitor().send(GAME, of)).read();
      const isRunning = isLive && game.status === 'playing' && game.clock.isShown;
      const played = isRunning ? [playedSeconds(game.clock, fixture.clock.now()), game.clock.period] : [];
      expect([gameTime, gamePeriod]).toEqual([...played, undefined, undefined].slice(0, 2));
    }
    expect(bets.some(({ gameTime }) => gameTime !== undefined)).toBe(true);
  });

  it('say which of their bets are suspended', async () => {
    const { gameId, outcomeId } = (await lineExpress()).bets[0]!;
    await fixture.visitor().send(SUSPEND_GAME, { params: { id: String(gameId) }, body: {} });
    const reply = await httpExpressGateway(browserClient(fixture), 'en').expresses();
    const express = reply.ok ? reply.value.find(({ isLive }) => !isLive) : undefined;
    expect(express?.suspended).toEqual([outcomeId]);
    await fixture.move(1000);
  });

  it('are kept with a coupon that has all of their bets and no other [XD-6]', async () => {
    const express = (await offered()).find(({ bets }) => bets.every(({ isSuspended }) => !isSuspended))!;
    const bets = express.bets.map((bet) => ({ ...bet, block: 0, expressId: express.id }));
    const kept = async (chosen: typeof bets) => {
      const verdict = accepted((await place(player, order(player, chosen, { typeId: 1, changeCoefAction: 2 }))).read());
      return verdict.coupons.flatMap((coupon) => coupon.bets.map(({ expressId }) => expressId));
    };
    expect(await kept(bets)).toEqual(bets.map(() => express.id));
    expect(await kept(bets.slice(1))).toEqual(bets.slice(1).map(() => undefined));
    expect(await kept(bets.map((bet) => ({ ...bet, expressId: 'line-0' })))).toEqual(bets.map(() => undefined));
  });
});
