import { winInUnits, type WinInUnits } from '../../../core/coupon/maths/possible-win.ts';
import { cappedPayout } from '../../../core/coupon/placed/capped-payout.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { decimalOdds } from '../../../core/shared/odds.ts';
import type { GameId } from '../../../core/shared/ids.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { Game } from '../../../core/sports/game/game.ts';
import {
  isGoalCountKind,
  isPlayerDeedKind,
  isPlayerKind,
  isScorerKind,
} from '../../../core/sports/game/player-kinds.ts';
import { playedSeconds } from '../../../core/sports/game/live-clock.ts';
import type { WireReply } from '../../http/call.ts';
import type { COUPON } from '../../coupon/coupon-calls.ts';
import type { CouponBetRow } from '../database/tables.ts';
import { majorAmount } from '../players/player-accounts.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { betFeedDetails, betOrigin } from './bet-feed-details.ts';
import { betLabel, namedBet } from './bet-names.ts';
import { couponHyperBonus, type CouponHyperBonus } from './coupon-hyper-bonus.ts';
import { CouponProblem } from './coupon-problem.ts';
import type { CouponWithBets } from './coupon-settlement.ts';
import { checkedCoupon, payoutOf, storedSlip, type KeptCoupon } from './kept-coupon.ts';
import { couponLimits } from './sandbox-coupon-limits.ts';

export type WireCoupon = WireReply<typeof COUPON>;
type WireBet = WireCoupon['bets'][number];

const NOT_CALCULATED = -2;
const NOT_STARTED = -1;

/** A stored coupon as the wire shows it, with the names in a language. Throws a CouponProblem where it cannot be read. */
export function writeCoupon(parts: SandboxParts, { coupon, bets }: CouponWithBets, language: Language): WireCoupon {
  const money = (minor: Minor) => majorAmount(minor, coupon.currency);
  const slip = storedSlip(coupon, bets);
  if (!slip.ok) throw new CouponProblem(slip.error);
  const { max, min } = winNow(coupon, bets);
  // A person looks at it: for its player it is open until then.
  const state = coupon.state === 'needs-review' ? 'open' : coupon.state;
  const hyperBonus = couponHyperBonus(coupon, bets, state === 'open' ? coupon.possible_win : coupon.payout);
  return {
    id: coupon.id,
    userId: coupon.user_id,
    accountId: coupon.account_id,
    currency: coupon.currency,
    typeId: coupon.type_id,
    amount: money(coupon.amount),
    blockAmounts: slip.value.blockAmounts.map((own) => (typeof own === 'number' ? money(own) : 'max')),
    ...(coupon.system_value === null ? {} : { systemValue: coupon.system_value }),
    odds: decimalOdds(coupon.odds),
    ...(coupon.anti_express_odds === null ? {} : { antiExpressOdds: decimalOdds(coupon.anti_express_odds) }),
    ...(coupon.exact_odds === null ? {} : { exactOdds: decimalOdds(coupon.exact_odds) }),
    ...placedDetails(coupon),
    bonusBet: coupon.bonus_bet,
    ...(hyperBonus === undefined ? {} : { hyperBonus: writeHyperBonus(hyperBonus, money) }),
    ...placedPromo(coupon),
    changeCoefAction: coupon.change_mode,
    lineCount: coupon.line_count,
    possibleWin: money(max),
    ...(min === undefined ? {} : { minPossibleWin: money(min) }),
    state,
    payout: money(coupon.payout),
    placedAt: coupon.placed_at,
    ...(coupon.settled_at === null ? {} : { settledAt: coupon.settled_at }),
    bets: bets.map((bet) => writeBet(parts, bet, { language, currency: coupon.currency })),
  };
}

/** What coupons older than these columns do not say. */
function placedDetails(coupon: KeptCoupon) {
  const { ref_id: refId, coef_view_id: coefViewId, drops_on_score_change: drops, prepaid_amount: prepaid } = coupon;
  return {
    ...(refId === null ? {} : { refId }),
    ...(coefViewId === null ? {} : { coefViewId }),
    ...(drops === null ? {} : { isDropOnScoreChange: drops }),
    ...(prepaid === null ? {} : { prepaidAmount: majorAmount(prepaid, coupon.currency) }),
  };
}

function placedPromo({ promo_code: code, promo_kind: kind, boost_percent: percent }: KeptCoupon) {
  if (code === null || kind === null) return {};
  if (kind === 'free-bet') return { promo: { code, kind } };
  return percent === null ? {} : { promo: { code, kind, percent } };
}

