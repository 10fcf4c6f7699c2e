import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { HouseGameId } from '../../../core/casino/games/house-game.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { minutes } from '../../../core/shared/time.ts';
import { PLAY_GAME } from '../../../infrastructure/casino/house-game-calls.ts';
import { CHANGE_CASINO_SEEDS } from '../../../infrastructure/casino/round-calls.ts';
import { PLAY_SESSION } from '../../../infrastructure/limits/limit-calls.ts';
import { GIVE_UP_BONUS } from '../../../infrastructure/promotions/bonus-account-calls.ts';
import { JOIN_PROMOTION, OWN_PROMOTIONS } from '../../../infrastructure/promotions/promotion-calls.ts';
import { endOverdueBonuses } from '../../../infrastructure/sandbox/bonuses/end-bonus.ts';
import { takeMessage } from '../../../infrastructure/sandbox/casino/wallet.ts';
import { nodeRandom } from '../../../infrastructure/sandbox/server/node-random.ts';
import { gameOn, spin } from '../../support/browser/walks/play-slots.ts';
import { saveLimits, shutOut } from '../../support/browser/walks/set-limits.ts';
import {
  bonusAccountOf,
  bonusesOf,
  chooseBonus,
  payInWithBonus,
  playingFromBonus,
  stakeBonus,
} from '../../support/browser/walks/wager-bonus.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
let gameId: number;
beforeAll(async () => {
  fixture = await openFixture();
  gameId = await gameOn(fixture, 'calm');
});
afterEach(() => fixture.assertSound());
afterAll(() => fixture.close());

const onlyBonus = async (player: TestPlayer) => (await bonusesOf(player)).bonuses[0]!;
/** One who plays from a bonus of 500. */
const withBonus = async () => {
  const player = await playingFromBonus(fixture, await fixture.player(), 1000);
  await player.send(CHANGE_CASINO_SEEDS, { body: { playerSeed: 'own-seed' } });
  return player;
};
const setBonus = async (player: TestPlayer, values: Readonly<Record<string, unknown>>) =>
  fixture.sandbox.database.updateTable('bonuses').set(values).where('user_id', '=', player.userId).execute();
const play = async (player: TestPlayer, game: HouseGameId, choice: number[]) => {
  const { accountId, currency } = player;
  return (
    await player.send(PLAY_GAME, { body: { game, accountId, currency, stake: 10, choice }, key: randomUUID() })
  ).read();
};
const wallet = () => ({
  database: fixture.sandbox.database,
  random: nodeRandom,
  jurisdiction: () => 'default' as const,
  now: () => fixture.clock.now(),
});
const drawn = { seedId: 0, nonce: 0, stops: [1, 2, 3] };
const say = async (message: Parameters<typeof takeMessage>[1]) => (await takeMessage(wallet(), message)).status;
/** A round that is written down, and whose provider has said nothing yet. */
const askedRound = async (player: TestPlayer, stake: Minor) => {
  const id = randomUUID();
  await fixture.sandbox.database
    .insertInto('casino_rounds')
    .values({
      id,
      user_id: player.userId,
      account_id: player.accountId,
      game_id: gameId,
      machine: 'calm',
      choice: null,
      currency: 'RUB',
      stake,
      win: 0 as Minor,
      state: 'asked',
      refusal: null,
      session_hash: null,
      seed_id: null,
      nonce: null,
      stops: null,
      jackpots: null,
      jackpot_win: 0 as Minor,
      at: fixture.clock.now(),
    })
    .execute();
  return id;
};
/** One whose stake is taken. */
const openRound = async (player: TestPlayer, stake = 1000 as Minor) => {
  const round = await askedRound(player, stake);
  expect(await say({ kind: 'bet', round, amount: stake })).toBe('done');
  return round;
};
const ownMoney = async (player: TestPlayer) => {
  const rows = await fixture.sandbox.database
    .selectFrom('accounts')
    .select('balance')
    .where('user_id', '=', player.userId)
    .where('type_id', '<>', 4)
    .execute();
  return rows.reduce((sum, { balance }) => sum + balance, 0);
};

