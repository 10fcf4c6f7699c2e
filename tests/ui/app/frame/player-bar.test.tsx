import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { JURISDICTIONS, type Jurisdiction } from '../../../../core/limits/jurisdiction.ts';
import { minutes } from '../../../../core/shared/time.ts';
import { PlayerBar } from '../../../../ui/app/frame/player-bar.tsx';
import { NOW } from '../../../support/examples/coupon-examples.ts';
import { fakeLimitsGateway } from '../../../support/fakes/fake-limits-gateway.ts';
import { playerPage, teachDialogs } from '../../../support/views/player-page.tsx';

/** The first time its files are made. */
const SLOW = { timeout: 4000 };

beforeAll(teachDialogs);
afterEach(cleanup);

const settle = async () =>
  act(async () => {
    for (let turn = 0; turn < 40; turn += 1) await new Promise((done) => setTimeout(done));
  });

async function open(jurisdiction: Jurisdiction, address = '/en/live', isDown = false, withExclusion = true) {
  const fake = fakeLimitsGateway([], jurisdiction);
  const played = { stakes: 50.25, wins: 20.5, currency: 'EUR', midnight: 0, checkedFrom: NOW };
  fake.state.session = { startedAt: NOW - minutes(64) - 9000, now: NOW, ...played };
  const page = await playerPage({
    userId: 77,
    address,
    given: { limitsGateway: fake.gateway, freshTokens: fake.tokens },
  });
  await page.stores.lazy.ensure(withExclusion ? ['limits', 'exclusion'] : ['limits']);
  await page.stores.limits.load();
  if (isDown) fake.state.failure = { kind: 'network' };
  render(<PlayerBar />, { wrapper: page.Wrapper });
  await settle();
  return { ...page, ...fake };
}

const chip = () => screen.queryByRole('button', { name: /^Session/ });
const panic = () => screen.queryByRole('button', { name: 'Stop for 24 hours' });
const asked = (sent: readonly string[]) => sent.filter((each) => each === 'session').length;

describe('what the law wants in view of a player', () => {
  it.each(JURISDICTIONS)(
    'is in %s the time and the net result of the session on live pages [NP-1, RG-16]',
    async (law) => {
      await open(law);
      await vi.waitFor(() => expect(chip()?.textContent).toBe('Session 01:04:09Net result−€29.75'), SLOW);
    },
  );

  it.each(['/en/multi', '/en/marble/live', '/en/live/football', '/en/slots', '/en/casino/game/7/roulette'])(
    'is there on %s too [NP-1, RG-16]',
    async (address) => {
      await open('default', address);
      await vi.waitFor(() => expect(chip()).not.toBeNull(), SLOW);
    },
  );

  it.each([
    ['default', false, false],
    ['UK', true, false],
    ['MT', false, false],
    ['DE', false, true],
  ] as const)(
    'is in %s on any other page the figures: %s, the panic button: %s [NP-1, SX-12, RG-12, RG-16]',
    async (law, hasChip, hasPanic) => {
      await open(law, '/en/office/account');
      expect([chip() !== null, panic() !== null]).toEqual([hasChip, hasPanic]);
    },
  );

  it('is folded by a press and stays there, whether the balance is hidden or not [NP-1, NP-3, RG-16, RG-18]', async () => {
    const { stores } = await open('UK');
    expect([stores.accounts.isBalanceHidden, chip()?.getAttribute('aria-expanded')]).toEqual([true, 'true']);
    fireEvent.click(chip()!);
    const folded = screen.getByRole('button', { name: 'Session time and net result' });
    expect(folded.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(folded);
    expect(chip()?.textContent).toContain('−€29.75');
  });

  it('is asked for each minute while the page is looked at, and when the balance changes [NP-2]', async () => {
    const { state, stores, timers, visibility } = await open('default');
    expect(asked(state.sent)).toBe(1);
    await act(async () => timers.advance(minutes(1)));
    expect(asked(state.sent)).toBe(2);
    await act(async () => stores.accounts.topUp());
    await settle();
    expect(asked(state.sent)).toBe(3);
    act(() => {
      visibility.turn(false);
    });
    await act(async () => timers.advance(minutes(30)));
    expect(asked(state.sent)).toBe(3);
  });

  it('has a dash where the figures cannot be had, and a press asks for them again [NP-3]', async () => {
    const { state } = await open('default', '/en/live', true);
    expect(chip()?.textContent).toBe('Session —Net result—');
    state.failure = undefined;
    fireEvent.click(chip()!);
    await settle();
    expect(chip()?.textContent).toContain('01:04:09');
  });

  it('says of the last figures nothing once they cannot be had any more [NP-3]', async () => {
    const { state, timers } = await open('default');
    expect(chip()?.textContent).toContain('−€29.75');
    state.failure = { kind: 'network' };
    await act(async () => timers.advance(minutes(1)));
    expect(chip()?.textContent).toBe('Session —Net result—');
  });

  it('shuts out for a day by one press, on the page where the player stands [SX-3, SX-6, SX-12, RG-12]', async () => {
    const { state } = await open('DE', '/en/line/football');
    fireEvent.click(panic()!);
    await settle();
    expect(state.sent).toEqual([expect.stringMatching(/^shut out 1 without a reason /)]);
  });

  it('has the figures before the way to an exclusion is loaded [NP-1]', async () => {
    await open('DE', '/en/live', false, false);
    expect([chip() !== null, panic()]).toEqual([true, null]);
  });

  it('is for nobody who is signed out', async () => {
    const { stores } = await open('DE');
    act(() => {
      stores.session.take(undefined);
    });
    expect([chip(), panic()]).toEqual([null, null]);
  });
});

describe('what becomes of changed odds until the player chooses', () => {
  it.each([
    ['default', 'accept-increase'],
    ['UK', 'confirm'],
    ['MT', 'accept-increase'],
    ['DE', 'accept-increase'],
  ] as const)('is in %s, whatever the site has for visitors: %s [JP-8, RG-20]', async (law, mode) => {
    const { stores } = await open(law);
    const stop = stores.limits.start();
    await act(async () => stores.limits.load());
    expect(stores.couponSettings.changeMode).toBe(mode);
    act(() => {
      stores.couponSettings.change({ changeMode: 'accept-any' });
    });
    expect(stores.couponSettings.changeMode).toBe('accept-any');
    stop();
  });
});
