import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cashbackWeek } from '../../../core/promotions/cashback-week.ts';
import { days, minutes } from '../../../core/shared/time.ts';
import { ACKNOWLEDGE_CHECK } from '../../../infrastructure/limits/limit-calls.ts';
import { SEE_RECHARGE_NOTIFICATION, USER_CONFIG } from '../../../infrastructure/player/player-calls.ts';
import { FRIENDS } from '../../../infrastructure/promotions/friend-calls.ts';
import { TEAM_CASH } from '../../../infrastructure/payments/team-cash-calls.ts';
import { PREMIUM_CASHBACK } from '../../../infrastructure/promotions/premium-cashback-calls.ts';
import { REWARDS } from '../../../infrastructure/promotions/reward-calls.ts';
import { payCashback } from '../../../infrastructure/sandbox/bonuses/cashback/pay-cashback.ts';
import type { SandboxParts } from '../../../infrastructure/sandbox/sandbox-parts.ts';
import { nodeRandom } from '../../../infrastructure/sandbox/server/node-random.ts';
import { accepted, openBets, order, place } from '../../support/browser/open-bets.ts';
import { balanceOf, beginDeposit, decideAt, payIn, type ProviderDecision } from '../../support/browser/walks/pay.ts';
import { shutOut } from '../../support/browser/walks/set-limits.ts';
import { friendOf } from '../../support/browser/walks/wager-bonus.ts';
import { STRICT_FAULTS } from '../../support/fakes/strict-faults.ts';
import { openFixture, registerPlayer, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.assertSound());
afterAll(() => fixture.close());

/** What pays rewards, as a process that has just begun. */
const partsOf = () =>
  ({
    database: fixture.sandbox.database,
    random: nodeRandom,
    jurisdiction: () => 'default',
    now: () => fixture.clock.now(),
    upkeep: {},
    faults: STRICT_FAULTS,
  }) as unknown as SandboxParts;
const friendsOf = async (player: TestPlayer) => (await player.send(FRIENDS)).read();
const bet = async (player: TestPlayer, amount: number) =>
  accepted((await place(player, order(player, await openBets(fixture, 1), { amount, changeCoefAction: 1 }))).read());
const setUser = async ({ userId }: TestPlayer, values: Readonly<Record<string, unknown>>) =>
  fixture.sandbox.database.updateTable('users').set(values).where('id', '=', userId).execute();
/** The first moment of the next week, with nothing paid for the one before. */
const toNextWeek = async () => {
  const { end } = cashbackWeek(fixture.clock.now(), 3);
  fixture.clock.move(end - fixture.clock.now() + minutes(1));
};

describe('a registration by the link of a player', () => {
  it('keeps who invited, and tells that player as little as may be [FRD-1, FRD-2, FRD-6]', async () => {
    const inviter = await fixture.player();
    const { invitation } = await friendsOf(inviter);
    const config = (await inviter.send(USER_CONFIG)).read();
    expect(invitation).toEqual({ refId: config.result.referralId, groupId: 1 });
    expect(String(invitation?.refId)).not.toContain(String(inviter.userId));
    const friend = await friendOf(fixture, inviter);
    await setUser(friend, { name: 'Анна', surname: 'Орлова' });
    const { friends, total } = await friendsOf(inviter);
    expect(friends).toEqual([
      { number: friends[0]?.number, name: 'А•••', registeredAt: fixture.clock.now(), earned: [], isCounted: true },
    ]);
    expect(total).toEqual([]);
    expect((await friendsOf(friend)).friends).toEqual([]);
  });

  it('keeps nobody for a strange number, another group or whoever is banned [FRD-2]', async () => {
    const [inviter, banned] = [await fixture.player(), await fixture.player()];
    const { invitation } = await friendsOf(inviter);
    const { invitation: other } = await friendsOf(banned);
    await setUser(banned, { ban_level: 53 });
    for (const bf of [`${String(invitation!.refId)}-2`, '7-1', 'x', `${String(other!.refId)}-1`]) {
      await registerPlayer(fixture.visitor(new Map([['bf', bf]])), 'RUB');
    }
    const kept = await fixture.sandbox.database
      .selectFrom('friends')
      .select('user_id')
      .where('inviter_id', 'in', [inviter.userId, banned.userId])
      .execute();
    expect(kept).toEqual([]);
  });
});

