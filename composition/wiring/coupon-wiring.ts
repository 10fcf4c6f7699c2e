import { lazyCouponGateway } from '../../infrastructure/coupon/lazy-coupon-gateway.ts';
import { CouponStore } from '#ui/coupon/coupon-store.ts';
import { filledCookie } from '#ui/coupon/building/filled-cookie.ts';
import { PlacingStore } from '#ui/coupon/placement/placing-store.ts';
import { CouponSettingsStore } from '#ui/coupon/settings/coupon-settings-store.ts';
import { row, startedRow } from '../wiring-row.ts';

export const couponWiring = {
  couponGateway: row(['http', 'language'], ({ http, language }) => lazyCouponGateway(http, language)),
  couponSettings: startedRow(
    ['values', 'site', 'session', 'clock'],
    ({ values, ...needs }) => new CouponSettingsStore(values, needs),
  ),
  placing: row([], () => new PlacingStore()),
  coupon: startedRow(
    [
      ...(['clock', 'values', 'session', 'accounts', 'site', 'settings'] as const),
      ...(['couponSettings', 'connection', 'placing', 'cookies'] as const),
    ],
    ({ settings: view, couponSettings: settings, cookies, ...needs }) =>
      new CouponStore({ ...needs, view, settings, filled: filledCookie(cookies) }),
  ),
};