describe('the first deposit', () => {
  it('gives a bonus for the casino where that is chosen, on the terms that were shown before [BON-41, BON-9, OFS-11]', async () => {
    const player = await fixture.player();
    await chooseBonus(player, 2);
    const { choice, offers } = await bonusesOf(player);
    const terms = { percent: 50, most: 3_000_000, wager: 35, days: 30, mostStake: 30_000, mostPaidTimes: 10 };
    expect([choice, offers.map(({ kind }) => kind)]).toEqual(['casino', ['sport', 'casino']]);
    expect(offers[1]).toMatchObject({ kind: 'casino', accountId: player.accountId, ...terms });
    await payInWithBonus(fixture, player, 1000, 2);
    const granted = {
      kind: 'casino',
      source: 'first-deposit',
      amount: 50_000,
      money: 50_000,
      wagered: 0,
      openCount: 0,
    };
    expect((await bonusesOf(player)).bonuses).toMatchObject([
      { ...granted, toWager: 1_750_000, mostStake: 30_000, mostPaid: 500_000 },
    ]);
  });
});

describe('a bonus for the casino', () => {
  it('takes rounds of slots, pays them on its account, and counts them in full [BON-42, BON-43, RND-41]', async () => {
    const player = await withBonus();
    const own = await ownMoney(player);
    let money = 50_000;
    for (let index = 0; index < 5; index += 1) {
      const key = randomUUID();
      const answers = await Promise.all([1, 2].map(async () => spin(player, { gameId, stake: 2000 as Minor, key })));
      const round = answers[0]!.read();
      expect([round.state, answers[1]!.read().id]).toEqual(['finished', round.id]);
      money += round.win - 2000;
    }
    expect(await onlyBonus(player)).toMatchObject({ money, wagered: 10_000, openCount: 0 });
    expect(await ownMoney(player)).toBe(own);
    // NP-2: what the session brought is own money
    expect((await player.send(PLAY_SESSION)).read()).toMatchObject({ stakes: 0, wins: 0 });
  });

  it('counts a part of some games, and takes no cards and no more than its highest stake [BON-42, RND-40]', async () => {
    const player = await withBonus();
    expect((await play(player, 'keno', [4, 8, 15])).state).toBe('finished');
    expect((await onlyBonus(player)).wagered).toBe(500);
    expect((await play(player, 'coin', [1])).state).toBe('finished');
    expect((await onlyBonus(player)).wagered).toBe(600);
    expect(await play(player, 'dragon-tiger', [1])).toMatchObject({ state: 'refused', refusal: 'bonus-game' });
    const { money } = await onlyBonus(player);
    const high = (await spin(player, { gameId, stake: 50_000 as Minor })).read();
    expect(high).toMatchObject({ state: 'refused', refusal: money < 50_000 ? 'not-enough-money' : 'bonus-stake' });
    await setBonus(player, { most_stake: 1999 });
    expect((await spin(player, { gameId, stake: 2000 as Minor })).read().refusal).toBe('bonus-stake');
    expect((await onlyBonus(player)).money).toBe(money);
  });

  it('takes no coupon, and a bonus for sports takes no round [BON-42]', async () => {
    const player = await withBonus();
    expect(await stakeBonus(fixture, player, { amount: 10 })).toMatchObject({ reason: 'bonus-casino' });
    const other = await fixture.player();
    await payInWithBonus(fixture, other, 1000);
    await other.send(CHANGE_CASINO_SEEDS, { body: { playerSeed: 'own-seed' } });
    const { id: accountId } = await bonusAccountOf(other);
    expect((await spin({ ...other, accountId }, { gameId })).read().refusal).toBe('bonus-account');
  });

  it('is staked within the limits of its player, and not by whoever is excluded [RND-41, RG-09]', async () => {
    const player = await withBonus();
    await saveLimits(player, [['daily-wagering', 25]]);
    expect((await spin(player, { gameId, stake: 2000 as Minor })).read().state).toBe('finished');
    expect((await spin(player, { gameId })).read().refusal).toBe('limit-reached');
    const other = await withBonus();
    const round = await askedRound(other, 1000 as Minor);
    await shutOut(other, 7);
    expect(await say({ kind: 'bet', round, amount: 1000 as Minor })).toBe('refused');
  });

  it('goes to the main account once it is wagered, as far as its terms pay it [BON-5, BON-44]', async () => {
    const player = await withBonus();
    await setBonus(player, { to_wager: 1000, most_paid: 20_000 });
    const own = await ownMoney(player);
    expect((await spin(player, { gameId })).read().state).toBe('finished');
    expect(await onlyBonus(player)).toMatchObject({ end: 'released', money: 20_000, wagered: 1000 });
    expect(await ownMoney(player)).toBe(own + 20_000);
    expect((await bonusAccountOf(player)).money).toBe(0);
    expect((await spin(player, { gameId })).read().refusal).toBe('not-enough-money');
  });

  it('is not released while a round is open, and a round that is given back counts for nothing [BON-43, BON-5]', async () => {
    const player = await withBonus();
    await setBonus(player, { to_wager: 1000 });
    const [open, other] = [await openRound(player), await openRound(player)];
    expect(await onlyBonus(player)).toMatchObject({ openCount: 2, money: 48_000, wagered: 0 });
    await say({ kind: 'finish', round: other, amount: 0 as Minor, drawn });
    expect(await onlyBonus(player)).toMatchObject({ openCount: 1, wagered: 1000 });
    await say({ kind: 'rollback', round: open });
    await say({ kind: 'rollback', round: open });
    expect(await onlyBonus(player)).toMatchObject({ end: 'released', money: 49_000, wagered: 1000 });
  });

  it('is lost once nothing is left of it [BON-5]', async () => {
    const player = await withBonus();
    await setBonus(player, { most_stake: 50_000 });
    const round = await openRound(player, 50_000 as Minor);
    await say({ kind: 'finish', round, amount: 0 as Minor, drawn });
    expect(await onlyBonus(player)).toMatchObject({ end: 'lost', money: 0, wagered: 50_000 });
  });

  it('that is given up takes with it what its open rounds bring later [BON-6]', async () => {
    const player = await withBonus();
    const own = await ownMoney(player);
    const [won, returned] = [await openRound(player), await openRound(player)];
    const { id: idBonus } = await onlyBonus(player);
    expect((await player.send(GIVE_UP_BONUS, { body: { idBonus } })).status).toBe(200);
    expect((await bonusAccountOf(player)).money).toBe(0);
    const win = { kind: 'win', round: won, amount: 9000 as Minor, drawn } as const;
    for (const message of [
      win,
      win,
      { ...win, kind: 'finish' } as const,
      { kind: 'rollback', round: returned } as const,
    ]) {
      expect(await say(message)).toBe('done');
    }
    expect([(await bonusAccountOf(player)).money, await ownMoney(player)]).toEqual([0, own]);
  });

  it('expires once its open rounds are over, and takes no new ones [BON-45, BON-42]', async () => {
    const player = await withBonus();
    const round = await openRound(player);
    await setBonus(player, { expires_at: fixture.clock.now() + minutes(1) });
    await fixture.move(minutes(1));
    expect((await onlyBonus(player)).end).toBeUndefined();
    expect((await spin(player, { gameId })).read().refusal).toBe('bonus-ended');
    await say({ kind: 'finish', round, amount: 0 as Minor, drawn });
    await fixture.move(1000);
    expect(await onlyBonus(player)).toMatchObject({ end: 'expired', money: 0 });
  });

  it('waits for a round that was staked in time while it was found to be over [BON-45]', async () => {
    const player = await withBonus();
    const round = await askedRound(player, 1000 as Minor);
    const expiresAt = fixture.clock.now() + 1;
    await setBonus(player, { expires_at: expiresAt });
    const faults = { report: expect.unreachable, mended: () => undefined };
    const ending = endOverdueBonuses({ ...wallet(), faults }, expiresAt);
    const [staked] = await Promise.all([say({ kind: 'bet', round, amount: 1000 as Minor }), ending]);
    expect([staked, (await onlyBonus(player)).end]).toEqual(['done', undefined]);
    await say({ kind: 'finish', round, amount: 0 as Minor, drawn });
  });

  it('counts towards no promotion of slots, which asks for own money [PRM-12]', async () => {
    const player = await withBonus();
    await player.send(JOIN_PROMOTION, { params: { id: 'slots-week' }, body: { isIn: true, currency: 'RUB' } });
    await spin(player, { gameId });
    expect((await player.send(OWN_PROMOTIONS)).read().entries).toMatchObject([{ progress: { done: 0 } }]);
  });
});