describe('what friends give', () => {
  it('is a hundredth of their settled stakes, once, whatever job pays it [FRD-3, FRD-4, FRD-5, RG-11, RG-23]', async () => {
    await toNextWeek();
    await fixture.sandbox.tick();
    const [inviter, shut, self, alike] = [
      await fixture.player(),
      await fixture.player(),
      await fixture.player(),
      await fixture.player(),
    ];
    const [first, second] = [await friendOf(fixture, inviter), await friendOf(fixture, inviter)];
    const others = [
      await friendOf(fixture, shut),
      await friendOf(fixture, self, new Map([...self.cookies].filter(([name]) => name.includes('device')))),
      await friendOf(fixture, alike),
    ];
    const known = { name: 'Ivan', surname: 'Petrov', birth_date: '1990-01-31' };
    for (const player of [alike, others[2]!]) await setUser(player, known);
    await bet(first, 550);
    await bet(first, 1049);
    await bet(second, 99);
    for (const friend of others) await bet(friend, 1000);
    await bet(inviter, 3000);
    await shutOut(shut, 30, 'deposit-time-out');
    await fixture.move(days(2));
    const before = await balanceOf(fixture, inviter);
    const without = await Promise.all([shut, self, alike].map(async (player) => balanceOf(fixture, player)));
    await toNextWeek();
    // two at once, and once more with nothing remembered
    await Promise.all([1, 2].map(async () => payCashback(partsOf(), fixture.clock.now())));
    await payCashback(partsOf(), fixture.clock.now());
    expect(await balanceOf(fixture, inviter)).toBe(before + 1599 + 99);
    expect(await Promise.all([shut, self, alike].map(async (player) => balanceOf(fixture, player)))).toEqual(without);
    expect(await friendsOf(inviter)).toMatchObject({
      friends: [{ earned: [{ amount: 99 }] }, { earned: [{ currency: 'RUB', amount: 1599 }] }],
      total: [{ currency: 'RUB', amount: 1698 }],
      most: { currency: 'RUB', amount: 200_000 },
    });
    const { invitation, friends } = await friendsOf(shut);
    expect([invitation, friends]).toMatchObject([undefined, [{ earned: [], isCounted: true }]]);
    for (const player of [self, alike]) expect((await friendsOf(player)).friends).toMatchObject([{ isCounted: false }]);
  });
});

describe('a premium week', () => {
  const premiumOf = async (player: TestPlayer) => (await player.send(PREMIUM_CASHBACK)).read();
  const rewardsOf = async (player: TestPlayer) => (await player.send(REWARDS)).read();
  /** Long prices, so that the week loses. */
  const lose = async (player: TestPlayer) => {
    const bets = (await openBets(fixture, 5)).map((each, index) => ({ ...each, block: index + 1 }));
    accepted((await place(player, order(player, bets, { amount: 500, changeCoefAction: 1 }))).read());
  };
  /** As if the last stake had been so much more, with money from the house. */
  const raiseStake = async ({ userId, accountId }: TestPlayer, by: number) => {
    const { database } = fixture.sandbox;
    await sql`update coupons set amount = amount + ${by} where user_id = ${userId}`.execute(database);
    await sql`update ledger set amount = ledger.amount + case when side = 'player' then ${-by} else ${by}::bigint end
      from coupons where ledger.transfer = 'stake:' || coupons.id and coupons.user_id = ${userId}`.execute(database);
    await sql`insert into ledger (transfer, side, account_id, kind, currency, amount, at)
      values (${`play:${String(userId)}`}, 'player', ${accountId}, 'play-money', 'RUB', ${by}, 1),
        (${`play:${String(userId)}`}, 'house', null, 'play-money', 'RUB', ${-by}, 1)`.execute(database);
  };

  it('after enough stakes gives a part of what it lost on top, once, and stands among the rewards [CBK-5, CBK-6, CBK-7, RWD-1, RWD-2]', async () => {
    await toNextWeek();
    await fixture.sandbox.tick();
    const [player, shut] = [await fixture.player(), await fixture.player()];
    for (const each of [player, shut]) await lose(each);
    await fixture.move(days(2));
    const line = { currency: 'RUB', isPremium: false, staked: 50_000, threshold: 10_000_000, money: 0 };
    expect(await premiumOf(player)).toMatchObject({ lines: [line], paid: [], isClosed: false });
    for (const each of [player, shut]) await raiseStake(each, 9_950_000);
    await toNextWeek();
    await fixture.sandbox.tick();
    for (const each of [player, shut]) {
      await each.send(ACKNOWLEDGE_CHECK, { body: {} });
      await lose(each);
    }
    await fixture.move(days(2));
    expect(await premiumOf(player)).toMatchObject({ lines: [{ isPremium: true, staked: 10_050_000, money: 500 }] });
    await shutOut(shut, 30, 'deposit-time-out');
    const [before, without] = [await balanceOf(fixture, player), await balanceOf(fixture, shut)];
    const { week } = await premiumOf(player);
    await toNextWeek();
    await Promise.all([1, 2].map(async () => payCashback(partsOf(), fixture.clock.now())));
    await payCashback(partsOf(), fixture.clock.now());
    expect(await balanceOf(fixture, player)).toBe(before + 500);
    expect(await balanceOf(fixture, shut)).toBe(without);
    expect((await premiumOf(player)).paid).toEqual([{ start: week.start, currency: 'RUB', money: 500 }]);
    expect(await premiumOf(shut)).toMatchObject({ lines: [], paid: [], isClosed: true });
    const { open, rewards } = await rewardsOf(player);
    expect(open).toEqual({ points: 5 + 5 + 10 + 2000, isBonusOffered: true, going: 0 });
    expect(rewards.map(({ kind, given }) => [kind, 'points' in given ? given.points : given.amount])).toEqual([
      ['cashback', 10],
      ['premium', 500],
      ['points', 5],
      ['cashback', 2000],
      ['points', 5],
    ]);
    const closed = await rewardsOf(shut);
    expect(closed.open).toBeUndefined();
    expect(closed.rewards.map(({ kind }) => kind)).toEqual(['points', 'cashback', 'points']);
  });
});

