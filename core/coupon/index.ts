export { COUPON_CURRENCIES, amountStep, quickAmounts, stepAmount } from './amounts/amount-step.ts';
export { initialAmount } from './amounts/initial-amount.ts';
export { antiExpressOdds } from './maths/anti-express-odds.ts';
export { betLock, betStage, WIRE_GAME_STATUSES as GAME_STATUSES, gameStatusById } from './bets/bet-classification.ts';
export type { BetFacts, BetLock, BetStage, WireGameStatus as GameStatus } from './bets/bet-classification.ts';
export { BET_RESULTS, betResultById, betResultId, deadHeatResult, isReturned } from './maths/bet-result.ts';
export type { BetResult } from './maths/bet-result.ts';
export { bonusBetMultiplier, hasBonusBet } from './maths/bonus-bet.ts';
export type { BonusBetFacts } from './maths/bonus-bet.ts';
export { COUPON_TYPES, couponTypeById, couponTypeId } from './maths/coupon-type.ts';
export type { CouponType } from './maths/coupon-type.ts';
export { hyperBonus } from './maths/hyper-bonus.ts';
export type { HyperBonusTerms } from './maths/hyper-bonus.ts';
export { lineCount } from './maths/line-count.ts';
export { amountProblem, blockMaximums, maximumAmount, systemMinimum } from './amounts/maximum-amount.ts';
export type { AmountLimits } from './amounts/maximum-amount.ts';
export { compareOdds, conditionBlockOdds } from './bets/odds-change.ts';
export {
  DEFAULT_ODDS_CHANGE_MODE,
  ODDS_CHANGE_MODES,
  oddsChangeModeById,
  oddsChangeModeId,
} from './bets/odds-change-mode.ts';
export type { OddsChangeMode } from './bets/odds-change-mode.ts';
export type { OddsChangePolicy, OddsComparison, OddsVerdict } from './bets/odds-change.ts';
export {
  confirmOneClick,
  isOneClickEffective,
  oneClickAmountOf,
  setDropOnScoreChange,
  setExactOdds,
  switchOneClick,
} from './placement/one-click.ts';
export type { OneClickSettings, OneClickSwitch } from './placement/one-click.ts';
export { possibleWin } from './maths/possible-win.ts';
export type { PossibleWin } from './maths/possible-win.ts';
export { settle } from './maths/settle.ts';
export type { Settlement } from './maths/settle.ts';
export type { Slip, SlipBet, SlipError, SlipErrorCode } from './maths/slip.ts';
export { MOST_LISTED_LINES, listLines } from './maths/system-lines.ts';
export type { SlipLine } from './maths/system-lines.ts';
export { totalOdds } from './maths/total-odds.ts';
export { LARGEST_COUPON, LARGEST_EXPRESS, typeBounds } from './maths/type-bounds.ts';
export type { TypeBounds } from './maths/type-bounds.ts';
export { fittingSystemValue, systemOptions } from './building/system-options.ts';
export { fittingType, typeMenu } from './building/type-menu.ts';
export { isVipBetOffered } from './bets/vip-bet.ts';
export type { VipBetFacts } from './bets/vip-bet.ts';
export { isDividedType } from './maths/divided-types.ts';
export { hyperBonusPercent, isHyperBonusPossible } from './maths/hyper-bonus-share.ts';
