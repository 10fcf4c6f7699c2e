import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SharedChoices, SocialDraft } from '../../../../core/registration/registration-drafts.ts';
import { KEPT_CHOICES } from '../../../../core/registration/social/kept-choices.ts';
import type { SocialAnswer, SocialForm, SocialGateway } from '../../../../core/registration/social/social-gateway.ts';
import type { PopupWindows } from '../../../../core/shared/popup-windows.ts';
import { minutes } from '../../../../core/shared/time.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import { RegistrationDialog } from '#ui/registration/registration-dialog.tsx';
import { SocialDialog } from '#ui/registration/social/social-dialog.tsx';
import { NOW } from '../../../support/examples/coupon-examples.ts';
import { memoryValues } from '../../../support/fakes/memory-values.ts';
import { NO_OFFER, playerPage, teachDialogs } from '../../../support/views/player-page.tsx';
import { withoutLimit } from '../../../support/views/without-limit.ts';

beforeAll(teachDialogs);
afterEach(cleanup);

const UNKNOWN: SocialAnswer = { isWaiting: false, newPlayer: { network: 'google', name: 'Ann' } };

const OFFER = {
  types: ['social'],
  countries: [{ id: 3, name: 'KZ', countryCode: 'kz', diallingCode: '+7' }],
  masks: [],
} as const;

const TYPED = {
  countryCode: 'kz',
  currency: 'KZT',
  isAdult: false,
  isTermsAccepted: false,
  promoCode: '',
  bonusChoice: 'decline',
  isRemembered: false,
  isNewsWanted: false,
  email: 'typed@example.org',
} as const;

const popups: PopupWindows = {
  open: () => ({ goTo: () => undefined, isClosed: () => false, close: () => undefined }),
};

async function open(kept?: SharedChoices, server: Partial<SocialGateway> = {}, draft?: SocialDraft) {
  const socialGateway: Partial<SocialGateway> = {
    offer: () => Promise.resolve(ok({ networks: ['google'], back: 'google' })),
    start: () => Promise.resolve(ok({ address: 'https://id.example', deadline: NOW + minutes(10) })),
    finish: () => Promise.resolve(ok(UNKNOWN)),
    register: () => Promise.resolve(ok({ userId: 508 })),
    ...server,
  };
  const values = memoryValues().tab();
  if (kept !== undefined) values.write(KEPT_CHOICES, kept);
  const registration = {
    ...NO_OFFER,
    offer: () => Promise.resolve(ok(OFFER)),
    registerInOneClick: () => Promise.resolve(fail({ kind: 'network' } as const)),
  } as const;
  const page = await playerPage({
    registration,
    given: { socialGateway: socialGateway as SocialGateway, values, popups },
  });
  await page.stores.lazy.ensure(['social']);
  if (draft !== undefined) page.stores.registration.keep({ social: draft });
  page.stores.dialogs.show('social');
  await act(async () => {
    render(<SocialDialog />, { wrapper: page.Wrapper });
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
  });
  return page;
}

describe('a sign-in through a network that knows nobody here', () => {
  it('says so before there is a form, and leads to another way to sign in [NET-9]', async () => {
    const { stores } = await open();
    expect(screen.getByRole('dialog', { name: 'Log in with a social network' })).toBeDefined();
    expect(screen.getByText('No account here is linked to this Google')).toBeDefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Log in another way' }));
    expect(stores.dialogs.open).toBe('sign-in');
  });

  it('makes an account where that is wanted, under a title of its own [NET-4, NET-9]', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(screen.getByRole('dialog', { name: 'Sign up' })).toBeDefined();
    expect(screen.getByText('Google has confirmed you, Ann. Only the form is left.')).toBeDefined();
  });
});

