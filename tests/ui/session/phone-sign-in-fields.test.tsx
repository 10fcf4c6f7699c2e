import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import { SignInDialog } from '#ui/session/sign-in-dialog.tsx';
import { NO_OFFER, playerPage, teachDialogs } from '../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const RUSSIA = { id: 1, name: 'RU', countryCode: 'ru', diallingCode: '+7' };
const BELARUS = { id: 4, name: 'BY', countryCode: 'by', diallingCode: '+375' };
const MASKS = [{ countryId: 1, mask: '(###) ###-##-##', min: 10, max: 10 }];

async function open(
  countriesCome: Promise<void> = Promise.resolve(),
  server: { failure?: RequestFailure | undefined } = {},
) {
  const page = await playerPage({
    site: { countries: ['ru', 'by'], countryCode: 'ru' } as object,
    registration: {
      ...NO_OFFER,
      offer: async () => {
        await countriesCome;
        if (server.failure !== undefined) return fail(server.failure);
        return ok({ types: ['phone'], countries: [RUSSIA, BELARUS], masks: MASKS });
      },
      registerInOneClick: () => Promise.reject(new Error('nobody registers here')),
    },
  });
  page.stores.dialogs.show('sign-in');
  render(<SignInDialog />, { wrapper: page.Wrapper });
  await act(async () => {
    fireEvent.click(screen.getByRole('radio', { name: 'Phone' }));
    await Promise.resolve();
  });
  fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'ru' } });
  return page;
}

const phone = () => screen.getByLabelText<HTMLInputElement>('Phone number');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const send = async () =>
  act(async () => {
    fireEvent.submit(screen.getByRole('button', { name: /^Log in/ }).closest('form')!);
    await Promise.resolve();
  });

describe('a sign-in by phone and password', () => {
  it.each(['Bel', 'belarus', '+375', 'by'])('finds the country of the phone by %j [RG1-11, TEL-8]', async (typed) => {
    const { stores } = await open();
    const country = screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
    country.focus();
    type(country, typed);
    expect(screen.getAllByRole('option', { hidden: true }).map((option) => option.textContent)).toEqual([
      'Belarus +375',
    ]);
    fireEvent.keyDown(country, { key: 'Enter' });
    expect([country.value, stores.signIn.phones.country?.countryCode]).toEqual(['Belarus +375', 'by']);
  });

  it('names what is missing, the phone first [WAY-10]', async () => {
    const { sessions } = await open();
    type(phone(), '912');
    await send();
    expect(screen.getByRole('alert').textContent).toBe(
      'Check 2 fields:Phone number: Enter the full numberEnter your password',
    );
    expect(document.activeElement).toBe(phone());
    expect(sessions.forms).toEqual([]);
  });

  it('says that the countries did not come, calls no number wrong for it, and asks for them again [WAY-10, NO-10]', async () => {
    const server: { failure?: RequestFailure | undefined } = { failure: { kind: 'network' } };
    const { sessions } = await open(undefined, server);
    expect(screen.getByRole('alert').textContent).toBe(
      'We couldn’t load this section. Reload the section and try again.',
    );
    const country = screen.getByLabelText<HTMLInputElement>('Country');
    expect(country.disabled).toBe(true);
    type(phone(), '+7 912 345-67-89');
    type(password(), 'secret');
    await send();
    expect(screen.queryByText(/Enter the full number/)).toBeNull();
    expect(screen.getAllByText(/The country codes haven’t loaded yet/).length).toBeGreaterThan(0);
    server.failure = undefined;
    await act(async () => {
      const again = screen.getByRole('button', { name: 'Reload section' });
      again.focus();
      fireEvent.click(again);
      for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    expect(screen.queryByRole('button', { name: 'Reload section' })).toBeNull();
    expect(country.disabled).toBe(false);
    expect(document.activeElement).toBe(country);
    expect([screen.queryByText(/country codes haven’t/), phone().getAttribute('aria-invalid')]).toEqual([null, null]);
    expect(phone().value).toBe('(912) 345-67-89');
    await send();
    expect(sessions.forms).toMatchObject([{ phoneNumber: '+79123456789' }]);
  });

  it('sends the whole number with the code of its country [WAY-10]', async () => {
    const { sessions, stores } = await open();
    type(phone(), '9123456789');
    fireEvent.blur(phone());
    expect(phone().value).toBe('(912) 345-67-89');
    type(password(), ' s ');
    await send();
    expect(sessions.forms).toEqual([
      { by: 'phone', phoneNumber: '+79123456789', countryCode: 'ru', password: ' s ', isRemembered: false },
    ]);
    expect(stores.session.userId).toBe(77);
    expect(stores.dialogs.open).toBeUndefined();
  });

  it('takes the country of a whole number that is pasted, and keeps the number in another form [WAY-3]', async () => {
    const { stores } = await open();
    type(phone(), '+375 29 123-45-67');
    expect(screen.getByLabelText<HTMLInputElement>('Country').value).toBe('Belarus +375');
    fireEvent.click(screen.getByRole('radio', { name: 'Login' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Phone' }));
    expect(phone().value).toBe('291234567');
    expect(stores.signIn.form.form).toBe('phone');
  });

  it('reads a number again that was pasted before the countries came [TEL-8]', async () => {
    let come = (): void => undefined;
    await open(
      new Promise((resolve) => {
        come = resolve;
      }),
    );
    type(phone(), '+375 29 123-45-67');
    expect(phone().value).toBe('+375 29 123-45-67');
    await act(async () => {
      come();
      await Promise.resolve();
    });
    expect(phone().value).toBe('291234567');
    expect(screen.getByLabelText<HTMLInputElement>('Country').value).toBe('Belarus +375');
  });

  it('says in words of the phone what the server refused [SI-4]', async () => {
    const { sessions } = await open();
    sessions.failure = { kind: 'refused', status: 401, code: 'both' };
    type(phone(), '9123456789');
    type(password(), 'wrong');
    await send();
    expect(screen.getByText('Incorrect number or password. Check the number')).toBeTruthy();
    expect(phone().value).toBe('(912) 345-67-89');
  });

  it('goes back from the second step to the form that was sent [WAY-7]', async () => {
    const { sessions, clock } = await open();
    sessions.instead = { secondStep: { method: 'sms', expiresAt: clock.now() + 300_000 } };
    type(phone(), '9123456789');
    type(password(), 'right');
    await send();
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(phone().value).toBe('(912) 345-67-89');
  });
});
