export { COUPON_CURRENCIES, amountStep, initialAmount, quickAmounts, stepAmount } from './amount-step.ts';
export { antiExpressOdds } from './anti-express-odds.ts';
export { betLock, betStage, GAME_STATUSES, gameStatusById } from './bet-classification.ts';
export type { BetFacts, BetLock, BetStage, GameStatus } from './bet-classification.ts';
export { BET_RESULTS, betResultById, betResultId, deadHeatResult, isReturned } from './bet-result.ts';
export type { BetResult } from './bet-result.ts';
export { bonusBetMultiplier, hasBonusBet } from './bonus-bet.ts';
export type { BonusBetFacts } from './bonus-bet.ts';
export { COUPON_TYPES, couponTypeById, couponTypeId } from './coupon-type.ts';
export type { CouponType } from './coupon-type.ts';
export { hyperBonus } from './hyper-bonus.ts';
export type { HyperBonusTerms } from './hyper-bonus.ts';
export { lineCount } from './line-count.ts';
export { amountProblem, blockMaximums, maximumAmount, systemMinimum } from './maximum-amount.ts';
export type { AmountLimits } from './maximum-amount.ts';
export {
  DEFAULT_ODDS_CHANGE_MODE,
  compareOdds,
  conditionBlockOdds,
  isOddsChangeAccepted,
  oddsChangeModeById,
  oddsChangeModeId,
} from './odds-change.ts';
export { ODDS_CHANGE_MODES } from './odds-change-mode.ts';
export type { OddsChangeMode } from './odds-change-mode.ts';
export type { OddsChangePolicy, OddsComparison, OddsVerdict } from './odds-change.ts';
export {
  confirmOneClick,
  isOneClickEffective,
  oneClickAmountOf,
  setDropOnScoreChange,
  setExactOdds,
  switchOneClick,
} from './one-click.ts';
export type { OneClickSettings, OneClickSwitch } from './one-click.ts';
export { possibleWin } from './possible-win.ts';
export type { PossibleWin } from './possible-win.ts';
export { settle } from './settle.ts';
export type { Settlement } from './settle.ts';
export type { Slip, SlipBet, SlipError, SlipErrorCode } from './slip.ts';
export { MOST_LISTED_LINES, listLines } from './system-lines.ts';
export type { SlipLine } from './system-lines.ts';
export { totalOdds } from './total-odds.ts';
export { LARGEST_COUPON, LARGEST_EXPRESS, typeBounds } from './type-bounds.ts';
export type { TypeBounds } from './type-bounds.ts';
export { fittingSystemValue, fittingType, systemOptions, typeMenu } from './type-menu.ts';
export { isVipBetOffered } from './vip-bet.ts';
export type { VipBetFacts } from './vip-bet.ts';
