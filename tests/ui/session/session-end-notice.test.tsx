import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { IdleNotice } from '#ui/session/session-end-notice.tsx';
import { InactivityStore } from '#ui/session/inactivity-store.ts';
import { StoresProvider } from '../../../ui/page/feature-hook.ts';
import { fakeBrowserTabs } from '../../support/fakes/fake-tabs.ts';
import { memoryValues } from '../../support/fakes/memory-values.ts';
import { playerPage } from '../../support/views/player-page.tsx';

afterEach(cleanup);

it('a warned player sees how long is left until they choose to stay [IDL-8, IDL-11]', async () => {
  const page = await playerPage({ userId: 5, site: { isAutoLogoffEnabled: true, autoLogoffMinutes: 30 } });
  let now = 0;
  const pass = (seconds: number) =>
    act(async () => {
      now += seconds * 1000;
      await page.timers.advance(seconds * 1000);
    });
  const inactivity = new InactivityStore({
    ...page.stores,
    clock: { now: () => now },
    timers: page.timers,
    tabs: fakeBrowserTabs()(),
    values: memoryValues().tab(),
    steady: { now: () => now },
    activity: () => () => undefined,
    signOut: () => undefined,
  });
  inactivity.start();
  function Bar() {
    return (
      <StoresProvider value={{ ...page.stores, inactivity }}>
        <IdleNotice />
      </StoresProvider>
    );
  }
  render(<Bar />, { wrapper: page.Wrapper });
  expect(screen.queryByRole('status')).toBeNull();
  await pass(29 * 60);
  const bar = screen.getByRole('status');
  expect(bar.textContent).toContain('You’re about to be logged out because you’ve been inactive. 1:00 left');
  expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off');
  for (let second = 0; second < 18; second += 1) await pass(1);
  expect(screen.getByRole('timer').textContent).toBe('0:42 left');
  fireEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
  expect(screen.queryByRole('status')).toBeNull();
});
