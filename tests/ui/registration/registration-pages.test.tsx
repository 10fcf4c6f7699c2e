import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ContactsGateway } from '../../../core/player/contacts-gateway.ts';
import type { RegistrationGateway } from '../../../core/registration/registration-gateway.ts';
import type { SocialGateway } from '../../../core/registration/social/social-gateway.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import { Screen as ActivationScreen } from '#ui/player/activation-screen.tsx';
import { Screen as NewsletterScreen } from '#ui/player/newsletter-screen.tsx';
import { Screen as VerificationScreen } from '#ui/player/verification-screen.tsx';
import { Screen as RecoveryScreen } from '#ui/registration/recovery-screen.tsx';
import { Screen as RegistrationScreen } from '#ui/registration/registration-screen.tsx';
import { playerPage, teachDialogs } from '../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
};
const press = async (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await settle();
  });

const OFFERED = ['one-click', 'social'] as const;

async function show(Screen: React.ComponentType, address: string, userId?: number) {
  window.history.replaceState(null, '', address);
  const calls: string[] = [];
  const activated: string[] = [];
  const answer: { now?: RequestFailure | undefined } = {};
  const newsletter = (call: string, token: string) => {
    calls.push(`${call} ${token}`);
    const isKnown = token === 'good' || (token === '' && userId !== undefined);
    const failure = isKnown ? answer.now : ({ kind: 'refused', status: 403 } as const);
    return Promise.resolve(failure === undefined ? ok(undefined) : fail(failure));
  };
  const contactsGateway: ContactsGateway = {
    contacts: () =>
      Promise.resolve(ok({ activationType: 'none', pending: [], isPasswordNeeded: false, isNewsWanted: false })),
    sendCode: () => Promise.resolve(fail({ kind: 'network' })),
    checkCode: () => Promise.resolve(fail({ kind: 'network' })),
    activate: (token) => {
      activated.push(token);
      return Promise.resolve(fail({ kind: 'refused', status: 403 }));
    },
    deny: () => Promise.resolve(fail({ kind: 'network' })),
    stopNewsletter: (token) => newsletter('stop', token),
    startNewsletter: (token) => newsletter('start', token),
  };
  const socialGateway = { offer: () => Promise.resolve(ok({ networks: ['vk'] })) };
  const given = { contactsGateway, socialGateway: socialGateway as unknown as SocialGateway };
  const registration = { offer: () => Promise.resolve(ok({ types: OFFERED, countries: [], masks: [] })) };
  const page = await playerPage({
    address,
    given,
    registration: {
      ...registration,
      registerInOneClick: () => Promise.resolve(ok({ userId: 501, password: 'secret-word' })),
    } as unknown as RegistrationGateway,
    ...(userId === undefined ? {} : { userId }),
  });
  await page.stores.lazy.ensure(['contacts', 'recovery', 'registration', 'social']);
  await page.stores.page.learnRoutes();
  await act(async () => {
    render(<Screen />, { wrapper: page.Wrapper });
    await settle();
  });
  return { ...page, calls, activated, answer };
}

describe('the page of registration', () => {
  it('opens the form, and shows the credentials in the dialog, which outlives the page', async () => {
    const { stores } = await show(RegistrationScreen, '/en/registration');
    expect(screen.getByRole('heading', { level: 1, name: 'Sign up' })).toBeDefined();
    fireEvent.click(screen.getByRole('checkbox', { name: 'I am 18 or older' }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^I accept the rules/ }));
    await press('Sign up');
    expect(stores.dialogs.open).toBe('registration');
    cleanup();
    expect(stores.registration.credentials?.userId).toBe(501);
  });
});

describe('the page of registration through a network', () => {
  it('opens with the networks, where they are offered', async () => {
    const { stores } = await show(RegistrationScreen, '/en/registration/socialregistration');
    expect(stores.registration.type).toBe('social');
    expect(await screen.findByRole('button', { name: 'VK' })).toBeDefined();
  });
});

describe('the page of a forgotten password', () => {
  it('recovers for visitors alone [PWR-1]', async () => {
    await show(RecoveryScreen, '/en/user/passwordreset');
    expect(screen.getByLabelText('Phone number')).toBeDefined();
    cleanup();
    await show(RecoveryScreen, '/en/user/passwordreset', 5);
    expect(screen.queryByLabelText('Phone number')).toBeNull();
    expect(screen.getByText(/log out first/)).toBeDefined();
  });
});

