import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { formatTime } from '../../../ui/kit/formats/format-date.ts';
import { SignInDialog } from '#ui/session/sign-in-dialog.tsx';
import { playerPage, teachDialogs } from '../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

/** The dialog after the right password of a player with an authenticator app. */
async function open(method: 'app' | 'email' | 'sms' = 'app', againIn?: number) {
  const page = await playerPage();
  page.sessions.instead = {
    secondStep: {
      method,
      expiresAt: page.clock.now() + 300_000,
      ...(method === 'app' ? { trustDays: 30 } : {}),
      ...(againIn === undefined ? {} : { againAt: page.clock.now() + againIn }),
    },
  };
  page.stores.dialogs.show('sign-in');
  render(<SignInDialog />, { wrapper: page.Wrapper });
  fireEvent.change(screen.getByLabelText('Email or ID'), { target: { value: '77' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } });
  fireEvent.click(screen.getByLabelText('Stay logged in for 30 days'));
  await send();
  return page;
}

const field = () => screen.getByLabelText<HTMLInputElement>(/^Code from the/);
const send = async () =>
  act(async () => {
    fireEvent.submit(screen.getByRole('button', { name: /^Log in/ }).closest('form')!);
    await Promise.resolve();
  });
const sendAgain = async () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Send the code again' }));
    await Promise.resolve();
  });
const give = async (code: string) => {
  await act(async () => {
    fireEvent.change(field(), { target: { value: code } });
    await Promise.resolve();
  });
  // a whole code needs no press
  if (code.replaceAll(/\D/g, '').length < 6) await send();
};
const refused = (status: number, code: string, retryAfterSeconds?: number): RequestFailure => ({
  kind: 'refused',
  status,
  code,
  retryAfterSeconds,
});

