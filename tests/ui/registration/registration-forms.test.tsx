import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RegistrationGateway } from '../../../core/registration/registration-gateway.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { RegistrationDialog } from '#ui/registration/registration-dialog.tsx';
import { playerPage, teachDialogs } from '../../support/views/player-page.tsx';
import {
  agreeToTerms as agree,
  chooseRadio as choose,
  openRegistration as open,
  pressButton as press,
  submitForm as submit,
  typeInto as type,
} from '../../support/views/registration-forms-page.tsx';
import { withoutLimit } from '../../support/views/without-limit.ts';

beforeAll(teachDialogs);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const NETWORK: RequestFailure = { kind: 'network' };

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

  it('say in the words for a dictionary that they do not come, can be asked for again, and leave the way to sign in [NO-10]', async () => {
    const { server, stores } = await open({ offerFailure: NETWORK });
    expect(screen.getByText(/^Already have an account/)).toBeDefined();
    await press('Log in');
    expect(stores.dialogs.open).toBe('sign-in');
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t load this section');
    expect(screen.queryByLabelText('Country')).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Sign up' })).toBeDefined();
    await press('Reload section');
    const before = screen.getByRole('alert');
    expect(before.textContent).toContain('We couldn’t load this section');
    server.offerFailure = undefined;
    await press('Reload section');
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
    const summary = screen.getByRole('alert');
    const names = [...summary.querySelectorAll('[aria-hidden]')].map(({ textContent }) => textContent);
    expect(names.slice(-2)).toEqual(['Age', 'Accepting the rules']);
    expect(summary.textContent).not.toContain('I have one account');
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
        isNewsWanted: false,
        email: 'ann@example.org',
        password: 'correct horse',
        name: 'Ann',
        surname: 'Lee',
        birthDate: '1990-01-31',
      },
    ]);
    expect(stores.session.userId).toBe(502);
    expect(screen.getByText(/We’ve sent an email to ann@example\.org/)).toBeDefined();
    expect(screen.getAllByRole('button', { name: /^Copy/ }).map((button) => button.ariaLabel)).toEqual(['Copy ID']);
    server.failure = { kind: 'network' };
    await press('Email the link again');
    expect(screen.getByRole('alert').textContent).toMatch(/^We couldn’t send the message/);
    server.failure = undefined;
    await press('Email the link again');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent).toEqual(['link', 'link']);
    expect(screen.getByText(/doesn’t contain your password/)).toBeDefined();
    await press('Continue');
    withoutLimit();
    expect(stores.dialogs.open).toBeUndefined();
    unmount();
    expect(JSON.stringify([stores.registration.credentials, stores.registration.drafts])).not.toContain('horse');
  });

  it('leads from the new account to where the code of its letter is given [REG-3]', async () => {
    const { stores } = await open();
    choose('Email');
    fill();
    agree();
    await submit();
    await press('Enter the code from the email');
    expect(stores.dialogs.open).toBe('contact-code');
  });

  it('asks for news only where its box is ticked, which one click has not [RGF-22]', async () => {
    const { fulls } = await open();
    const box = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: /^Send me news/ });
    expect(box()).toBeNull();
    choose('Email');
    expect(box()?.checked).toBe(false);
    fill();
    agree();
    fireEvent.click(box()!);
    await submit();
    expect(fulls).toMatchObject([{ isNewsWanted: true }]);
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
    expect(screen.getAllByText('This password is too common. Choose another one')).toHaveLength(2);
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('Ann@Example.org');
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
    expect(hint()).toMatch(/^Longer is stronger/);
    expect(hint()).not.toContain('met');
    type('Password', 'ann.lee2000!');
    expect(hint()).toMatch(/^Weak password8 to 128 characters, met/);
    type('Password', 'orbit7glassriver');
    expect(hint()).toMatch(/^Strong password.*start of your email, met$/);
    type('Password', 'qqqqqqqqq');
    expect(hint()).toMatch(/^Weak password: add different letters or digits/);
  });

  it('marks the rules that it breaks once it was refused [RGF-14]', async () => {
    await open();
    choose('Email');
    const field = screen.getByLabelText('Password');
    const rules = () => {
      const hint = document.getElementById(field.getAttribute('aria-describedby')!.split(' ').at(-1)!)!;
      return [...hint.querySelectorAll('use')].map((use) => use.getAttribute('href')?.split('#')[1]);
    };
    type('Password', 'orbit7');
    expect(rules()).toEqual(['f-info-circle', 'f-circle-check']);
    fireEvent.blur(field);
    await waitFor(() => expect(rules()).toEqual(['f-alert-circle', 'f-circle-check']));
  });
});

describe('a registration that was closed', () => {
  it('has all that was typed when it opens again, but neither password nor consents nor the wish for news [RGF-15, RGF-22]', async () => {
    const page = await open();
    choose('Email');
    type('Email address', 'ann@example.org');
    type('Password', 'correct horse');
    type('First name', 'Ann');
    agree();
    fireEvent.click(screen.getByRole('checkbox', { name: /^Send me news/ }));
    await act(async () => Promise.resolve(page.unmount()));
    expect(JSON.stringify(page.stores.registration.drafts)).not.toContain('horse');
    render(<RegistrationDialog />, { wrapper: page.Wrapper });
    const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
    expect(['Email address', 'Password', 'First name'].map(value)).toEqual(['ann@example.org', '', 'Ann']);
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false, false]);
  });

  it('carries place, promo code and bonus from one way to another [RG1-5] [RGF-15]', async () => {
    await open();
    const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
    type('Country', 'de');
    type('Currency', 'USD');
    type('Promo code (optional)', 'START');
    choose('Casino');
    choose('Phone');
    expect(['Country', 'Currency', 'Promo code (optional)'].map(value)).toEqual(['Germany', 'USD, $', 'START']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Casino' }).checked).toBe(true);
    type('Country', 'kz');
    expect(value('Currency')).toBe('USD, $');
    choose('One click');
    expect(['Country', 'Currency'].map(value)).toEqual(['Kazakhstan', 'USD, $']);
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
