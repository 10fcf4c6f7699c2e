import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type {
  FullForm,
  PhoneForm,
  RegistrationGateway,
  RegistrationOffer,
} from '../../../core/registration/registration-gateway.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import { minutes, seconds } from '../../../core/shared/time.ts';
// fetched by its form: here it is there before it is asked for
import '#ui/registration/phone-code-form.tsx';
import { RegistrationDialog } from '#ui/registration/registration-dialog.tsx';
import { NOW } from '../../support/examples/coupon-examples.ts';
import { playerPage, teachDialogs } from '../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const COUNTRIES = [
  { id: 1, name: 'RU', countryCode: 'ru', diallingCode: '+7' },
  { id: 2, name: 'DE', countryCode: 'de', diallingCode: '+49' },
  { id: 3, name: 'KZ', countryCode: 'kz', diallingCode: '+7' },
];
const CURRENCIES = [{ id: 643, iso: 'RUB' }];
const NETWORK: RequestFailure = { kind: 'network' };
const MASKS = [{ countryId: 1, mask: '(###) ###-##-##', min: 10, max: 10 }];

interface Server {
  failure?: RequestFailure | undefined;
  /** The ways to register cannot be read. */
  offerFailure?: RequestFailure | undefined;
  types?: RegistrationOffer['types'];
  readonly isMarketing?: boolean;
}

async function open(server: Server = {}) {
  const fulls: FullForm[] = [];
  const phones: (PhoneForm & { readonly code: string })[] = [];
  const sent: string[] = [];
  const answer = <Value,>(value: Value) =>
    Promise.resolve(server.failure === undefined ? ok(value) : fail(server.failure));
  const gateway: RegistrationGateway = {
    offer: () => {
      const types = server.types ?? ['one-click', 'phone', 'full'];
      return Promise.resolve(
        server.offerFailure === undefined
          ? ok({ types, countries: COUNTRIES, masks: MASKS, currencies: CURRENCIES })
          : fail(server.offerFailure),
      );
    },
    registerInOneClick: () => answer({ userId: 501, password: 'aB3kLm9QxY2z' }),
    registerInFull: (form) => {
      fulls.push(form);
      return answer({ userId: 502 });
    },
    sendPhoneCode: (phone) => {
      sent.push(phone);
      return answer({ deadline: NOW + minutes(10), againAt: NOW + seconds(60) });
    },
    registerByPhone: (form, code) => {
      phones.push({ ...form, code });
      return answer({ userId: 503 });
    },
    sendCredentialsLink: () => {
      sent.push('link');
      return answer(undefined);
    },
  };
  const page = await playerPage({ registration: gateway });
  await page.stores.lazy.ensure(['consent']);
  if (server.isMarketing === true) page.stores.consent.agree({ isFunctional: false, isMarketing: true });
  page.stores.dialogs.show('registration');
  if (server.isMarketing === true) await startCounting(page);
  let unmount = (): void => undefined;
  await act(async () => {
    ({ unmount } = render(<RegistrationDialog />, { wrapper: page.Wrapper }));
    await Promise.resolve();
  });
  return { ...page, fulls, phones, sent, server, unmount: () => unmount() };
}

async function startCounting({ stores, timers }: Awaited<ReturnType<typeof playerPage>>): Promise<void> {
  await stores.lazy.ensure(['analytics']);
  stores.analytics.start();
  // what counts is fetched, and starts at once on a registration
  await vi.waitFor(() => {
    expect(timers.waiting()).toBeGreaterThan(0);
  });
  await timers.advance(0);
}

const choose = (name: string) => {
  fireEvent.click(screen.getByRole('radio', { name }));
};
const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const agree = () => {
  fireEvent.click(screen.getByRole('checkbox', { name: 'I am 18 or older' }));
  fireEvent.click(screen.getByRole('checkbox', { name: /^I accept the rules/ }));
};
const submit = async () =>
  act(async () => {
    fireEvent.submit(document.querySelector('form')!);
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
const press = async (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
  });

describe('the ways to register', () => {
  it('are drawn by the word of the server alone: until then nothing is, and no way that it forbids [REG-1]', async () => {
    const page = await open({ types: ['full'] });
    expect(page.stores.registration.type).toBe('full');
    expect(screen.queryByRole('radio', { name: 'One click' })).toBeNull();
    cleanup();
    const late = await playerPage({
      registration: { offer: () => new Promise(() => undefined) } as unknown as RegistrationGateway,
    });
    render(<RegistrationDialog />, { wrapper: late.Wrapper });
    expect(screen.queryByRole('button', { name: 'Sign up' })).toBeNull();
  });

  it('say why they do not come, and can be asked for again', async () => {
    const { server } = await open({ offerFailure: NETWORK });
    expect(screen.getByRole('alert').textContent).toContain('We can’t reach the server');
    expect(screen.queryByLabelText('Country')).toBeNull();
    await press('Try again');
    const before = screen.getByRole('alert');
    expect(before.textContent).toContain('We can’t reach the server');
    server.offerFailure = undefined;
    await press('Try again');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('radio', { name: 'Phone' })).toBeDefined();
  });
});

