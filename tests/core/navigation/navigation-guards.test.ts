import { describe, expect, it } from 'vitest';
import { ACCOUNT_ROUTES } from '../../../core/navigation/account-route-names.ts';
import { BLOCKING_ADDRESS } from '../../../core/navigation/ban-navigation.ts';
import { OPEN_SITE, type NavigationFacts } from '../../../core/navigation/navigation-facts.ts';
import { NAVIGATION_GUARDS } from '../../../core/navigation/navigation-guards.ts';
import { decideNavigation } from '../../../core/navigation/navigation-landing.ts';
import { ROUTE_NAMES, ROUTES } from '../../../core/navigation/route-table.ts';
import type { Verdict } from '../../../core/navigation/verdict.ts';

const PLAYER = { banLevel: 0, banVersion: 1, areTermsChanged: false };
const SIGNED_IN: Partial<NavigationFacts> = { player: PLAYER };
const BANNED: Partial<NavigationFacts> = { player: { ...PLAYER, banLevel: 53 } };
const TERMS: Partial<NavigationFacts> = { player: { ...PLAYER, areTermsChanged: true } };

function decide(address: string, facts: Partial<NavigationFacts> = {}): Verdict {
  return decideNavigation(address, { ...OPEN_SITE, ...facts });
}

/** A verdict as one reads it aloud. */
function said(verdict: Verdict): string {
  if (verdict.kind === 'redirect') return `${String(verdict.status)} ${verdict.to}`;
  if (verdict.kind === 'leave-site') return `${String(verdict.status)} ${verdict.address}`;
  return `${String(verdict.status)} ${verdict.kind}`;
}

type Case = readonly [address: string, facts: Partial<NavigationFacts>, answer: string];

function holds(address: string, facts: Partial<NavigationFacts>, answer: string): void {
  expect(said(decide(address, facts))).toBe(answer);
}

