import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cashbackWeek } from '../../../core/promotions/cashback-week.ts';
import { days, hours, minutes } from '../../../core/shared/time.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { ACCOUNT_HISTORY } from '../../../infrastructure/accounts/account-history-calls.ts';
import { CHECK_COUPON_PROMO } from '../../../infrastructure/coupon/promo-code-calls.ts';
import { PLAY_SESSION } from '../../../infrastructure/limits/limit-calls.ts';
import { OFFICE_MENU } from '../../../infrastructure/player/office-calls.ts';
import { OFFICE_SETTINGS, SAVE_OFFICE_SETTING } from '../../../infrastructure/player/office-settings-calls.ts';
import { GIVE_UP_BONUS } from '../../../infrastructure/promotions/bonus-account-calls.ts';
import { CASHBACK } from '../../../infrastructure/promotions/cashback-calls.ts';
import { BUY_PROMO_CODE, PROMO_STORE } from '../../../infrastructure/promotions/promo-store-calls.ts';
import { payCashback } from '../../../infrastructure/sandbox/bonuses/cashback/pay-cashback.ts';
import type { SandboxParts } from '../../../infrastructure/sandbox/sandbox-parts.ts';
import { nodeRandom } from '../../../infrastructure/sandbox/server/node-random.ts';
import { settleBonuses, type SettledStake } from '../../../infrastructure/sandbox/bonuses/settle-bonuses.ts';
import { accepted, openBets, order, place } from '../../support/browser/open-bets.ts';
import { balanceOf, payIn } from '../../support/browser/walks/pay.ts';
import { saveLimits, shutOut } from '../../support/browser/walks/set-limits.ts';
import {
  bonusAccountOf,
  bonusesOf,
  chooseBonus,
  payInWithBonus,
  stakeBonus,
} from '../../support/browser/walks/wager-bonus.ts';
import { SET_RESTRICTIONS } from '../../../infrastructure/site/debugger-calls.ts';
import { STRICT_FAULTS } from '../../support/fakes/strict-faults.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.assertSound());
afterAll(() => fixture.close());

/** What pays cashback, as a process that has just begun. */
const partsOf = (law: 'default' | 'UK' | 'DE' = 'default') =>
  ({
    database: fixture.sandbox.database,
    random: nodeRandom,
    jurisdiction: () => law,
    now: () => fixture.clock.now(),
    upkeep: {},
    faults: STRICT_FAULTS,
  }) as unknown as SandboxParts;
const onlyBonus = async (player: TestPlayer) => (await bonusesOf(player)).bonuses[0]!;
const withBonus = async (amount = 500) => {
  const player = await fixture.player();
  await payInWithBonus(fixture, player, amount);
  return player;
};
const setBonus = async (player: TestPlayer, values: Readonly<Record<string, unknown>>) =>
  fixture.sandbox.database.updateTable('bonuses').set(values).where('user_id', '=', player.userId).execute();