describe('registration with an e-mail address', () => {
  const fill = () => {
    type('Email address', 'Ann@Example.org');
    type('Password', 'correct horse');
    type('First name', 'Ann');
    type('Last name', 'Lee');
    type('Date of birth', '1990-01-31');
    type('Promo code (optional)', 'start');
    choose('Sports');
  };

  it('names every wrong field under it and in a summary, and loses nothing [RGF-1]', async () => {
    const { fulls } = await open();
    choose('Email');
    type('First name', '1');
    await submit();
    for (const text of [
      'Enter a full address, such as name@example.com',
      'Enter 8 to 128 characters',
      'Enter your first name in letters, as in your document',
      'Enter your date of birth',
      'Confirm that you are 18 or older',
    ]) {
      expect(screen.getAllByText(text, { exact: false }).length).toBeGreaterThan(1);
    }
    choose('One click');
    choose('Email');
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('1');
    expect(fulls).toEqual([]);
  });

  it('sends the form, shows the id and sends a link instead of the password [RGF-7] [REG-3]', async () => {
    const { fulls, sent, server, stores, unmount } = await open();
    choose('Email');
    fill();
    agree();
    await submit();
    expect(fulls).toEqual([
      {
        countryCode: 'ru',
        currency: 'RUB',
        isAdult: true,
        isTermsAccepted: true,
        promoCode: 'START',
        bonusChoice: 'sport',
        isRemembered: false,
        email: 'ann@example.org',
        password: 'correct horse',
        name: 'Ann',
        surname: 'Lee',
        birthDate: '1990-01-31',
      },
    ]);
    expect(stores.session.userId).toBe(502);
    expect(screen.getByText(/We’ve sent you an email/)).toBeDefined();
    server.failure = { kind: 'network' };
    await press('Email the link again');
    expect(screen.getByRole('alert').textContent).toMatch(/^We couldn’t send the message/);
    server.failure = undefined;
    await press('Email the link again');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent).toEqual(['link', 'link']);
    expect(screen.getByText(/doesn’t contain your password/)).toBeDefined();
    await press('Continue');
    expect(stores.dialogs.open).toBeUndefined();
    unmount();
    expect(JSON.stringify([stores.registration.credentials, stores.registration.drafts])).not.toContain('horse');
  });

  it('sends one letter for two presses, and the success stays [REG-3]', async () => {
    const { sent } = await open();
    choose('Email');
    fill();
    agree();
    await submit();
    const button = screen.getByRole('button', { name: 'Email the link again' });
    act(() => {
      fireEvent.click(button);
    });
    await act(async () => {
      fireEvent.click(button);
      for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
    });
    expect(sent).toEqual(['link']);
    expect(await screen.findByText(/doesn’t contain your password/)).toBeDefined();
  });

  it('is refused beside the password that many have [NO-21]', async () => {
    const { server } = await open();
    choose('Email');
    fill();
    agree();
    server.failure = { kind: 'refused', status: 400, code: 'password' };
    await submit();
    expect(screen.getByText('This password is too common. Choose another one')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('Ann@Example.org');
  });
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

  it('takes the number as the country writes it, then its code [TEL-2] [TEL-4] [RGF-8]', async () => {
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
    expect(screen.getByText(/We’ve sent a code to \+79991234567/)).toBeDefined();
    type('Code from the text message', ' 123456 ');
    await submit();
    expect(phones).toMatchObject([{ phone: '+79991234567', code: '123456', isRemembered: false }]);
    expect(stores.session.userId).toBe(503);
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
    expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('de');
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

describe('what is counted of a registration', () => {
  const counted = (said: readonly string[]) => said.filter((line) => line.startsWith('counted registration'));

  it('is a start, and then one end with the choices and nothing of the player [REG-4] [REG-5]', async () => {
    const { said, unmount } = await open({ isMarketing: true });
    choose('Phone');
    type('Phone number', '9991234567');
    type('Password', 'correct horse');
    choose('Casino');
    agree();
    await submit();
    type('Code from the text message', '123456');
    await submit();
    fireEvent(window, new Event('pagehide'));
    unmount();
    expect(counted(said)).toEqual([
      'counted registration-started {"type":"one_click"}',
      'counted registration-done {"type":"phone","countryId":1,"currencyId":643,"firstDepositBonusChoice":2}',
    ]);
  });

  it('names whose link led to the page [REG-4]', async () => {
    window.history.replaceState(undefined, '', '?ref=friend-7&tag=other');
    const { said } = await open({ isMarketing: true });
    agree();
    await submit();
    window.history.replaceState(undefined, '', window.location.pathname);
    expect(counted(said).at(-1)).toMatch(/registration-done .*"type":"one_click".*"refCode":"friend-7"/);
  });

  it('is left once, by closing the form or leaving the page [REG-5]', async () => {
    const { said, unmount } = await open({ isMarketing: true });
    choose('Email');
    fireEvent(window, new Event('pagehide'));
    unmount();
    expect(counted(said).slice(1)).toEqual(['counted registration-abandoned {"type":"full"}']);
  });

  it('is nothing without consent to marketing [AN-1]', async () => {
    const { said, unmount } = await open();
    unmount();
    expect(counted(said)).toEqual([]);
  });
});

describe('a new password', () => {
  it('shows how strong it is and which rules it keeps [RGF-14]', async () => {
    await open();
    choose('Email');
    type('Email address', 'ann.lee@example.org');
    const field = screen.getByLabelText('Password');
    const hint = () => document.getElementById(field.getAttribute('aria-describedby')!)!.textContent;
    expect(hint()).not.toContain('met');
    type('Password', 'ann.lee2000!');
    expect(hint()).toMatch(/^Weak password8 to 128 characters, met/);
    type('Password', 'orbit7glassriver');
    expect(hint()).toMatch(/^Strong password.*in your address, met$/);
  });
});

describe('a registration that was closed', () => {
  it('has all that was typed when it opens again, but neither password nor consents [RGF-15]', async () => {
    const page = await open();
    choose('Email');
    type('Email address', 'ann@example.org');
    type('Password', 'correct horse');
    type('First name', 'Ann');
    agree();
    await act(async () => Promise.resolve(page.unmount()));
    expect(JSON.stringify(page.stores.registration.drafts)).not.toContain('horse');
    render(<RegistrationDialog />, { wrapper: page.Wrapper });
    const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
    expect(['Email address', 'Password', 'First name'].map(value)).toEqual(['ann@example.org', '', 'Ann']);
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('carries place, promo code and bonus from one way to another [RG1-5] [RGF-15]', async () => {
    await open();
    const value = (label: string) => screen.getByLabelText<HTMLSelectElement | HTMLInputElement>(label).value;
    type('Country', 'de');
    type('Currency', 'USD');
    type('Promo code (optional)', 'START');
    choose('Casino');
    choose('Phone');
    expect(['Country', 'Currency', 'Promo code (optional)'].map(value)).toEqual(['de', 'USD', 'START']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Casino' }).checked).toBe(true);
    type('Country', 'kz');
    expect(value('Currency')).toBe('USD');
    choose('One click');
    expect(['Country', 'Currency'].map(value)).toEqual(['kz', 'USD']);
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
    expect(screen.queryByRole('button', { name: 'Resend code' })).toBeNull();
    await pass(seconds(18), page);
    expect(screen.getByText('New code in 0:42')).toBeDefined();
    await pass(seconds(42), page);
    page.server.failure = { kind: 'network' };
    await press('Resend code');
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

describe('credentials', () => {
  it('are drawn as a picture on the device [REG-3]', async () => {
    const drawn: string[] = [];
    const names: string[] = [];
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      fillRect: () => undefined,
      fillText: (text: string) => drawn.push(text),
    } as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AA==');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await open();
    agree();
    await submit();
    await press('Save as a picture');
    expect(names).toEqual(['oddsmith-501.png']);
    expect(drawn.join('\n')).toMatch(/ID: 501[^]*Password: aB3kLm9QxY2z/);
    expect(screen.getByText('Details saved')).toBeDefined();
  });
});
