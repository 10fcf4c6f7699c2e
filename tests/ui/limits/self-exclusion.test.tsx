import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Jurisdiction } from '../../../core/limits/jurisdiction.ts';
import type { Limit } from '../../../core/limits/limit.ts';
import { SIGNED_OUT_NOTICE } from '../../../core/session/signed-out-notice.ts';
import { fail } from '../../../core/shared/result.ts';
import { days } from '../../../core/shared/time.ts';
import { OfficeMenu } from '#ui/accounts/menu/office-menu.tsx';
import { LimitNotices } from '#ui/limits/limit-notices.tsx';
import { Screen } from '#ui/limits/limits-screen.tsx';
import { NOW } from '../../support/examples/coupon-examples.ts';
import { limitOf } from '../../support/examples/limit-examples.ts';
import { fakeLimitsGateway } from '../../support/fakes/fake-limits-gateway.ts';
import { fakeBrowserTabs } from '../../support/fakes/fake-tabs.ts';
import { memoryValues } from '../../support/fakes/memory-values.ts';
import { playerPage, teachDialogs } from '../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const settle = async () =>
  act(async () => {
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
  });

async function open(jurisdiction: Jurisdiction = 'default', limits: readonly Limit[] = []) {
  const fake = fakeLimitsGateway(limits, jurisdiction);
  fake.state.session = { ...fake.state.session, midnight: NOW + days(180) };
  const values = memoryValues().tab();
  const page = await playerPage({
    userId: 77,
    given: { values, limitsGateway: fake.gateway, freshTokens: fake.tokens },
  });
  await page.stores.lazy.ensure(['limits', 'exclusion']);
  await page.stores.limits.load();
  render(
    <>
      <OfficeMenu />
      <Screen />
      <LimitNotices />
    </>,
    { wrapper: page.Wrapper },
  );
  await settle();
  return { ...page, ...fake, values };
}

const press = async (name: string | RegExp, place: HTMLElement = document.body) => {
  fireEvent.click(within(place).getByRole('button', { name }));
  await settle();
};
const dialog = () => screen.getByRole('dialog');

