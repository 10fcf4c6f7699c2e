import { startedLazyRow } from '../../wiring-row.ts';

/** What reminds of bets that wait in the coupon. */
export const lazyReminderWiring = {
  couponReminder: startedLazyRow(['coupon', 'values', 'timers', 'notices', 'playGuard'], async () => {
    const { CouponReminderStore } = await import('#ui/coupon/building/coupon-reminder-store.ts');
    return ({ coupon, playGuard: guard, ...needs }) => new CouponReminderStore(coupon, { ...needs, guard });
  }),
};
