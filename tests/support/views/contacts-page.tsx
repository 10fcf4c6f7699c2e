import { act, fireEvent, render, screen } from '@testing-library/react';
import type { KnownContacts } from '../../../core/player/attached-contact.ts';
import type { ContactsGateway } from '../../../core/player/contacts-gateway.ts';
import type { RegistrationGateway } from '../../../core/registration/registration-gateway.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import { minutes } from '../../../core/shared/time.ts';
import { ContactsDialog } from '#ui/player/contacts-dialog.tsx';
import { NOW } from '../examples/coupon-examples.ts';
import { playerPage } from './player-page.tsx';

export const NO_CONTACTS: KnownContacts = {
  activationType: 'none',
  pending: [],
  isPasswordNeeded: false,
  isNewsWanted: false,
};
export const waitingEmail = (contact: string) => ({ kind: 'email' as const, contact, deadline: NOW + minutes(10) });
/** The phone that a code proves. */
export const PHONE = '+79991230541';
export const LINK_TOKEN = 'abcdefghijklmnopqrstuvwxyz';

export async function contactsPage(first: KnownContacts, registration?: RegistrationGateway) {
  let known = first;
  const failure: { now?: RequestFailure | undefined; ofReading?: RequestFailure | undefined } = {};
  const calls: string[] = [];
  const answer = <Value,>(call: string, value: Value) => {
    calls.push(call);
    return Promise.resolve(failure.now === undefined ? ok(value) : fail(failure.now));
  };
  const gateway: ContactsGateway = {
    contacts: () => Promise.resolve(failure.ofReading === undefined ? ok(known) : fail(failure.ofReading)),
    sendCode: (contact, password) =>
      answer(`send ${contact} ${password}`, {
        deadline: NOW + minutes(10),
        agreeing: known.present === undefined ? undefined : known.present.contact,
      }),
    checkCode: (kind, { code, presentCode = '' }) =>
      answer(`check ${kind} ${code} ${presentCode}`.trimEnd(), {
        ...known,
        ...(kind === 'phone' ? { phoneNumber: PHONE } : { email: 'me@example.org' }),
        activationType: kind,
      }),
    activate: (token) => answer(`activate ${token}`, undefined),
    deny: (token) => answer(`deny ${token}`, undefined),
    stopNewsletter: () => answer('stop news', undefined),
    startNewsletter: () => answer('start news', undefined),
  };
  const page = await playerPage({
    userId: 5,
    address: '/en/user/activatefast',
    ...(registration && { registration }),
    given: { contactsGateway: gateway },
  });
  await page.stores.lazy.ensure(['contacts']);
  const know = (next: KnownContacts) => {
    known = next;
  };
  return { ...page, calls, failure, know };
}

export async function openContacts(known: KnownContacts = NO_CONTACTS, registration?: RegistrationGateway) {
  const page = await contactsPage(known, registration);
  page.stores.dialogs.show('contacts');
  await act(async () => {
    render(<ContactsDialog />, { wrapper: page.Wrapper });
    await Promise.resolve();
  });
  return page;
}

export const pressInContacts = async (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
  });

export async function giveContact(name: string, value: string): Promise<void> {
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
  await act(async () => {
    fireEvent.submit(screen.getByLabelText(name).closest('form')!);
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
  });
}
