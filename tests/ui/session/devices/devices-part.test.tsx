import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PlayerDevice } from '../../../../core/session/devices/device-gateway.ts';
import { minutes } from '../../../../core/shared/time.ts';
import { SecurityDialog } from '#ui/session/security/security-dialog.tsx';
import { fakeDeviceGateway } from '../../../support/fakes/fake-device-gateway.ts';
import { fakePasskeyGateway } from '../../../support/fakes/fake-passkey-gateway.ts';
import { fakeTwoFactorGateway } from '../../../support/fakes/fake-two-factor-gateway.ts';
import { playerPage, teachDialogs } from '../../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const TITLE = 'Devices and sessions';

async function open(change: (devices: readonly PlayerDevice[]) => readonly PlayerDevice[] = (devices) => devices) {
  const seen = { now: 0 };
  const device = { isSignedIn: true, isKnown: true, isSpared: false, isThis: false, seenAt: 0 };
  const { gateway, state } = fakeDeviceGateway(
    change([
      { ...device, id: 1, browser: 'Chrome', system: 'Windows', isThis: true },
      { ...device, id: 2, browser: 'Firefox', system: 'Linux', isSpared: true },
      { ...device, id: 3, isSignedIn: false },
    ]),
  );
  const given = {
    passkeyGateway: fakePasskeyGateway().gateway,
    twoFactorGateway: fakeTwoFactorGateway(),
    deviceGateway: gateway,
  };
  const page = await playerPage({ userId: 77, given });
  seen.now = page.clock.now();
  state.devices = state.devices.map((each) => ({ ...each, seenAt: seen.now - minutes(5) }));
  await page.stores.lazy.ensure(['security', 'passkeys', 'devices', 'player']);
  await act(async () => {
    render(<SecurityDialog />, { wrapper: page.Wrapper });
    await Promise.resolve();
  });
  return { ...page, state };
}

const settle = async () =>
  act(async () => {
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
  });
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const row = () => screen.getByRole('region', { name: TITLE });
const show = async () => {
  fireEvent.click(within(row()).getByRole('button', { name: 'Show' }));
  await settle();
};
const items = () => within(screen.getByRole('list', { name: TITLE })).getAllByRole('listitem');
const submit = async (password?: string) => {
  const form = screen.getByRole('list', { name: TITLE }).parentElement!.querySelector('form')!;
  if (password !== undefined) {
    fireEvent.change(within(form).getByLabelText('Current password'), { target: { value: password } });
  }
  fireEvent.submit(form);
  await settle();
};

describe('the devices in the security dialog', () => {
  it('are asked for once they are to be seen, this one first, each with its words [DEV-2, DEV-3]', async () => {
    const { state } = await open();
    expect(screen.queryByRole('list', { name: TITLE })).toBeNull();
    await show();
    const [own, other, nameless] = items().map((item) => item.textContent);
    expect(own).toMatch(/^Chrome on WindowsThis deviceActive nowForget$/);
    expect(other).toMatch(/^Firefox on LinuxLast active: Today, \d\d:\d\dLogged inNo code is asked for here/);
    expect(nameless).toMatch(/^Unknown browserLast active: .*Not logged in/);
    expect(screen.queryByRole('button', { name: 'Log out on Chrome on Windows' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Log out on Unknown browser' })).toBeNull();
    expect(screen.getByText(/^Don’t know a device\?/)).toBeTruthy();
    expect(state.sent).toEqual([]);
  });

  it('are signed out with the password; the focus goes to what was done [DEV-3, DEV-5]', async () => {
    const { state } = await open();
    await show();
    await press('Log out on Firefox on Linux');
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
    await submit('');
    expect(screen.getAllByText(/Enter your password/).length).toBeGreaterThan(0);
    await submit('wrong');
    expect(screen.getAllByText(/^Incorrect password/).length).toBeGreaterThan(0);
    await submit('right');
    expect(state.sent).toEqual(['sign-out 2', 'sign-out 2']);
    expect(document.activeElement?.textContent).toBe('You’ve been logged out on Firefox on Linux');
    expect(items()[1]?.textContent).toContain('Not logged in');
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });

  it('are signed out everywhere else, as long as somebody is signed in there [DEV-3]', async () => {
    const { state } = await open();
    state.needsPassword = false;
    state.isPasswordAsked = false;
    await show();
    await press('Log out everywhere else');
    expect(document.activeElement?.textContent).toBe('Log out everywhere else');
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await submit();
    expect(state.sent).toEqual(['elsewhere']);
    expect(document.activeElement?.textContent).toBe('You’ve been logged out everywhere else');
    expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull();
  });

  it('are forgotten, with other words for this one [DEV-4]', async () => {
    const { state } = await open();
    await show();
    await press('Forget Firefox on Linux');
    expect(screen.getByText(/^You’ll be logged out there\./)).toBeTruthy();
    await press('Forget Chrome on Windows');
    expect(screen.getByText(/^You’ll stay logged in\./)).toBeTruthy();
    await submit('right');
    expect(state.sent).toEqual(['forget 1']);
    expect(screen.getByText('Chrome on Windows is forgotten')).toBeTruthy();
  });

  it('ask for the password after all where the time after the sign-in has passed meanwhile [DEV-5]', async () => {
    const { state } = await open();
    state.needsPassword = false;
    await show();
    await press('Log out on Firefox on Linux');
    await submit();
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
    expect(screen.queryByText(/^Incorrect password/)).toBeNull();
    await submit('right');
    expect(state.devices[1]?.isSignedIn).toBe(false);
  });

  it('show that one was ended from elsewhere already', async () => {
    const { state } = await open();
    await show();
    await press('Log out on Firefox on Linux');
    state.failure = { kind: 'refused', status: 404, code: 'no-device' };
    const leave = submit('right');
    state.devices = state.devices.filter(({ id }) => id !== 2);
    await leave;
    state.failure = undefined;
    fireEvent.click(within(row()).getByRole('button', { name: 'Try again' }));
    await settle();
    expect(items()).toHaveLength(2);
  });

  it('say why they did not come, and come when asked again', async () => {
    const { state } = await open();
    state.failure = { kind: 'network' };
    await show();
    expect(within(row()).getByRole('alert').textContent).toMatch(/^The request failed\. We can’t reach/);
    state.failure = undefined;
    fireEvent.click(within(row()).getByRole('button', { name: 'Try again' }));
    await settle();
    expect(items()).toHaveLength(3);
  });

  it('say so where there is no other', async () => {
    await open((devices) => devices.slice(0, 1));
    await show();
    expect(screen.getByText('You’re logged in on this device only.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull();
  });

  it('are kept no longer than they are seen', async () => {
    const { stores } = await open();
    await show();
    fireEvent.click(within(row()).getByRole('button', { name: 'Hide' }));
    await settle();
    expect(stores.devices.list).toBeUndefined();
    expect(document.activeElement).toBe(within(row()).getByRole('button', { name: 'Show' }));
  });
});
