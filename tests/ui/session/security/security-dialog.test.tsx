import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fakePlayerGateway } from '../../../support/fakes/fake-player-gateway.ts';
import type { PasswordGateway } from '../../../../core/session/security/password-gateway.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import { SecurityDialog } from '#ui/session/security/security-dialog.tsx';
import { fakePasskeyGateway } from '../../../support/fakes/fake-passkey-gateway.ts';
import { fakeTwoFactorGateway } from '../../../support/fakes/fake-two-factor-gateway.ts';
import { playerPage, teachDialogs } from '../../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const playerGateway = fakePlayerGateway();

async function open(isOn = false, given: { readonly passwordGateway?: PasswordGateway } = {}) {
  const gateway = fakeTwoFactorGateway(isOn);
  const page = await playerPage({
    userId: 77,
    given: { playerGateway, passkeyGateway: fakePasskeyGateway().gateway, twoFactorGateway: gateway, ...given },
  });
  await page.stores.lazy.ensure(['security', 'player']);
  await act(async () => {
    render(<SecurityDialog />, { wrapper: page.Wrapper });
    await Promise.resolve();
  });
  return { ...page, gateway };
}

const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const send = async (name: string) =>
  act(async () => {
    fireEvent.submit(screen.getByRole('button', { name }).closest('form')!);
    await Promise.resolve();
  });

