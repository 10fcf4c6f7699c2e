import { randomUUID } from 'node:crypto';
import type { CallInput, CallReply } from '../../../infrastructure/http/call.ts';
import {
  ANSWER_VIP_BET,
  COUPON_UPDATE,
  LOAD_COUPON,
  PLACEMENT_LOOKUP,
  PLACE_COUPON,
  SAVE_COUPON,
} from '../../../infrastructure/coupon/coupon-calls.ts';
import { CHECK_COUPON_PROMO, PROMO_CODES } from '../../../infrastructure/coupon/promo-code-calls.ts';
import { DECIDE_VIP_BET, VIP_BETS } from '../../../infrastructure/coupon/vip-queue-calls.ts';
import { LINE } from '../../../infrastructure/sports/sports-calls.ts';
import type { SandboxFixture, TestPlayer } from '../sandbox-fixture.ts';
import type { Answer } from './visitor.ts';
import { decimalOdds } from '../../../core/shared/odds.ts';

export type OrderBody = NonNullable<CallInput<typeof PLACE_COUPON>['body']>;
export type OrderBet = OrderBody['bets'][number];

/** A bet that can be placed now, with what it says of its game. */
export interface OpenBet extends OrderBet {
  readonly gameId: number;
  readonly startsAt: number;
}

interface Wanted {
  readonly section?: 'line' | 'live';
  readonly sport?: number;
  readonly hours?: 0 | 24;
  /** Games to leave out. */
  readonly except?: readonly number[];
}

/** A clear favourite's price leaves no room beneath it, and ten of them win no largest payout. */
const LEAST_ODDS = 1500;

/** The first unlocked outcome of as many games as asked for, from the soonest game on; no clear favourites. */
export async function openBets(fixture: SandboxFixture, count: number, wanted: Wanted = {}): Promise<OpenBet[]> {
  const { section = 'line', hours = 24 } = wanted;
  // the soonest are of the next hour, whose games are a tenth of a day's
  const soonest = section === 'line' ? await betsWithin(fixture, 1, wanted) : [];
  const bets = soonest.length < count ? await betsWithin(fixture, hours, wanted) : soonest;
  if (bets.length < count) throw new Error(`only ${String(bets.length)} games are open to bets`);
  return bets.slice(0, count);
}

async function betsWithin(
  fixture: SandboxFixture,
  hours: 0 | 1 | 24,
  { section = 'line', sport = 1, except = [] }: Wanted,
): Promise<OpenBet[]> {
  const query = { lng: 'en', section, sport, time: 0, hours } as const;
  const line = (await fixture.visitor().send(LINE, { query })).read();
  const games = line.games
    .filter((game) => !except.includes(game.id))
    .toSorted((one, other) => one.startsAt - other.startsAt);
  return games.flatMap((game) => {
    const outcome = game.markets
      .flatMap((market) => market.outcomes)
      .find(({ isLocked, odds }) => !isLocked && odds > LEAST_ODDS);
    if (outcome === undefined) return [];
    const { id: outcomeId } = outcome;
    const odds = decimalOdds(outcome.odds);
    return [{ outcomeId, odds, version: game.version, block: 1, gameId: game.id, startsAt: game.startsAt }];
  });
}

/** The shortest prices among some games more than asked for: a long express has no anti-express and soon wins the largest payout. */
export async function shortBets(fixture: SandboxFixture, count: number): Promise<OpenBet[]> {
  const bets = await openBets(fixture, count + 8);
  return bets.toSorted((one, other) => one.odds - other.odds).slice(0, count);
}

/** An order as the page sends it; a single of RUB 100 where nothing else is said. */
export function order(player: TestPlayer, bets: readonly OrderBet[], changes: Partial<OrderBody> = {}): OrderBody {
  return {
    typeId: bets.length === 1 ? 0 : 1,
    accountId: player.accountId,
    currency: player.currency,
    amount: 100,
    isDropOnScoreChange: false,
    bonusBet: false,
    changeCoefAction: 2,
    coefViewId: 0,
    isOneClick: false,
    bets: bets.map(({ outcomeId, odds, version, block, amount, scoreSeen, pageType, expressId, source }) => ({
      outcomeId,
      odds,
      version,
      block,
      ...(amount === undefined ? {} : { amount }),
      ...(scoreSeen === undefined ? {} : { scoreSeen }),
      ...(pageType === undefined ? {} : { pageType }),
      ...(source === undefined ? {} : { source }),
      ...(expressId === undefined ? {} : { expressId }),
    })),
    ...changes,
  };
}

export async function place(
  player: TestPlayer,
  body: OrderBody,
  key: string = randomUUID(),
): Promise<Answer<typeof PLACE_COUPON>> {
  return player.send(PLACE_COUPON, { body, key });
}

type Verdict = CallReply<typeof PLACE_COUPON>;

/** The coupons of a verdict that must be an acceptance. */
export function accepted(verdict: Verdict): Extract<Verdict, { readonly status: 'accepted' }> {
  if (verdict.status !== 'accepted') throw new Error(`not accepted: ${JSON.stringify(verdict)}`);
  return verdict;
}

/** The bets at the prices of this moment. */
export async function repriced(fixture: SandboxFixture, bets: readonly OpenBet[]): Promise<OpenBet[]> {
  const body = { typeId: 9, currency: 'RUB', bets: bets.map(({ outcomeId, block }) => ({ outcomeId, block })) };
  const terms = (await fixture.visitor().send(COUPON_UPDATE, { body })).read();
  return bets.map((bet, index) => {
    const now = terms.bets[index];
    return now === undefined ? bet : { ...bet, odds: decimalOdds(now.odds), version: now.version };
  });
}

/** So many bets that a few roubles win more than the largest payout, and the most that may be staked on them. */
export async function longBets(
  fixture: SandboxFixture,
  player: TestPlayer,
): Promise<{ readonly bets: readonly OpenBet[]; readonly maximum: number }> {
  const bets = (await openBets(fixture, 10)).map((bet, index) => ({ ...bet, block: index + 1 }));
  const asked = { typeId: 1, currency: 'RUB', bets: bets.map(({ outcomeId, block }) => ({ outcomeId, block })) };
  return { bets, maximum: (await player.send(COUPON_UPDATE, { body: asked })).read().maxBetAmount ?? 0 };
}

/** An operator's queue, an offer, and the answer to it. */
export async function callVipBets(fixture: SandboxFixture, player: TestPlayer): Promise<void> {
  const key = '6a9d2c51-2f1b-4b7e-8a34-0c9f7be2d5a1';
  const { bets, maximum } = await longBets(fixture, player);
  const amount = Math.ceil(maximum) + 200;
  await place(player, order(player, bets, { isVipBet: true, amount, changeCoefAction: 1 }), key);
  const { vipBets } = (await player.send(VIP_BETS)).read();
  const params = { id: String(vipBets[0]!.id) };
  await player.send(DECIDE_VIP_BET, { params, body: { decision: 'offer', amount: amount - 50 } });
  await player.send(VIP_BETS);
  await player.send(PLACEMENT_LOOKUP, { params: { key } });
  await player.send(ANSWER_VIP_BET, { params: { key }, body: { answer: 'accept', amount: amount - 50 } });
}

/** What codes there are, two that are typed, and a coupon with one. */
export async function callPromoCodes(fixture: SandboxFixture, player: TestPlayer): Promise<void> {
  await player.send(PROMO_CODES, { query: { currency: player.currency } });
  for (const code of ['MARCH-77', 'SPRING-26']) await player.send(CHECK_COUPON_PROMO, { body: { code } });
  const bets = (await openBets(fixture, 3)).map((bet, index) => ({ ...bet, block: index + 1 }));
  await place(player, order(player, bets, { promoCode: 'BOOST-10', changeCoefAction: 1 }));
}

/** A coupon that is saved and loaded by its code. */
export async function callSavedCoupon(
  player: TestPlayer,
  body: NonNullable<CallInput<typeof SAVE_COUPON>['body']>,
): Promise<void> {
  const { body: saved } = await player.send(SAVE_COUPON, { body });
  await player.send(LOAD_COUPON, { params: { code: saved.code }, query: { lng: 'ru' } });
}
