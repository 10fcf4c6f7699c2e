import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activeAccount } from '../../../core/accounts/active-account.ts';
import { topUpAmount } from '../../../core/accounts/play-money.ts';
import { historyFilter } from '../../../core/coupon/placed/history-filter.ts';
import { secondsToWait, signInBlame } from '../../../core/session/sign-in-failure.ts';
import { minutes } from '../../../core/shared/time.ts';
import { httpAccountsGateway } from '../../../infrastructure/accounts/http-accounts-gateway.ts';
import { httpCouponGateway } from '../../../infrastructure/coupon/http-coupon-gateway.ts';
import { REGISTER_IN_ONE_CLICK } from '../../../infrastructure/registration/registration-calls.ts';
import { httpRegistrationGateway } from '../../../infrastructure/registration/http-registration-gateway.ts';
import { httpSessionGateway } from '../../../infrastructure/session/http-session-gateway.ts';
import { httpSignInGateway } from '../../../infrastructure/session/http-sign-in-gateway.ts';
import { httpMaintenanceGateway } from '../../../infrastructure/site/http-maintenance-gateway.ts';
import { httpAvailabilityGateway } from '../../../infrastructure/navigation/http-availability-gateway.ts';
import { httpSiteConfigGateway } from '../../../infrastructure/site/http-site-config-gateway.ts';
import { httpDebuggerGateway } from '../../../infrastructure/site/http-debugger-gateway.ts';
import { httpSiteFrameGateway } from '../../../infrastructure/site/http-site-frame-gateway.ts';
import { browserClient } from '../../support/browser/browser-client.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

const FORM = { countryCode: 'ru', currency: 'RUB', isAdult: true, isTermsAccepted: true };

