import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { KnownContacts } from '../../../core/player/attached-contact.ts';
import type { ContactsGateway } from '../../../core/player/contacts-gateway.ts';
import { ok } from '../../../core/shared/result.ts';
import { minutes } from '../../../core/shared/time.ts';
import { Screen as ActivationScreen } from '#ui/player/activation-screen.tsx';
import { Screen as VerificationScreen } from '#ui/player/verification-screen.tsx';
import {
  NO_CONTACTS as NONE,
  LINK_TOKEN as TOKEN,
  waitingEmail as waiting,
  contactsPage as stores,
  openContacts as open,
  pressInContacts as press,
  giveContact as give,
} from '../../support/views/contacts-page.tsx';
import { NO_OFFER, playerPage, teachDialogs } from '../../support/views/player-page.tsx';

beforeAll(teachDialogs);
// files share a window: a token that another one left in the address would be taken
beforeEach(() => {
  window.history.replaceState(null, '', '/');
});
afterEach(cleanup);

describe('the dialog of contacts', () => {
  it('says why the contacts could not be read, and reads them again', async () => {
    const { stores: page, failure } = await open();
    failure.ofReading = { kind: 'network' };
    await act(async () => page.contacts.open());
    expect(screen.getByRole('alert').textContent).toMatch(/^The request failed\. We can’t reach the server/);
    failure.ofReading = undefined;
    await press('Try again');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add email' })).toBeDefined();
  });

  it('says of a contact that is another player’s by now that it is, beside a code that was right', async () => {
    const { failure } = await open({ ...NONE, pending: [waiting('me@example.org')] });
    await press('Enter the code from the email');
    failure.now = { kind: 'refused', status: 409, code: 'contact-taken' };
    await give('Code from the email', '123456');
    expect(screen.getByRole('alert').textContent).toMatch(/confirmed in another account/);
  });

  it('asks calmly who has none, attaches an address by its code and says so [PR-24] [PR-25]', async () => {
    const { calls, stores } = await open();
    expect(screen.getByText(/access to your account can’t be recovered/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Later' })).toBeDefined();
    await press('Add email');
    await give('Email', 'nobody');
    expect(screen.getByText('Enter a full address, such as name@example.com')).toBeDefined();
    await give('Email', ' Me@Example.org');
    expect(screen.getByRole('status').textContent).toMatch(/^We’ve sent a code to me@example.org/);
    await give('Code from the email', ' 123456 ');
    expect(calls).toEqual(['send me@example.org ', 'check email 123456']);
    expect(screen.getByRole('status').textContent).toBe('me@example.org is confirmed');
    expect(screen.queryByRole('button', { name: 'Later' })).toBeNull();
    await press('Done');
    expect(stores.dialogs.open).toBeUndefined();
  });

  it('reads a number as it is dialled at home, and blames the field where no code can go there [PWR-18] [NO-21]', async () => {
    const { calls, failure } = await open();
    await press('Add phone');
    failure.now = { kind: 'refused', status: 400, code: 'contact' };
    await give('Phone', '8 (900) 555-48-12');
    expect(calls).toEqual(['send +79005554812 ']);
    expect(screen.getByLabelText('Phone').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText(/We can’t send a code here/).length).toBeGreaterThan(0);
  });

  it('takes a phone in the form of its country, which a whole number brings along [TEL-8, TEL-9]', async () => {
    const countries = [
      { id: 1, name: 'RU', countryCode: 'ru', diallingCode: '+7' },
      { id: 2, name: 'BY', countryCode: 'by', diallingCode: '+375' },
    ];
    const masks = [{ countryId: 2, mask: '## ###-##-##', min: 9, max: 9 }];
    const offer = () => Promise.resolve(ok({ types: ['phone'] as const, countries, masks }));
    const { calls } = await open(NONE, {
      ...NO_OFFER,
      offer,
      registerInOneClick: () => Promise.reject(new Error('nobody registers here')),
    });
    await press('Add phone');
    const field = () => screen.getByLabelText<HTMLInputElement>('Phone');
    expect(document.activeElement).toBe(field());
    fireEvent.change(field(), { target: { value: '+375291234567' } });
    expect(screen.getByLabelText<HTMLInputElement>('Country').value).toBe('Belarus +375');
    expect(field().value).toBe('29 123-45-67');
    await give('Phone', '29 123');
    expect(screen.getByText('Enter the full number')).toBeDefined();
    await give('Phone', '291234567');
    expect(calls).toEqual(['send +375291234567 ']);
  });

  it('shows what is proven, what is not and what waits for its code [PR-5]', async () => {
    await open({
      ...NONE,
      phoneNumber: '+4915112345678',
      activationType: 'phone',
      pending: [waiting('a@b.de')],
    });
    const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
    expect(lines).toEqual([
      'Emaila@b.deWaiting for the codeEnter the codeEnter the code from the emailAddAdd email',
      'Phone+4915112345678ConfirmedChangeChange phone',
    ]);
    cleanup();
    await open({ ...NONE, email: 'a@b.de' });
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Not confirmed');
    await press('Change email');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('a@b.de');
  });

  it('says that withdrawals stop where another contact is known already, and not for the first [PR-27]', async () => {
    await open({ ...NONE, email: 'a@b.de' });
    await press('Change email');
    expect(screen.queryByText(/withdrawals stop for 24 hours/)).toBeNull();
    cleanup();
    await open({ ...NONE, email: 'a@b.de' });
    await press('Add phone');
    expect(screen.getByText(/withdrawals stop for 24 hours/)).toBeDefined();
  });

  it('asks for the password where the session is not fresh, and blames it [PR-22]', async () => {
    const { calls, failure } = await open({ ...NONE, isPasswordNeeded: true });
    await press('Add phone');
    await give('Phone', '+49 1511 2345678');
    expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
    expect(calls).toEqual([]);
    failure.now = { kind: 'refused', status: 400, code: 'password' };
    await give('Current password', 'wrong');
    expect(screen.getByText('Incorrect password. Check the keyboard layout and Caps Lock')).toBeDefined();
    failure.now = undefined;
    await give('Current password', 'right');
    expect(calls).toEqual(['send +4915112345678 wrong', 'send +4915112345678 right']);
  });

  it('asks for the password of a session that grew old meanwhile, and blames nobody for it [PR-22]', async () => {
    const { failure } = await open(NONE);
    await press('Add phone');
    failure.now = { kind: 'refused', status: 400, code: 'password' };
    await give('Phone', '+49 1511 2345678');
    const password = screen.getByLabelText('Current password');
    expect([document.activeElement, password.getAttribute('aria-invalid')]).toEqual([password, null]);
    expect(screen.getByText(/^To be sure it’s you/)).toBeDefined();
    await give('Current password', 'wrong');
    expect(password.getAttribute('aria-invalid')).toBe('true');
  });

  it('tells a late code from a wrong one [PWR-2]', async () => {
    const { clock, calls, failure } = await open();
    await press('Add email');
    await give('Email', 'me@example.org');
    failure.now = { kind: 'refused', status: 400, code: 'code' };
    await give('Code from the email', '1');
    expect(screen.getByText('Incorrect code. Check the digits')).toBeDefined();
    clock.move(minutes(10));
    await give('Code from the email', '123456');
    expect(screen.getByText('This code has expired. Request a new one')).toBeDefined();
    expect(calls).toHaveLength(2);
  });
});

describe('the switch for news beside the contacts', () => {
  const news = () => screen.getByRole<HTMLInputElement>('switch', { name: 'News about bonuses by text and email' });
  const flip = async (times = 1) =>
    act(async () => {
      for (let time = 0; time < times; time += 1) fireEvent.click(news());
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    });

  it('shows what the server holds, and asks for news or ends them at once [PR-30, PR-43]', async () => {
    const { calls } = await open({ ...NONE, activationType: 'email', email: 'a@b.de', isNewsWanted: true });
    expect(news().checked).toBe(true);
    await flip();
    expect([news().checked, calls]).toEqual([false, ['stop news']]);
    await flip();
    expect([news().checked, calls]).toEqual([true, ['stop news', 'start news']]);
    expect(news().getAttribute('aria-describedby')).toBeNull();
  });

  it('says what news still need where no contact is proven [PR-43]', async () => {
    await open();
    expect(screen.queryByText(/They’ll come once/)).toBeNull();
    await flip();
    const hint = document.getElementById(news().getAttribute('aria-describedby')!);
    expect(hint?.textContent).toBe('They’ll come once your email or phone is confirmed.');
  });

  it('ends at what the server holds after five presses that fail, and says so [PR-43, REL-40]', async () => {
    const { calls, failure } = await open();
    failure.now = { kind: 'network' };
    await flip(5);
    expect(news().checked).toBe(false);
    expect(screen.getByRole('alert').textContent).toMatch(/We can’t reach the server/);
    // the first, and after its answer the last alone
    expect(calls).toEqual(['start news', 'start news']);
    failure.now = undefined;
    await flip();
    expect([news().checked, screen.queryByRole('alert')]).toEqual([true, null]);
  });
});

describe('the page that proves contacts', () => {
  it('shows the next player nothing of who was signed in before, not even what comes late [SEC-53]', async () => {
    const answers: ((known: KnownContacts) => void)[] = [];
    const given = {
      contactsGateway: {
        contacts: () =>
          new Promise((resolve) => {
            answers.push((known) => {
              resolve(ok(known));
            });
          }),
      } as unknown as ContactsGateway,
    };
    const { stores, sessions, Wrapper } = await playerPage({ userId: 5, given });
    await stores.lazy.ensure(['contacts']);
    render(<VerificationScreen />, { wrapper: Wrapper });
    sessions.userId = 6;
    await act(async () => stores.session.confirm());
    expect(answers).toHaveLength(2);
    await act(async () => {
      answers[1]?.({ ...NONE, email: 'second@example.org' });
      answers[0]?.({ ...NONE, email: 'first@example.org' });
      await Promise.resolve();
    });
    expect(screen.queryByText('first@example.org')).toBeNull();
    expect(screen.getByText('second@example.org')).toBeDefined();
    act(() => {
      stores.contacts.goTo({ at: 'contact', kind: 'email', first: 'second@example.org' });
    });
    sessions.userId = 7;
    await act(async () => stores.session.confirm());
    expect(document.querySelector('input')).toBeNull();
  });
});

describe('the page of a changed contact', () => {
  it('takes the change back with a press, and leads to a new password [PR-36]', async () => {
    window.history.replaceState(null, '', `/en/user/accountverify#${TOKEN}`);
    const { calls, failure, Wrapper } = await stores(NONE);
    render(<VerificationScreen />, { wrapper: Wrapper });
    expect(window.location.href).not.toContain(TOKEN);
    failure.now = { kind: 'refused', status: 403, code: 'no-link' };
    await press('It wasn’t me');
    expect(screen.getByRole('alert').textContent).toMatch(/^This link has been used/);
    failure.now = undefined;
    await press('It wasn’t me');
    expect(calls).toEqual([`deny ${TOKEN}`, `deny ${TOKEN}`]);
    const way = screen.getByRole('link', { name: 'Set a new password' });
    expect(way.getAttribute('href')).toBe('/en/user/passwordreset');
  });
});

describe('the page of a link', () => {
  const show = async (hash: string) => {
    window.history.replaceState(null, '', `/en/user/activatefast${hash}`);
    const page = await stores(NONE);
    await act(async () => {
      render(<ActivationScreen />, { wrapper: page.Wrapper });
      await Promise.resolve();
    });
    return page;
  };

  it('proves the address by a press, with the token out of the address at once [PR-26]', async () => {
    const { calls } = await show(`#${TOKEN}`);
    expect(window.location.href).not.toContain(TOKEN);
    expect(calls).toEqual([]);
    await press('Check the link and confirm my email');
    expect(calls).toEqual([`activate ${TOKEN}`]);
    expect(screen.getByRole('status').textContent).toMatch(/^Your address is confirmed/);
  });

  it('says that a link is used, or is not whole', async () => {
    const { failure } = await show(`#${TOKEN}`);
    failure.now = { kind: 'refused', status: 403, code: 'no-code' };
    await press('Check the link and confirm my email');
    expect(screen.getByRole('alert').textContent).toMatch(/^This link has been used/);
    cleanup();
    await show('');
    expect(screen.getByText(/this address lacks its last part/)).toBeDefined();
  });
});
