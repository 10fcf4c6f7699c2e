import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../../core/navigation/route-table.ts';
import { NEXT_REGISTRATION_REMINDER } from '../../../core/registration/registration-reminder.ts';
import { days, minutes, seconds } from '../../../core/shared/time.ts';
import type { SiteConfig } from '../../../core/site/config/site-config.ts';
import { ReminderDialog } from '#ui/registration/reminder-dialog.tsx';
import { ReminderStore } from '#ui/registration/reminder-store.ts';
import { NOW } from '../../support/examples/coupon-examples.ts';
import { memoryValues } from '../../support/fakes/memory-values.ts';
import { playerPage, teachDialogs } from '../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

async function visit(options: { site?: Partial<SiteConfig>; userId?: number; nextAt?: number } = {}) {
  const values = memoryValues().tab();
  if (options.nextAt !== undefined) values.write(NEXT_REGISTRATION_REMINDER, options.nextAt);
  const page = await playerPage({
    site: options.site ?? {},
    ...(options.userId === undefined ? {} : { userId: options.userId }),
  });
  const { stores, timers, clock } = page;
  const store = new ReminderStore({ ...stores, timers, values, clock: { now: () => stores.clock.exact() } });
  const stop = store.start();
  const pass = async (by: number) =>
    act(async () => {
      clock.move(by);
      await timers.advance(by);
    });
  return { ...page, values, stop, pass };
}

describe('the reminder to register', () => {
  it('opens once the delay has passed, and again a day later [REM-2, REM-4]', async () => {
    const { stores, pass, values, stop } = await visit();
    await pass(seconds(59));
    expect(stores.dialogs.open).toBeUndefined();
    await pass(seconds(1));
    expect(stores.dialogs.open).toBe('registration-reminder');
    expect(values.read(NEXT_REGISTRATION_REMINDER)).toBe(NOW + seconds(60) + days(1));
    stop();
  });

  it('opens after the delay that the site configures, and again after its interval [REM-1, REM-4]', async () => {
    const { stores, pass, values, stop } = await visit({
      site: { reminderDelaySeconds: 15, reminderIntervalMinutes: 30 },
    });
    await pass(seconds(14));
    expect(stores.dialogs.open).toBeUndefined();
    await pass(seconds(1));
    expect(stores.dialogs.open).toBe('registration-reminder');
    expect(values.read(NEXT_REGISTRATION_REMINDER)).toBe(NOW + seconds(15) + minutes(30));
    stop();
  });

  it('waits while another dialog is open, and until the stored time [REM-3, REM-5]', async () => {
    const { stores, pass, stop } = await visit();
    stores.dialogs.show('sign-in');
    await pass(seconds(60));
    expect(stores.dialogs.open).toBe('sign-in');
    stores.dialogs.close();
    await pass(seconds(10));
    expect(stores.dialogs.open).toBe('registration-reminder');
    stop();
    const later = await visit({ nextAt: NOW + seconds(600) });
    await later.pass(seconds(120));
    expect(later.stores.dialogs.open).toBeUndefined();
    later.stop();
  });

  it.each([
    ['a player', { userId: 5 }],
    ['a site that registers nobody', { site: { isRegistrationAllowed: false } }],
    ['a site whose button is switched off', { site: { isRegistrationButtonDisabled: true } }],
  ])('is not for %s [REM-3] [RG1-7]', async (_who, options) => {
    const { stores, pass, stop } = await visit(options);
    await pass(seconds(120));
    expect(stores.dialogs.open).toBeUndefined();
    stop();
  });

  it('is not shown on the page of registration, and starts its wait after it [REM-3]', async () => {
    const { stores, pass, stop } = await visit();
    await act(async () => Promise.resolve(stores.page.stand(ROUTES.registration)));
    await pass(seconds(120));
    expect(stores.dialogs.open).toBeUndefined();
    await act(async () => Promise.resolve(stores.page.stand(ROUTES.history)));
    await pass(seconds(60));
    expect(stores.dialogs.open).toBe('registration-reminder');
    stop();
  });

  it('leads to the form or goes away', async () => {
    const { stores, Wrapper } = await visit();
    stores.dialogs.show('registration-reminder');
    render(<ReminderDialog />, { wrapper: Wrapper });
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(stores.dialogs.open).toBeUndefined();
    fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(stores.dialogs.open).toBe('registration');
  });
});
