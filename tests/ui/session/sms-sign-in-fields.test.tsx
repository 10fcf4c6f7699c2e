import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ok } from '../../../core/shared/result.ts';
import { SignInDialog } from '#ui/session/sign-in-dialog.tsx';
import { NO_OFFER, playerPage, teachDialogs } from '../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const RUSSIA = { id: 1, name: 'RU', countryCode: 'ru', diallingCode: '+7' };
const MASKS = [{ countryId: 1, mask: '(###) ###-##-##', min: 10, max: 10 }];

async function open() {
  const page = await playerPage({
    site: { countries: ['ru'], countryCode: 'ru' } as object,
    registration: {
      ...NO_OFFER,
      offer: () => Promise.resolve(ok({ types: ['phone'], countries: [RUSSIA], masks: MASKS })),
      registerInOneClick: () => Promise.reject(new Error('nobody registers here')),
    },
  });
  page.stores.dialogs.show('sign-in');
  render(<SignInDialog />, { wrapper: page.Wrapper });
  await choose('SMS code');
  fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'ru' } });
  return page;
}
const choose = async (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('radio', { name }));
    await Promise.resolve();
  });
const phone = () => screen.getByLabelText<HTMLInputElement>('Phone number');
const code = () => screen.getByLabelText<HTMLInputElement>(/^Code from the/);
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const submit = async (field: HTMLElement) =>
  act(async () => {
    fireEvent.submit(field.closest('form')!);
    await Promise.resolve();
  });

describe('a sign-in by text message', () => {
  it('names a number that is not whole and asks for nothing [SMS-1]', async () => {
    const { sessions } = await open();
    type(phone(), '912');
    await submit(phone());
    expect(screen.getByRole('alert').textContent).toContain('Enter the full number');
    expect(sessions.texts).toEqual([]);
  });

  it('asks for a code and signs in by it, remembered as was said [SMS-1, WAY-1]', async () => {
    const { sessions, stores } = await open();
    type(phone(), '9123456789');
    fireEvent.click(screen.getByLabelText('Stay logged in for 30 days'));
    await submit(phone());
    expect(sessions.texts).toEqual([{ phoneNumber: '+79123456789', diallingCode: '+7' }]);
    expect(screen.getByText(/^If \+7 \(912\) 345-67-89 is confirmed in an account/)).toBeTruthy();
    expect(stores.session.isSignedIn).toBe(false);
    type(code(), '123456');
    await submit(code());
    expect(sessions.forms).toEqual([{ by: 'sms-code', code: '123456', isRemembered: true }]);
    expect(stores.session.userId).toBe(77);
    expect(stores.dialogs.open).toBeUndefined();
  });

  it('says how many tries are left, and sends the code again after its wait [TWO-3, SMS-3]', async () => {
    const { sessions, stores, clock, timers } = await open();
    stores.clock.start();
    type(phone(), '9123456789');
    await submit(phone());
    sessions.instead = { attemptsLeft: 3 };
    type(code(), '111111');
    await submit(code());
    expect(screen.getByText('Incorrect code. 3 tries left')).toBeTruthy();
    expect(sessions.texts).toHaveLength(1);
    clock.move(60_000);
    await act(async () => timers.advance(1000));
    await press('Send the code again');
    expect(sessions.texts).toHaveLength(2);
  });

  it('waits for the next code as long as the server says [SMS-5, TWO-1]', async () => {
    const { sessions, stores, clock, timers } = await open();
    stores.clock.start();
    sessions.againAt = clock.now() + 90_000;
    type(phone(), '9123456789');
    await submit(phone());
    expect(screen.getByText('New code in 1:30')).toBeTruthy();
    clock.move(90_000);
    await act(async () => timers.advance(1000));
    sessions.againAt = clock.now() + 40_000;
    await press('Send the code again');
    expect(screen.getByText('New code in 0:40')).toBeTruthy();
    clock.move(40_000);
    await act(async () => timers.advance(1000));
    sessions.failure = { kind: 'refused', status: 429, code: 'too-often', retryAfterSeconds: 25 };
    await press('Send the code again');
    expect(screen.getByText('New code in 0:25')).toBeTruthy();
    expect(sessions.texts).toHaveLength(3);
  });

  it('goes on to the second step where the player has one [SMS-4]', async () => {
    const { sessions, stores, clock } = await open();
    type(phone(), '9123456789');
    await submit(phone());
    sessions.instead = { secondStep: { method: 'app', expiresAt: clock.now() + 300_000 } };
    type(code(), '123456');
    await submit(code());
    expect(screen.getByRole('heading', { name: 'Enter the code from your app' })).toBeTruthy();
    type(code(), '654321');
    await submit(code());
    expect(sessions.forms.at(-1)).toEqual({ by: 'two-step-code', code: '654321', isRemembered: false });
    expect(stores.session.userId).toBe(77);
  });

  it('goes back to the number where the tries are used up or the time is over [SMS-3]', async () => {
    const { sessions } = await open();
    type(phone(), '9123456789');
    await submit(phone());
    sessions.failure = { kind: 'refused', status: 403, code: 'tries-over' };
    type(code(), '111111');
    await submit(code());
    expect(screen.getByText('Too many incorrect codes. Please ask for a new one.')).toBeTruthy();
    expect(phone().value).toBe('(912) 345-67-89');
  });

  it('takes the number along from the form with a password [WAY-3]', async () => {
    await open();
    await choose('Phone');
    type(phone(), '9123456789');
    await choose('SMS code');
    expect(phone().value).toBe('(912) 345-67-89');
    expect(screen.queryByLabelText('Password')).toBeNull();
  });
});

const press = async (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });
