import type { Transaction } from 'kysely';
import { missingPoints } from '../../../../core/promotions/points.ts';
import type { UserId } from '../../../../core/shared/ids.ts';
import { NO_MONEY, minorUnits, type Minor } from '../../../../core/shared/money.ts';
import { decimalOdds, milliOddsOf } from '../../../../core/shared/odds.ts';
import { days } from '../../../../core/shared/time.ts';
import type { WireReply } from '../../../http/call.ts';
import type { PROMO_STORE } from '../../../promotions/promo-store-calls.ts';
import { listedPromos } from '../../coupons/promo/coupon-promo-codes.ts';
import { writePromo } from '../../coupons/promo/promo-code-routes.ts';
import type { Tables } from '../../database/tables.ts';
import type { LimitRegime } from '../../jurisdiction-profile.ts';
import { lockPlayer } from '../../limits/permit-deposit.ts';
import { BONUS_ACCOUNT, MAIN_ACCOUNT, majorAmount } from '../../players/player-accounts.ts';
import { refuse, type Refusal } from '../../server/refusal.ts';
import { takesBonuses } from '../bonus-setting.ts';
import { mayReward } from '../reward-permit.ts';
import { pointsOf, pointStep, SHOWN_POINTS } from './earned-points.ts';

type WireStore = WireReply<typeof PROMO_STORE>;
type WireItem = WireStore['items'][number];

const HOLDS_FOR_DAYS = 14;
const LEAST_ODDS = 1500;
const LEAST_BETS_OF_BOOST = 3;

/** The operator's table: stakes are counted in amount steps, each of which earns a point; so a point is worth a hundredth of one. */
const ITEMS = [
  { id: 'boost-10', price: 30, percent: 10, steps: 10 },
  { id: 'boost-25', price: 90, percent: 25, steps: 10 },
  { id: 'free-bet-1', price: 100, steps: 1 },
  { id: 'free-bet-5', price: 480, steps: 5 },
  { id: 'free-bet-10', price: 950, steps: 10 },
] as const;
type Item = (typeof ITEMS)[number];

/** PTS-3 The operator's table as everybody may read it: what costs how many points. */
export const STORE_PRICES: readonly Item[] = ITEMS;

/** What the player finds in the store; each query names its owner. */
export async function storeOf(
  transaction: Transaction<Tables>,
  userId: UserId,
  regime: LimitRegime,
): Promise<WireStore> {
  const currencies = await currenciesOf(transaction, userId);
  const currency = currencies[0] ?? 'RUB';
  const isDeclined = !(await takesBonuses(transaction, userId));
  const isClosed = isDeclined || !(await mayReward(transaction, userId, regime));
  const codes = await listedPromos(transaction, { userId, now: regime.now }, currency);
  return {
    points: await pointsOf(transaction, userId),
    currency,
    items: isClosed ? [] : ITEMS.map((item) => wireItemOf(item, currency)),
    codes: codes.map(writePromo),
    steps: currencies.map(wirePointStepOf),
    isClosed,
    isDeclined,
    promoSetting: SHOWN_POINTS,
  };
}

interface Purchase {
  readonly userId: UserId;
  readonly id: string;
  readonly key: string;
  /** Of the code that is made. */
  readonly code: string;
}

/** PTS-5 Takes the points and makes the code, once under its key. */
export async function buyPromoCode(
  transaction: Transaction<Tables>,
  { userId, id, key, code }: Purchase,
  regime: LimitRegime,
): Promise<WireStore | Refusal> {
  const item = ITEMS.find((each) => each.id === id);
  if (item === undefined) return refuse(404, 'item');
  await lockPlayer(transaction, userId);
  const transfer = `store:${String(userId)}:${key}`;
  const known = await transaction
    .selectFrom('point_moves')
    .select('item')
    .where('transfer', '=', transfer)
    .executeTakeFirst();
  if (known !== undefined) {
    return known.item === id ? storeOf(transaction, userId, regime) : refuse(422, 'another-order');
  }
  if (!(await takesBonuses(transaction, userId)) || !(await mayReward(transaction, userId, regime))) {
    return refuse(403, 'store-closed');
  }
  if (missingPoints(item.price, await pointsOf(transaction, userId)) > 0) return refuse(409, 'points');
  const move = { transfer, user_id: userId, kind: 'store', amount: 0 - item.price, item: id, at: regime.now } as const;
  await transaction.insertInto('point_moves').values(move).execute();
  await makeCode(transaction, { userId, item, code }, regime);
  return storeOf(transaction, userId, regime);
}

async function makeCode(
  transaction: Transaction<Tables>,
  { userId, item, code }: Pick<Purchase, 'userId' | 'code'> & { readonly item: Item },
  { now }: LimitRegime,
): Promise<void> {
  const [currency = 'RUB'] = await currenciesOf(transaction, userId);
  const isBoost = 'percent' in item;
  await transaction
    .insertInto('coupon_promo_codes')
    .values({
      code,
      user_id: userId,
      is_listed: true,
      kind: isBoost ? 'boost' : 'free-bet',
      currency: isBoost ? null : currency,
      amount: isBoost ? null : stepsOf(currency, item.steps),
      percent: isBoost ? item.percent : null,
      most_steps: isBoost ? item.steps : null,
      least_odds: isBoost ? null : (milliOddsOf(LEAST_ODDS) ?? null),
      least_bets: isBoost ? LEAST_BETS_OF_BOOST : 1,
      coupon_type: isBoost ? 'express' : null,
      starts_at: now,
      ends_at: now + days(HOLDS_FOR_DAYS),
    })
    .execute();
}

/** The main one first. */
export async function currenciesOf(transaction: Transaction<Tables>, userId: UserId): Promise<readonly string[]> {
  const rows = await transaction
    .selectFrom('accounts')
    .select('currency')
    .where('user_id', '=', userId)
    .where('type_id', '<>', BONUS_ACCOUNT)
    .where('closed_at', 'is', null)
    .orderBy((of) => of('type_id', '=', MAIN_ACCOUNT), 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ currency }) => currency);
}

export function wirePointStepOf(currency: string) {
  return { currency, step: majorAmount(pointStep(currency), currency) };
}

function stepsOf(currency: string, count: number): Minor {
  return minorUnits(BigInt(pointStep(currency)) * BigInt(count)) ?? NO_MONEY;
}

function wireItemOf(item: Item, currency: string): WireItem {
  const shared = { id: item.id, price: item.price, days: HOLDS_FOR_DAYS };
  if ('percent' in item) {
    const { percent, steps: mostSteps } = item;
    return { ...shared, kind: 'boost', percent, currency, mostSteps, leastBets: LEAST_BETS_OF_BOOST };
  }
  const amount = majorAmount(stepsOf(currency, item.steps), currency);
  const leastOdds = decimalOdds(milliOddsOf(LEAST_ODDS) ?? (0 as never));
  return { ...shared, kind: 'free-bet', currency, amount, leastBets: 1, leastOdds };
}
