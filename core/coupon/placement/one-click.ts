import type { PlainNumber } from '../../shared/tagged.ts';

/** The coupon settings that one-click betting looks at. */
export interface OneClickSettings {
  readonly isOneClickActive: boolean;
  readonly oneClickAmount: PlainNumber;
  readonly bonusAccountOneClickAmount: PlainNumber;
  readonly exactOdds: PlainNumber;
  readonly isDroppedOnScoreChange: boolean;
}

/** What switching one-click betting on leads to. */
export type OneClickSwitch =
  | { readonly kind: 'needs-confirmation' }
  | { readonly kind: 'switched'; readonly settings: OneClickSettings };

/** ONE-1 Switching on with bets in the coupon asks first, because it clears the coupon. */
export function switchOneClick(settings: OneClickSettings, isOn: boolean, betCount: number): OneClickSwitch {
  if (isOn && betCount > 0) return { kind: 'needs-confirmation' };
  return { kind: 'switched', settings: switched(settings, isOn) };
}

/** ONE-2 On confirmation one-click betting is on and the coupon has no bets. */
export function confirmOneClick(settings: OneClickSettings): {
  readonly settings: OneClickSettings;
  readonly bets: readonly [];
} {
  return { settings: switched(settings, true), bets: [] };
}

/** ONE-3 Dropping on a score change ends with one-click betting, too: they exclude each other. */
function switched(settings: OneClickSettings, isOn: boolean): OneClickSettings {
  const { isDroppedOnScoreChange } = settings;
  return { ...settings, isOneClickActive: isOn, isDroppedOnScoreChange: isDroppedOnScoreChange && !isOn };
}

/** ONE-3 One-click betting turns off when dropping on a score change is set. */
export function setDropOnScoreChange(settings: OneClickSettings, isDropped: boolean): OneClickSettings {
  return {
    ...settings,
    isDroppedOnScoreChange: isDropped,
    isOneClickActive: settings.isOneClickActive && !isDropped,
  };
}

/** ONE-4 Exact odds of zero clear dropping on a score change. */
export function setExactOdds(settings: OneClickSettings, exactOdds: PlainNumber): OneClickSettings {
  const odds = Number.isFinite(exactOdds) ? exactOdds : 0;
  return { ...settings, exactOdds: odds, isDroppedOnScoreChange: settings.isDroppedOnScoreChange && odds !== 0 };
}

/** ONE-5 One-click betting works only where the site enables it. */
export function isOneClickEffective({ isOneClickActive }: OneClickSettings, isEnabledBySite: boolean): boolean {
  return isOneClickActive && isEnabledBySite;
}

/** ONE-6 A bonus account has a one-click amount of its own. */
export function oneClickAmountOf(settings: OneClickSettings, isBonusAccount: boolean): number {
  return isBonusAccount ? settings.bonusAccountOneClickAmount : settings.oneClickAmount;
}
