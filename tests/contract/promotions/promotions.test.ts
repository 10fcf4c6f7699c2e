import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hours } from '../../../core/shared/time.ts';
import { PLAY_GAME } from '../../../infrastructure/casino/house-game-calls.ts';
import { CHANGE_CASINO_SEEDS } from '../../../infrastructure/casino/round-calls.ts';
import {
  CLAIM_PROMOTION,
  JOIN_PROMOTION,
  OWN_PROMOTIONS,
  PROMOTIONS,
} from '../../../infrastructure/promotions/promotion-calls.ts';
import { openBets, order, place } from '../../support/browser/open-bets.ts';
import { balanceOf, payIn } from '../../support/browser/walks/pay.ts';
import { roundOf } from '../../support/browser/walks/play-tournament.ts';
import { saveLimits } from '../../support/browser/walks/set-limits.ts';
import { bonusesOf } from '../../support/browser/walks/wager-bonus.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openFixture();
  await fixture.move(1000);
});
afterEach(() => fixture.assertSound());
afterAll(() => fixture.close());

const list = async () => (await fixture.visitor().send(PROMOTIONS, { query: { lng: 'en', currency: 'RUB' } })).read();
const own = async (player: TestPlayer) => (await player.send(OWN_PROMOTIONS)).read();
const join = async (player: TestPlayer, id: string, isIn = true) =>
  player.send(JOIN_PROMOTION, { params: { id }, body: { isIn, currency: player.currency } });
const claim = async (player: TestPlayer, id: string) => player.send(CLAIM_PROMOTION, { params: { id }, body: {} });
const sea = { theme: 'sea', win: 0 } as const;

/** Terms that few rounds and few coupons reach. */
async function soften(id: string, changed: object): Promise<void> {
  const { database } = fixture.sandbox;
  const row = await database.selectFrom('promotions').select('terms').where('id', '=', id).executeTakeFirstOrThrow();
  const terms = JSON.stringify({ ...(JSON.parse(row.terms ?? '{}') as object), ...changed });
  await database.updateTable('promotions').set({ terms }).where('id', '=', id).execute();
}

describe('the promotions', () => {
  it('are listed with the terms that they pay by [PRM-10, BON-8]', async () => {
    const { promotions } = await list();
    const by = (id: string) => promotions.find((each) => each.id === id)?.terms;
    expect(by('first-deposit')).toMatchObject({ percent: 100, wager: 5, reward: 1_500_000, leastBets: 3, days: 30 });
    expect(by('slots-week')).toMatchObject({ reward: 30_000, target: 1_500_000, days: 7 });
    expect(by('express-week')).toMatchObject({
      reward: 45_000,
      count: 5,
      leastOdds: 1400,
      leastStake: 15_000,
      wager: 3,
    });
    expect(promotions.map(({ kind }) => kind)).toContain('friends');
  });
});

describe('a promotion of slots', () => {
  it('counts what is staked after joining, and pays once [PRM-11, PRM-12, PRM-13]', async () => {
    await soften('slots-week', { targetAmounts: 0.2 });
    const player = await fixture.player();
    await roundOf(fixture, player, sea);
    await fixture.move(1000);
    const first = (await join(player, 'slots-week')).read();
    expect(first.entries).toMatchObject([{ state: 'going', progress: { unit: 'money', done: 0, target: 3000 } }]);
    expect((await join(player, 'slots-week')).read()).toEqual(first);
    expect((await claim(player, 'slots-week')).status).toBe(404);
    for (let index = 0; index < 3; index += 1) await roundOf(fixture, player, sea);
    await roundOf(fixture, player, { ...sea, isOpen: true });
    expect((await own(player)).entries).toMatchObject([{ state: 'reached', progress: { done: 3000 } }]);
    const before = await balanceOf(fixture, player);
    const answers = await Promise.all([1, 2, 3].map(async () => claim(player, 'slots-week')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await balanceOf(fixture, player)) - before).toBe(30_000);
    expect((await own(player)).entries).toMatchObject([{ state: 'paid' }]);
    expect((await join(player, 'slots-week', false)).status).toBe(409);
  });

  it('counts no round of another game, however little of it is lost [PRM-12]', async () => {
    const player = await fixture.player();
    await player.send(CHANGE_CASINO_SEEDS, { body: { playerSeed: 'own-seed' } });
    await join(player, 'slots-week');
    await fixture.move(1000);
    const { accountId, currency } = player;
    const body = { game: 'coin' as const, accountId, currency, stake: 10, choice: [1] };
    const round = (await player.send(PLAY_GAME, { body, key: randomUUID() })).read();
    expect(round.state).toBe('finished');
    expect((await own(player)).entries).toMatchObject([{ progress: { unit: 'money', done: 0 } }]);
  });

  it('is missed once its days are over, and left for good without a trace [PRM-11, PRM-12]', async () => {
    const player = await fixture.player();
    await join(player, 'slots-week');
    const entry = fixture.sandbox.database.updateTable('promotion_entries').where('user_id', '=', player.userId);
    await entry.set({ ends_at: fixture.clock.now() }).execute();
    await roundOf(fixture, player, sea);
    expect((await own(player)).entries).toMatchObject([{ state: 'missed', progress: { done: 0 } }]);
    expect((await join(player, 'slots-week', false)).read().entries).toEqual([]);
  });

  it('waits for the first deposit where it is for those who made one [PRM-10]', async () => {
    const player = await fixture.player();
    expect((await join(player, 'slots-start')).status).toBe(409);
    await payIn(fixture, player, 500);
    await fixture.move(60_000);
    expect((await join(player, 'slots-start')).status).toBe(200);
  });
});

describe('a promotion of accumulators', () => {
  it('gives a bonus to be wagered, and no second one while one goes on [PRM-12, PRM-13, BON-1]', async () => {
    await soften('express-week', { count: 1 });
    const player = await fixture.player();
    await join(player, 'express-week');
    await fixture.move(1000);
    const bets = await openBets(fixture, 3);
    await place(player, order(player, bets, { changeCoefAction: 1, amount: 150 }));
    expect((await own(player)).entries).toMatchObject([{ state: 'going', progress: { unit: 'count', done: 0 } }]);
    await fixture.move(hours(6));
    expect((await own(player)).entries).toMatchObject([{ state: 'reached' }]);
    expect((await claim(player, 'express-week')).read().entries).toMatchObject([{ state: 'paid' }]);
    const { bonuses } = await bonusesOf(player);
    expect(bonuses).toMatchObject([{ source: 'promotion', amount: 45_000, toWager: 135_000 }]);
  });
});

describe('whoever nothing may be offered to', () => {
  it('neither joins nor takes anything, and sees nobody else’s [PRM-14, RG-11, SEC-83]', async () => {
    const [player, other] = [await fixture.player(), await fixture.player()];
    await join(player, 'slots-week');
    for (let index = 0; index < 3; index += 1) await roundOf(fixture, player, sea);
    await saveLimits(player, [['daily-wagering', 30]]);
    expect((await claim(player, 'slots-week')).status).toBe(403);
    expect((await join(player, 'express-week')).status).toBe(403);
    expect((await own(player)).mayJoin).toBe(false);
    expect((await own(other)).entries).toEqual([]);
    expect((await claim(other, 'slots-week')).status).toBe(404);
    expect((await fixture.visitor().send(OWN_PROMOTIONS)).status).toBe(401);
  });
});
