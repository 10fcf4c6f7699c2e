import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fail, ok } from '../../../../core/shared/result.ts';
import { SecurityDialog } from '#ui/session/security/security-dialog.tsx';
import { SignInDialog } from '#ui/session/sign-in-dialog.tsx';
import { fakePasskeyGateway } from '../../../support/fakes/fake-passkey-gateway.ts';
import { fakeTwoFactorGateway } from '../../../support/fakes/fake-two-factor-gateway.ts';
import { playerPage, teachDialogs } from '../../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

async function open(dialog: 'security' | 'sign-in', isSupported = true) {
  const { gateway, state } = fakePasskeyGateway({ isSupported });
  const given = { passkeyGateway: gateway, twoFactorGateway: fakeTwoFactorGateway() };
  const page = await playerPage({ ...(dialog === 'security' ? { userId: 77 } : {}), given });
  await page.stores.lazy.ensure(['security', 'signIn', 'passkeys', 'player']);
  await act(async () => {
    render(dialog === 'security' ? <SecurityDialog /> : <SignInDialog />, { wrapper: page.Wrapper });
    await Promise.resolve();
  });
  return { ...page, state };
}

const press = async (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });
const submit = async (name: string) =>
  act(async () => {
    fireEvent.submit(screen.getByRole('button', { name }).closest('form')!);
    await Promise.resolve();
  });
const formOf = (name: string) => screen.getByRole('button', { name }).closest('form')!;
const typePassword = (button: string, value: string) => {
  fireEvent.change(formOf(button).querySelector('input[name=password]')!, { target: { value } });
};