describe('the gateways about the player', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture({ passwordHasher: undefined });
  });
  afterAll(async () => {
    await fixture.close();
  });

  it('take a new player from registration to signing in again', async () => {
    const http = browserClient(fixture);
    const [session, accounts] = [httpSessionGateway(http), httpAccountsGateway(http)];
    const signIns = httpSignInGateway(http, () => undefined);
    const made = await httpRegistrationGateway(http).registerInOneClick(FORM, crypto.randomUUID());
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    const { userId, password } = made.value;
    expect(await session.session()).toMatchObject({ ok: true, value: { userId } });

    const first = await accounts.accounts();
    const before = activeAccount(first.ok ? first.value : []);
    expect(before).toMatchObject({ currency: 'RUB', type: 'main', isActive: true });
    const richer = await accounts.topUp(before!, topUpAmount('RUB')!);
    expect(activeAccount(richer.ok ? richer.value : [])?.money).toBe(before!.money + 3_000_000);
    const added = await accounts.addCurrency('USD');
    const dollars = (added.ok ? added.value.accounts : []).find(({ currency }) => currency === 'USD');
    expect(dollars).toMatchObject({ type: 'currency', isActive: false, currencyId: 840, symbol: '$' });
    const switched = await accounts.setActive(dollars!.id);
    expect(activeAccount(switched.ok ? switched.value : [])?.id).toBe(dollars!.id);
    expect(await accounts.addCurrency('USD')).toMatchObject({ ok: false, error: { status: 409 } });

    expect((await session.signOut()).ok).toBe(true);
    expect(await session.session()).toEqual({ ok: true, value: {} });
    expect(await accounts.accounts()).toMatchObject({ ok: false, error: { status: 401 } });
    const wrong = await signIns.signIn({ by: 'login', login: `${userId}`, password: 'wrong', isRemembered: false });
    expect(wrong.ok ? '' : signInBlame(wrong.error)).toBe('both');
    const right = await signIns.signIn({ by: 'login', login: `${userId}`, password, isRemembered: true });
    expect(right).toEqual({ ok: true, value: { userId } });
  });

  it('show an empty bonus account to who wants a bonus, which no play money reaches [AC-22]', async () => {
    const http = browserClient(fixture);
    const accounts = httpAccountsGateway(http);
    const body = { countryCode: 'ru', iso: 'RUB', isAdult: true, isTermsAccepted: true } as const;
    const made = await http.send(REGISTER_IN_ONE_CLICK, {
      body: { ...body, first_deposit_bonus_choice: 1 },
      key: crypto.randomUUID(),
    });
    expect(made.ok).toBe(true);
    const listed = await accounts.accounts();
    const [main, bonus, ...others] = listed.ok ? listed.value : [];
    expect(main).toMatchObject({
      type: 'main',
      currency: 'RUB',
      isActive: true,
      symbol: '₽',
      label: `№\u00A0${String(main?.id)}`,
    });
    expect(bonus).toMatchObject({ type: 'bonus', currency: 'RUB', money: 0, isActive: false });
    expect(others).toEqual([]);
    expect(await accounts.topUp(bonus!, topUpAmount('RUB')!)).toMatchObject({ ok: false, error: { status: 404 } });
    expect(await accounts.removeCurrency('RUB')).toMatchObject({ ok: false, error: { status: 409 } });
    expect((await accounts.addCurrency('USD')).ok).toBe(true);
  });

  it('answer every filter of the history', async () => {
    const http = browserClient(fixture);
    await httpRegistrationGateway(http).registerInOneClick(FORM, crypto.randomUUID());
    const coupons = httpCouponGateway(http, 'ru');
    for (const choice of [
      { state: 'all', page: 1 },
      { state: 'settled', type: 'system', period: 'week', page: 1 },
      { state: 'returned', accountId: 3, from: '2026-10-01', to: '2026-10-16', page: 7 },
    ] as const) {
      const reply = await coupons.history(historyFilter(choice, fixture.clock.now(), 3));
      expect(reply).toEqual({ ok: true, value: { coupons: [], page: choice.page, pageCount: 0, totalCount: 0 } });
    }
  });

  it('move the clock and the feed of the demo', async () => {
    const debug = httpDebuggerGateway(browserClient(fixture));
    const before = await debug.state();
    const moved = await debug.moveClock(minutes(15));
    expect(before.ok && moved.ok && moved.value - before.value.now).toBe(minutes(15));
    await debug.setFeed('frozen', 200);
    expect(await debug.state()).toMatchObject({ ok: true, value: { feed: 'frozen', delay: 200 } });
    await debug.setFrame({ isSnowOnHome: true, ageQuestion: 'ever' });
    expect(await debug.state()).toMatchObject({ value: { frame: { isSnowOnHome: true, ageQuestion: 'ever' } } });
    expect(await httpSiteFrameGateway(browserClient(fixture), 'en').siteFrame()).toMatchObject({
      ok: true,
      value: { isSnowOnHome: true, ageQuestion: 'ever', paymentMarks: ['card', 'bank', 'wallet', 'crypto'] },
    });
    await debug.setFrame({ isSnowOnHome: false, ageQuestion: 'off' });
    await debug.setFeed('running', 0);
    expect(await debug.finish(999_999_998)).toMatchObject({ ok: false, error: { kind: 'refused' } });
    for (const answer of [await debug.reopenCoupon(1), await debug.voidCoupon(1)]) {
      expect(answer).toMatchObject({ ok: false, error: { kind: 'refused', status: 409, code: 'not-under-review' } });
    }
  });

  it('close the demo, change its rules, ban a player and change the terms', async () => {
    const http = browserClient(fixture);
    const debug = httpDebuggerGateway(http);
    const before = await debug.state();
    assert(before.ok);
    expect(before.value.restrictions).toBeUndefined();
    const availability = {
      isMaintenance: true,
      reasons: [8],
      blockTemplate: 13,
      moved: { from: '/ru/a', to: '/ru/b' },
      arePartitionsOpen: false,
      planned: { startAt: 3_000, finishAt: 4_000, notifyStartAt: 1_000, notifyEndAt: 2_000 },
    };
    const switches = { useRechargeModal: true, isRegistrationButtonDisabled: true, isShowRegistrationWidget: false };
    const rules = { ...before.value.rules, ...switches, availableRoutes: [47], closedFragments: ['zq'] };
    await debug.setAvailability(availability);
    await debug.setRules(rules);
    expect(await debug.state()).toMatchObject({ value: { availability, rules } });
    const random = { fraction: () => 0 };
    const maintenance = httpMaintenanceGateway(http, { language: 'ru', clock: fixture.clock, random });
    expect(await maintenance.window()).toEqual({
      ok: true,
      value: { ...availability.planned, isActive: true, webState: 'closed' },
    });
    const config = await httpSiteConfigGateway(http, 'ru').siteConfig();
    expect(config).toMatchObject({ value: { ...switches, availableRoutes: [47], closedFragments: ['zq'] } });
    await debug.setAvailability(before.value.availability);
    await debug.setRules(before.value.rules);

    const restrictions = { banLevel: 53, banVersion: 1, areTermsChanged: true };
    expect(await debug.setRestrictions(restrictions)).toMatchObject({ ok: false, error: { status: 401 } });
    await httpRegistrationGateway(http).registerInOneClick(FORM, crypto.randomUUID());
    await debug.setRestrictions(restrictions);
    expect(await debug.state()).toMatchObject({ value: { restrictions } });
    const player = httpAvailabilityGateway(http, {
      maintenance: httpMaintenanceGateway(http, {
        language: 'ru',
        clock: fixture.clock,
        random: { fraction: () => 0 },
      }),
      log: () => undefined,
    });
    expect(await player.ban()).toEqual({ ok: true, value: { banLevel: 53, banVersion: 1 } });
    expect(await player.termsStatus()).toEqual({
      ok: true,
      value: { areChanged: true, changedAt: fixture.sandbox.clock.now() },
    });
    await debug.setRestrictions({ banLevel: 0, banVersion: 1, areTermsChanged: false });
    expect(await player.termsStatus()).toEqual({ ok: true, value: { areChanged: false, changedAt: undefined } });
  });
});

describe('signing in too often', () => {
  it('is refused with the seconds to wait', async () => {
    const fixture = await openFixture({ rateLimits: { signIn: { times: 1, within: minutes(1) } } });
    const signIns = httpSignInGateway(browserClient(fixture), () => undefined);
    const form = { login: '5', password: 'x', isRemembered: false };
    await signIns.signIn({ by: 'login', ...form });
    const refused = await signIns.signIn({ by: 'login', ...form });
    expect(refused.ok ? undefined : secondsToWait(refused.error)).toBe(59);
    await fixture.close();
  });
});