/** What it could win when it was placed; of an open coupon, what its known results leave of that. */
function winNow(coupon: KeptCoupon, bets: readonly CouponBetRow[]): WinInUnits {
  const { possible_win: max, min_possible_win: min } = coupon;
  if (coupon.state === 'open' && bets.some(({ status }) => status !== null)) {
    const slip = checkedCoupon(coupon, bets);
    const now = slip.ok ? winInUnits(slip.value) : slip;
    const { maxPayout } = couponLimits(coupon.currency);
    if (now.ok)
      return { ...now.value, max: cappedPayout(payoutOf(coupon, now.value.max), { maxPayout, possibleWin: max }) };
  }
  return { max, ...(min === null ? {} : { min }) };
}

function writeHyperBonus(bonus: CouponHyperBonus, money: (minor: Minor) => number) {
  const { percent, minimumPossibleWin, maximumBonus, amount } = bonus;
  return {
    percent,
    minimumPossibleWin: money(minimumPossibleWin),
    maximumBonus: money(maximumBonus),
    amount: money(amount),
  };
}

function writeBet(
  parts: SandboxParts,
  bet: CouponBetRow,
  { language, currency }: { readonly language: Language; readonly currency: string },
): WireBet {
  const label = betLabel(parts, bet, language);
  // one that was ended by hand before its time has a score, too
  const game = bet.status === null && bet.starts_at > parts.now() ? undefined : gameNow(parts, bet.game_id, language);
  const named = namedBet(parts, bet.outcome_id, language);
  return {
    ...named,
    ...betFeedDetails(parts, bet.outcome_id, game),
    ...betOrigin(bet),
    ...(label === null ? {} : { label }),
    sportId: bet.sport_id,
    champId: bet.champ_id,
    odds: decimalOdds(bet.odds),
    version: bet.version,
    isLive: bet.is_live,
    startsAt: bet.starts_at,
    index: bet.bet_index,
    block: bet.block,
    status: wireStatus(bet, parts.now()),
    ...(bet.amount === null ? {} : { amount: majorAmount(bet.amount, currency) }),
    ...(game === undefined ? {} : playNow(game, parts.now())),
    ...(game === undefined ? {} : playerFacts(parts, bet, { ...named, language, isOver: game.status === 'finished' })),
  };
}

/** When a player did so far what a bet asks of him; of one on who scores, once the game is over, who did. */
function playerFacts(
  parts: SandboxParts,
  { game_id: gameId }: CouponBetRow,
  asked: Pick<WireBet, 'kind' | 'code'> & { readonly language: Language; readonly isOver: boolean },
): Pick<WireBet, 'scorers' | 'deeds' | 'isOff'> {
  const { kind, code, language, isOver } = asked;
  const glance = { now: parts.now(), language, override: parts.overrides.of(gameId) };
  const scorers = isScorerKind(kind) ? parts.world.scorers(gameId, glance) : undefined;
  if (isOver) {
    const deeds = isPlayerDeedKind(kind) ? parts.world.deeds(gameId, { kind, code }, glance) : undefined;
    return { ...(deeds && { deeds: [...deeds] }), ...(scorers && { scorers: [...scorers] }) };
  }
  const counted = isPlayerDeedKind(kind) || isGoalCountKind(kind) ? kind : 'anytime-goalscorer';
  const deeds = isPlayerKind(kind) ? parts.world.deeds(gameId, { kind: counted, code }, glance) : undefined;
  const part = deeds && parts.world.part(gameId, code, glance);
  if (deeds === undefined || part === undefined) return {};
  const firstGoal = kind === 'first-goalscorer' ? scorers?.[0] : undefined;
  if (firstGoal !== undefined && part.cameOn !== undefined && part.cameOn > firstGoal.seconds) return {};
  const isOrder = kind === 'first-goalscorer' || kind === 'last-goalscorer';
  return {
    deeds: [...deeds],
    ...(isOrder && scorers ? { scorers: [...scorers] } : {}),
    ...(part.isOff ? { isOff: true } : {}),
  };
}

function wireStatus({ status, starts_at: startsAt }: CouponBetRow, now: EpochMillis): WireBet['status'] {
  if (status !== null) return status as WireBet['status'];
  return startsAt > now ? NOT_STARTED : NOT_CALCULATED;
}

function gameNow({ world, overrides, now }: SandboxParts, gameId: GameId, language: Language): Game | undefined {
  return world.game(gameId, { now: now(), language, override: overrides.of(gameId) });
}

function playNow({ score, status: gameStatus, clock }: Game, now: EpochMillis) {
  return {
    score: { ...score, periods: [...score.periods] },
    gameStatus,
    gameTime: playedSeconds(clock, now),
    gamePeriod: clock.period,
  };
}
