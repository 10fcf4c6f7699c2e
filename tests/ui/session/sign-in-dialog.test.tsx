import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { SignInDialog } from '#ui/session/sign-in-dialog.tsx';
import { playerPage, teachDialogs } from '../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const refused = (status: number, code?: string, retryAfterSeconds?: number): RequestFailure => ({
  kind: 'refused',
  status,
  code,
  retryAfterSeconds,
});

async function open(failure?: RequestFailure) {
  const page = await playerPage();
  page.sessions.failure = failure;
  page.stores.dialogs.show('sign-in');
  render(<SignInDialog />, { wrapper: page.Wrapper });
  return page;
}

const login = () => screen.getByLabelText<HTMLInputElement>('Email or ID');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = () => screen.getByRole('button', { name: /^Log/ });

async function submit(typedLogin: string, typedPassword: string): Promise<void> {
  fireEvent.change(login(), { target: { value: typedLogin } });
  fireEvent.change(password(), { target: { value: typedPassword } });
  await act(async () => {
    fireEvent.submit(button().closest('form')!);
    await Promise.resolve();
  });
}

function describedText(input: HTMLElement): string {
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

describe('sign-in dialog', () => {
  it('begins at the field of the login', async () => {
    await open();
    expect(document.activeElement).toBe(login());
  });

  it('points the recovery out after three refusals, and not for the network [WAY-5, WAY-6, WAY-12]', async () => {
    const { sessions, stores } = await open(refused(401, 'both'));
    const advice = () => screen.queryByText(/^Login has failed several times/);
    await submit('77', 'a');
    await submit('77', 'b');
    expect([advice(), stores.signIn.form.attempts]).toEqual([null, 2]);
    await submit('77', 'c');
    expect(advice()).not.toBeNull();
    sessions.failure = { kind: 'network' };
    await submit('77', 'd');
    expect([advice(), stores.signIn.form.attempts]).toEqual([null, 4]);
    sessions.failure = undefined;
    await submit('77', 'right');
    expect(stores.signIn.form.attempts).toBe(0);
  });

  it('says how many tries are left, until something is typed [WAY-13]', async () => {
    const { sessions } = await open({ ...refused(401, 'both'), triesLeft: 3 } as RequestFailure);
    await submit('77', 'a');
    expect(screen.getByText('3 tries left before a pause')).toBeDefined();
    sessions.failure = { ...refused(401, 'both'), triesLeft: 1 } as RequestFailure;
    await submit('77', 'b');
    expect(screen.getByText('1 try left before a pause')).toBeDefined();
    sessions.failure = { kind: 'network' };
    await submit('77', 'c');
    expect(screen.queryByText(/left before a pause/)).toBeNull();
  });

  it('keeps the password and the choice to be remembered from form to form, until it closes [WAY-3]', async () => {
    const { stores, Wrapper } = await open();
    const remember = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Stay logged in for 30 days' });
    const choose = async (name: string) =>
      act(async () => {
        fireEvent.click(screen.getByRole('radio', { name }));
        await Promise.resolve();
      });
    fireEvent.change(password(), { target: { value: 'secret' } });
    fireEvent.click(remember());
    await choose('Phone');
    expect([password().value, remember().checked]).toEqual(['', true]);
    await choose('Login');
    expect([password().value, remember().checked]).toEqual(['secret', true]);
    stores.dialogs.close();
    cleanup();
    stores.dialogs.show('sign-in');
    render(<SignInDialog />, { wrapper: Wrapper });
    expect([password().value, remember().checked]).toEqual(['', false]);
  });

  it('says of each empty field what to do and moves to the first [SI-1]', async () => {
    const { sessions } = await open();
    await submit('', '');
    expect(login().getAttribute('aria-invalid')).toBe('true');
    expect(describedText(login())).toBe('Enter your email or ID');
    expect(describedText(password())).toBe('Enter your password');
    expect(document.activeElement).toBe(login());
    expect(sessions.forms).toEqual([]);
  });

  it('moves to the password where the login is good', async () => {
    await open();
    await submit('a@b.ru', '');
    expect(login().getAttribute('aria-invalid')).toBeNull();
    expect(document.activeElement).toBe(password());
  });

  it.each([
    ['login', 'We can’t find this player. Check your email or ID', ''],
    ['pass', '', 'Incorrect password. Check the keyboard layout and Caps Lock'],
    ['both', 'Incorrect login or password. Check your email or ID', 'Check the keyboard layout and Caps Lock'],
  ])(
    'puts the server\u2019s %s beside its field and keeps what was typed [SI-4]',
    async (code, ofLogin, ofPassword) => {
      await open(refused(401, code));
      await submit(' a.morozov@mail.ru ', ' correct horse ');
      expect(describedText(login()).trim()).toBe(ofLogin);
      expect(describedText(password()).trim()).toBe(ofPassword);
      expect(login().value).toBe(' a.morozov@mail.ru ');
      expect(password().value).toBe(' correct horse ');
      expect(document.activeElement).toBe(ofLogin === '' ? password() : login());
    },
  );

  it('reads out what is wrong in one place, each fact once, from which each field is reached [SI-1]', async () => {
    await open();
    await submit('', '');
    expect(screen.getByRole('alert').textContent).toBe('Check 2 fields:Enter your email or IDEnter your password');
    fireEvent.click(screen.getByRole('button', { name: 'Enter your password' }));
    expect(document.activeElement).toBe(password());
  });

  it('leaves the focus where somebody types, whatever else is wrong', async () => {
    await open();
    await submit('', '');
    password().focus();
    fireEvent.change(password(), { target: { value: 'x' } });
    expect(document.activeElement).toBe(password());
    expect(login().getAttribute('aria-invalid')).toBe('true');
  });

  it('takes an error away when its field is changed', async () => {
    await open(refused(401, 'pass'));
    await submit('5', 'x');
    fireEvent.change(password(), { target: { value: 'xy' } });
    expect(password().getAttribute('aria-invalid')).toBeNull();
  });

  it.each([
    [{ kind: 'network' } as const, 'We can’t reach the server. Check your internet connection.'],
    [refused(500), 'Something went wrong on our side. Please try again shortly.'],
  ] satisfies [RequestFailure, string][])('says %j of the form as a whole [SI-4]', async (failure, text) => {
    await open(failure);
    await submit('5', 'x');
    expect(screen.getByRole('alert').textContent).toBe(text);
    expect(login().getAttribute('aria-invalid')).toBeNull();
  });

  it('tells a long wait in minutes [NO-22]', async () => {
    await open(refused(429, 'too-often', 300));
    await submit('5', 'x');
    expect(screen.getByRole('alert').textContent).toBe('Too many attempts. Try again in 5 minutes.');
  });

  it('counts the seconds to wait down and keeps the button shut [SI-5]', async () => {
    const { stores, timers, clock, sessions } = await open(refused(429, 'too-often', 2));
    const stop = stores.clock.start();
    await submit('5', 'x');
    expect(screen.getByRole('alert').textContent).toBe('Too many attempts. Try again in 2 seconds.');
    expect(button().getAttribute('aria-disabled')).toBe('true');
    await submit('5', 'x');
    expect(sessions.forms).toHaveLength(1);
    const pass = async () =>
      act(async () => {
        clock.move(1000);
        await timers.advance(1000);
      });
    await pass();
    expect(screen.getByRole('alert').textContent).toBe('Too many attempts. Try again in 1 second.');
    await pass();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button().getAttribute('aria-disabled')).toBeNull();
    stop();
  });

  it('leads who has to agree to the terms first to them, beside the form [NO-25]', async () => {
    await open(refused(451, 'terms'));
    await submit('77', 's');
    expect(screen.getByRole('alert').textContent).toBe('Please accept the new terms first. Read the rules');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Read the rules' });
    expect([link.getAttribute('href'), link.target, login().value]).toEqual(['/en/rules/1', '_blank', '77']);
  });

  it('signs in with the trimmed login, as remembered, and closes [SI-3, IDL-12]', async () => {
    const { stores, sessions } = await open();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Stay logged in for 30 days' }));
    await submit(' 77 ', ' s ');
    expect(sessions.forms).toEqual([{ by: 'login', login: '77', password: ' s ', isRemembered: true }]);
    expect(stores.session.userId).toBe(77);
    expect(stores.dialogs.open).toBeUndefined();
  });

  it('lets password managers fill it in, and shows the password on demand', async () => {
    await open();
    expect(login().autocomplete).toBe('username webauthn');
    expect(password().autocomplete).toBe('current-password');
    expect(password().type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password().type).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password().type).toBe('password');
  });

  it('leads to the registration where the site allows it', async () => {
    const { stores } = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(stores.dialogs.open).toBe('registration');
  });
});
