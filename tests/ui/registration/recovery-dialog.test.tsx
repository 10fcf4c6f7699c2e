import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RecoveryGateway } from '../../../core/registration/recovery-gateway.ts';
import type { RegistrationGateway } from '../../../core/registration/registration-gateway.ts';
import type { SignInReply } from '../../../core/session/gateways/sign-in-gateway.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import { minutes } from '../../../core/shared/time.ts';
import { RecoveryDialog } from '#ui/registration/recovery-dialog.tsx';
import { SignInDialog } from '#ui/session/sign-in-dialog.tsx';
import { NOW } from '../../support/examples/coupon-examples.ts';
import { NO_OFFER, playerPage, teachDialogs } from '../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

interface Answers {
  readonly needsApproval?: boolean;
  /** What a saved password begins. */
  readonly saved?: Omit<SignInReply, 'attemptsLeft'>;
  readonly failure?: RequestFailure | undefined;
}

/** The dialog over a server that answers so until it is told otherwise. */
async function open(answers: Answers = {}, registration?: RegistrationGateway) {
  const server: Answers & { failure?: RequestFailure | undefined } = { ...answers };
  const calls: string[] = [];
  const answer = <Value,>(call: string, value: Value) => {
    calls.push(call);
    return Promise.resolve(server.failure === undefined ? ok(value) : fail(server.failure));
  };
  const gateway: RecoveryGateway = {
    requestCode: (contact) => answer(`code to ${contact}`, { deadline: NOW + minutes(10) }),
    checkCode: (code) => answer(`check ${code}`, { needsApproval: server.needsApproval ?? false }),
    approve: ({ playerId }) => answer(`approve ${playerId ?? ''}`, undefined),
    savePassword: (password) => answer(`save ${password}`, server.saved ?? {}),
  };
  const page = await playerPage({ ...(registration && { registration }), given: { recoveryGateway: gateway } });
  const { dialogs, lazy } = page.stores;
  await lazy.ensure(['recovery']);
  const show = () => {
    dialogs.show('recover-password');
    return render(<RecoveryDialog />, { wrapper: page.Wrapper });
  };
  return { ...page, server, calls, show, shown: show() };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input:not([type=radio])' });

async function press(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });
}

async function give(name: string, value: string): Promise<void> {
  fireEvent.change(field(name), { target: { value } });
  await act(async () => {
    fireEvent.submit(field(name).closest('form')!);
    await Promise.resolve();
  });
}

/** By the tab that it belongs to. */
async function giveContact(contact: string): Promise<void> {
  const isEmail = /[a-z]/.test(contact);
  fireEvent.click(screen.getByRole('radio', { name: isEmail ? 'Email' : 'Phone' }));
  await give(isEmail ? 'Email address' : 'Phone number', contact);
}