describe('a registration through a network', () => {
  it('offers the address that the network names, and says what becomes of it and of another one [NET-13, NET-14]', async () => {
    const newPlayer = { network: 'google', name: 'Ann', email: 'ann@example.org', isEmailTrusted: true } as const;
    const { stores } = await open(undefined, { finish: async () => ok({ isWaiting: false, newPlayer }) });
    fireEvent.click(screen.getByRole('button', { name: 'Create an account' }));
    const email = screen.getByLabelText<HTMLInputElement>('Email address');
    expect(email.value).toBe('ann@example.org');
    expect(screen.getByText(/^Google has confirmed this address/)).toBeDefined();
    fireEvent.change(email, { target: { value: 'other@example.org' } });
    expect(screen.queryByText(/^Google has confirmed this address/)).toBeNull();
    expect(screen.getByText(/^We’ll send a code and a link to this address/)).toBeDefined();
    expect(stores.registration.drafts.social?.email).toBe('other@example.org');
  });

  it.each([
    ['the same person comes back', { network: 'google', email: 'ann@example.org' }, 'typed@example.org'],
    ['another person of the network comes', { network: 'google', email: 'bob@example.org' }, 'ann@example.org'],
    ['another network comes', { network: 'vk', email: 'ann@example.org' }, 'ann@example.org'],
  ] as const)('keeps the address that was typed only where %s [NET-13]', async (_, named, shown) => {
    const newPlayer = { network: 'google', name: 'Ann', email: 'ann@example.org' } as const;
    await open(undefined, { finish: async () => ok({ isWaiting: false, newPlayer }) }, { ...TYPED, named });
    fireEvent.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe(shown);
  });

  it('offers news where the network names an address, and asks for them where the box is ticked [RGF-22]', async () => {
    const newPlayer = { network: 'google', name: 'Ann', email: 'ann@example.org' } as const;
    const forms: SocialForm[] = [];
    await open(KEPT, {
      finish: async () => ok({ isWaiting: false, newPlayer }),
      register: async (form) => {
        forms.push(form);
        return ok({ userId: 508 });
      },
    });
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Send me news/ });
    expect(box.checked).toBe(false);
    fireEvent.click(box);
    await send();
    expect(forms).toMatchObject([{ email: 'ann@example.org', isNewsWanted: true }]);
  });

  it('has neither a field for an address nor news where the network names none [NET-13, RGF-22]', async () => {
    const forms: SocialForm[] = [];
    const register = async (form: SocialForm) => {
      forms.push(form);
      return ok({ userId: 508 });
    };
    // ticked beside an address that somebody else had
    const named = { network: 'google', email: 'bob@example.org' } as const;
    await open(undefined, { register }, { ...TYPED, isNewsWanted: true, named });
    fireEvent.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(screen.queryByLabelText('Email address')).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /^Send me news/ })).toBeNull();
    await send();
    expect(forms).toMatchObject([{ isNewsWanted: false }]);
  });

  const KEPT = { countryCode: 'kz', currency: 'KZT', promoCode: 'START', bonusChoice: 'sport' } as const;

  it('goes on with the form and what was chosen where the whole page had left for it [NET-10]', async () => {
    await open(KEPT);
    expect(screen.getByRole('dialog', { name: 'Sign up' })).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Country').value).toBe('Kazakhstan');
    expect(screen.getByLabelText<HTMLInputElement>('Currency').value).toBe('KZT, ₸');
    expect(screen.getByLabelText<HTMLInputElement>('Promo code (optional)').value).toBe('START');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sports' }).checked).toBe(true);
  });

  const send = async () => {
    await act(async () => {
      for (const box of screen.getAllByRole('checkbox').slice(0, 2)) fireEvent.click(box);
      await Promise.resolve();
    });
    await act(async () => {
      fireEvent.submit(screen.getByLabelText('Country').closest('form')!);
      for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
    });
  };

  it.each([
    ['no-attempt', /Google confirmed you too long ago/],
    ['known', /An account linked to this Google already exists/],
  ])(
    'says of %s what became of it, beside the networks, and keeps what was filled in [NET-12]',
    async (code, words) => {
      const { stores } = await open(KEPT, {
        register: () => Promise.resolve(fail({ kind: 'refused', status: 404, code })),
      });
      await send();
      expect(screen.getByRole('alert').textContent).toMatch(words);
      expect(screen.getByRole('button', { name: 'Google' })).toBeDefined();
      expect(stores.registration.drafts.social?.promoCode).toBe('START');
    },
  );

  it('cannot be closed while the account is being made [RGF-16]', async () => {
    const { stores } = await open(KEPT, { register: () => new Promise(() => undefined) });
    expect(screen.getByRole('button', { name: 'Close' })).toBeDefined();
    await send();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(stores.dialogs.open).toBe('social');
  });

  it('says why the networks do not come, and asks for them again', async () => {
    let isLost = true;
    await open(undefined, {
      offer: () => Promise.resolve(isLost ? fail({ kind: 'network' }) : ok({ networks: ['google'] })),
    });
    expect(screen.getByRole('alert').textContent).toContain('We can’t reach the server');
    isLost = false;
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
    });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Google' })).toBeDefined();
  });

  it('takes the focus along: to the way out while it waits, then back to the network [NET-6]', async () => {
    let refuse = (): void => undefined;
    await open(undefined, {
      offer: () => Promise.resolve(ok({ networks: ['vk', 'google'] })),
      start: () =>
        new Promise((resolve) => {
          refuse = () => resolve(fail({ kind: 'refused', status: 503 }));
        }),
    });
    const google = () => screen.getByRole('button', { name: 'Google' });
    const pressOn = async (button: HTMLElement) =>
      act(async () => {
        button.focus();
        fireEvent.click(button);
        await Promise.resolve();
      });
    expect(document.activeElement).not.toBe(google());
    await pressOn(google());
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    expect(document.activeElement).toBe(cancel);
    await pressOn(cancel);
    expect(document.activeElement).toBe(google());
    await pressOn(google());
    await act(async () => {
      refuse();
      for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
    });
    expect(screen.getByRole('alert')).toBeDefined();
    expect(document.activeElement).toBe(google());
  });

  it('begins at the first field of its form [NET-9]', async () => {
    await open();
    const create = screen.getByRole('button', { name: 'Create an account' });
    expect(document.activeElement?.matches('button')).toBe(true);
    create.focus();
    fireEvent.click(create);
    expect(document.activeElement).toBe(screen.getByLabelText('Country'));
  });

  it('ends with the id of the account, without a password to keep, and then asks for a contact [NET-11]', async () => {
    const { stores, Wrapper } = await open(KEPT);
    await act(async () => {
      for (const box of screen.getAllByRole('checkbox').slice(0, 2)) fireEvent.click(box);
      await Promise.resolve();
    });
    await act(async () => {
      fireEvent.submit(screen.getByLabelText('Country').closest('form')!);
      for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
    });
    expect([stores.session.userId, stores.dialogs.open]).toEqual([508, 'registration']);
    cleanup();
    render(<RegistrationDialog />, { wrapper: Wrapper });
    expect(screen.getByRole('dialog', { name: 'Your account is ready' })).toBeDefined();
    expect(screen.getByText('508')).toBeDefined();
    expect(screen.getByText(/Log in with Google/)).toBeDefined();
    expect(screen.queryByText('Password')).toBeNull();
    expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    withoutLimit();
    expect(stores.dialogs.open).toBe('contacts');
  });
});
