import { isFields } from '../../shared/untrusted.ts';
import { numberToUnits } from '../../shared/exact.ts';
import { currencyDecimals, toMajor, toMinor } from '../../shared/money.ts';
import type { Minor } from '../../shared/money.ts';
import { isPrice, toMilliOdds, type MilliOdds } from '../../shared/odds.ts';
import { ok } from '../../shared/result.ts';
import type { StoredValue } from '../../shared/stored-value.ts';
import { isMoment, type EpochMillis } from '../../shared/time.ts';
import { oneClickAfter } from '../placement/one-click-expiry.ts';
import { initialInUnits } from '../amounts/initial-amount.ts';
import { oneClickAmountOf, setDropOnScoreChange, setExactOdds } from '../placement/one-click.ts';
import type { OneClickSettings } from '../placement/one-click.ts';
import { ODDS_CHANGE_MODES } from '../bets/odds-change-mode.ts';
import type { OddsChangeMode } from '../bets/odds-change-mode.ts';
import type { PlainNumber } from '../../shared/tagged.ts';

/** How the player likes the coupon. */
export interface CouponSettings extends OneClickSettings {
  /** Undefined until the player chose: then the site's profile decides. */
  readonly changeMode?: OddsChangeMode | undefined;
  readonly amountStepByCurrency: Readonly<Record<string, number>>;
  readonly isManualAmountStep: boolean;
  readonly isBalanceShown: boolean;
  readonly isPossibleWinShown: boolean;
  readonly isAccountChoiceShown: boolean;
  readonly areQuickAmountsShown: boolean;
  /** The amount follows the maximum from the start. */
  readonly isAutoMax: boolean;
  /** A bet above the maximum is asked for from the start. */
  readonly isVipBet: boolean;
  /** The foot of the coupon stays in sight while its bets scroll. */
  readonly isCouponFixed: boolean;
  /** Who switched one-click betting on, and when something was last bet with it. */
  readonly oneClickUserId?: number | undefined;
  readonly oneClickUsedAt?: EpochMillis | undefined;
  /** The express of the day taken last. */
  readonly expressId?: string | undefined;
}

/** CS-60 Without a stored choice nothing is active, everything is shown and the foot of the coupon stays in sight; an amount of 0 means the currency's initial amount. */
export const DEFAULT_COUPON_SETTINGS: CouponSettings = {
  amountStepByCurrency: {},
  isManualAmountStep: false,
  isBalanceShown: true,
  isPossibleWinShown: true,
  isAccountChoiceShown: true,
  areQuickAmountsShown: true,
  isAutoMax: false,
  isVipBet: false,
  isCouponFixed: true,
  isOneClickActive: false,
  oneClickAmount: 0,
  bonusAccountOneClickAmount: 0,
  exactOdds: 0,
  isDroppedOnScoreChange: false,
};

/** SB-10 Settings are read field by field; a bad field takes its default and the others stay. */
export const STORED_COUPON_SETTINGS: StoredValue<CouponSettings> = {
  key: 'coupon-settings',
  keepFor: 'ever',
  staysAtSignOut: true,
  version: 1,
  parse: (stored) => ok(readSettings(stored)),
};

/** CS-61 The player's mode for changed odds, else the one of the site's profile. */
export function changeModeOf({ changeMode }: CouponSettings, siteDefault: OddsChangeMode): OddsChangeMode {
  return changeMode ?? siteDefault;
}

/** CS-62 The manual step counts only while manual steps are on. */
export function manualStep(settings: CouponSettings, currency: string): Minor | undefined {
  return settings.isManualAmountStep ? keptStep(settings, currency) : undefined;
}

/** The step that is kept for a currency, whether it counts or not. */
export function keptStep({ amountStepByCurrency }: CouponSettings, currency: string): Minor | undefined {
  const step = amountStepByCurrency[currency];
  return step === undefined ? undefined : unitsOf(step, currency);
}

/** CS-62 The settings with another step for a currency; settings are kept in major units, because one amount serves every currency. */
export function withManualStep(settings: CouponSettings, currency: string, step: Minor): CouponSettings {
  const decimals = currencyDecimals(currency);
  if (decimals === undefined) return settings;
  const major = toMajor(step, decimals);
  return { ...settings, amountStepByCurrency: { ...settings.amountStepByCurrency, [currency]: major } };
}

/** CS-63 One click stakes the amount set for it, else the currency's initial amount; CS-66 nothing where that set is not exact in the currency. */
export function oneClickStake(settings: CouponSettings, currency: string, isBonusAccount: boolean): Minor | undefined {
  const own = oneClickAmountOf(settings, isBonusAccount);
  return own === 0 ? initialInUnits(currency) : unitsOf(own, currency);
}