describe('the guards of a navigation', () => {
  it('stand in one order [NV-26]', () => {
    expect(NAVIGATION_GUARDS.map((guard) => guard.name)).toEqual([
      'debugger',
      'maintenance',
      'blocking-reason',
      'redirect-service',
      'block-service',
      'former-address',
      'configuration',
      'ban',
      'terms',
      'availability',
      'access',
      'registration',
      'needs',
      'payment-page',
      'third-party',
      'recharge-modal',
      'blocked-navigation',
    ]);
  });

  it.each<Case>([
    ['/', {}, '200 go'],
    ['/live/football?time=1', {}, '200 go'],
    ['/live/football#top', {}, '200 go'],
    ['', {}, '200 go'],
    ['/nothing', {}, '404 not-found'],
    ['/500', {}, '500 go'],
    ['/block', {}, '451 go'],
    ['/block-ua', {}, '451 go'],
    ['/suspension', {}, '403 go'],
    ['/coming-soon', {}, '503 go'],
    ['/site-updates', {}, '503 go'],
  ])('open %s with %j: %s [NV-26, NV-27]', holds);

  it.each<Case>([
    ['/debugger', { isDemo: true, isMaintenance: true, ...BANNED }, '200 go'],
    ['/debugger', { isMaintenance: true }, '302 /maintenance'],
  ])('keep the debugger of a demo open: %s with %j is %s [NV-37]', holds);

  it.each<Case>([
    ['/', { isMaintenance: true }, '302 /maintenance'],
    ['/nothing', { isMaintenance: true }, '302 /maintenance'],
    ['/block', { isMaintenance: true, blockingReasons: [1] }, '302 /maintenance'],
    ['/vulkan', { isMaintenance: true }, '302 /maintenance'],
    ['/maintenance', { isMaintenance: true, ...BANNED }, '503 go'],
    ['/maintenance', {}, '302 /'],
  ])('keep maintenance first: %s with %j is %s [NV-9]', holds);

  it.each<Case>([
    ['/', { blockingReasons: [13] }, '302 /block-ua'],
    ['/contacts', { blockingReasons: [4] }, '302 /site-updates'],
    ['/nothing', { blockingReasons: [16] }, '302 /suspension'],
    ['/block-ua', { blockingReasons: [13] }, '451 go'],
    ['/coming-soon', { blockingReasons: [13], ...TERMS }, '503 go'],
    ['/', { blockingReasons: [99] }, '200 go'],
    ['/', { blockTemplate: 17 }, '302 /block-ie'],
    ['/block-ie', { blockTemplate: 17 }, '451 go'],
    ['/', { blockTemplate: 99 }, '200 go'],
  ])('close the site for a reason: %s with %j is %s [NV-10, NV-12]', holds);

  it.each<Case>([
    ['/old', { redirectOrder: { to: '/promo', status: 301 } }, '301 /promo'],
    ['/old', { redirectOrder: { to: '/promo', status: 301 }, blockTemplate: 1 }, '301 /promo'],
    ['/old', { redirectOrder: { to: '/promo', status: 302 }, blockingReasons: [8] }, '302 /coming-soon'],
    ['/block', { redirectOrder: { to: '/promo', status: 302 } }, '451 go'],
    ['/promo', { redirectOrder: { to: '/promo', status: 302 } }, '200 go'],
    ['/promo/', { redirectOrder: { to: '//promo', status: 302 } }, '200 go'],
  ])('follow the redirect service: %s with %j is %s [NV-11, NV-25]', holds);

  it.each<Case>([
    ['/', BANNED, `302 ${BLOCKING_ADDRESS}`],
    ['/nothing', BANNED, `302 ${BLOCKING_ADDRESS}`],
    ['/office/deduce', BANNED, '200 go'],
    ['/rules/1', BANNED, '200 go'],
    ['/block-appeal-history', BANNED, '200 go'],
    ['/block-appeal-history', SIGNED_IN, '302 /'],
    ['/block-appeal-history', {}, '302 /?showSignInModal=1'],
    ['/office/support', { player: { banLevel: 1, banVersion: 1, areTermsChanged: true } }, '302 /confirm-terms'],
    ['/confirm-terms', { player: { banLevel: 1, banVersion: 1, areTermsChanged: true } }, '200 go'],
  ])('hold a banned player: %s with %j is %s [NV-13, NV-14]', holds);

  it.each<Case>([
    ['/', TERMS, '302 /confirm-terms'],
    ['/office/deduce', TERMS, '302 /confirm-terms'],
    ['/nothing', TERMS, '302 /confirm-terms'],
    ['/confirm-terms', TERMS, '200 go'],
    ['/rules/1', TERMS, '200 go'],
    ['/privacy-policy', TERMS, '200 go'],
    ['/', { ...TERMS, isConfirmTermsAvailable: false }, '200 go'],
    ['/', SIGNED_IN, '200 go'],
  ])('ask for changed terms: %s with %j is %s [NV-15]', holds);

  it.each<Case>([
    ['/rules/1', { availableRoutes: [13, 52] }, '404 not-found'],
    ['/rules/1', { availableRoutes: [47] }, '200 go'],
    ['/payment', { availableRoutes: [13, 47] }, '404 not-found'],
    ['/promo', { availableRoutes: [47, 52] }, '404 not-found'],
    ['/promo', { availableRoutes: [13] }, '200 go'],
    ['/contacts', { availableRoutes: [] }, '200 go'],
    ['/office/bringfriend', { availableRoutes: [] }, '404 not-found'],
    ['/line/politics', { closedFragments: ['politics'] }, '404 not-found'],
    ['/line/football', { closedFragments: ['politics', ''] }, '200 go'],
  ])('know what is available: %s with %j is %s [NV-16, NV-17]', holds);

  it.each<Case>([
    ['/office/history', {}, '302 /?showSignInModal=1'],
    ['/office/history', SIGNED_IN, '200 go'],
    ['/my-casino', {}, '302 /?showSignInModal=1'],
    ['/print-coupon/5', {}, '302 /?showSignInModal=1'],
    ['/registration', SIGNED_IN, '302 /'],
    ['/registration', {}, '200 go'],
  ])('know who may enter: %s with %j is %s [NV-18]', holds);

  it.each<Case>([
    ['/registration', { isRegistrationAllowed: false }, '404 not-found'],
    ['/registration', { isVipDomain: true }, '404 not-found'],
    ['/registration/socialregistration', { isVipDomain: true, from: 'home' }, '404 not-found'],
    ['/registration/socialregistration', { isVipDomain: true, from: 'registration' }, '200 go'],
  ])('know where one may register: %s with %j is %s [NV-19]', holds);

  it.each<Case>([
    ['/office/identification', { ...SIGNED_IN, isIdentificationShown: false }, '404 not-found'],
    ['/taxation', { ...SIGNED_IN, hasTaxes: false }, '404 not-found'],
    ['/office/account/identification', { ...SIGNED_IN, isIdentificationShown: false }, '404 not-found'],
    ['/office/identification', SIGNED_IN, '200 go'],
    ['/office/authApp', {}, '404 not-found'],
    ['/office/authApp', { isAccountMiddleware: true }, '200 go'],
    ['/debugger', {}, '404 not-found'],
    ['/debugger', { isDemo: true }, '200 go'],
  ])('know what is switched on: %s with %j is %s [NV-20]', holds);

  it.each<Case>([
    ['/payment', {}, '200 go'],
    ['/payment', { isPaymentPageOnlyAuth: true }, '302 /?showSignInModal=1'],
    ['/payment', { isPaymentPageOnlyAuth: true, ...SIGNED_IN }, '200 go'],
    ['/contacts', { isPaymentPageOnlyAuth: true }, '200 go'],
  ])('keep payments to players where asked: %s with %j is %s [NV-21]', holds);

  it.each<Case>([
    ['/slots', {}, '200 go'],
    ['/slots', { isThirdPartyAllowed: false }, '404 not-found'],
    ['/slots', { partitions: ['bingo'] }, '404 not-found'],
    ['/bingo', { partitions: ['bingo'] }, '200 go'],
    ['/games', { isThirdPartyAllowed: false, partitions: [] }, '200 go'],
  ])('know the games of others: %s with %j is %s [NV-22]', holds);

  it.each<Case>([
    ['/office/recharge', { ...SIGNED_IN, usesRechargeModal: true, from: 'game' }, '302 open-modal'],
    ['/office/recharge', { ...SIGNED_IN, usesRechargeModal: true, from: 'slots' }, '302 open-modal'],
    ['/office/recharge', { ...SIGNED_IN, usesRechargeModal: true, from: 'history' }, '200 go'],
    ['/office/recharge', { ...SIGNED_IN, usesRechargeModal: true, from: 'account' }, '200 go'],
    ['/office/recharge', { ...SIGNED_IN, usesRechargeModal: true }, '200 go'],
    ['/office/recharge', { ...SIGNED_IN, from: 'game' }, '200 go'],
    ['/office/recharge', { ...SIGNED_IN, usesRechargeModal: true, isAfterRegistration: true, from: 'game' }, '200 go'],
    ['/office/deduce', { ...SIGNED_IN, usesRechargeModal: true, from: 'game' }, '200 go'],
    ['/office/recharge', { usesRechargeModal: true, from: 'game' }, '302 /?showSignInModal=1'],
  ])('open the recharge over a page: %s with %j is %s [NV-23]', holds);

  it('know every route of the account by one list [NV-48]', () => {
    expect(ACCOUNT_ROUTES).toEqual(
      ROUTE_NAMES.filter((name) => ROUTES[name].path.startsWith('office/') && name !== 'app-sign-in'),
    );
  });

  it.each<Case>([
    ['/line', { isNavigationBlocked: true }, '403 stay'],
    ['/', { isNavigationBlocked: true }, '403 stay'],
    ['/', { isNavigationBlocked: true, isMaintenance: true }, '302 /maintenance'],
  ])('hold still while navigation is blocked: %s with %j is %s [NV-24]', holds);

  it.each<Case>([
    ['/vulkan', {}, '301 /slots/vulkan'],
    ['/forgotpassword', {}, '302 /?showForgotPasswordModal=1'],
    ['/user/action.php?action=forgot&x=1', {}, '302 /user/passwordreset?x=1'],
    ['/coupon', BANNED, '302 /'],
  ])('follow what has moved: %s with %j is %s [NV-6, NV-7, NV-8]', holds);
});
