import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ASKED_FOR_LIMIT } from '../../../core/limits/limit-prompt.ts';
import { PLAYER_WITHOUT_FACTS } from '../../support/examples/players/player-without-facts.ts';
import type { OneClickForm } from '../../../core/registration/registration-gateway.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import { RegistrationDialog } from '#ui/registration/registration-dialog.tsx';
import { memoryValues } from '../../support/fakes/memory-values.ts';
import { NO_OFFER, playerPage, teachDialogs } from '../../support/views/player-page.tsx';
import { withoutLimit } from '../../support/views/without-limit.ts';

const PASSWORD = 'aB3kLm9QxY2z';

beforeAll(teachDialogs);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(failure?: RequestFailure, site: object = {}) {
  const forms: OneClickForm[] = [];
  const values = memoryValues().tab();
  const page = await playerPage({
    site,
    given: { values },
    registration: {
      ...NO_OFFER,
      registerInOneClick: (form) => {
        forms.push(form);
        return Promise.resolve(failure === undefined ? ok({ userId: 501, password: PASSWORD }) : fail(failure));
      },
    },
  });
  const stop = page.stores.accounts.start();
  page.stores.dialogs.show('registration');
  const { unmount } = await act(async () => {
    const drawn = render(<RegistrationDialog />, { wrapper: page.Wrapper });
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
    return drawn;
  });
  return { ...page, values, forms, unmount, stop };
}

const country = () => screen.getByLabelText<HTMLInputElement>('Country');
const currency = () => screen.getByLabelText<HTMLInputElement>('Currency');
const age = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'I am 18 or older' });
const terms = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^I accept the rules/ });

async function submit(): Promise<void> {
  await act(async () => {
    fireEvent.submit(age().closest('form')!);
    await Promise.resolve();
    await Promise.resolve();
  });
}

async function register(): Promise<void> {
  fireEvent.click(age());
  fireEvent.click(terms());
  await submit();
}

const describedText = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;