describe('the passkeys of the security dialog', () => {
  it('are added under a name, renamed and removed with the password [PK-1, PK-8]', async () => {
    const { state } = await open('security');
    expect(screen.getByText(/^Log in with your fingerprint/)).toBeTruthy();
    await press('Add a passkey');
    typePassword('Add a passkey', 'wrong');
    await submit('Add a passkey');
    expect(screen.getByText(/^Incorrect password/)).toBeTruthy();
    typePassword('Add a passkey', 'right');
    await submit('Add a passkey');
    expect(state.passkeys).toMatchObject([{ name: 'This device' }]);
    expect(screen.getByText('Passkey “This device” added')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a passkey' }));
    await press('Add a passkey');
    expect(formOf('Add a passkey').querySelector('input')!.value).toBe('This device 2');
    await press('Cancel');
    await press('Change the passkey This device');
    const name = formOf('Save the name').querySelector('input')!;
    fireEvent.change(name, { target: { value: 'Laptop' } });
    await submit('Save the name');
    expect(screen.getByText('Laptop')).toBeTruthy();
    await press('Change the passkey Laptop');
    typePassword('Remove the passkey', 'right');
    await submit('Remove the passkey');
    expect(state.passkeys).toEqual([]);
    expect(screen.queryByText('Laptop')).toBeNull();
  });

  it('keep what is typed for a new one while the devices are shown [PK-8]', async () => {
    const { stores } = await open('security');
    await stores.lazy.ensure(['devices']);
    await press('Add a passkey');
    const name = () => formOf('Add a passkey').querySelector('input')!;
    fireEvent.change(name(), { target: { value: 'My laptop' } });
    await press('Show');
    expect(screen.getByRole('button', { name: 'Hide' })).toBeTruthy();
    expect(name().value).toBe('My laptop');
  });

  it('name their days in the time zone that the player chose [PK-8]', async () => {
    const { stores, state } = await open('security');
    state.passkeys = [{ id: 1, name: 'Laptop', isSynced: false, createdAt: Date.UTC(2024, 4, 9, 20) }];
    await act(async () => {
      stores.settings.change({ timeZone: 3 });
      await stores.passkeys.load();
    });
    expect(screen.getByText('Added 9 May 2024')).toBeTruthy();
    act(() => {
      stores.settings.change({ timeZone: 10 });
    });
    expect(screen.getByText('Added 10 May 2024')).toBeTruthy();
  });

  it('are added with a code of the app where there is one [PK-1]', async () => {
    const { state } = await open('security');
    // the app was set up in this very dialog
    state.needsCode = true;
    await press('Add a passkey');
    const typeCode = (value: string) => {
      fireEvent.change(formOf('Add a passkey').querySelector('input[name=code]')!, { target: { value } });
    };
    typePassword('Add a passkey', 'right');
    await submit('Add a passkey');
    expect(screen.getByText('Enter the code in full')).toBeTruthy();
    typeCode('123456');
    await submit('Add a passkey');
    expect(state.passkeys).toHaveLength(1);
  });

  it('say why none was added', async () => {
    const { state } = await open('security');
    await press('Add a passkey');
    for (const [added, words] of [
      [{ kind: 'passkey', problem: 'cancelled' }, 'No passkey was added. You can try again.'],
      [{ kind: 'passkey', problem: 'known' }, 'This device already has a passkey for your account.'],
      [{ kind: 'refused', status: 409, code: 'too-many' }, /^You already have 10 passkeys/],
      [{ kind: 'refused', status: 400, code: 'passkey' }, /^We couldn’t add the passkey/],
    ] as const) {
      state.added = added;
      typePassword('Add a passkey', 'right');
      await submit('Add a passkey');
      expect(screen.getByText(words)).toBeTruthy();
    }
  });

  it('are not offered where the browser has none', async () => {
    await open('security', false);
    expect(screen.getByText('This browser doesn’t support passkeys.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });
});

describe('the sign-in by a passkey', () => {
  it('is offered in the login field and by a button, and signs in without a code [PK-5]', async () => {
    const { state, stores } = await open('sign-in');
    expect(screen.getByLabelText('Email or ID').getAttribute('autocomplete')).toBe('username webauthn');
    expect(state.signIns.map(({ isOffered }) => isOffered)).toEqual([true]);
    await press('Log in with a passkey');
    expect(state.signIns.map(({ isOffered }) => isOffered)).toEqual([true, false]);
    // the offer ends where the window opens
    await act(async () => state.signIns[0]!.end(fail({ kind: 'passkey', problem: 'cancelled' })));
    expect(screen.getByRole('button', { name: 'Waiting for your device…' })).toBeTruthy();
    await act(async () => state.signIns[1]!.end(ok({ userId: 77 })));
    expect(stores.session.userId).toBe(77);
  });

  it('signs in by what was chosen in the login field', async () => {
    const { state, stores } = await open('sign-in');
    await act(async () => state.signIns[0]!.end(ok({ userId: 78 })));
    expect(stores.session.userId).toBe(78);
  });

  it('is remembered as the box of any form says, not before it is ticked [IDL-12, WAY-3]', async () => {
    const { state } = await open('sign-in');
    const remembered = () => state.signIns.map(({ isRemembered }) => isRemembered());
    expect(remembered()).toEqual([false]);
    fireEvent.click(screen.getByRole('radio', { name: 'Phone' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Stay logged in for 30 days' }));
    await press('Log in with a passkey');
    expect(remembered()).toEqual([true, true]);
  });

  it('says what became of it, and leaves the password to type', async () => {
    const { state } = await open('sign-in');
    for (const [reply, words] of [
      [{ kind: 'passkey', problem: 'cancelled' }, /^Login with a passkey was cancelled/],
      [{ kind: 'refused', status: 401, code: 'passkey' }, /^That passkey didn’t work/],
    ] as const) {
      await press('Log in with a passkey');
      await act(async () => state.signIns.at(-1)!.end(fail(reply)));
      expect(screen.getByText(words)).toBeTruthy();
    }
    expect(screen.getByLabelText('Password')).toBeTruthy();
  });

  it('is given up with the dialog, and nobody is signed in afterwards', async () => {
    const { state, stores } = await open('sign-in');
    await press('Log in with a passkey');
    cleanup();
    expect(state.stopped).toBeGreaterThan(0);
    await act(async () => state.signIns[1]!.end(fail({ kind: 'passkey', problem: 'cancelled' })));
    expect(stores.passkeys.problem).toBeUndefined();
    expect(stores.session.userId).toBeUndefined();
  });

  it('is taken where the server answers after the dialog was closed', async () => {
    const { state, stores } = await open('sign-in');
    await press('Log in with a passkey');
    cleanup();
    await act(async () => state.signIns[1]!.end(ok({ userId: 77 })));
    expect(stores.session.userId).toBe(77);
    expect(stores.passkeys.isAsking).toBe(false);
  });

  it.each([
    { kind: 'passkey', problem: 'failed' },
    { kind: 'passkey', problem: 'cancelled' },
    { kind: 'network' },
  ] as const)('that was offered and came to no answer says nothing to who asked for none: %j', async (failure) => {
    const { state } = await open('sign-in');
    await act(async () => state.signIns[0]!.end(fail(failure)));
    expect(screen.queryByText(/passkey (didn’t|was)/)).toBeNull();
    expect(state.signIns).toHaveLength(1);
  });

  it('says that a passkey chosen in the login field was refused, and offers others', async () => {
    const { state } = await open('sign-in');
    await act(async () => state.signIns[0]!.end(fail({ kind: 'refused', status: 401, code: 'passkey' })));
    expect(screen.getByText(/^That passkey didn’t work/)).toBeTruthy();
    expect(state.signIns.map(({ isOffered }) => isOffered)).toEqual([true, true]);
  });

  it('is offered anew before its challenge runs out, and after a press that was cancelled [PK-2]', async () => {
    const { state, timers } = await open('sign-in');
    await act(async () => timers.advance(269_000));
    expect(state.signIns).toHaveLength(1);
    await act(async () => timers.advance(1000));
    expect(state.signIns.map(({ isOffered }) => isOffered)).toEqual([true, true]);
    expect(state.stopped).toBe(1);
    await press('Log in with a passkey');
    await act(async () => state.signIns.at(-1)!.end(fail({ kind: 'passkey', problem: 'cancelled' })));
    expect(state.signIns.map(({ isOffered }) => isOffered)).toEqual([true, true, false, true]);
    cleanup();
    expect(timers.waiting()).toBe(0);
  });

  it('is offered only while there is a login field to offer it in', async () => {
    const { state } = await open('sign-in');
    fireEvent.click(screen.getByRole('radio', { name: 'Phone' }));
    expect(state.stopped).toBe(1);
    await press('Log in with a passkey');
    await act(async () => state.signIns.at(-1)!.end(fail({ kind: 'passkey', problem: 'cancelled' })));
    expect(state.signIns.map(({ isOffered }) => isOffered)).toEqual([true, false]);
    fireEvent.click(screen.getByRole('radio', { name: 'Login' }));
    expect(state.signIns.map(({ isOffered }) => isOffered)).toEqual([true, false, true]);
  });

  it('is not offered where the browser has none', async () => {
    const { state } = await open('sign-in', false);
    expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
    expect(state.signIns).toEqual([]);
  });
});