const give = async (code: string) =>
  act(async () => {
    type('Code from the app', code);
    await Promise.resolve();
  });

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the security dialog', () => {
  it('has one thing to do about each part, and one open form at a time', async () => {
    await open(true);
    expect(document.querySelectorAll('form')).toHaveLength(0);
    press('Turn off');
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
    expect(screen.getByRole('button', { name: 'Turn off' }).className).toMatch(/ghost/);
    press('Change password');
    expect(screen.getAllByLabelText('Current password')).toHaveLength(1);
    expect(screen.getByText('8 to 128 characters')).toBeTruthy();
    press('Cancel');
    expect(document.querySelectorAll('form')).toHaveLength(0);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change password' }));
  });

  it('turns the second step on: password, key as picture and text, code, recovery codes once [TWO-10]', async () => {
    const { stores, gateway } = await open();
    press('Turn on');
    await send('Turn on');
    expect(screen.getByText('Enter your password')).toBeTruthy();
    type('Current password', 'wrong');
    await send('Turn on');
    expect(screen.getByText(/^Incorrect password/)).toBeTruthy();
    type('Current password', 'right');
    await send('Turn on');
    expect(screen.getByTitle('QR code with the key for the app')).toBeTruthy();
    expect(screen.getByText('ABCD EFGH JKLM NPQR')).toBeTruthy();
    // a whole code is sent by itself
    await give('123 457');
    expect(screen.getByText('Incorrect code. Check the digits')).toBeTruthy();
    await give('123 456');
    expect(screen.getByText('AAAAA-22222')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Recovery codes' }));
    expect(gateway.isOn).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'I’ve saved them' }));
    expect(screen.queryByText('AAAAA-22222')).toBeNull();
    expect(screen.getByText('Two-step login is on. 2 recovery codes left')).toBeTruthy();
    expect(stores.security.recoveryCodes).toBeUndefined();
  });

  it('says how often a code can still be tried, where the server does [TWO-24]', async () => {
    const wrong = { kind: 'refused', status: 400, code: 'code', triesLeft: 2 } as const;
    const { gateway } = await open();
    Object.assign(gateway, { confirm: () => Promise.resolve(fail(wrong)) });
    press('Turn on');
    type('Current password', 'right');
    await send('Turn on');
    await give('000000');
    // at the field and in the list alike
    expect(screen.getAllByText(/Incorrect code/).map((each) => each.textContent)).toEqual([
      'Code from the app: Incorrect code. 2 tries left',
      'Incorrect code. 2 tries left',
    ]);
    cleanup();
    const on = await open(true);
    Object.assign(on.gateway, { turnOff: () => Promise.resolve(fail(wrong)) });
    press('Turn off');
    type('Current password', 'right');
    type('Code from the app or a recovery code', '000000');
    await send('Turn off');
    expect(screen.getByText('Incorrect code. 2 tries left')).toBeTruthy();
  });

  it('stays while recovery codes are made, and until they are kept [TWO-16]', async () => {
    const { stores, gateway } = await open(true);
    stores.dialogs.show('security');
    const leave = () => {
      fireEvent.pointerDown(screen.getByRole('dialog'));
      fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    };
    let letGo = (): void => undefined;
    const make = gateway.newRecoveryCodes;
    Object.assign(gateway, {
      newRecoveryCodes: async (password: string, code: string) => {
        await new Promise<void>((resolve) => (letGo = resolve));
        return make(password, code);
      },
    });
    press('New recovery codes');
    type('Current password', 'right');
    type('Code from the app or a recovery code', '123456');
    await send('Get new codes');
    leave();
    expect(stores.dialogs.open).toBe('security');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await act(async () => {
      letGo();
      await Promise.resolve();
    });
    expect(await screen.findByText('CCCCC-44444')).toBeTruthy();
    leave();
    expect(stores.dialogs.open).toBe('security');
    expect(screen.getByRole('alert').textContent).toBe('Save the codes first: they aren’t shown again.');
    press('I’ve saved them');
    leave();
    expect(stores.dialogs.open).toBeUndefined();
  });

  it('says that it could not be read, not that it could not be changed, and reads it again', async () => {
    const { stores, gateway } = await open();
    const read = gateway.twoFactor;
    Object.assign(gateway, { twoFactor: () => Promise.resolve(fail({ kind: 'network' })) });
    await act(async () => stores.security.load());
    expect(screen.getByRole('alert').textContent).toMatch(/^The request failed\. We can’t reach the server/);
    Object.assign(gateway, { twoFactor: read });
    await act(async () => {
      press('Try again');
      await Promise.resolve();
    });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Turn on' })).toBeTruthy();
  });

  it('changes the password for the old one, and says what follows [TWO-15]', async () => {
    const sent: unknown[] = [];
    const passwordGateway: PasswordGateway = {
      change: (change) => {
        sent.push(change);
        const isWeak = change.newPassword === 'password1';
        return Promise.resolve(isWeak ? fail({ kind: 'refused', status: 400, code: 'new-password' }) : ok(undefined));
      },
    };
    const { stores } = await open(false, { passwordGateway });
    fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
    const given = async (password: string, newPassword: string) => {
      fireEvent.change(screen.getAllByLabelText('Current password')[0]!, { target: { value: password } });
      type('New password', newPassword);
      await send('Change password');
    };
    await given('', 'short');
    expect(screen.getByText('Enter your password')).toBeTruthy();
    expect(screen.getByText(/^Choose another password/)).toBeTruthy();
    await given('right', 'password1');
    expect(screen.getByText(/^This password is too common/)).toBeTruthy();
    await given('right', 'quite another horse');
    expect(sent.at(-1)).toEqual({ password: 'right', newPassword: 'quite another horse' });
    expect(sent).toHaveLength(2);
    expect(screen.getByText(/^Password changed\. Other devices are logged out/)).toBeTruthy();
    cleanup();
    expect(stores.security.isPasswordChanged).toBe(false);
  });

  it('keeps neither key nor codes when it closes [SEC-57]', async () => {
    const { stores } = await open();
    press('Turn on');
    type('Current password', 'right');
    await send('Turn on');
    cleanup();
    expect([stores.security.key, stores.security.recoveryCodes]).toEqual([undefined, undefined]);
  });

  it('keeps no key that comes when it is closed: it would be shown to the next player [SEC-53]', async () => {
    const { stores, gateway } = await open();
    let letGo = (): void => undefined;
    const begin = gateway.begin;
    Object.assign(gateway, {
      begin: async (password: string) => {
        await new Promise<void>((resolve) => (letGo = resolve));
        return begin(password);
      },
    });
    press('Turn on');
    type('Current password', 'right');
    await send('Turn on');
    cleanup();
    letGo();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    expect(stores.security.key).toBeUndefined();
  });

  it('turns it off with the password and a code [TWO-10]', async () => {
    const { gateway } = await open(true);
    expect(screen.getByText('Two-step login is on. 7 recovery codes left')).toBeTruthy();
    press('Turn off');
    await send('Turn off');
    expect(screen.getByText('Enter the code in full')).toBeTruthy();
    type('Current password', 'right');
    type('Code from the app or a recovery code', '123456');
    await send('Turn off');
    expect(gateway.isOn).toBe(false);
    expect(screen.getByRole('button', { name: 'Turn on' })).toBeTruthy();
  });

  it('gives other recovery codes for the password and a code, this once [TWO-10]', async () => {
    const { gateway, stores } = await open(true);
    fireEvent.click(screen.getByRole('button', { name: 'New recovery codes' }));
    type('Current password', 'right');
    type('Code from the app or a recovery code', '123457');
    await send('Get new codes');
    expect(screen.getByText('Incorrect code. Check the digits')).toBeTruthy();
    type('Code from the app or a recovery code', '123456');
    await send('Get new codes');
    expect(screen.getByText('CCCCC-44444')).toBeTruthy();
    expect(gateway.isOn).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'I’ve saved them' }));
    expect(stores.security.recoveryCodes).toBeUndefined();
  });
});
