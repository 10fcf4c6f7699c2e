import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { minutes, seconds } from '../../../core/shared/time.ts';
import { teachDialogs } from '../../support/views/player-page.tsx';
import {
  agreeToTerms as agree,
  chooseRadio as choose,
  openRegistration as open,
  pressButton as press,
  submitForm as submit,
  typeInto as type,
} from '../../support/views/registration-forms-page.tsx';

beforeAll(teachDialogs);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('registration by phone', () => {
  it('keeps its code to itself where another way was turned to while it was sent [RGF-8]', async () => {
    const { stores } = await open();
    choose('Phone');
    type('Phone number', '9991234567');
    type('Password', 'correct horse');
    agree();
    await act(async () => {
      fireEvent.submit(document.querySelector('form')!);
      stores.registration.choose('full');
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
    expect(stores.registration.phoneCode).toBeDefined();
    expect(screen.getByLabelText('First name')).toBeDefined();
    expect(screen.queryByLabelText('Code from the text message')).toBeNull();
    choose('Phone');
    expect(await screen.findByLabelText('Code from the text message')).toBeDefined();
  });

  it('takes the number as the country writes it, then its code [TEL-2] [TEL-4] [TEL-10] [RGF-8]', async () => {
    const { phones, sent, stores } = await open();
    choose('Phone');
    type('Phone number', '999123');
    type('Password', 'correct horse');
    agree();
    await submit();
    expect(screen.getAllByText('Enter the full number', { exact: false }).length).toBeGreaterThan(0);
    type('Phone number', '9991234567');
    expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('(999) 123-45-67');
    await submit();
    expect(sent).toEqual(['+79991234567']);
    expect(screen.getByText(/We’ve sent a code to \+7 \(999\) 123-45-67/)).toBeDefined();
    type('Code from the text message', ' 123456 ');
    await submit();
    const choices = { isRemembered: false, isNewsWanted: false };
    expect(phones).toMatchObject([{ phone: '+79991234567', code: '123456', ...choices }]);
    expect(stores.session.userId).toBe(503);
  });

  it('sends no code for a promo code that does not hold, and says so beside it [RGF-23]', async () => {
    const { sent, stores } = await open();
    await stores.lazy.ensure(['bonuses']);
    choose('Phone');
    type('Phone number', '9991234567');
    type('Password', 'correct horse');
    type('Promo code (optional)', 'WRONG');
    agree();
    await submit();
    const field = screen.getByLabelText('Promo code (optional)');
    expect([sent, document.activeElement, field.getAttribute('aria-invalid')]).toEqual([[], field, 'true']);
    type('Promo code (optional)', '');
    await submit();
    expect(sent).toEqual(['+79991234567']);
  });

  it('says beside the promo code that the server sent no code for it [RGF-23]', async () => {
    const { server } = await open();
    choose('Phone');
    type('Phone number', '9991234567');
    type('Password', 'correct horse');
    agree();
    server.failure = { kind: 'refused', status: 400, code: 'promocode' };
    await submit();
    expect(screen.getByLabelText('Promo code (optional)').getAttribute('aria-invalid')).toBe('true');
  });

  it('gives the focus to the list of many wrong fields, which leads to each [NO-28]', async () => {
    await open();
    choose('Phone');
    await submit();
    const list = screen.getByRole('alert');
    expect(document.activeElement).toBe(list);
    fireEvent.click(list.querySelectorAll('button')[1]!);
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  });

  it('blames a number that was typed when it is left, and no field that is empty [NO-28]', async () => {
    await open();
    choose('Phone');
    type('Phone number', '999 12');
    fireEvent.focusOut(screen.getByLabelText('Phone number'));
    fireEvent.focusOut(screen.getByLabelText('Password'));
    await act(async () => new Promise((resolve) => setTimeout(resolve, 1)));
    const isWrong = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';
    expect([isWrong('Phone number'), isWrong('Password')]).toEqual([true, false]);
  });

  it('offers to mend a slip in the domain of an address, in the registration with one [RGF-24]', async () => {
    await open();
    choose('Email');
    const field = screen.getByLabelText<HTMLInputElement>('Email address');
    type('Email address', 'ann@gmial.com');
    expect(screen.queryByText(/Did you mean/)).toBeNull();
    fireEvent.blur(field);
    await act(async () => new Promise((resolve) => setTimeout(resolve, 1)));
    await press('Did you mean ann@gmail.com?');
    expect([field.value, document.activeElement]).toEqual(['ann@gmail.com', field]);
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });

  it('asks for news where the box is ticked, when the code has come [RGF-22]', async () => {
    const { phones } = await open();
    choose('Phone');
    type('Phone number', '9991234567');
    type('Password', 'correct horse');
    agree();
    fireEvent.click(screen.getByRole('checkbox', { name: /^Send me news/ }));
    await submit();
    type('Code from the text message', '123456');
    await submit();
    expect(phones).toMatchObject([{ isNewsWanted: true }]);
  });

  it('says that too many codes were asked for, and how long to wait [NO-20, SEC-86]', async () => {
    const { server } = await open();
    choose('Phone');
    type('Phone number', '9991234567');
    type('Password', 'correct horse');
    agree();
    server.failure = { kind: 'refused', status: 429, retryAfterSeconds: 40 };
    await submit();
    const alert = screen.getByRole('alert').textContent;
    expect(alert).toMatch(/^Too many attempts. Try again in 40 se/);
  });

  it('finds the country of a whole number that is pasted [TEL-5]', async () => {
    await open();
    choose('Phone');
    type('Phone number', '+49 1511 2345678');
    expect(screen.getByLabelText<HTMLInputElement>('Country').value).toBe('Germany');
    expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('15112345678');
  });

  it('tells a late code from a wrong one and leads back with all that was typed [PWR-2]', async () => {
    const { clock, server } = await open();
    choose('Phone');
    type('Phone number', '9991234567');
    type('Password', 'correct horse');
    agree();
    await submit();
    server.failure = { kind: 'refused', status: 400, code: 'code' };
    type('Code from the text message', '1');
    await submit();
    expect(screen.getByText('Incorrect code. Check the digits')).toBeDefined();
    clock.move(minutes(10));
    await submit();
    expect(screen.getByText('This code has expired. Request a new one')).toBeDefined();
    await press('Change details');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('correct horse');
  });
});

describe('the code that was sent', () => {
  const atCode = async () => {
    const page = await open();
    choose('Phone');
    type('Phone number', '9991234567');
    type('Password', 'correct horse');
    agree();
    await submit();
    return page;
  };
  const pass = async (time: number, { clock, timers }: Awaited<ReturnType<typeof open>>) =>
    act(async () => {
      clock.move(time);
      await timers.advance(time);
    });

  it('is one field for a screen reader, and goes by itself once it is whole, once', async () => {
    const { phones, server } = await atCode();
    const field = screen.getByLabelText<HTMLInputElement>('Code from the text message');
    expect(field.autocomplete).toBe('one-time-code');
    server.failure = { kind: 'refused', status: 400, code: 'code' };
    await act(async () => {
      fireEvent.change(field, { target: { value: '12 34-56' } });
      for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
    });
    expect(phones.map(({ code }) => code)).toEqual(['123456']);
    expect(screen.getByText('Incorrect code. Check the digits')).toBeDefined();
    expect(field.value).toBe('123456');
  });

  it('can be had anew once the time of the server has come, not before [RGF-13]', async () => {
    const page = await atCode();
    page.stores.clock.start();
    expect(screen.getByText('New code in 1:00')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send the code again' })).toBeNull();
    await pass(seconds(18), page);
    expect(screen.getByText('New code in 0:42')).toBeDefined();
    await pass(seconds(42), page);
    page.server.failure = { kind: 'network' };
    await press('Send the code again');
    expect(page.sent).toHaveLength(2);
    expect(screen.getByRole('alert').textContent).not.toBe('');
  });

  it('says by itself that it ran out', async () => {
    const page = await atCode();
    page.stores.clock.start();
    await pass(minutes(10), page);
    expect(screen.getByText('This code has expired. Request a new one')).toBeDefined();
  });
});
