import { act, cleanup, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { JURISDICTIONS } from '../../../core/limits/jurisdiction.ts';
import type { Limit } from '../../../core/limits/limit.ts';
import { days } from '../../../core/shared/time.ts';
import { PlayerMenu } from '#ui/accounts/player-menu.tsx';
import { TopUpButton } from '#ui/accounts/top-up-button.tsx';
import { LimitPromptDialog } from '#ui/limits/overview/limit-prompt-dialog.tsx';
import { Screen } from '#ui/limits/limits-screen.tsx';
import { InactivityStore } from '#ui/session/inactivity-store.ts';
import { usePicks } from '#ui/sports/use-picks.ts';
import { FooterPart } from '../../../ui/app/footer/footer-part.tsx';
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
    for (let turn = 0; turn < 16; turn += 1) await Promise.resolve();
  });

/** What the server keeps of the same promises: tests/contract/limits/every-law.test.ts. */
describe.each(JURISDICTIONS)('a page under the law of %s', (jurisdiction) => {
  async function open(limits: readonly Limit[] = [], address = '/en/live') {
    const fake = fakeLimitsGateway(limits, jurisdiction);
    const values = memoryValues().tab();
    const given = { values, limitsGateway: fake.gateway, freshTokens: fake.tokens };
    const page = await playerPage({ userId: 77, address, given, site: { isAutoLogoffEnabled: true } });
    await page.stores.lazy.ensure(['limits', 'exclusion', 'playGuard', 'limitPrompt', 'frame']);
    const stop = page.stores.limits.start();
    await act(async () => page.stores.limits.load());
    return { ...page, ...fake, values, stop };
  }
  const press = async (name: string | RegExp) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await settle();
  };

  it('takes a typed sum, nothing filled in, and says what is wrong beside it [RG-06]', async () => {
    const { Wrapper, state } = await open();
    render(<Screen />, { wrapper: Wrapper });
    await settle();
    await press('Set: Deposits in 24 hours');
    const field = screen.getByRole<HTMLInputElement>('textbox');
    expect([field.value, screen.queryAllByRole('spinbutton')]).toEqual(['', []]);
    fireEvent.change(field, { target: { value: '12x' } });
    await press('Save');
    const described = document.getElementById(field.getAttribute('aria-describedby')!.split(' ')[0]!);
    expect([described?.textContent, state.sent]).toEqual([expect.stringMatching(/^This isn’t an amount/), []]);
  });

  it('asks for a limit before money comes in, by two buttons of one weight [RG-07]', async () => {
    const { Wrapper, stores } = await open();
    render(
      <>
        <TopUpButton />
        <LimitPromptDialog />
      </>,
      { wrapper: Wrapper },
    );
    await press('Top up play money');
    const looks = ['Set a limit', 'Not now'].map((name) => screen.getByRole('button', { name }).className);
    expect([stores.dialogs.open, looks[0]]).toEqual(['limit-prompt', looks[1]]);
  });

  it('leads to the limits from the menu of the player, excluded or not [RG-08]', async () => {
    const { Wrapper } = await open([limitOf('self-exclusion', { value: 7, endsAt: NOW + days(7) })]);
    render(<PlayerMenu />, { wrapper: Wrapper });
    await press(/^My account/);
    expect(screen.getByText('My limits').closest('a')?.getAttribute('href')).toBe('/en/office/responsible');
  });

  it('says on live pages that what is shown is late, and leads to help, with the age [RG-19, RG-25]', async () => {
    const { Wrapper } = await open();
    render(<FooterPart route={{ layout: 'main', hides: ['seo'] }} />, { wrapper: Wrapper });
    const footer = screen.getByRole('contentinfo');
    const help = within(footer).getAllByRole('link', { name: 'Helplines and self-test' });
    expect(help.at(-1)?.parentElement?.textContent).toContain('Live scores and odds are delayed');
    expect([help.at(-1)?.getAttribute('href'), footer.textContent.includes('18+')]).toEqual([
      '/en/responsiblegaming',
      true,
    ]);
  });

  it('tells of each price what one click bets [RG-21]', async () => {
    const { Wrapper, stores } = await open();
    const { result, rerender } = renderHook(usePicks, { wrapper: Wrapper });
    expect(result.current.oneClickSum()).toBeUndefined();
    act(() => {
      stores.couponSettings.switchOneClick(true);
    });
    rerender();
    expect(result.current.oneClickSum()).toMatch(/^₽\d+$/);
  });

  it('courts nobody who takes a break [RG-23]', async () => {
    const courted = await open();
    const resting = await open([limitOf('deposit-time-out', { value: 7, endsAt: NOW + days(7) })]);
    expect([courted, resting].map(({ stores }) => stores.playGuard.mayPromote)).toEqual([true, false]);
  });

  it('warns half a minute before it signs out who is idle, and stays at a move [RG-26]', async () => {
    const { stores, timers, values } = await open();
    let [now, move, outs] = [0, (): void => undefined, 0];
    const store = new InactivityStore({
      ...stores,
      clock: { now: () => NOW },
      timers,
      tabs: fakeBrowserTabs()(),
      values,
      steady: { now: () => now },
      activity: (seen) => {
        move = seen;
        return () => undefined;
      },
      signOut: () => (outs += 1),
    });
    const stop = store.start();
    const wait = async (halves: number) => {
      for (let half = 0; half < halves; half += 1) {
        now += 30_000;
        await act(async () => timers.advance(30_000));
      }
    };
    await wait(59);
    expect(store.secondsLeft).toBeGreaterThanOrEqual(20);
    move();
    await wait(2);
    expect(outs).toBe(0);
    stop();
  });
});
