import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { RequestFailure } from '../../../../core/shared/request-failure.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import type {
  DebuggerGateway,
  DemoState,
  SiteRules,
  SimulatedRestrictions,
} from '../../../../core/site/debugger/debugger-gateway.ts';
import type { LineGateway } from '../../../../core/sports/line/line-gateway.ts';
import type { Game } from '../../../../core/sports/game/game.ts';
import { Screen } from '#ui/site/debugger/debugger-screen.tsx';
import { NOW } from '../../../support/examples/coupon-examples.ts';
import { fakeAvailability } from '../../../support/fakes/fake-availability.ts';
import { playerPage } from '../../../support/views/player-page.tsx';

afterEach(cleanup);

const OPEN = { isMaintenance: false, reasons: [], blockTemplate: 0, arePartitionsOpen: true };
const RULES: SiteRules = {
  isRegistrationAllowed: true,
  isShowRegistrationWidget: true,
  isRegistrationButtonDisabled: false,
  isVipDomain: false,
  isShowIdentification: true,
  partnerHasTaxes: true,
  isShowPaymentPageOnlyAuth: false,
  isThirdPartyAllowed: true,
  isAvailableConfirmTerms: true,
  isAccountMiddleware: false,
  useRechargeModal: false,
  show_one_click: true,
  showVipBet: true,
  isAvailableCouponBonusBet: true,
  couponTypesWithMinAmount: [0, 1],
  couponTypesWithMaxAmount: [0, 1],
  availableRoutes: [13, 47],
  closedFragments: [],
};
const CODES: DemoState['promoCodes'] = [
  { code: 'START', bonus: 'sport', isOn: true },
  { code: 'TENGE26', bonus: 'sport', countryCode: 'kz', currency: 'KZT', isOn: false },
];
const FREE: SimulatedRestrictions = { banLevel: 0, banVersion: 1, areTermsChanged: false };

const game = (id: number, home: string, away: string) =>
  ({ id, sportId: 1, home: { name: home }, away: { name: away }, score: { home: 2, away: 1 } }) as Game;

async function show(failure?: RequestFailure, begin: Partial<DemoState> = {}) {
  const calls: string[] = [];
  let state: DemoState = {
    now: NOW,
    clockOffset: 0,
    feed: 'running',
    delay: 0,
    gameCount: 1650,
    availability: OPEN,
    rules: RULES,
    restrictions: FREE,
    letters: [],
    reviews: [],
    frame: { isSnowOnHome: false, ageQuestion: 'off' },
    captcha: { isAlwaysAsked: false },
    jurisdiction: 'default',
    applications: {},
    promoCodes: CODES,
    ...begin,
  };
  const command = (name: string, change: Partial<DemoState> = {}) => {
    calls.push(name);
    if (failure !== undefined) return Promise.resolve(fail(failure));
    state = { ...state, ...change };
    return Promise.resolve(ok(state.now));
  };
  const gateway: DebuggerGateway = {
    state: () => Promise.resolve(ok(state)),
    outbox: () => Promise.resolve(ok({ messages: [], isShared: false })),
    attachment: () => Promise.resolve(ok({ name: 'bets.csv', text: '' })),
    collectedEvents: () => Promise.resolve(ok([])),
    moveClock: (by) => command(`move ${by}`, { now: state.now + by, clockOffset: state.clockOffset + by }),
    suspend: (id) => command(`suspend ${id}`),
    resume: (id) => command(`resume ${id}`),
    shiftPrices: (id, factor) => command(`shift ${id} by ${factor}`),
    finish: (id) => command(`finish ${id}`),
    abandon: (id) => command(`abandon ${id}`),
    reopenCoupon: (id) => command(`reopen ${id}`, { reviews: [] }),
    voidCoupon: (id) => command(`void ${id}`, { reviews: [] }),
    setAvailability: (availability) => command(`availability ${JSON.stringify(availability)}`, { availability }),
    setRules: (rules) => command(`rules ${JSON.stringify(rules)}`, { rules }),
    setRestrictions: (restrictions) => command(`restrictions ${JSON.stringify(restrictions)}`, { restrictions }),
    setContact: (contact) => command(`contact ${JSON.stringify(contact)}`, { contact }),
    setFrame: (shown) => command(`frame ${JSON.stringify(shown)}`, { frame: shown }),
    setPromoCode: (code) => command(`promo code ${JSON.stringify(code)}`),
    setCaptcha: (captcha) => command(`captcha ${JSON.stringify(captcha)}`, { captcha }),
    setJurisdiction: (jurisdiction) => command(`jurisdiction ${jurisdiction}`, { jurisdiction }),
    setApplications: (applications) => command(`applications ${JSON.stringify(applications)}`, { applications }),
    setFeed: (feed, delay) => command(`feed ${feed} ${delay}`, { feed, delay }),
  };
  const games = [game(1, 'Arsenal', 'Aston Villa'), game(2, 'Zenit', 'Krasnodar')];
  const counts = { all: 2, upcoming_events: 0, first_period: 0, second_period: 0, recommended: 0, video: 0, zone: 0 };
  const snapshot = { version: 1, serverTime: 0, games, champs: [], counts };
  const line = { line: () => Promise.resolve(ok(snapshot)) } as Partial<LineGateway> as LineGateway;
  const page = await playerPage({
    given: { debuggerGateway: gateway, lineGateway: line, availabilityGateway: fakeAvailability() },
  });
  await page.stores.lazy.ensure(['debug', 'availability']);
  await act(async () => {
    render(<Screen />, { wrapper: page.Wrapper });
    await Promise.resolve();
  });
  return { ...page, calls };
}

