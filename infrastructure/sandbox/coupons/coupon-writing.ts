import type { Kysely } from 'kysely';
import { keptExpressId } from './express/compose-express.ts';
import { oddsChangeModeId } from '../../../core/coupon/bets/odds-change-mode.ts';
import { couponTypeId } from '../../../core/coupon/maths/coupon-type.ts';
import { hasSystemSize } from '../../../core/coupon/maths/divided-types.ts';
import { keepBlockAmounts } from '../../../core/coupon/placed/kept-slip.ts';
import type { CouponId, UserId } from '../../../core/shared/ids.ts';
import { NO_MONEY, sumOfMinor, type Minor } from '../../../core/shared/money.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { CouponBetRow, Tables } from '../database/tables.ts';
import { paidOut, transferRows } from '../players/ledger.ts';
import { SITE_REF_ID } from '../jurisdiction-profile.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { CouponProblem } from './coupon-problem.ts';
import { outcomeLabel } from './bet-names.ts';
import type { KeptCoupon } from './kept-coupon.ts';
import type { AssessedCoupon, OfferedBet, Order } from './assess-order.ts';

/** Under which key, for whom and when coupons are written down. */
export interface PlacementFacts {
  readonly userId: UserId;
  readonly key: string;
  readonly order: Order;
  readonly at: EpochMillis;
  readonly coupons: readonly AssessedCoupon[];
}

export interface WrittenCoupon {
  readonly coupon: KeptCoupon;
  readonly bets: readonly CouponBetRow[];
}

type NewCoupon = Omit<KeptCoupon, 'id'>;

/** Writes coupons, their bets and their stakes in the ledger: two statements, however many there are. */
export async function writeCoupons(
  parts: SandboxParts,
  transaction: Kysely<Tables>,
  facts: PlacementFacts,
): Promise<readonly WrittenCoupon[]> {
  const { coupons } = facts;
  const rows = coupons.map((coupon) => couponRow(facts, coupon));
  const ids = await transaction.insertInto('coupons').values(rows).returning(['id', 'placement_index']).execute();
  const idByIndex = new Map(ids.map((row) => [row.placement_index, row.id]));
  const written = coupons.map((assessed) => {
    const id = idByIndex.get(assessed.index);
    if (id === undefined) throw new CouponProblem('unwritten-coupon');
    const row = couponRow(facts, assessed);
    const express = keptExpressId(parts.secret, assessed);
    const bets = assessed.bets.map((bet, place) => betRow(parts, row, { id, bet, place, express }));
    return { coupon: { ...row, id }, bets };
  });
  await transaction
    .with('written', (query) => query.insertInto('coupon_bets').values(written.flatMap(({ bets }) => bets)))
    .insertInto('ledger')
    .values(written.flatMap(({ coupon }) => [...stakeRows(coupon), ...freeBetRows(coupon)]))
    .execute();
  return written;
}

/** What the coupons take from the account. */
export function stakeOf(coupons: readonly AssessedCoupon[]): Minor {
  const stake = sumOfMinor(coupons.map(({ slip }) => slip.amount));
  if (stake === undefined) throw new CouponProblem('stake-out-of-range');
  return stake;
}

function couponRow({ userId, key, order, at }: PlacementFacts, coupon: AssessedCoupon): NewCoupon {
  const { slip } = coupon;
  return {
    user_id: userId,
    account_id: order.accountId,
    placement_key: key,
    placement_index: coupon.index,
    type_id: couponTypeId(slip.type),
    currency: order.currency,
    amount: slip.amount,
    block_amounts: keepBlockAmounts(
      slip.type === 'condition' && slip.blockAmounts !== undefined ? slip.blockAmounts : [],
    ),
    system_value: hasSystemSize(slip.type) ? (slip.systemValue ?? null) : null,
    odds: coupon.odds,
    anti_express_odds: slip.antiExpressOdds === undefined ? null : slip.antiExpressOdds,
    exact_odds: slip.exactOdds === undefined ? null : slip.exactOdds,
    bonus_bet: slip.bonusBet === true,
    change_mode: oddsChangeModeId(order.changeMode),
    line_count: coupon.lineCount,
    possible_win: coupon.possibleWin,
    min_possible_win: coupon.minPossibleWin === undefined ? null : coupon.minPossibleWin,
    hyper_bonus_percent: coupon.hyperBonusPercent,
    coef_view_id: order.oddsFormatId,
    drops_on_score_change: order.isDropOnScoreChange,
    ref_id: SITE_REF_ID,
    prepaid_amount: order.prepaidAmount === undefined ? NO_MONEY : order.prepaidAmount,
    ...promoFields(coupon),
    state: 'open',
    payout: NO_MONEY,
    placed_at: at,
    settled_at: null,
    review_reason: null,
  };
}

interface NewBet {
  readonly id: CouponId;
  readonly bet: OfferedBet;
  readonly place: number;
  readonly express: string | null;
}

function betRow(
  parts: SandboxParts,
  { type_id: typeId, amount }: NewCoupon,
  { id, bet, place, express }: NewBet,
): CouponBetRow {
  const { offer } = bet;
  const label = (language: 'ru' | 'en') =>
    offer.hasLabel ? (outcomeLabel(parts, offer.outcomeId, language) ?? null) : null;
  return {
    coupon_id: id,
    bet_index: place,
    outcome_id: offer.outcomeId,
    game_id: offer.gameId,
    sport_id: offer.sportId,
    champ_id: offer.champId,
    label_ru: label('ru'),
    label_en: label('en'),
    odds: offer.odds,
    version: offer.version,
    is_live: offer.isLive,
    block: bet.bet.block,
    amount: typeId === couponTypeId('singles') ? amount : null,
    starts_at: offer.startsAt,
    ends_at: offer.endsAt,
    status: null,
    page_type: bet.bet.pageType ?? null,
    express_id: express,
    source: bet.bet.source ?? null,
  };
}

function promoFields({ promo }: AssessedCoupon) {
  return {
    promo_code: promo === undefined ? null : promo.code,
    promo_kind: promo === undefined ? null : promo.kind,
    boost_percent: promo?.kind === 'boost' ? promo.percent : null,
    boost_least_bets: promo?.kind === 'boost' ? promo.leastBets : null,
  };
}

/** FB-2 The house stakes a free bet: what the stake takes it has given before. */
function freeBetRows({ id, promo_kind: kind, account_id: accountId, currency, amount, placed_at: at }: KeptCoupon) {
  if (kind !== 'free-bet') return [];
  return transferRows({ transfer: `free-bet:${String(id)}`, kind, accountId, currency, amount, couponId: id, at });
}

function stakeRows({ id, account_id: accountId, currency, amount, placed_at: at }: KeptCoupon) {
  return transferRows({
    transfer: `stake:${String(id)}`,
    kind: 'stake',
    accountId,
    currency,
    amount: paidOut(amount),
    couponId: id,
    at,
  });
}