describe('password recovery', () => {
  it('goes from the contact over the code to the new password and on to the sign-in [PWR-4]', async () => {
    const { calls, stores } = await open();
    expect(document.activeElement).toBe(field('Phone number'));
    await giveContact(' Player@Example.org ');
    expect(screen.getByRole('status').textContent).toMatch(
      /^If player@example.org is linked to an account, we’ve sent/,
    );
    expect(document.activeElement).toBe(field('Code from the email'));
    await give('Code from the email', ' 123456 ');
    await give('New password', 'correct horse');
    expect(calls).toEqual(['code to player@example.org', 'check 123456', 'save correct horse']);
    await press('Log in');
    expect(stores.dialogs.open).toBe('sign-in');
  });

  it('leads who has no access to the contact to the support, before the code and after it [PWR-24]', async () => {
    await open();
    const support = () =>
      screen.getByRole<HTMLAnchorElement>('link', { name: 'No access to this number or email? Contact support' });
    expect([support().pathname, support().target]).toEqual(['/en/contacts', '_blank']);
    await giveContact('player@example.org');
    expect(support().pathname).toBe('/en/contacts');
  });

  it('that was begun anew hears nothing of what the one before was refused [PWR-20]', async () => {
    const { stores, server } = await open();
    const { recovery } = stores;
    server.failure = { kind: 'network' };
    const late = recovery.askForCode('player@example.org');
    recovery.beginAnew();
    await act(async () => {
      await late;
    });
    expect([recovery.failure, recovery.state.phase]).toEqual([undefined, 'contact']);
  });

  it('keeps what was typed as the contact until the password is saved, and not in storage [PWR-20]', async () => {
    const { stores, show, shown } = await open();
    const { recovery } = stores;
    await giveContact('Player@example.org');
    shown.unmount();
    show();
    expect(recovery.contact).toBe('player@example.org');
    await give('Code from the email', '123456');
    await give('New password', 'correct horse');
    const { contact, email, phone } = recovery;
    expect([contact, email, phone, stores.dialogs.login]).toEqual(['', '', '', 'player@example.org']);
    const stored = [localStorage, sessionStorage].flatMap((storage) => Object.values<unknown>(storage));
    expect(JSON.stringify(stored)).not.toMatch(/player@example/i);
    stores.dialogs.close();
    expect(stores.dialogs.login).toBe('');
  });

  it('hands nothing on to the sign-in where it has signed in [PWR-20]', async () => {
    const { stores } = await open({ saved: { userId: 501 } });
    await giveContact('player@example.org');
    await give('Code from the email', '123456');
    await give('New password', 'correct horse');
    expect([stores.recovery.contact, stores.dialogs.login]).toEqual(['', '']);
  });

  it('signs in by the saved password, and says what it changed [PWR-19]', async () => {
    const { said, stores } = await open({ saved: { userId: 501 } });
    await giveContact('player@example.org');
    await give('Code from the email', '123456');
    await give('New password', 'correct horse');
    expect([stores.session.userId, stores.dialogs.open]).toEqual([501, undefined]);
    expect(said).toEqual(['recovered.title']);
  });

  it('asks for the code of the app besides where the player has one [PWR-19]', async () => {
    const { shown, stores, Wrapper } = await open({
      saved: { secondStep: { method: 'app', expiresAt: NOW + minutes(5) } },
    });
    await giveContact('player@example.org');
    await give('Code from the email', '123456');
    await give('New password', 'correct horse');
    expect([stores.session.userId, stores.dialogs.open]).toEqual([undefined, 'sign-in']);
    shown.unmount();
    render(<SignInDialog />, { wrapper: Wrapper });
    expect(screen.getByRole('heading').textContent).toBe('Enter the code from your app');
  });

  it('shows how far it has come, and names each step [PWR-4]', async () => {
    await open({ needsApproval: true });
    const steps = () => screen.getAllByRole('listitem').map((step) => step.textContent);
    const present = () => document.querySelector('[aria-current=step]')?.textContent;
    const title = () => screen.getByRole('heading').textContent;
    expect([steps(), present(), title()]).toEqual([
      ['Contact', 'Code', 'New password'],
      'Contact',
      'Reset your password',
    ]);
    await giveContact('+79991234567');
    expect([steps(), present(), title()]).toEqual([
      ['Contact, done', 'Code', 'New password'],
      'Code',
      'Enter the code from the text message',
    ]);
    await give('Code from the text message', '1');
    expect(present()).toBe('Code');
    await give('Player ID', '501');
    expect([present(), title()]).toEqual(['New password', 'Choose a new password']);
    await give('New password', 'correct horse');
    expect([screen.queryAllByRole('listitem'), title()]).toEqual([[], 'Password changed']);
  });

  it('asks for the player where the server wants to know [PWR-4]', async () => {
    const { calls } = await open({ needsApproval: true });
    await giveContact('+79991234567');
    await give('Code from the text message', '1');
    await give('Player ID', '501');
    await give('New password', 'correct horse');
    expect(calls).toEqual(['code to +79991234567', 'check 1', 'approve 501', 'save correct horse']);
  });

  it('reads a number as it is dialled at home, and says where the code went [PWR-18]', async () => {
    const { calls } = await open();
    await giveContact('8 (999) 123-45-67');
    expect(calls).toEqual(['code to +79991234567']);
    expect(screen.getByText(/\+79991234567/)).toBeDefined();
  });

  it('takes the phone of a chosen country in its form, keeps it beside the address, and forgets what was wrong of the other [TEL-8, TEL-9]', async () => {
    const countries = [
      { id: 1, name: 'RU', countryCode: 'ru', diallingCode: '+7' },
      { id: 2, name: 'BY', countryCode: 'by', diallingCode: '+375' },
    ];
    const masks = [{ countryId: 2, mask: '## ###-##-##', min: 9, max: 9 }];
    const offer = () => Promise.resolve(ok({ types: ['phone'] as const, countries, masks }));
    const { calls } = await open(
      {},
      { ...NO_OFFER, offer, registerInOneClick: () => Promise.reject(new Error('nobody registers here')) },
    );
    await act(async () => Promise.resolve());
    fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'by' } });
    await give('Phone number', '29 123');
    expect(screen.getByText('Enter the full number')).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'Email' }));
    expect(field('Email address').getAttribute('aria-invalid')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Phone' }));
    expect(field('Phone number').value).toBe('29 123');
    await give('Phone number', '291234567');
    expect(calls).toEqual(['code to +375291234567']);
    await press('Use a different email or phone');
    expect(field('Phone number').value).toBe('29 123-45-67');
  });

  it.each([
    ['020 7946 0000', 'Enter the full number', 'Phone number'],
    ['', 'Enter the full number', 'Phone number'],
    ['nobody', 'Enter a full email address', 'Email address'],
  ])('says of the contact %j what to do and moves there [PWR-9]', async (typed, text, name) => {
    const { calls } = await open();
    await giveContact(typed);
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(document.activeElement).toBe(field(name));
    expect(calls).toEqual([]);
  });

  it('says of a code whether it is wrong, how many tries it has left, or that it is late, and sends it again [PWR-2] [PWR-8] [PWR-21]', async () => {
    const { calls, clock, server } = await open();
    await giveContact('a@b.de');
    server.failure = { kind: 'refused', status: 400, code: 'code' };
    await give('Code from the email', '1');
    expect(screen.getByText('Incorrect code. Check the digits')).toBeDefined();
    server.failure = { kind: 'refused', status: 400, code: 'code', triesLeft: 1 };
    await give('Code from the email', '1');
    expect(screen.getByText('Incorrect code. 1 try left')).toBeDefined();
    expect(field('Code from the email').value).toBe('1');
    clock.move(minutes(10));
    await give('Code from the email', '2');
    expect(screen.getByText('This code has expired. Request a new one')).toBeDefined();
    server.failure = undefined;
    await press('Send the code again');
    expect(calls).toEqual(['code to a@b.de', 'check 1', 'check 1', 'code to a@b.de']);
  });

  it('asks by the id of an account, and says nothing of where its code went [PWR-22]', async () => {
    const { calls } = await open();
    fireEvent.click(screen.getByRole('radio', { name: 'Account ID' }));
    await give('Account ID', 'me');
    expect(screen.getByText('Enter the ID in digits')).toBeDefined();
    await give('Account ID', ' 00482 ');
    expect(calls).toEqual(['code to id:482']);
    expect(screen.getByRole('dialog', { name: 'Enter the code' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toMatch(/^If account 482 has an email or phone, we’ve sent/);
    await give('Code from the email or text message', '123456');
    expect(field('New password')).toBeDefined();
  });

  it('begins at what was typed as the login, and is given up by a press [PWR-20] [PWR-22]', async () => {
    const { stores, shown, show } = await open();
    shown.unmount();
    stores.dialogs.typeLogin('482');
    show();
    expect(field('Account ID').value).toBe('482');
    await press('Cancel');
    expect(stores.dialogs.open).toBeUndefined();
  });

  it('says of a new password what it lacks [PWR-3]', async () => {
    const { calls } = await open();
    await giveContact('a@b.de');
    await give('Code from the email', '1');
    await give('New password', 'short');
    expect(screen.getByText('Password too short: 8 characters minimum')).toBeDefined();
    expect(calls).not.toContain('save short');
  });

  it('says of a password that too many people have, beside its field [NO-21]', async () => {
    const { server } = await open();
    await giveContact('a@b.de');
    await give('Code from the email', '1');
    server.failure = { kind: 'refused', status: 400, code: 'password' };
    await give('New password', 'password1');
    expect(screen.getByText('This password is too common. Choose another one')).toBeDefined();
    expect(document.activeElement).toBe(field('New password'));
  });

  it('calls no code wrong that the server never saw [NO-21]', async () => {
    const { server } = await open();
    await giveContact('a@b.de');
    server.failure = { kind: 'network' };
    await give('Code from the email', '1');
    expect(screen.getByRole('alert').textContent).toMatch(/^We can’t reach the server/);
    expect(field('Code from the email').getAttribute('aria-invalid')).toBeNull();
  });

  it('keeps what was typed and goes on where it was when it opens again [PWR-7]', async () => {
    const { show, shown } = await open();
    await giveContact('a@b.de');
    shown.unmount();
    show();
    expect(field('Code from the email')).toBeDefined();
    await press('Use a different email or phone');
    expect(field('Email address').value).toBe('a@b.de');
  });

  it('counts the seconds to wait down where a code is asked for too often [SEC-86]', async () => {
    const { calls, server } = await open();
    server.failure = { kind: 'refused', status: 429, code: 'too-often', retryAfterSeconds: 2 };
    await giveContact('a@b.de');
    expect(screen.getByRole('alert').textContent).toBe('Too many attempts. Try again in 2 seconds.');
    await giveContact('a@b.de');
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['tries-over', 'Too many incorrect attempts. Please start again.'],
    ['no-recovery', 'Time’s up. Please start again.'],
    ['no-sender', 'We can’t send codes at the moment. Please contact support.'],
  ])('ends with %s and begins anew [PWR-6] [PWR-10]', async (code, text) => {
    const { server } = await open();
    server.failure = { kind: 'refused', status: 403, code };
    await giveContact('a@b.de');
    expect(screen.getByRole('alert').textContent).toBe(text);
    await press('Start again');
    expect(field('Email address').value).toBe('a@b.de');
  });

  it('says that the site was not reached, and keeps the step [PWR-6]', async () => {
    const { server } = await open();
    server.failure = { kind: 'network' };
    await giveContact('a@b.de');
    expect(screen.getByRole('alert').textContent).toMatch(/^We can’t reach the server/);
    server.failure = undefined;
    await giveContact('a@b.de');
    expect(field('Code from the email')).toBeDefined();
  });

  it('begins with the e-mail address that was typed as the login, and hands it back', async () => {
    const { show, shown, stores, Wrapper } = await open();
    shown.unmount();
    const signIn = render(<SignInDialog />, { wrapper: Wrapper });
    fireEvent.change(field('Email or ID'), { target: { value: 'me@example.org' } });
    await press('Forgot password?');
    expect(stores.dialogs.open).toBe('recover-password');
    signIn.unmount();
    const recovery = show();
    expect(field('Email address').value).toBe('me@example.org');
    recovery.unmount();
    render(<SignInDialog />, { wrapper: Wrapper });
    expect(field('Email or ID').value).toBe('me@example.org');
  });
});
