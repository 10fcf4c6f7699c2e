import { describe, expect, it } from 'vitest';
import { sourceFiles, withoutComments } from '../../support/source-tree.ts';

const CHANGES_FORM = /(?<!function )\b(?:toMajor|toMinor|readMinor|minorReader|majorAmount|exactMinor)\(/;

/** Where an amount changes its form, and between which. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  'the text of a field to units': ['core/coupon/amounts/typed-amount.ts', 'core/limits/typed-limit.ts'],
  'plain numbers of the package to units, and back': [
    'core/coupon/amounts/amount-step.ts',
    'core/coupon/amounts/initial-amount.ts',
    'core/coupon/amounts/maximum-amount.ts',
    'core/coupon/maths/hyper-bonus.ts',
    'core/coupon/maths/possible-win.ts',
    'core/coupon/maths/settle.ts',
    'core/coupon/maths/system-lines.ts',
    'core/limits/net-position.ts',
  ],
  'limits, which their service counts in major units': [
    'ui/payments/deposit-limit.tsx',
    'ui/payments/requests/request-choices.tsx',
    'ui/limits/overview/signed-money.ts',
    'ui/limits/sum-card.tsx',
    'ui/limits/sum-form.tsx',
    'ui/limits/use-limit-words.ts',
  ],
  'the amount steps of currencies, which are major units': ['ui/payments/quick-sums.tsx'],
  'what a device or an older release wrote down': [
    'core/coupon/placed/kept-slip.ts',
    'core/coupon/placement/unit-order.ts',
    'core/coupon/settings/coupon-settings.ts',
    'core/coupon/settings/quick-amounts.ts',
  ],
  'units to the wire': [
    'infrastructure/accounts/account-changes.ts',
    'infrastructure/accounts/http-conversion-gateway.ts',
    'infrastructure/coupon/coupon-units.ts',
    'infrastructure/coupon/http-coupon-gateway.ts',
    'infrastructure/coupon/http-vip-queue-gateway.ts',
    'infrastructure/payments/http-payments-gateway.ts',
  ],
  'the wire to units': [
    'infrastructure/accounts/account-history-calls.ts',
    'infrastructure/accounts/accounts-calls.ts',
    'infrastructure/accounts/conversion-calls.ts',
    'infrastructure/sandbox/accounts/conversion/convert-account.ts',
    'infrastructure/coupon/coupon-wire.ts',
    'infrastructure/coupon/history-calls.ts',
    'infrastructure/coupon/placed-coupon-wire.ts',
    'infrastructure/coupon/promo-terms-wire.ts',
    'infrastructure/http/minor-reader.ts',
    'infrastructure/payments/payment-calls.ts',
    'infrastructure/promotions/bonus-account-calls.ts',
    'infrastructure/promotions/cashback-calls.ts',
    'infrastructure/promotions/friend-calls.ts',
    'infrastructure/promotions/point-step-wire.ts',
    'infrastructure/promotions/premium-cashback-calls.ts',
    'infrastructure/promotions/reward-calls.ts',
    'infrastructure/promotions/promo-store-calls.ts',
    'infrastructure/registration/bonus-calls.ts',
    'infrastructure/support/message-calls.ts',
    'infrastructure/sandbox/payments/make-payment.ts',
    'infrastructure/sandbox/players/account-routes.ts',
  ],
  'units of the server to its reply, and the tables of its operator': [
    'infrastructure/sandbox/accounts/conversion/conversion-rates.ts',
    'infrastructure/sandbox/accounts/conversion/conversion-routes.ts',
    'infrastructure/sandbox/bonuses/bonus-routes.ts',
    'infrastructure/sandbox/bonuses/bonus-stakes.ts',
    'infrastructure/sandbox/bonuses/cashback/cashback-routes.ts',
    'infrastructure/sandbox/bonuses/cashback/premium-routes.ts',
    'infrastructure/sandbox/bonuses/friends/friend-routes.ts',
    'infrastructure/sandbox/bonuses/given-rewards.ts',
    'infrastructure/sandbox/bonuses/points/earned-points.ts',
    'infrastructure/sandbox/bonuses/points/promo-store.ts',
    'infrastructure/sandbox/bonuses/player-bonuses.ts',
    'infrastructure/sandbox/payments/withdrawal-stake.ts',
    'infrastructure/sandbox/coupons/coupon-terms.ts',
    'infrastructure/sandbox/coupons/coupon-wire-reply.ts',
    'infrastructure/sandbox/coupons/debit-stake.ts',
    'infrastructure/sandbox/coupons/explain-coupon.ts',
    'infrastructure/sandbox/coupons/history/history-routes.ts',
    'infrastructure/sandbox/coupons/history/history-sums.ts',
    'infrastructure/sandbox/coupons/history/statement-routes.ts',
    'infrastructure/sandbox/coupons/permit-stake.ts',
    'infrastructure/sandbox/coupons/place-order.ts',
    'infrastructure/sandbox/coupons/placement-routes.ts',
    'infrastructure/sandbox/coupons/player-exposure.ts',
    'infrastructure/sandbox/coupons/sandbox-coupon-limits.ts',
    'infrastructure/sandbox/coupons/promo/promo-code-routes.ts',
    'infrastructure/sandbox/coupons/vip-bets/decide-vip-bet.ts',
    'infrastructure/sandbox/coupons/vip-bets/vip-bet-routes.ts',
    'infrastructure/sandbox/office/account-history-routes.ts',
    'infrastructure/sandbox/limits/known-limits.ts',
    'infrastructure/sandbox/limits/limit-changes.ts',
    'infrastructure/sandbox/limits/money-permit.ts',
    'infrastructure/sandbox/limits/permit-deposit.ts',
    'infrastructure/sandbox/limits/play-time-routes.ts',
    'infrastructure/sandbox/payments/kept-payments.ts',
    'infrastructure/sandbox/payments/listed-totals.ts',
    'infrastructure/sandbox/payments/payment-methods.ts',
    'infrastructure/sandbox/payments/provider/provider-desk.ts',
    'infrastructure/sandbox/payments/provider/provider-pages.ts',
    'infrastructure/sandbox/payments/requests/kept-requests.ts',
    'infrastructure/sandbox/payments/team-cash-routes.ts',
    'infrastructure/sandbox/players/player-accounts.ts',
    'infrastructure/sandbox/support/message-routes.ts',
  ],
};

describe('an amount', () => {
  it('changes its form in these files alone, on its way from the field to the ledger and back', () => {
    const found = sourceFiles(undefined, /\.tsx?$/)
      .filter(({ path, text }) => path !== 'core/shared/money.ts' && CHANGES_FORM.test(withoutComments(text)))
      .map(({ path }) => path);
    expect(found.toSorted()).toEqual(Object.values(PLACES).flat().toSorted());
  });
});