describe('registration in one click', () => {
  it('begins with the country and the currency of the place, nothing confirmed [RG1-3, RG1-4]', async () => {
    await open();
    expect([country().value, currency().value, age().checked, terms().checked]).toEqual([
      'Russia',
      'RUB, ₽',
      false,
      false,
    ]);
    fireEvent.click(country());
    expect(screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'Germany',
      'Kazakhstan',
      'Russia',
    ]);
  });

  it('links what is accepted, in a tab of its own', async () => {
    await open();
    const links = ['Read the rules', 'Privacy policy'].map((name) =>
      screen.getByRole<HTMLAnchorElement>('link', { name }),
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en/rules/1', '/en/privacy-policy']);
    expect(links.every((link) => link.target === '_blank')).toBe(true);
  });

  it('says what is missing beside each box and moves to the first [RG1-1]', async () => {
    const { forms } = await open();
    await submit();
    expect(describedText(age())).toBe('Confirm that you are 18 or older');
    expect(describedText(terms())).toBe('Accept the rules to continue');
    expect([age(), terms()].map((box) => box.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    expect(document.activeElement).toBe(age());
    expect(forms).toEqual([]);
    fireEvent.click(age());
    expect(age().getAttribute('aria-invalid')).toBeNull();
    await submit();
    expect(document.activeElement).toBe(terms());
  });

  it('brings the currency of the country along until one was chosen [RG1-5]', async () => {
    await open();
    fireEvent.change(country(), { target: { value: 'de' } });
    expect(currency().value).toBe('EUR, €');
    fireEvent.change(currency(), { target: { value: 'USD' } });
    fireEvent.change(country(), { target: { value: 'kz' } });
    expect(currency().value).toBe('USD, $');
  });

  it.each([
    [{ kind: 'network' } as const, 'We can’t reach the server. Check your internet connection.'],
    [{ kind: 'refused', status: 403, code: 'registration-closed' } as const, 'Registration is currently closed.'],
    [{ kind: 'refused', status: 429 } as const, 'Too many registrations from your network. Please try later.'],
    [{ kind: 'refused', status: 500 } as const, 'Something went wrong on our side. Please try again shortly.'],
  ] satisfies [RequestFailure, string][])('says %j and keeps what was filled in', async (failure, text) => {
    const { stores } = await open(failure);
    fireEvent.change(country(), { target: { value: 'kz' } });
    await register();
    expect(screen.getByRole('alert').textContent).toBe(text);
    expect([country().value, currency().value, age().checked, terms().checked]).toEqual([
      'Kazakhstan',
      'KZT, ₸',
      true,
      true,
    ]);
    expect(stores.session.isSignedIn).toBe(false);
  });

  it('says beside the currency that the server has no such accounts [NO-21]', async () => {
    await open({ kind: 'refused', status: 400, code: 'unknown-currency' });
    await register();
    expect(describedText(currency())).toBe('Accounts in this currency aren’t available.');
    expect(document.activeElement).toBe(currency());
  });

  it('signs the new player in, shows id and password and the play balance', async () => {
    const { stores, forms, stop } = await open();
    await register();
    const extras = { promoCode: '', bonusChoice: 'decline', isRemembered: true };
    expect(forms).toEqual([{ countryCode: 'ru', currency: 'RUB', isAdult: true, isTermsAccepted: true, ...extras }]);
    expect(stores.session.userId).toBe(501);
    expect(screen.getByText('501')).toBeDefined();
    expect(screen.getByText(PASSWORD)).toBeDefined();
    expect(screen.getByText(/You have ₽12,480\.50/)).toBeDefined();
    expect(screen.getByText(/No email or phone is linked yet/)).toBeDefined();
    stop();
  });

  it('copies and saves the password, and keeps it nowhere', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', {
      clipboard: {
        writeText: (text: string) => {
          copied.push(text);
          return Promise.resolve();
        },
      },
    });
    const saved: Blob[] = [];
    const names: string[] = [];
    URL.createObjectURL = (blob) => {
      saved.push(blob as Blob);
      return 'blob:file';
    };
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const log = vi.spyOn(console, 'log');
    const { stores, cookies, unmount } = await open();
    await register();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Copy password' }));
      await Promise.resolve();
    });
    expect(copied).toEqual([PASSWORD]);
    expect(screen.getByText('Copied')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Save to file' }));
    expect(names).toEqual(['oddsmith-501.txt']);
    expect(saved[0]?.type).toBe('text/plain;charset=utf-8');
    expect(screen.getByText('Details saved')).toBeDefined();
    const kept = [localStorage, sessionStorage].map((area) => JSON.stringify(Object.entries(area))).join();
    expect(`${kept}${[...cookies.values()].join()}${JSON.stringify(log.mock.calls)}`).not.toContain(PASSWORD);
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    withoutLimit();
    expect(stores.dialogs.open).toBe('contacts');
    unmount();
    expect(stores.registration.credentials).toBeUndefined();
    vi.unstubAllGlobals();
  });

  it('warns once before an unsaved password is lost', async () => {
    const { stores } = await open();
    await register();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(stores.dialogs.open).toBe('registration');
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText(/You haven’t saved your password yet/)).toBeDefined();
    expect(stores.dialogs.open).toBe('registration');
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    withoutLimit();
    expect(stores.dialogs.open).toBe('contacts');
  });

  it('asks for a deposit limit once the details were read, and notes that it did [LQ-2, LQ-4, RG-07]', async () => {
    const { stores, address, values } = await open();
    await register();
    for (let press = 0; press < 2; press += 1) fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const dialog = screen.getByRole('dialog', { name: 'Would you like a deposit limit?' });
    const ways = screen.getAllByRole('button');
    expect(ways.map(({ textContent }) => textContent)).toEqual(['Set a limit', 'Not now']);
    expect(new Set(ways.map(({ className }) => className)).size).toBe(1);
    fireEvent.keyDown(dialog, { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
    const sure = screen.getByRole('dialog', { name: 'Continue without a limit?' });
    expect(sure.contains(document.activeElement)).toBe(true);
    expect(values.read(ASKED_FOR_LIMIT)).toBeUndefined();
    fireEvent.click(screen.getByRole('button', { name: 'Set a limit' }));
    expect([address.now, stores.dialogs.open]).toEqual(['/en/office/responsible', undefined]);
    await vi.waitFor(() => expect(values.read(ASKED_FOR_LIMIT)).toMatchObject([{ userId: 501 }]));
  });

  it.each([
    [['complete-profile', 'recharge'], { isAskedAfterRegistration: true }, '/en/office/account/edit', undefined],
    [['recharge'], { isAskedAfterRegistration: true, hasDeposit: false }, '/en/office/recharge', undefined],
    [['recharge'], { isAskedAfterRegistration: true, hasDeposit: true }, undefined, 'contacts'],
    [[], { isAskedAfterRegistration: true, hasDeposit: false }, undefined, 'contacts'],
  ])('leads on to the pages that the site names: %j for %j to %s [REG-6, REG-8]', async (pages, facts, to, dialog) => {
    const { stores, address } = await open(undefined, { afterRegistration: pages });
    const { now: before } = address;
    await register();
    await act(async () => stores.lazy.ensure(['player']));
    act(() => {
      runInAction(() => {
        stores.player.player = { ...PLAYER_WITHOUT_FACTS, ...facts };
      });
    });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect([address.now, stores.dialogs.open]).toEqual([before, 'registration']);
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    withoutLimit();
    expect([address.now, stores.dialogs.open]).toEqual([to ?? before, dialog]);
  });

  it('cannot be closed while the account is being made, and shows its password then [RGF-16]', async () => {
    let answer = (): void => undefined;
    const page = await playerPage({
      registration: {
        ...NO_OFFER,
        registerInOneClick: async () =>
          new Promise((resolve) => {
            answer = () => {
              resolve(ok({ userId: 501, password: PASSWORD }));
            };
          }),
      },
    });
    page.stores.dialogs.show('registration');
    await act(async () => {
      render(<RegistrationDialog />, { wrapper: page.Wrapper });
      for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
    });
    expect(screen.getByRole('button', { name: 'Close' })).toBeDefined();
    await register();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    fireEvent.pointerDown(screen.getByRole('dialog'));
    expect(page.stores.dialogs.open).toBe('registration');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Log in' }).getAttribute('aria-disabled')).toBe('true');
    await act(async () => {
      answer();
      await Promise.resolve();
    });
    expect(await screen.findByText(PASSWORD)).toBeDefined();
  });

  it('leads back to signing in', async () => {
    const { stores } = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(stores.dialogs.open).toBe('sign-in');
  });
});