describe('team cash', () => {
  const teamCash = async (player: TestPlayer) => (await player.send(TEAM_CASH, { query: { lng: 'ru' } })).read();
  const payAtDesk = async (player: TestPlayer, decision: ProviderDecision) => {
    const { payment, address } = (await beginDeposit(player, 150, nodeRandom.uuid(), 'voucher')).read();
    await decideAt(fixture, address ?? '', decision);
    return payment.id;
  };

  it('is what was paid in at a cash desk, by its owner alone, and nothing for whoever is shut out [TMC-1, TMC-5, TMC-6]', async () => {
    const player = await fixture.player();
    await payIn(fixture, player, 500);
    const paid = [await payAtDesk(player, 'pay'), await payAtDesk(player, 'pay'), await payAtDesk(player, 'pay')];
    await payAtDesk(player, 'decline');
    await payAtDesk(player, 'wait');
    await fixture.move(minutes(1));
    const { payments, totalCount } = await teamCash(player);
    expect(totalCount).toBe(5);
    expect(payments.map(({ statusId, statusTitle }) => [statusId, statusTitle])).toEqual([
      [1, 'В обработке'],
      [3, 'Не прошёл'],
      [2, 'Зачислен'],
      [2, 'Зачислен'],
      [2, 'Зачислен'],
    ]);
    expect(payments.at(-1)).toMatchObject({ id: paid[0], depositId: paid[0], amount: 150 });
    expect(new Set(payments.map(({ deskHash }) => deskHash)).size).toBe(5);
    expect(payments.at(-1)!.message).not.toBe(payments.at(-1)!.translatedMessage);
    expect((await teamCash(await fixture.player())).totalCount).toBe(0);
    await shutOut(player, 7, 'deposit-time-out');
    expect(await teamCash(player)).toEqual({ payments: [], totalCount: 0 });
  });
});

describe('the reminder to recharge', () => {
  const remindedOf = async (player: TestPlayer) => {
    const { hasDeposit, rechargeNotification } = (await player.send(USER_CONFIG)).read().result;
    return [hasDeposit, rechargeNotification.isOn, rechargeNotification.isSeen];
  };

  it('is on until there is a deposit, seen once that is said, and off for whoever is shut out [PR-17, RG-11]', async () => {
    const [player, shut, banned] = [await fixture.player(), await fixture.player(), await fixture.player()];
    expect(await remindedOf(player)).toEqual([false, true, false]);
    await player.send(SEE_RECHARGE_NOTIFICATION, { body: { is_recharge_notification_seen: true } });
    expect(await remindedOf(player)).toEqual([false, true, true]);
    await payIn(fixture, player, 500);
    await fixture.move(minutes(1));
    expect(await remindedOf(player)).toEqual([true, false, true]);
    await shutOut(shut, 7, 'deposit-time-out');
    await setUser(banned, { ban_level: 53 });
    expect([await remindedOf(shut), await remindedOf(banned)]).toEqual([
      [false, false, false],
      [false, false, false],
    ]);
  });
});