describe('the way to an exclusion', () => {
  it('has nothing chosen, takes a length, a reason or none, a warning and a word but no password, and ends the session [SX-2, SX-4, SX-5, SX-7, SX-10, RG-10]', async () => {
    const { state, stores, values, left } = await open();
    await press('Exclude myself…');
    expect(
      within(dialog())
        .getAllByRole('radio')
        .filter((each) => (each as HTMLInputElement).checked),
    ).toEqual([]);
    await press('Next', dialog());
    expect(dialog().textContent).toContain('For how long?');
    fireEvent.click(within(dialog()).getByRole('radio', { name: /^180 days/ }));
    await press('Next', dialog());
    expect(within(dialog()).getByRole('radio', { name: 'Prefer not to say' })).toBeTruthy();
    expect(within(dialog()).getByRole('link', { name: 'Helplines and self-test' })).toBeTruthy();
    fireEvent.click(within(dialog()).getByRole('radio', { name: 'I spend more than I want to' }));
    await press('Next', dialog());
    expect(within(dialog()).getAllByRole('listitem').length).toBeGreaterThanOrEqual(8 + 3);
    await press('Exclude me', dialog());
    expect(state.sent).toEqual([]);
    expect(dialog().querySelectorAll('input:not([type="checkbox"])')).toHaveLength(0);
    fireEvent.click(within(dialog()).getByRole('checkbox'));
    await press('Exclude me', dialog());
    expect(state.sent).toEqual([expect.stringMatching(/^shut out 180 I spend more than I want to \S+ fresh-1$/)]);
    expect([stores.session.userId, values.read(SIGNED_OUT_NOTICE)]).toEqual([undefined, 'excluded']);
    const end = screen.getByRole('alertdialog');
    expect(end.textContent).toMatch(/^Excluded until /);
    expect(end.textContent).toContain('You can withdraw your money');
    expect(within(end).getByRole('link', { name: 'Helplines and self-test' })).toBeTruthy();
    await press('Got it', end);
    expect(left).toEqual(['home']);
  });

  it('sends no reason where none was given, and is tried again under its key [SX-2, SX-8]', async () => {
    const { state } = await open();
    await press('Exclude myself…');
    fireEvent.click(within(dialog()).getByRole('radio', { name: /^7 days/ }));
    await press('Next', dialog());
    fireEvent.click(within(dialog()).getByRole('radio', { name: 'Prefer not to say' }));
    await press('Next', dialog());
    fireEvent.click(within(dialog()).getByRole('checkbox'));
    state.failure = { kind: 'network' };
    await press('Exclude me', dialog());
    expect(within(dialog()).getByRole('alert')).toBeTruthy();
    state.failure = undefined;
    await press('Exclude me', dialog());
    const [first, second] = state.sent.map((each) => each.split(' '));
    expect(first?.slice(0, 6)).toEqual(['shut', 'out', '7', 'without', 'a', 'reason']);
    expect(second?.[6]).toBe(first?.[6]);
    expect(second?.[7]).toBe('fresh-2');
  });

  const sendFor7Days = async () => {
    await press('Exclude myself…');
    fireEvent.click(within(dialog()).getByRole('radio', { name: /^7 days/ }));
    await press('Next', dialog());
    await press('Next', dialog());
    fireEvent.click(within(dialog()).getByRole('checkbox'));
    await press('Exclude me', dialog());
  };

  it('ends well where the answer was lost but the exclusion holds [SX-9]', async () => {
    const { state, stores } = await open();
    state.failure = { kind: 'refused', status: 401, code: 'signed-out' };
    state.held = { isHeld: true, endsAt: NOW + days(7) };
    await sendFor7Days();
    expect(screen.getByRole('alertdialog').textContent).toMatch(/^Excluded until /);
    expect(stores.session.isSignedIn).toBe(false);
  });

  it('asks again where the session ended before anybody could say whether it holds [SX-8, SX-9]', async () => {
    const { state, stores } = await open();
    state.failure = { kind: 'network' };
    await sendFor7Days();
    expect(within(dialog()).getByRole('alert')).toBeTruthy();
    await act(async () => {
      stores.session.take(undefined);
    });
    await settle();
    state.held = { isHeld: true };
    fireEvent.click(within(dialog()).getByRole('checkbox'));
    await press('Exclude me', dialog());
    expect(screen.getByRole('alertdialog').textContent).toMatch(/^You are excluded/);
  });

  it('tells why where the server has refused it, whatever holds [SX-9]', async () => {
    const { state } = await open();
    state.failure = { kind: 'refused', status: 409, code: 'cannot-shorten' };
    state.held = { isHeld: true };
    await sendFor7Days();
    expect(within(dialog()).getByRole('alert')).toBeTruthy();
  });

  it('calls what is shorter than the least self-exclusion of the law a time-out, and leaves out what is neither [SX-1, LO-3]', async () => {
    await open('UK');
    await press('Exclude myself…');
    const words = within(dialog())
      .getAllByRole('radio')
      .map((each) => each.closest('label')?.textContent);
    expect(words).toEqual([
      '1 daytime-out',
      '7 daystime-out',
      '30 daystime-out',
      '180 days',
      '1 year',
      '2 years',
      '3 years',
      '5 years',
    ]);
  });

  it('can be left at each step, and leads to a break instead', async () => {
    const { state } = await open();
    await press('Exclude myself…');
    await press('Take a break instead', dialog());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.closest('section')?.getAttribute('aria-labelledby')).toBe('limits-break');
    await press('Exclude myself…');
    fireEvent.click(within(dialog()).getByRole('radio', { name: /^7 days/ }));
    await press('Next', dialog());
    await press('Next', dialog());
    await press('Back', dialog());
    await press('Close', dialog());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(state.sent).toEqual([]);
  });
});