describe('the first deposit', () => {
  it('gives what is set, once, with the terms that were shown before [BON-1, BON-8, BON-9, OFS-5, AC-23]', async () => {
    const player = await fixture.player();
    const before = await balanceOf(fixture, player);
    await chooseBonus(player, 1);
    const hasBonusBalance = async () =>
      (await player.send(OFFICE_MENU, { query: { lng: 'en' } })).read().hasBonusBalance;
    expect(await hasBonusBalance()).toBe(false);
    const { offers, choice, bonuses } = await bonusesOf(player);
    expect([choice, bonuses]).toEqual(['sport', []]);
    const terms = { leastBets: 3, leastOdds: 1400 };
    const sport = { kind: 'sport', accountId: player.accountId, percent: 100, wager: 5, days: 30, ...terms };
    expect(offers).toMatchObject([sport, { kind: 'casino' }]);
    await payIn(fixture, player, 500);
    await payIn(fixture, player, 300);
    await fixture.move(minutes(1));
    expect(await hasBonusBalance()).toBe(true);
    const [bonus, ...further] = (await bonusesOf(player)).bonuses;
    expect(further).toEqual([]);
    expect(bonus).toMatchObject({ source: 'first-deposit', currency: 'RUB', wagered: 0, openCount: 0, ...terms });
    expect([bonus!.amount, bonus!.money, bonus!.toWager, bonus!.mostStake]).toEqual([
      bonus!.amount,
      bonus!.amount,
      bonus!.amount * 5,
      bonus!.amount / 5,
    ]);
    expect([50_000, 30_000]).toContain(bonus!.amount);
    expect(await balanceOf(fixture, player)).toBe(before + 80_000);
    expect(await bonusAccountOf(player)).toEqual({ id: bonus!.accountId, money: bonus!.amount });
    const { accounts } = (await player.send(ACCOUNT_LIST)).read();
    const told = { idBonus: bonus!.id, money: bonus!.amount };
    expect(accounts.map((each) => [each.id, each.bonus])).toEqual([
      [player.accountId, undefined],
      [bonus!.accountId, told],
    ]);
    expect(await bonusesOf(player)).toMatchObject({ offers: [], obstacle: 'has-deposit' });
    const query = { isIncludeArchive: 'false', pageNumber: 1, accountId: bonus!.accountId } as const;
    const { movements } = (await player.send(ACCOUNT_HISTORY, { query })).read();
    expect(movements.map(({ kind }) => kind)).toEqual(['bonus']);
  });

  it.each([
    ['bonus_type', 0],
    ['bonus_type', 2],
    ['wallet_rub', 0],
  ])('gives nothing where %s is %d, and is not offered [OFS-10, OFS-11, OFS-12]', async (id, value) => {
    const player = await fixture.player();
    await chooseBonus(player, 1);
    await player.send(SAVE_OFFICE_SETTING, { body: { id, value, lng: 'en' } });
    const isOfWallet = id === 'wallet_rub';
    // whoever takes those of the casino alone is offered one
    const { offers, obstacle } = await bonusesOf(player);
    expect(offers.map(({ kind }) => kind)).toEqual(value === 2 ? ['casino'] : []);
    expect(obstacle).toBe(value === 2 ? undefined : 'declined');
    const store = (await player.send(PROMO_STORE)).read();
    expect([store.isDeclined, store.isClosed, store.items.length > 0]).toEqual([!isOfWallet, !isOfWallet, isOfWallet]);
    await fixture.sandbox.database
      .insertInto('point_moves')
      .values({ transfer: `test:${randomUUID()}`, user_id: player.userId, kind: 'bet', amount: 100, item: null, at: 1 })
      .execute();
    const [own] = (await player.send(ACCOUNT_LIST)).read().accounts;
    expect(own).toMatchObject({ points: 100, isPointsTypeBalance: false });
    const counted = { banLevel: 0, banVersion: 1, areTermsChanged: false, isCountedInPoints: true };
    await player.send(SET_RESTRICTIONS, { body: counted });
    expect((await player.send(ACCOUNT_LIST)).read().accounts.map((account) => account.isPointsTypeBalance)).toEqual(
      (await player.send(ACCOUNT_LIST)).read().accounts.map(({ type }) => type === 'main'),
    );
    const bought = await player.send(BUY_PROMO_CODE, { body: { id: 'boost-10' }, key: randomUUID() });
    expect(bought.status).toBe(isOfWallet ? 200 : 403);
    await payIn(fixture, player, 500);
    expect((await bonusesOf(player)).bonuses).toEqual([]);
    const { clubPoints, pointsAccumulated } = (await player.send(OFFICE_SETTINGS, { query: { lng: 'en' } })).read();
    expect([clubPoints, pointsAccumulated]).toEqual([0, 100]);
  });

  it('gives nothing to whoever declines, and nothing can be set after it [BON-9]', async () => {
    const player = await fixture.player();
    const setting = async () =>
      (await player.send(OFFICE_SETTINGS, { query: { lng: 'en' } })).read().firstDepositBonusSetting;
    expect(await setting()).toMatchObject({ value: 0, options: [{ value: 0 }, { value: 1 }, { value: 2 }] });
    expect((await chooseBonus(player, 3)).status).toBe(409);
    await chooseBonus(player, 1);
    expect((await setting())?.value).toBe(1);
    await chooseBonus(player, 0);
    await payIn(fixture, player, 500);
    await fixture.move(minutes(1));
    expect(await bonusesOf(player)).toMatchObject({ bonuses: [], choice: 'decline', obstacle: 'has-deposit' });
    expect(await setting()).toBeUndefined();
    expect((await chooseBonus(player, 1)).status).toBe(409);
  });

  it.each([
    ['has used a limit up', async (player: TestPlayer) => saveLimits(player, [['daily-deposit', 500]])],
    [
      'is banned',
      async ({ userId }: TestPlayer) =>
        fixture.sandbox.database.updateTable('users').set({ ban_level: 53 }).where('id', '=', userId).execute(),
    ],
  ])('gives nothing to whoever %s [BON-10, RG-11]', async (_, stop) => {
    const player = await fixture.player();
    await chooseBonus(player, 1);
    await payIn(fixture, player, 500);
    await stop(player);
    const before = await balanceOf(fixture, player);
    await fixture.move(minutes(1));
    expect(await balanceOf(fixture, player)).toBe(before + 50_000);
    const rows = await fixture.sandbox.database
      .selectFrom('bonuses')
      .select('id')
      .where('user_id', '=', player.userId)
      .execute();
    expect(rows).toEqual([]);
  });

  it('is offered to nobody who is timed out [BON-10, RG-23]', async () => {
    const player = await fixture.player();
    await shutOut(player, 7, 'deposit-time-out');
    expect(await bonusesOf(player)).toMatchObject({ offers: [], obstacle: 'not-courted' });
  });
});