describe('the page of verification', () => {
  it('shows a player what is to be confirmed and leads a visitor to sign in [PR-5]', async () => {
    await show(VerificationScreen, '/en/user/accountverify', 5);
    expect(screen.getByRole('button', { name: 'Add email' })).toBeDefined();
    cleanup();
    const { stores } = await show(VerificationScreen, '/en/user/accountverify');
    await press('Log in');
    expect(stores.dialogs.open).toBe('sign-in');
  });
});

describe('the page that ends the newsletter', () => {
  it('does so by a press, with the token of the letter out of the address [PR-30]', async () => {
    const { calls } = await show(NewsletterScreen, '/en/user/stopnewsletter#good');
    expect(window.location.href).not.toContain('good');
    await press('Stop the newsletter');
    expect(calls).toEqual(['stop good']);
    expect(screen.getByRole('status').textContent).toBe('You won’t get news any more.');
    cleanup();
    const { stores } = await show(NewsletterScreen, '/en/user/stopnewsletter#bad');
    await press('Stop the newsletter');
    expect(screen.getByRole('alert').textContent).toMatch(/This link doesn’t work/);
    await press('Log in');
    expect(stores.dialogs.open).toBe('sign-in');
  });

  it('does so at a second press for who is signed in, where the link names nobody [PR-30]', async () => {
    const { calls } = await show(NewsletterScreen, '/en/user/stopnewsletter#bad', 5);
    await press('Stop the newsletter');
    expect(screen.getByRole('alert').textContent).toMatch(/Press again to unsubscribe the account you’re logged in to/);
    await press('Unsubscribe my account');
    expect(calls).toEqual(['stop bad', 'stop ']);
    expect(screen.getByText('You won’t get news any more.')).toBeDefined();
  });
});

describe('the page that has ended the newsletter', () => {
  it('brings it back by the same link, and ends it once more, each time with the focus on what was done [PR-43]', async () => {
    const { calls, answer } = await show(NewsletterScreen, '/en/user/stopnewsletter#good');
    const isTold = () => document.activeElement?.contains(screen.getByRole('status')) === true;
    await press('Stop the newsletter');
    expect([isTold(), document.activeElement === document.body]).toEqual([true, false]);
    screen.getByRole('button', { name: 'Send me news again' }).focus();
    answer.now = { kind: 'network' };
    await press('Send me news again');
    expect(screen.getByRole('alert').textContent).toMatch(/We can’t reach the server/);
    answer.now = undefined;
    await press('Send me news again');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('You’ll get news again.');
    expect([isTold(), document.activeElement === document.body]).toEqual([true, false]);
    await press('Stop the newsletter');
    expect(screen.getByRole('status').textContent).toBe('You won’t get news any more.');
    expect(calls).toEqual(['stop good', 'start good', 'start good', 'stop good']);
  });

  it('says that nobody is known any more for whom it could come back, and keeps the way [PR-43]', async () => {
    const { answer, calls } = await show(NewsletterScreen, '/en/user/stopnewsletter', 5);
    await press('Stop the newsletter');
    answer.now = { kind: 'refused', status: 403 };
    await press('Send me news again');
    expect(screen.getByRole('alert').textContent).toMatch(/Log in and open this page again/);
    expect(screen.getByRole('button', { name: 'Send me news again' })).toBeDefined();
    expect(calls).toEqual(['stop ', 'start ']);
  });
});

describe('another link of a letter, opened where the page is', () => {
  const openLink = async (token: string) =>
    act(async () => {
      window.location.hash = token;
      window.dispatchEvent(new HashChangeEvent('hashchange'));
      await settle();
    });

  it('begins anew with its own token, and leaves the address, too [SEC-25]', async () => {
    const { calls } = await show(NewsletterScreen, '/en/user/stopnewsletter#bad');
    await press('Stop the newsletter');
    await openLink('good');
    expect(window.location.href).not.toContain('good');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Stop the newsletter');
    expect(calls).toEqual(['stop bad', 'stop good']);
  });

  it('of an activation is asked for, and not the one that failed [SEC-25]', async () => {
    const { activated } = await show(ActivationScreen, '/en/user/activatefast#old');
    await press('Check the link and confirm my email');
    expect(screen.getByRole('alert')).toBeDefined();
    await openLink('new');
    expect(window.location.href).not.toContain('new');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Check the link and confirm my email');
    expect(activated).toEqual(['old', 'new']);
  });
});