/** CS-63 The settings with another amount for one click, typed in a currency. */
export function withOneClickStake(
  settings: CouponSettings,
  stake: { readonly amount: Minor; readonly currency: string; readonly isBonusAccount: boolean },
): CouponSettings {
  const decimals = currencyDecimals(stake.currency);
  if (decimals === undefined) return settings;
  const amount = toMajor(stake.amount, decimals);
  return { ...settings, [stake.isBonusAccount ? 'bonusAccountOneClickAmount' : 'oneClickAmount']: amount };
}

/** An amount of the settings in a currency, where it is more than nothing and exact in it. */
function unitsOf(amount: PlainNumber, currency: string): Minor | undefined {
  const units = toMinor(amount, currencyDecimals(currency));
  return units.ok && units.value > 0 ? units.value : undefined;
}

/** CS-64 Dropping on a score change turns one click off. */
export function withDropOnScoreChange(settings: CouponSettings, isDropped: boolean): CouponSettings {
  return { ...settings, ...setDropOnScoreChange(settings, isDropped) };
}

/** CS-65 Exact odds of zero clear dropping on a score change. */
export function withExactOdds(settings: CouponSettings, exactOdds: PlainNumber): CouponSettings {
  return { ...settings, ...setExactOdds(settings, isPrice(exactOdds) ? exactOdds : 0) };
}

/** CS-65 The exact odds in thousandths, where the player asked for any; settings are kept with decimal odds. */
export function exactOddsOf({ exactOdds }: CouponSettings): MilliOdds | undefined {
  const odds = toMilliOdds(exactOdds);
  return odds.ok && odds.value > 1000 ? odds.value : undefined;
}

/** ONE-7, ONE-9 Whether one click places a bet now: for the player who switched it on, until nothing was bet with it for 30 minutes. */
export function isOneClickInForce(
  settings: CouponSettings,
  { userId, now }: { readonly userId: number | undefined; readonly now: EpochMillis },
): boolean {
  const { oneClickUserId, oneClickUsedAt: usedAt } = settings;
  if (userId === undefined || usedAt === undefined || oneClickUserId !== userId) return false;
  return oneClickAfter(settings, { type: 'time-passed', usedAt, now }).isOneClickActive;
}

function readSettings(stored: unknown): CouponSettings {
  const fields = isFields(stored) ? stored : {};
  const flag = (name: keyof CouponSettings): boolean => {
    const value = fields[name];
    return typeof value === 'boolean' ? value : DEFAULT_COUPON_SETTINGS[name] === true;
  };
  const { changeMode, exactOdds, expressId } = fields;
  return {
    changeMode: ODDS_CHANGE_MODES.find((mode) => mode === changeMode),
    amountStepByCurrency: readSteps(fields['amountStepByCurrency']),
    isManualAmountStep: flag('isManualAmountStep'),
    isBalanceShown: flag('isBalanceShown'),
    isPossibleWinShown: flag('isPossibleWinShown'),
    isAccountChoiceShown: flag('isAccountChoiceShown'),
    areQuickAmountsShown: flag('areQuickAmountsShown'),
    isAutoMax: flag('isAutoMax'),
    isVipBet: flag('isVipBet'),
    isCouponFixed: flag('isCouponFixed'),
    expressId: typeof expressId === 'string' && /^[\w-]{1,64}$/.test(expressId) ? expressId : undefined,
    isOneClickActive: flag('isOneClickActive') && !flag('isDroppedOnScoreChange'),
    oneClickAmount: readAmount(fields['oneClickAmount']),
    bonusAccountOneClickAmount: readAmount(fields['bonusAccountOneClickAmount']),
    ...readOneClickUse(fields),
    exactOdds: isPrice(exactOdds) ? exactOdds : 0,
    isDroppedOnScoreChange: flag('isDroppedOnScoreChange'),
  };
}

function readOneClickUse({ oneClickUserId, oneClickUsedAt }: Readonly<Record<string, unknown>>) {
  return {
    ...(Number.isSafeInteger(oneClickUserId) ? { oneClickUserId: Number(oneClickUserId) } : {}),
    ...(isMoment(oneClickUsedAt) ? { oneClickUsedAt } : {}),
  };
}

function readSteps(steps: unknown): Readonly<Record<string, number>> {
  if (!isFields(steps)) return {};
  const known = Object.entries(steps).filter(
    (entry): entry is [string, number] => /^[A-Z]{3}$/.test(entry[0]) && readAmount(entry[1]) > 0,
  );
  return Object.fromEntries(known);
}

function readAmount(value: unknown): number {
  return typeof value === 'number' && value > 0 && typeof numberToUnits(value, 3) === 'bigint' ? value : 0;
}