describe('the panic button', () => {
  it('shuts out for a day with one press, from the page and from the menu of the office, where the law has it [SX-3, SX-6, RG-12]', async () => {
    const { state, stores } = await open('DE');
    expect(screen.getAllByRole('button', { name: 'Stop for 24 hours' })).toHaveLength(2);
    await press('Stop for 24 hours', screen.getByRole('navigation'));
    expect(state.sent).toEqual([expect.stringMatching(/^shut out 1 without a reason /)]);
    expect(stores.session.isSignedIn).toBe(false);
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });

  it('is not there where the law has none, or where the operator has switched it off [SX-3, LM-11]', async () => {
    await open('UK');
    expect(screen.queryByRole('button', { name: 'Stop for 24 hours' })).toBeNull();
    cleanup();
    await open('DE', [limitOf('extra', { state: 'active' })]);
    expect(screen.queryByRole('button', { name: /^(?:Stop for 24 hours|Exclude myself)/ })).toBeNull();
    expect(screen.getAllByText(/^The site has switched this off/)).toHaveLength(3);
  });

  it('does not come and go while the rules are on their way, and comes where they cannot be fetched [SX-3]', async () => {
    const { gateway, tokens } = fakeLimitsGateway([]);
    const rules = async () => fail({ kind: 'network' } as const);
    const { stores, Wrapper } = await playerPage({
      userId: 77,
      given: { limitsGateway: { ...gateway, rules }, freshTokens: tokens },
    });
    await stores.lazy.ensure(['limits', 'exclusion']);
    render(<OfficeMenu />, { wrapper: Wrapper });
    expect(screen.queryByRole('button', { name: 'Stop for 24 hours' })).toBeNull();
    await act(async () => stores.limits.load());
    expect(screen.getByRole('button', { name: 'Stop for 24 hours' })).toBeTruthy();
  });

  it('says when it did not work, and can be pressed again', async () => {
    const { state, said } = await open('DE');
    state.failure = { kind: 'network' };
    await press('Stop for 24 hours', screen.getByRole('navigation'));
    expect(said).toContain('stop-play: network');
    state.failure = undefined;
    await press('Stop for 24 hours', screen.getByRole('navigation'));
    expect(state.sent).toHaveLength(2);
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });
});

describe('whoever has signed in while shut out', () => {
  const openWith = async (limit: Parameters<typeof limitOf>[0], address: string) => {
    const fake = fakeLimitsGateway([limitOf(limit, { value: 7, endsAt: NOW + days(7) })]);
    const page = await playerPage({
      userId: 77,
      address,
      given: { limitsGateway: fake.gateway, freshTokens: fake.tokens },
    });
    await page.stores.lazy.ensure(['limits', 'exclusion']);
    await page.stores.limits.load();
    render(<LimitNotices />, { wrapper: page.Wrapper });
    await settle();
    return screen.queryByRole('status');
  };

  it('is told on every page until when, what stays open, and where support is [LP-10, RG-11]', async () => {
    const notice = await openWith('self-exclusion', '/en/live');
    expect(notice?.textContent).toMatch(/^You have excluded yourself until \d+ \w+ \d{4}, \d\d:\d\d \(UTC.*\)\. /);
    expect(
      within(notice as HTMLElement)
        .getByRole('link', { name: 'Support' })
        .getAttribute('href'),
    ).toBe('/en/contacts');
    expect(within(notice as HTMLElement).getByRole('link', { name: 'My limits' })).toBeTruthy();
  });

  it('is told of a break what it closes, and is told once where the limits are [LP-2, LP-10]', async () => {
    expect((await openWith('deposit-time-out', '/en/live'))?.textContent).toContain('a break from deposits until');
    cleanup();
    expect(await openWith('self-exclusion', '/en/office/responsible')).toBeNull();
  });
});

describe('an exclusion or a break of one tab', () => {
  it('is in the other within one broadcast: nobody plays there [LP-11, SX-5, REL-44]', async () => {
    const fake = fakeLimitsGateway([], 'DE');
    const newTab = fakeBrowserTabs();
    const values = memoryValues();
    const given = { limitsGateway: fake.gateway, freshTokens: fake.tokens };
    const pages = [];
    for (let tab = 0; tab < 2; tab += 1)
      pages.push(await playerPage({ userId: 77, tabs: newTab(), given: { ...given, values: values.tab() } }));
    const [one, other] = pages as [(typeof pages)[number], (typeof pages)[number]];
    for (const { stores } of pages) {
      await stores.lazy.ensure(['limits', 'exclusion', 'playGuard']);
      await stores.limits.load();
    }
    const stops = [other.stores.limits.start(), other.stores.session.start()];
    fake.state.limits = [limitOf('deposit-time-out', { value: 7, endsAt: NOW + days(7) })];
    one.stores.limits.save({ kind: 'deposit-time-out', value: 7 });
    await settle();
    expect(other.stores.playGuard.stop).toEqual({ reason: 'timed-out', until: NOW + days(7) });
    other.sessions.userId = undefined;
    one.stores.exclusion.panic();
    await settle();
    expect([one, other].map(({ stores }) => stores.session.isSignedIn)).toEqual([false, false]);
    for (const stop of stops) stop();
  });
});
