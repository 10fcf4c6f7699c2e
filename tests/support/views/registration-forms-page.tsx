import { act, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
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
import { NOW } from '../examples/coupon-examples.ts';
import { playerPage } from './player-page.tsx';

const COUNTRIES = [
  { id: 1, name: 'RU', countryCode: 'ru', diallingCode: '+7' },
  { id: 2, name: 'DE', countryCode: 'de', diallingCode: '+49' },
  { id: 3, name: 'KZ', countryCode: 'kz', diallingCode: '+7' },
];
const CURRENCIES = [{ id: 643, iso: 'RUB' }];
const MASKS = [{ countryId: 1, mask: '(###) ###-##-##', min: 10, max: 10 }];

/** What the server answers to a registration. */
export interface RegistrationServer {
  failure?: RequestFailure | undefined;
  /** The ways to register cannot be read. */
  offerFailure?: RequestFailure | undefined;
  types?: RegistrationOffer['types'];
  readonly isMarketing?: boolean;
}

/** The dialog of the registration, over a server that answers so until it is told otherwise. */
export async function openRegistration(server: RegistrationServer = {}) {
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
    sendPhoneCode: ({ phone }) => {
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
  await vi.waitUntil(() => timers.waiting() > 0);
  await timers.advance(0);
}

export const chooseRadio = (name: string) => {
  fireEvent.click(screen.getByRole('radio', { name }));
};
export const typeInto = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
export const agreeToTerms = () => {
  fireEvent.click(screen.getByRole('checkbox', { name: 'I am 18 or older' }));
  fireEvent.click(screen.getByRole('checkbox', { name: /^I accept the rules/ }));
};
export const submitForm = async () =>
  act(async () => {
    fireEvent.submit(document.querySelector('form')!);
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
export const pressButton = async (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
  });
