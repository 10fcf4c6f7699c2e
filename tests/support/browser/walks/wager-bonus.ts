import { minutes } from '../../../../core/shared/time.ts';
import type { AccountId } from '../../../../core/shared/ids.ts';
import { ACCOUNT_LIST } from '../../../../infrastructure/accounts/accounts-calls.ts';
import { CHANGE_CASINO_SEEDS } from '../../../../infrastructure/casino/round-calls.ts';
import { SAVE_OFFICE_SETTING } from '../../../../infrastructure/player/office-settings-calls.ts';
import { GIVE_UP_BONUS, PLAYER_BONUSES } from '../../../../infrastructure/promotions/bonus-account-calls.ts';
import { CASHBACK } from '../../../../infrastructure/promotions/cashback-calls.ts';
import { PREMIUM_CASHBACK } from '../../../../infrastructure/promotions/premium-cashback-calls.ts';
import { REWARDS } from '../../../../infrastructure/promotions/reward-calls.ts';
import { BUY_PROMO_CODE, PROMO_STORE } from '../../../../infrastructure/promotions/promo-store-calls.ts';
import { FRIENDS } from '../../../../infrastructure/promotions/friend-calls.ts';
import { nodeRandom } from '../../../../infrastructure/sandbox/server/node-random.ts';
import { registerPlayer, type SandboxFixture, type TestPlayer } from '../../sandbox-fixture.ts';
import { openBets, order, place, type OrderBody } from '../open-bets.ts';
import { payIn } from './pay.ts';
import { gameOn, spin } from './play-slots.ts';

/** Sets what the first deposit gives: 0 nothing, 1 a bonus for sports, 2 one for the casino. */
export async function chooseBonus(player: TestPlayer, value: number) {
  return player.send(SAVE_OFFICE_SETTING, { body: { id: 'first_deposit_bonus_type', value, lng: 'en' } });
}

export async function bonusesOf(player: TestPlayer) {
  return (await player.send(PLAYER_BONUSES)).read();
}

/** A first deposit with its bonus; in major units. */
export async function payInWithBonus(
  fixture: SandboxFixture,
  player: TestPlayer,
  amount: number,
  choice: 1 | 2 = 1,
): Promise<void> {
  await chooseBonus(player, choice);
  await payIn(fixture, player, amount);
  await fixture.move(minutes(1));
}

/** Where a bonus is, and what is there. */
export async function bonusAccountOf(player: TestPlayer): Promise<{ readonly id: AccountId; readonly money: number }> {
  const { accounts } = (await player.send(ACCOUNT_LIST)).read();
  const found = accounts.find(({ type }) => type === 'bonus');
  return { id: found?.id ?? (0 as AccountId), money: found?.money ?? 0 };
}

/** A player with a bonus for the casino, as one who plays from it; in major units. */
export async function playingFromBonus(
  fixture: SandboxFixture,
  player: TestPlayer,
  amount: number,
): Promise<TestPlayer> {
  await payInWithBonus(fixture, player, amount, 2);
  return { ...player, accountId: (await bonusAccountOf(player)).id };
}

/** An express from the bonus account, of as many bets as asked for. */
export async function stakeBonus(
  fixture: SandboxFixture,
  player: TestPlayer,
  { count = 3, ...changes }: Partial<OrderBody> & { readonly count?: number },
) {
  const bets = await openBets(fixture, count);
  const { id: accountId } = await bonusAccountOf(player);
  const body = order(player, bets, { changeCoefAction: 1, accountId, ...changes });
  return (await place(player, body)).read();
}

/** Somebody who registers by the link of a player, in a browser of these cookies. */
export async function friendOf(
  fixture: SandboxFixture,
  inviter: TestPlayer,
  cookies = new Map<string, string>(),
): Promise<TestPlayer> {
  const { invitation } = (await inviter.send(FRIENDS)).read();
  const { refId = 0, groupId = 0 } = invitation ?? {};
  return registerPlayer(fixture.visitor(new Map([...cookies, ['bf', `${String(refId)}-${String(groupId)}`]])), 'RUB');
}

/** Every call about bonuses, by players of its own. */
export async function callBonuses(fixture: SandboxFixture): Promise<void> {
  const player = await fixture.player();
  await bonusesOf(player);
  await payInWithBonus(fixture, player, 500);
  await stakeBonus(fixture, player, { amount: 100 });
  const { bonuses } = await bonusesOf(player);
  await player.send(GIVE_UP_BONUS, { body: { idBonus: bonuses[0]?.id ?? 0 } });
  const gambler = await playingFromBonus(fixture, await fixture.player(), 500);
  await gambler.send(CHANGE_CASINO_SEEDS, { body: { playerSeed: 'own-seed' } });
  await spin(gambler, { gameId: await gameOn(fixture, 'calm') });
  await player.send(PROMO_STORE);
  const earned = { transfer: 'bet:0', user_id: player.userId, kind: 'bet', amount: 100, item: null, at: 1 } as const;
  await fixture.sandbox.database.insertInto('point_moves').values(earned).execute();
  await player.send(BUY_PROMO_CODE, { key: nodeRandom.uuid(), body: { id: 'boost-10' } });
  await player.send(CASHBACK, { query: { lng: 'ru' } });
  const friend = await friendOf(fixture, player);
  await place(friend, order(friend, await openBets(fixture, 1), { amount: 100, changeCoefAction: 1 }));
  await player.send(FRIENDS);
  await player.send(PREMIUM_CASHBACK);
  await player.send(REWARDS);
}