describe('a bonus account', () => {
  it('takes an express by the terms and no other coupon, and gives back what it took [BON-2]', async () => {
    const player = await withBonus();
    const stake = async (changes: Parameters<typeof stakeBonus>[2]) => stakeBonus(fixture, player, changes);
    expect(await stake({ count: 1, amount: 50 })).toMatchObject({ status: 'rejected', reason: 'bonus-kind' });
    expect(await stake({ count: 2, amount: 50 })).toMatchObject({ status: 'rejected', reason: 'bonus-kind' });
    expect(await stake({ typeId: 2, systemValue: 2, amount: 50 })).toMatchObject({ reason: 'bonus-kind' });
    expect(await stake({ amount: 50, promoCode: 'BOOST-10' })).toMatchObject({ reason: 'bonus-kind' });
    expect(await stake({ amount: 10_000_000, isVipBet: true })).toMatchObject({ reason: 'bonus-kind' });
    expect(await stake({ amount: 101 })).toMatchObject({ reason: 'bonus-stake', limit: 100 });
    await setBonus(player, { least_odds: 900_000 });
    expect(await stake({ amount: 50 })).toMatchObject({ reason: 'bonus-odds' });
    await setBonus(player, { least_odds: 1400 });
    expect((await bonusAccountOf(player)).money).toBe(50_000);
    expect(await stake({ amount: 100 })).toMatchObject({ status: 'accepted', balance: 400 });
    expect(await onlyBonus(player)).toMatchObject({ money: 40_000, openCount: 1, stakes: [{ betCount: 3 }] });
    // NP-2: what the session brought is own money
    expect((await player.send(PLAY_SESSION)).read()).toMatchObject({ stakes: 0, wins: 0 });
  });

  it('counts settled stakes, and goes to the main account once all is wagered [BON-4, BON-5]', async () => {
    const player = await withBonus();
    await setBonus(player, { to_wager: 20_000 });
    for (const amount of [90, 100, 10]) accepted(await stakeBonus(fixture, player, { amount }));
    expect(await onlyBonus(player)).toMatchObject({ openCount: 3, wagered: 0 });
    const before = await balanceOf(fixture, player);
    await fixture.move(days(3));
    const bonus = await onlyBonus(player);
    expect(bonus).toMatchObject({ end: 'released', wagered: 20_000 });
    expect(bonus.money).toBeGreaterThan(0);
    expect(await balanceOf(fixture, player)).toBe(before + bonus.money);
    expect((await bonusAccountOf(player)).money).toBe(0);
    expect(await stakeBonus(fixture, player, { amount: 10 })).toMatchObject({ status: 'rejected' });
  });

  it('goes back to the house when it is given up, with what its open coupons pay later [BON-3, BON-6]', async () => {
    const player = await withBonus();
    const { coupons } = accepted(await stakeBonus(fixture, player, { amount: 100 }));
    const { id } = await onlyBonus(player);
    const giveUp = async (by: TestPlayer) => by.send(GIVE_UP_BONUS, { body: { idBonus: id } });
    expect((await giveUp(await fixture.player())).status).toBe(404);
    const answers = await Promise.all([1, 2, 3].map(async () => giveUp(player)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    expect(await onlyBonus(player)).toMatchObject({ end: 'given-up', money: 0 });
    expect((await bonusAccountOf(player)).money).toBe(0);
    const before = await balanceOf(fixture, player);
    const won: SettledStake = { id: coupons[0]!.id, state: 'won', paid: 70_000 as SettledStake['paid'] };
    const { id: accountId } = await bonusAccountOf(player);
    await fixture.sandbox.database.transaction().execute(async (transaction) => {
      // as the settlement pays it
      const ledger = {
        transfer: `payout:${String(won.id)}`,
        kind: 'payout',
        currency: 'RUB',
        coupon_id: won.id,
        at: 1,
      };
      const rows = [
        { ...ledger, side: 'player', account_id: accountId, amount: won.paid },
        { ...ledger, side: 'house', account_id: null, amount: (0 - won.paid) as SettledStake['paid'] },
      ] as const;
      await transaction
        .insertInto('ledger')
        .values([...rows] as never)
        .execute();
      await transaction.updateTable('accounts').set({ balance: won.paid }).where('id', '=', accountId).execute();
      const settled = { state: 'won', payout: won.paid, settled_at: 1 } as const;
      await transaction.updateTable('coupons').set(settled).where('id', '=', won.id).execute();
      await settleBonuses(transaction, [won], fixture.clock.now());
    });
    expect((await bonusAccountOf(player)).money).toBe(0);
    expect(await balanceOf(fixture, player)).toBe(before);
  });

  it('goes back to the house when its time is over [BON-3, BON-6]', async () => {
    const player = await withBonus();
    const before = await balanceOf(fixture, player);
    await setBonus(player, { expires_at: fixture.clock.now() + minutes(2) });
    await fixture.move(minutes(1));
    expect((await bonusAccountOf(player)).money).toBe(50_000);
    await fixture.move(minutes(1));
    expect(await onlyBonus(player)).toMatchObject({ end: 'expired', money: 0 });
    expect(await balanceOf(fixture, player)).toBe(before);
  });
});

describe('points', () => {
  const buy = async (player: TestPlayer, id: string, key: string = randomUUID()) =>
    player.send(BUY_PROMO_CODE, { body: { id }, key });
  const store = async (player: TestPlayer) => (await player.send(PROMO_STORE)).read();
  const bet = async (player: TestPlayer, changes: Parameters<typeof order>[2]) =>
    accepted((await place(player, order(player, await openBets(fixture, 3), changes))).read());

  it('are earned by settled stakes of own money alone, each once [PTS-3]', async () => {
    const player = await withBonus();
    await bet(player, { amount: 570, changeCoefAction: 1 });
    await stakeBonus(fixture, player, { amount: 100 });
    expect((await store(player)).points).toBe(0);
    await fixture.move(days(3));
    await fixture.move(minutes(1));
    expect((await store(player)).points).toBe(5);
  });

  it('pay for a promo code of the player once under a key, and never fall below 0 [PTS-4, PTS-5]', async () => {
    const player = await fixture.player();
    await bet(player, { amount: 12_000, changeCoefAction: 1 });
    await fixture.move(days(3));
    expect(await store(player)).toMatchObject({ points: 120, isClosed: false });
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(async () => buy(player, 'free-bet-1', key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await buy(player, 'boost-10', key)).toMatchObject({ status: 422 });
    const both = await Promise.all([buy(player, 'boost-10'), buy(player, 'free-bet-1'), buy(player, 'gold')]);
    expect(both.map(({ status }) => status)).toEqual([409, 409, 404]);
    const { points, codes } = await store(player);
    expect(points).toBe(20);
    const own = codes.filter(({ code }) => code.startsWith('PTS-'));
    expect(own).toMatchObject([{ kind: 'free-bet', amount: 10_000, leastOdds: 1500, currency: 'RUB' }]);
    const check = async (by: TestPlayer) =>
      (await by.send(CHECK_COUPON_PROMO, { body: { code: own[0]!.code } })).read().state;
    expect([await check(player), await check(await fixture.player())]).toEqual(['holds', 'unknown']);
  });

  it('stay with whoever is timed out, and buy nothing then [BON-10]', async () => {
    const player = await fixture.player();
    await bet(player, { amount: 6000, changeCoefAction: 1 });
    await fixture.move(days(3));
    await shutOut(player, 7, 'deposit-time-out');
    expect(await store(player)).toMatchObject({ points: 60, isClosed: true, items: [] });
    expect((await buy(player, 'boost-10')).status).toBe(403);
  });
});

describe('cashback', () => {
  const cashback = async (player: TestPlayer) => (await player.send(CASHBACK, { query: { lng: 'en' } })).read();
  const set = async (player: TestPlayer, value: number) =>
    player.send(SAVE_OFFICE_SETTING, { body: { id: 'cashback_type', value, lng: 'en' } });
  /** Long prices, so that the week loses. */
  const lose = async (player: TestPlayer) => {
    const bets = (await openBets(fixture, 5)).map((bet, index) => ({ ...bet, block: index + 1 }));
    accepted((await place(player, order(player, bets, { amount: 500, changeCoefAction: 1 }))).read());
  };

  it('of a week is paid once it is over, once, as money or points by what is set, also after a transfer [CBK-1, CBK-2, CBK-3, CBK-4, CBK-8, TRF-9]', async () => {
    const begun = cashbackWeek(fixture.clock.now(), 3).end + minutes(1);
    await fixture.move(begun - fixture.clock.now());
    const [one, other, shut] = [await fixture.player(), await fixture.player(), await fixture.player()];
    expect([(await set(one, 2)).status, (await set(one, 3)).status]).toEqual([200, 409]);
    const [left, next] = [await fixture.player(), await fixture.player()];
    for (const player of [one, other, shut, left]) await lose(player);
    await shutOut(shut, 30, 'deposit-time-out');
    await fixture.move(days(2));
    const users = fixture.sandbox.database.updateTable('users');
    await users.set({ transferred_to: next.userId }).where('id', '=', left.userId).execute();
    expect((await cashback(next)).lines).toMatchObject([{ lost: 50_000, points: 10 }]);
    const before = await balanceOf(fixture, one);
    const { week, lines } = await cashback(one);
    expect(lines).toMatchObject([{ currency: 'RUB', lost: 50_000, money: 1000, points: 10 }]);
    fixture.clock.move(week.end - fixture.clock.now() + minutes(1));
    // two at once, and once more with nothing remembered
    await Promise.all([1, 2].map(async () => payCashback(partsOf(), fixture.clock.now())));
    await payCashback(partsOf(), fixture.clock.now());
    // in another zone the week begins at another hour, and is the same week
    for (const law of ['UK', 'DE'] as const) await payCashback(partsOf(law), fixture.clock.now() + hours(3));
    expect(await balanceOf(fixture, one)).toBe(before + 1000);
    expect((await cashback(one)).paid).toMatchObject([
      { start: week.start, option: 'percent', money: 1000, points: 0 },
    ]);
    expect((await cashback(other)).paid).toMatchObject([{ option: 'points', money: 0, points: 10 }]);
    expect((await other.send(PROMO_STORE)).read().points).toBe(15);
    expect((await cashback(next)).paid).toMatchObject([{ start: week.start, option: 'points', points: 10 }]);
    expect(await cashback(shut)).toMatchObject({ isClosed: true, paid: [{ money: 0, points: 0 }] });
  });
});