const press = async (name: string | RegExp, role: 'button' | 'radio' | 'switch' = 'button') =>
  act(async () => {
    fireEvent.click(screen.getByRole(role, { name }));
    for (let turn = 0; turn < 16; turn += 1) await Promise.resolve();
  });

const choose = async (name: string, value: string) =>
  act(async () => {
    fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
    for (let turn = 0; turn < 16; turn += 1) await Promise.resolve();
  });

const sentTo = (calls: readonly string[], what: string) =>
  calls.map((call) => JSON.parse(call.replace(`${what} `, '')) as object);

describe('debugger', () => {
  it('moves the clock, and the page with it', async () => {
    const { calls, stores } = await show();
    await press('+1 minute');
    await press('+2 hours');
    expect(calls).toEqual(['move 60000', 'move 7200000']);
    expect(screen.getByText('2:01:00 ahead of the real clock')).toBeDefined();
    expect(stores.clock.exact()).toBe(NOW + 7_260_000);
  });

  it('ends a promo code, brings it back, and adds another that could be given [RGF-6, RGF-20]', async () => {
    const { calls } = await show();
    const panel = within(screen.getByRole('region', { name: 'Promo codes' }));
    const codes = panel.getAllByRole('switch');
    expect(codes.map((each) => each.getAttribute('aria-checked'))).toEqual(['true', 'false']);
    expect(panel.getByText('Sports bonus · KZ · KZT')).toBeDefined();
    await press(/^START/, 'switch');
    const code = panel.getByLabelText<HTMLInputElement>('Code');
    fireEvent.change(code, { target: { value: 'x!' } });
    await press('Add the code');
    expect([code.getAttribute('aria-invalid'), document.activeElement === code]).toEqual(['true', true]);
    fireEvent.change(code, { target: { value: ' winter-1 ' } });
    fireEvent.change(panel.getByLabelText('Bonus'), { target: { value: 'casino' } });
    fireEvent.change(panel.getByLabelText('Currency'), { target: { value: 'EUR' } });
    await press('Add the code');
    expect(sentTo(calls, 'promo code')).toEqual([
      { code: 'START', bonus: 'sport', isOn: false },
      { code: 'WINTER-1', bonus: 'casino', currency: 'EUR', isOn: true },
    ]);
    expect(code.value).toBe('');
  });

  it('makes an application fail and well again, and leaves the others as they are [MAT-27]', async () => {
    const { calls } = await show(undefined, { applications: { cyber: 'hung' } });
    await choose('Results', 'killed');
    expect(screen.getByRole('combobox', { name: 'Results' })).toHaveProperty('value', 'killed');
    await choose('Esports', 'well');
    expect(sentTo(calls, 'applications')).toEqual([{ results: 'killed', cyber: 'hung' }, { results: 'killed' }]);
  });

  it('chooses whose law the limits of players follow', async () => {
    const { calls } = await show();
    await choose('Whose rules', 'DE');
    expect(calls).toEqual(['jurisdiction DE']);
    expect(screen.getByRole('combobox', { name: 'Whose rules' })).toHaveProperty('value', 'DE');
  });

  it('chooses which captcha is asked for, and that it always is [CAP-12]', async () => {
    const { calls } = await show();
    await choose('Kind', 'invisible');
    await press('Ask every time', 'switch');
    await choose('Kind', 'own');
    expect(sentTo(calls, 'captcha')).toEqual([
      { isAlwaysAsked: false, kind: 'invisible' },
      { isAlwaysAsked: true, kind: 'invisible' },
      { isAlwaysAsked: true },
    ]);
  });

  it.each([
    ['Settle again', 'reopen 40000000007'],
    ['Void and return the stake', 'void 40000000007'],
  ])('can do to a coupon under review: %s', async (command, call) => {
    const { calls } = await show(undefined, { reviews: [{ couponId: 40_000_000_007, reason: 'unknown-type' }] });
    await press(`${command}: bet no. 40000000007`);
    expect(calls).toEqual([call]);
    expect(screen.getByText('Every bet could be settled')).toBeDefined();
  });

  it.each([
    ['Suspend', 'suspend 2'],
    ['Resume', 'resume 2'],
    ['Odds +10%', 'shift 2 by 1.1'],
    ['Odds −10%', 'shift 2 by 0.9'],
    ['Restore odds', 'shift 2 by 1'],
    ['Finish', 'finish 2'],
    ['Abandon', 'abandon 2'],
  ])('can do to a game: %s', async (command, call) => {
    const { calls } = await show();
    await press(`${command}: Zenit – Krasnodar`);
    expect(calls).toEqual([call]);
  });

  it('closes the site and opens it again', async () => {
    const { calls } = await show();
    await press('Maintenance', 'switch');
    await press('Close third-party games', 'switch');
    await choose('Close the site', '13');
    await press('Maintenance', 'switch');
    expect(sentTo(calls, 'availability')).toEqual([
      { ...OPEN, isMaintenance: true },
      { ...OPEN, isMaintenance: true, arePartitionsOpen: false },
      { ...OPEN, isMaintenance: true, arePartitionsOpen: false, blockTemplate: 13 },
      { ...OPEN, isMaintenance: false, arePartitionsOpen: false, blockTemplate: 13 },
    ]);
  });

  it('gives the redirect service a reason and an address that moved', async () => {
    const { calls } = await show();
    await choose('Reason given by the redirect service', '8');
    await choose('Reason given by the redirect service', '0');
    fireEvent.change(screen.getByLabelText(/^From address/), { target: { value: '/en/about' } });
    fireEvent.change(screen.getByLabelText('To address'), { target: { value: '/en/contacts' } });
    await press('Add redirect');
    fireEvent.change(screen.getByLabelText('To address'), { target: { value: '' } });
    await press('Add redirect');
    expect(sentTo(calls, 'availability')).toEqual([
      { ...OPEN, reasons: [8] },
      OPEN,
      { ...OPEN, moved: { from: '/en/about', to: '/en/contacts' } },
      OPEN,
    ]);
  });

  it('bans the player and changes the terms, once somebody is signed in', async () => {
    const { calls } = await show();
    await choose('Block', '45:2');
    await press('Terms have changed', 'switch');
    await press(/^Time-out, self-exclusion and session limit/, 'switch');
    await press('Transfer to a new account is required', 'switch');
    expect(sentTo(calls, 'restrictions')).toEqual([
      { banLevel: 45, banVersion: 2, areTermsChanged: false },
      { banLevel: 45, banVersion: 2, areTermsChanged: true },
      { banLevel: 45, banVersion: 2, areTermsChanged: true, areExtraLimitsOff: true },
      { banLevel: 45, banVersion: 2, areTermsChanged: true, areExtraLimitsOff: true, isTransferRequired: true },
    ]);
    cleanup();
    await show(undefined, { restrictions: undefined });
    expect(screen.queryByLabelText('Block')).toBeNull();
    expect(screen.getByText(/^Log in to block/)).toBeDefined();
  });

  it('shows what would have been sent, and gives the player a contact', async () => {
    const letters = [{ to: 'a@b.de', code: '012345', sentAt: NOW }];
    const { calls } = await show(undefined, { letters, contact: { email: '', phone: '' } });
    const mailbox = within(screen.getByRole('region', { name: 'Emails and text messages' }));
    expect(mailbox.getByRole('listitem').textContent).toMatch(/a@b.de: 012345$/);
    fireEvent.change(screen.getByLabelText('Player’s email'), { target: { value: 'me@b.de' } });
    await press('Save');
    expect(sentTo(calls, 'contact')).toEqual([{ email: 'me@b.de', phone: '' }]);
    cleanup();
    await show();
    expect(screen.getByText('No emails or text messages')).toBeDefined();
  });

  it('keeps everybody on the page', async () => {
    const { stores } = await show();
    await press('Keep me on this page', 'switch');
    expect(stores.availability.isNavigationBlocked).toBe(true);
  });

  it('switches pages of the site on and off', async () => {
    const { calls } = await show();
    await press('Deposit opens in a pop-up', 'switch');
    await press('Registration button disabled', 'switch');
    await press('Section 13: promotions and bonuses', 'switch');
    await press('Section 52: payments', 'switch');
    expect(sentTo(calls, 'rules')).toEqual([
      { ...RULES, useRechargeModal: true },
      { ...RULES, useRechargeModal: true, isRegistrationButtonDisabled: true },
      { ...RULES, useRechargeModal: true, isRegistrationButtonDisabled: true, availableRoutes: [47] },
      { ...RULES, useRechargeModal: true, isRegistrationButtonDisabled: true, availableRoutes: [47, 52] },
    ]);
  });

  it('makes each of several quick changes of what the former have left', async () => {
    const { calls } = await show();
    const routes = ['Section 13: promotions and bonuses', 'Section 52: payments'];
    await act(async () => {
      for (const name of ['Deposit opens in a pop-up', ...routes])
        fireEvent.click(screen.getByRole('switch', { name }));
      for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
    });
    expect(sentTo(calls, 'rules').at(-1)).toEqual({ ...RULES, useRechargeModal: true, availableRoutes: [47, 52] });
    calls.length = 0;
    await act(async () => {
      fireEvent.click(screen.getByRole('radio', { name: 'Down' }));
      fireEvent.click(screen.getByRole('switch', { name: 'Delay replies by 5 seconds' }));
      for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
    });
    expect(calls).toEqual(['feed down 0', 'feed down 5000']);
  });

  it('silences and slows the feed', async () => {
    const { calls } = await show();
    await press('Down', 'radio');
    await press('Delay replies by 5 seconds', 'switch');
    expect(calls).toEqual(['feed down 0', 'feed down 5000']);
    expect(screen.getByText(/^The feed is not responding/)).toBeDefined();
  });

  it('finds games by team or number', async () => {
    await show(undefined, { promoCodes: [] });
    const search = screen.getByRole('searchbox');
    fireEvent.change(search, { target: { value: 'zen' } });
    expect(screen.getAllByRole('listitem').map((row) => within(row).getByText(/ID/).textContent)).toEqual(['ID 2']);
    fireEvent.change(search, { target: { value: '1' } });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('says when a command was not done', async () => {
    await show({ kind: 'refused', status: 409, code: 'game-ended' });
    await press('Finish: Arsenal – Aston Villa');
    expect(screen.getByRole('alert').textContent).toBe(
      'The request failed. The server declined the request. Check your details and try again.',
    );
  });

  it('shows what the site is configured with', async () => {
    await show();
    const config = within(screen.getByRole('region', { name: 'Site configuration' }));
    expect(config.getByText('companyName').nextSibling?.textContent).toBe('"Oddsmith"');
  });
});
