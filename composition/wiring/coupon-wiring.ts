import { lazyCouponGateway } from '../../infrastructure/coupon/lazy-coupon-gateway.ts';
import { CouponStore } from '#ui/coupon/coupon-store.ts';
import { CouponTermsStore } from '#ui/coupon/building/coupon-terms-store.ts';
import { filledCookie } from '#ui/coupon/building/filled-cookie.ts';
import { placementMachine } from '#ui/coupon/placement/placement-machine.ts';
import { PlacementStore } from '#ui/coupon/placement/placement-store.ts';
import { CouponSettingsStore } from '#ui/coupon/settings/coupon-settings-store.ts';
import { row, startedRow } from '../wiring-row.ts';

export const couponWiring = {
  couponGateway: row(['http', 'language'], ({ http, language }) => lazyCouponGateway(http, language)),
  couponSettings: startedRow(
    ['values', 'site', 'session', 'clock'],
    ({ values, ...needs }) => new CouponSettingsStore(values, needs),
  ),
  placing: row([], placementMachine),
  coupon: startedRow(
    [
      ...(['clock', 'values', 'session', 'accounts', 'site', 'settings'] as const),
      ...(['couponSettings', 'connection', 'placing', 'cookies'] as const),
    ],
    ({ settings: view, couponSettings: settings, cookies, ...needs }) =>
      new CouponStore({ ...needs, view, settings, filled: filledCookie(cookies) }),
  ),
  couponTerms: startedRow(
    ['couponGateway', 'coupon', 'timers', 'visibility', 'accounts'],
    ({ couponGateway, coupon, ...needs }) => new CouponTermsStore(couponGateway, coupon, needs),
  ),
  placement: startedRow(
    [
      ...(['couponGateway', 'coupon', 'clock', 'timers', 'random', 'values', 'tabs', 'turns'] as const),
      ...(['connection', 'session', 'accounts', 'couponSettings', 'placing'] as const),
    ],
    ({ couponGateway, coupon, couponSettings: settings, ...needs }) =>
      new PlacementStore(couponGateway, coupon, { ...needs, settings }),
  ),
};