describe('the second step of a sign-in', () => {
  it('is asked for after the right password, and nobody is signed in before it [WAY-7, TWO-7]', async () => {
    const { stores } = await open();
    expect(screen.getByRole('heading', { name: 'Enter the code from your app' })).toBeTruthy();
    expect(stores.session.isSignedIn).toBe(false);
    expect(field().autocomplete).toBe('one-time-code');
    expect(document.activeElement).toBe(field());
  });

  it.each([
    ['app', 'Have neither the app nor recovery codes? Contact support'],
    ['sms', 'No access to this number or email? Contact support'],
  ] as const)('leads who can have no code to the support, and keeps the step: %s [PWR-24]', async (method, words) => {
    await open(method);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: words });
    expect([link.pathname, link.target]).toEqual(['/en/contacts', '_blank']);
  });

  it('signs in with the code, remembered as the first step said, and keeps nothing of it [TWO-5, WAY-6]', async () => {
    const { stores, sessions } = await open();
    await give('123 456');
    expect(sessions.forms.at(-1)).toEqual({ by: 'two-step-code', code: '123456', isRemembered: true });
    expect(stores.session.userId).toBe(77);
    expect(stores.dialogs.open).toBeUndefined();
    expect(JSON.stringify(stores.signIn.form)).not.toContain('secret');
  });

  it('takes the code of a sign-in through a network, and begins anew where its time is over [NET-7]', async () => {
    const page = await playerPage();
    const { signIn, dialogs } = page.stores;
    const demand = () => {
      signIn.demand({ method: 'app', expiresAt: page.clock.now() + 300_000 });
    };
    demand();
    dialogs.show('sign-in');
    render(
      <StrictMode>
        <SignInDialog />
      </StrictMode>,
      { wrapper: page.Wrapper },
    );
    page.sessions.failure = refused(403, 'no-sign-in');
    await give('123456');
    expect(screen.getByText('Time’s up. Please log in again.')).toBeTruthy();
    page.sessions.failure = undefined;
    act(demand);
    await give('123456');
    expect(page.sessions.forms.at(-1)).toEqual({ by: 'social-two-step-code', code: '123456' });
    expect([page.stores.session.userId, dialogs.open, signIn.secondStep]).toEqual([77, undefined, undefined]);
  });

  it('asks for no code on this device for a while where the player wishes so, and only then [DEV-6]', async () => {
    const page = await open();
    const wish = () => screen.getByLabelText<HTMLInputElement>('Don’t ask for a code on this device for 30 days');
    expect([wish().checked, document.activeElement]).toEqual([false, field()]);
    // a code sends itself once it is whole: the wish stands before it
    expect(wish().compareDocumentPosition(field())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    fireEvent.click(wish());
    page.sessions.instead = { attemptsLeft: 2 };
    await give('000000');
    expect([wish().checked, document.activeElement]).toEqual([true, field()]);
    await give('123456');
    expect(page.sessions.forms.at(-1)).toEqual({
      by: 'two-step-code',
      code: '123456',
      isRemembered: true,
      isTrusted: true,
    });
  });

  it('does not offer it with a code that was sent: such a one is asked for on new devices alone [DEV-6, TWO-12]', async () => {
    await open('email');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('sends no code that is too short [TWO-2]', async () => {
    const { sessions } = await open();
    await give('12');
    expect(screen.getByText('Enter all the characters of the code')).toBeTruthy();
    expect(sessions.forms.length).toBe(1);
  });

  it('says in words how many tries are left, and takes another [TWO-3]', async () => {
    const { sessions, stores } = await open();
    sessions.instead = { attemptsLeft: 2 };
    await give('000000');
    expect(screen.getByText('Incorrect code. 2 tries left, then a 15-minute pause')).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await give('123456');
    expect(stores.session.userId).toBe(77);
  });

  it.each([
    [{ kind: 'network' }, /We can’t reach the server/],
    [refused(503, 'down'), /Something went wrong on our side/],
  ] as const)(
    'does not blame the digits for a code that was not looked at, and keeps them for the next press: %j [TWO-3]',
    async (failure, words) => {
      const { sessions, stores } = await open();
      sessions.failure = failure;
      await give('123456');
      expect(screen.getByRole('alert').textContent).toMatch(words);
      expect([field().getAttribute('aria-invalid'), field().value]).toEqual([null, '123456']);
      sessions.failure = undefined;
      await send();
      expect(stores.session.userId).toBe(77);
    },
  );

  it.each(['email', 'sms'] as const)(
    'says until when the code by %s holds, and where a site with play money keeps it [TWO-12]',
    async (method) => {
      const { stores } = await open(method);
      const time = formatTime(stores.signIn.secondStep!.expiresAt, stores.settings.settings);
      expect(screen.getByText(/^This device is new to us/).textContent).toContain(`It is valid until ${time}.`);
      const outbox = screen.getByRole('link', { name: /^Demo/ });
      expect(outbox.getAttribute('href')).toBe('/en/debugger/outbox');
    },
  );

  it('leads to no sent messages where the code is one of the app [TWO-12]', async () => {
    await open('app');
    expect(screen.queryByRole('link', { name: /^Demo/ })).toBeNull();
  });

  it('says when it opens again after too many wrong codes [TWO-8]', async () => {
    const { sessions } = await open();
    sessions.failure = refused(429, 'too-often', 900);
    await give('000000');
    expect(screen.getByText(/^Too many incorrect codes\. Try again at \d\d:\d\d/)).toBeTruthy();
  });

  it('begins anew where the code came too late [TWO-7]', async () => {
    const { sessions } = await open();
    sessions.failure = refused(403, 'no-sign-in');
    await give('123456');
    expect(screen.getByText('Time’s up. Please log in again.')).toBeTruthy();
    expect(screen.getByLabelText('Email or ID')).toBeTruthy();
  });

  it('takes a recovery code instead, and leads back [TWO-9]', async () => {
    const { sessions, stores } = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    fireEvent.change(screen.getByLabelText('Recovery code'), { target: { value: 'ABCDE-23456' } });
    await send();
    expect(sessions.forms.at(-1)).toMatchObject({ code: 'ABCDE23456' });
    expect(stores.session.userId).toBe(77);
    cleanup();
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText('Email or ID')).toBeTruthy();
  });

  it('is sent without a press once it has all its digits, and a refused one not again [TWO-5]', async () => {
    const { sessions } = await open();
    sessions.instead = { attemptsLeft: 2 };
    await give('000000');
    expect(screen.getByText(/^Incorrect code/)).toBeTruthy();
    expect(sessions.forms.length).toBe(2);
  });

  it('is called by what it asks for, and a recovery code is not blamed for one of the app [TWO-9]', async () => {
    const { sessions } = await open();
    sessions.instead = { attemptsLeft: 2 };
    await give('000000');
    expect(screen.getByText(/^Incorrect code/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    expect(screen.getByRole('heading', { name: 'Enter a recovery code' })).toBeTruthy();
    expect(screen.queryByText(/^Incorrect code/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Use the app' }));
    expect(screen.getByRole('heading', { name: 'Enter the code from your app' })).toBeTruthy();
    expect(field().value).toBe('');
  });

  it('has an empty code where another step follows on one [TWO-12]', async () => {
    const { sessions, clock } = await open('sms');
    sessions.instead = { secondStep: { method: 'email', expiresAt: clock.now() + 300_000 } };
    await give('123456');
    expect(screen.getByRole('heading', { name: 'Enter the code from the email' })).toBeTruthy();
    expect(field().value).toBe('');
  });

  it('is sent to the contact on a new device, and once more after a minute [TWO-1, TWO-4, TWO-12]', async () => {
    const { clock, timers, stores } = await open('email');
    stores.clock.start();
    expect(screen.getByRole('heading', { name: 'Enter the code from the email' })).toBeTruthy();
    expect(screen.getByText('New code in 1:00')).toBeTruthy();
    clock.move(60_000);
    await act(async () => timers.advance(1000));
    await sendAgain();
    expect(screen.getByText('New code in 1:00')).toBeTruthy();
    await give('123456');
    expect(stores.session.userId).toBe(77);
  });

  it('waits for as long as the server says with the code and with each one after it [TWO-1]', async () => {
    const { clock, timers, stores, sessions } = await open('email', 90_000);
    stores.clock.start();
    expect(screen.getByText('New code in 1:30')).toBeTruthy();
    clock.move(90_000);
    await act(async () => timers.advance(1000));
    sessions.againAt = clock.now() + 120_000;
    await sendAgain();
    expect(screen.getByText('New code in 2:00')).toBeTruthy();
  });

  it.each([
    [{ kind: 'network' }, /^We couldn’t send the message/],
    [{ kind: 'refused', status: 500 }, /^We couldn’t send the message/],
  ] as const)(
    'says why a code was not sent once more, and sends it at the next press: %j [TWO-4]',
    async (failure, words) => {
      const { clock, timers, stores, sessions } = await open('email');
      stores.clock.start();
      clock.move(60_000);
      await act(async () => timers.advance(1000));
      sessions.failure = failure;
      await sendAgain();
      expect(screen.getByRole('alert').textContent).toMatch(words);
      expect(screen.queryByText(/^New code in/)).toBeNull();
      sessions.failure = undefined;
      await sendAgain();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.getByText('New code in 1:00')).toBeTruthy();
    },
  );

  it('begins anew where a code is asked for once more too late [TWO-7]', async () => {
    const { clock, timers, stores, sessions } = await open('email');
    stores.clock.start();
    clock.move(60_000);
    await act(async () => timers.advance(1000));
    sessions.failure = refused(403, 'no-sign-in');
    await sendAgain();
    expect(screen.getByText('Time’s up. Please log in again.')).toBeTruthy();
  });

  it('stays after a press beside the dialog or Escape, and is left by its own buttons [TWO-7]', async () => {
    const { stores } = await open('email');
    const dialog = screen.getByRole('dialog');
    fireEvent.pointerDown(dialog);
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect([stores.dialogs.open, stores.signIn.secondStep?.method]).toEqual(['sign-in', 'email']);
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    fireEvent.pointerDown(dialog);
    expect(stores.dialogs.open).toBeUndefined();
    cleanup();
    const page = await open('sms');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(page.stores.dialogs.open).toBeUndefined();
  });
});
