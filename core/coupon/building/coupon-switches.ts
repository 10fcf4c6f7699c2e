/** The two sheets of the panel. */
export const COUPON_TABS = ['coupon', 'my-bets'] as const;
export type CouponTab = (typeof COUPON_TABS)[number];

/** SW-1 The sheet that the panel opens with. */
export const FIRST_COUPON_TAB: CouponTab = 'coupon';

/** What the player switched at the coupon, beside its bets and amounts. */
export interface CouponSwitches {
  readonly tab: CouponTab;
  /** The amount follows the maximum. */
  readonly isAutoMax: boolean;
  /** A bet above the maximum is asked for. */
  readonly isVipBet: boolean;
  /** Folded to a button. */
  readonly isQuickCouponHidden: boolean;
}

export type CouponSwitchEvent =
  | { readonly type: 'tab-chosen'; readonly tab: CouponTab }
  | { readonly type: 'auto-max-switched' | 'vip-bet-switched'; readonly isOn: boolean }
  | { readonly type: 'quick-coupon-hidden' | 'quick-coupon-opened' | 'coupon-emptied' };

/** SW-1 The panel opens with the coupon, and with auto-max and VIP as the player's settings have them; QC-1 the quick coupon is folded. */
export function couponSwitches(settings: { readonly isAutoMax: boolean; readonly isVipBet: boolean }): CouponSwitches {
  const isVipBet = settings.isVipBet === true;
  return {
    tab: FIRST_COUPON_TAB,
    isAutoMax: settings.isAutoMax === true && !isVipBet,
    isVipBet,
    isQuickCouponHidden: true,
  };
}

/**
 * SW-2 A VIP bet and auto-max exclude one another, because a VIP bet is above the maximum;
 * SW-4 an empty coupon ends VIP.
 */
export function switchesAfter(switches: CouponSwitches, event: CouponSwitchEvent): CouponSwitches {
  switch (event.type) {
    case 'tab-chosen':
      return { ...switches, tab: event.tab };
    case 'auto-max-switched':
      return { ...switches, isAutoMax: event.isOn, isVipBet: switches.isVipBet && !event.isOn };
    case 'vip-bet-switched':
      return { ...switches, isVipBet: event.isOn, isAutoMax: switches.isAutoMax && !event.isOn };
    case 'quick-coupon-hidden':
      return { ...switches, isQuickCouponHidden: true };
    case 'quick-coupon-opened':
      return { ...switches, isQuickCouponHidden: false };
    case 'coupon-emptied':
      return { ...switches, isVipBet: false };
  }
}
