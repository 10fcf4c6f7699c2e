import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PhoneForm, RegistrationGateway } from '../../../core/registration/registration-gateway.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import { minutes, seconds } from '../../../core/shared/time.ts';
import { RecoveryDialog } from '#ui/registration/recovery-dialog.tsx';
import { PhoneCodeForm } from '#ui/registration/phone-code-form.tsx';
import { NOW } from '../../support/examples/coupon-examples.ts';
import { NO_OFFER, playerPage, teachDialogs } from '../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const FORM: PhoneForm = {
  countryCode: 'ru',
  currency: 'RUB',
  isAdult: true,
  isTermsAccepted: true,
  promoCode: '',
  bonusChoice: 'decline',
  isRemembered: false,
  isNewsWanted: false,
  phone: '+79991234567',
  password: 'correct horse',
};

async function open() {
  const sent: string[] = [];
  const registration: RegistrationGateway = {
    ...NO_OFFER,
    registerInOneClick: () => Promise.resolve(fail({ kind: 'network' })),
    sendPhoneCode: ({ phone }) => {
      sent.push(phone);
      const now = NOW + seconds(sent.length - 1);
      return Promise.resolve(ok({ deadline: now + minutes(10), againAt: now + seconds(60) }));
    },
    registerByPhone: () => Promise.resolve(fail({ kind: 'refused', status: 409, code: 'phone-taken' })),
  };
  const page = await playerPage({ registration });
  const store = page.stores.registration;
  await store.sendPhoneCode(FORM);
  return { ...page, store, sent };
}

async function showTaken() {
  const page = await open();
  page.stores.dialogs.show('registration');
  render(<PhoneCodeForm sent={page.store.phoneCode!} />, { wrapper: page.Wrapper });
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Code from the text message'), { target: { value: '123456' } });
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
  });
  return page;
}

describe('the phone of another player', () => {
  it('is told with the ways to that account, and no code is called wrong [RGF-9]', async () => {
    const { stores } = await showTaken();
    expect(screen.getByRole('alert').textContent).toMatch(/^This phone already has an account/);
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(stores.dialogs.open).toBe('sign-in');
  });

  it('is known to the recovery that follows', async () => {
    const { stores, Wrapper } = await showTaken();
    fireEvent.click(screen.getByRole('button', { name: 'Reset password' }));
    expect([stores.dialogs.open, stores.dialogs.login]).toEqual(['recover-password', '+79991234567']);
    cleanup();
    await stores.lazy.ensure(['recovery']);
    render(<RecoveryDialog />, { wrapper: Wrapper });
    expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('+79991234567');
    // it is no login of the sign-in that may follow
    expect(stores.dialogs.login).toBe('');
  });

  it('can be changed', async () => {
    const { store } = await showTaken();
    fireEvent.click(screen.getByRole('button', { name: 'Change details' }));
    expect(store.phoneCode).toBeUndefined();
  });
});

describe('the code that was sent before the form was changed', () => {
  it('is asked for with the same phone, and none is sent [RGF-18]', async () => {
    const { store, sent, clock } = await open();
    store.backToPhone();
    clock.move(seconds(59));
    expect(await store.sendPhoneCode({ ...FORM, promoCode: 'START' })).toEqual(ok(undefined));
    expect(store.phoneCode).toMatchObject({ deadline: NOW + minutes(10), form: { promoCode: 'START' } });
    expect(sent).toHaveLength(1);
  });

  it('waits where the form was closed meanwhile [RGF-18]', async () => {
    const { store, sent } = await open();
    store.forget();
    await store.sendPhoneCode(FORM);
    expect([store.phoneCode?.form.phone, sent.length]).toEqual(['+79991234567', 1]);
  });

  it('gives way to one for another phone, and to one that can be had', async () => {
    const { store, sent, clock } = await open();
    await store.sendPhoneCode({ ...FORM, phone: '+79991234568' });
    expect(sent).toHaveLength(2);
    clock.move(seconds(61));
    await store.sendPhoneCode({ ...FORM, phone: '+79991234568' });
    expect(sent).toHaveLength(3);
  });
});
