import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TransferGateway } from '../../../../core/accounts/transfer/transfer-gateway.ts';
import type { Player } from '../../../../core/player/player.ts';
import { PLAYER_WITHOUT_FACTS } from '../../../support/examples/players/player-without-facts.ts';
import type { SignInGateway } from '../../../../core/session/gateways/sign-in-gateway.ts';
import type { OfferedSignIn } from '../../../../core/session/gateways/sign-in-gateway.ts';
import type { RequestFailure } from '../../../../core/shared/request-failure.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import { minutes } from '../../../../core/shared/time.ts';
import { TransferPromptStore } from '#ui/accounts/transfer/transfer-prompt-store.ts';
import { TransferredDialog } from '#ui/registration/new-account.tsx';
import { TransferDialog } from '#ui/accounts/transfer/transfer-dialog.tsx';
import { NOW } from '../../../support/examples/coupon-examples.ts';
import { fakePlayerGateway } from '../../../support/fakes/fake-player-gateway.ts';
import { NO_OFFER, playerPage, teachDialogs } from '../../../support/views/player-page.tsx';

beforeAll(teachDialogs);
beforeEach(() => {
  window.history.replaceState(null, '', '/');
});
afterEach(cleanup);

const RUSSIA = { id: 1, name: 'RU', countryCode: 'ru', diallingCode: '+7' };
const MASKS = [{ countryId: 1, mask: '(###) ###-##-##', min: 10, max: 10 }];
const PASSWORD = 'one-time-password-of-the-transfer';
const MOVED = { reply: { status: true }, player: { userId: 501, password: PASSWORD } };
const KNOWN = { phoneNumber: '+79001112233', activationType: 'phone' } as const;

interface Answers {
  send?: Awaited<ReturnType<TransferGateway['sendCode']>>;
  check?: Awaited<ReturnType<TransferGateway['checkCode']>>;
  user?: Awaited<ReturnType<TransferGateway['user']>>;
  signIn?: Awaited<ReturnType<SignInGateway['signIn']>>;
}

async function visit(known: Partial<Player> = KNOWN) {
  const calls: string[] = [];
  const orders: OfferedSignIn[] = [];
  const answers: Answers = {};
  const gateway: TransferGateway = {
    sendCode: (userId, { phone, countryCode, password }) => {
      calls.push(['send', String(userId), countryCode, phone, password].filter((said) => said !== undefined).join(' '));
      const sent = { reply: { status: true }, deadline: NOW + minutes(10), againAt: NOW + minutes(1) };
      return Promise.resolve(answers.send ?? ok(sent));
    },
    checkCode: (userId, code) => {
      calls.push(`check ${String(userId)} ${code}`);
      return Promise.resolve(answers.check ?? ok({ reply: { status: true }, redirectToken: 'token' }));
    },
    user: (token) => {
      calls.push(`user ${token}`);
      return Promise.resolve(answers.user ?? ok(MOVED));
    },
  };
  const page = await playerPage({
    userId: 5,
    registration: {
      ...NO_OFFER,
      offer: () => Promise.resolve(ok({ types: ['phone'], countries: [RUSSIA], masks: MASKS })),
      registerInOneClick: () => Promise.reject(new Error('nobody registers here')),
    },
    given: {
      transferGateway: gateway,
      signInGateway: {
        signIn: (order: OfferedSignIn) => {
          orders.push(order);
          return Promise.resolve(answers.signIn ?? ok({ userId: 501 }));
        },
      } as SignInGateway,
      playerGateway: fakePlayerGateway({ ...known, isTransferRequired: true }),
    },
  });
  await page.stores.lazy.ensure(['player', 'userTransfer']);
  await page.stores.player.load();
  return { ...page, calls, orders, answers };
}

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

async function open(known?: Partial<Player>) {
  const page = await visit(known);
  page.stores.dialogs.show('transfer');
  await act(async () => {
    render(<TransferDialog />, { wrapper: page.Wrapper });
    await settle();
  });
  return page;
}

const press = async (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await settle();
  });
const phone = () => screen.getByLabelText<HTMLInputElement>('Phone number');
const code = () => screen.getByLabelText<HTMLInputElement>('Code from the text message');
const type = async (field: HTMLElement, value: string) =>
  act(async () => {
    fireEvent.change(field, { target: { value } });
    await settle();
  });
const sendPhone = async () => press('Get code');
const wrongCode: RequestFailure = { kind: 'refused', status: 400, code: 'code' };

describe('the dialog of a transfer', () => {
  it('says what the move means, at the phone that is known, and signs in at the new account, whose id stays in sight [TRF-2, TRF-3, TRF-5, TRF-16]', async () => {
    const { calls, orders, stores, Wrapper } = await open();
    expect(screen.getByText(/You’ll get a new ID/)).toBeTruthy();
    expect(screen.getByText('Enter the phone number confirmed in this account.')).toBeTruthy();
    expect(phone().value).toBe('(900) 111-22-33');
    await sendPhone();
    expect(screen.getByText(/^If \+7 \(900\) 111-22-33 is confirmed in this account/)).toBeTruthy();
    await type(code(), '123456');
    expect(calls).toEqual(['send 5 ru +79001112233', 'check 5 123456', 'user token']);
    expect(orders).toEqual([{ by: 'login', login: '501', password: PASSWORD, isRemembered: false }]);
    expect(stores.session.userId).toBe(501);
    expect(stores.dialogs.open).toBe('transferred');
    cleanup();
    render(<TransferredDialog />, { wrapper: Wrapper });
    expect(screen.getByRole('heading', { name: 'Your account has moved' })).toBeTruthy();
    expect(screen.getByText('501')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy ID' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save to file' })).toBeTruthy();
    expect(screen.queryByText('Password')).toBeNull();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(stores.dialogs.open).toBe('transferred');
    await press('Continue');
    expect(stores.dialogs.open).toBeUndefined();
  });

  it('has no word about a proven phone where there is none, and asks for one [TRF-7]', async () => {
    const { calls } = await open({});
    expect(phone().value).toBe('');
    expect(screen.getByText('This number will become the phone of your new account.')).toBeTruthy();
    await type(phone(), '912');
    await sendPhone();
    expect(phone().getAttribute('aria-invalid')).toBe('true');
    expect(calls).toEqual([]);
    await type(phone(), '+7 912 345-67-89');
    await sendPhone();
    expect(calls).toEqual(['send 5 ru +79123456789']);
    expect(screen.getByText(/^We’ve sent a code to \+7 \(912\) 345-67-89/)).toBeTruthy();
  });

  it('keeps the password in no store and on no page, whatever becomes of the sign-in [TRF-5, SEC-57]', async () => {
    const { stores, answers, orders, said } = await open();
    const { userTransfer } = stores;
    const kept = () =>
      JSON.stringify([Object.entries(userTransfer), userTransfer.state, Object.entries(stores.signIn), said]);
    await sendPhone();
    answers.signIn = fail({ kind: 'network' });
    await type(code(), '123456');
    expect(orders).toHaveLength(1);
    expect(kept()).not.toContain(PASSWORD);
    expect(document.body.innerHTML).not.toContain(PASSWORD);
    delete answers.signIn;
    await press('Try again');
    expect(kept()).not.toContain(PASSWORD);
    expect(stores.session.userId).toBe(501);
    expect(
      window.location.href +
        JSON.stringify([Object.entries(window.localStorage), Object.entries(window.sessionStorage)]),
    ).not.toContain(PASSWORD);
  });

  it('asks again with the same token for what was not answered [TRF-6]', async () => {
    const { calls, answers, orders } = await open();
    await sendPhone();
    answers.user = fail({ kind: 'network' });
    await type(code(), '123456');
    expect(screen.getByRole('alert').textContent).toMatch(/it won’t be moved twice\.$/);
    delete answers.user;
    await press('Try again');
    expect(calls.filter((call) => call.startsWith('user'))).toEqual(['user token', 'user token']);
    expect(orders).toHaveLength(1);
  });

  it('can be put off unanswered, and goes on there for the same player alone [TRF-6, TRF-14]', async () => {
    const { calls, answers, stores, Wrapper } = await open();
    await sendPhone();
    answers.user = fail({ kind: 'network' });
    await type(code(), '123456');
    await press('Later');
    expect(stores.dialogs.open).toBeUndefined();
    const draw = async () => {
      cleanup();
      await act(async () => {
        render(<TransferDialog />, { wrapper: Wrapper });
        await settle();
      });
    };
    await draw();
    expect(screen.getByText(/it won’t be moved twice\.$/)).toBeDefined();
    await press('Try again');
    expect(calls.filter((call) => call.startsWith('user'))).toEqual(['user token', 'user token']);
    await press('Later');
    await act(async () => {
      stores.session.take(6);
      await settle();
    });
    await draw();
    expect(screen.queryByText(/it won’t be moved twice\.$/)).toBeNull();
    expect(phone()).toBeDefined();
  });

  it.each([
    [{ kind: 'refused', status: 409, code: 'open-coupons' }, /^You have open bets/],
    [{ kind: 'refused', status: 409, code: 'advance-owed' }, /^You owe an advance/],
    [{ kind: 'refused', status: 409, code: 'contact-change' }, /^Your contacts were changed a short time ago/],
    [{ kind: 'refused', status: 409, code: 'phone-taken' }, /^This number is confirmed in another account/],
    [{ kind: 'refused', status: 403, code: 'no-code' }, /^Your time is up|start again/],
  ] as const)('goes back to the phone with %o, and says why [TRF-4, TRF-10]', async (failure, words) => {
    const { answers, orders } = await open();
    await sendPhone();
    answers.user = fail(failure);
    await type(code(), '123456');
    expect(screen.getByRole('alert').textContent).toMatch(words);
    expect(phone().value).toBe('(900) 111-22-33');
    expect(orders).toEqual([]);
  });

  it('tells a wrong code from a late one, and offers another after its time [TRF-4, TRF-8]', async () => {
    const { answers, calls, clock, timers, stores } = await open();
    const pass = async (time: number) =>
      act(async () => {
        clock.move(time);
        await timers.advance(time);
        await settle();
      });
    stores.clock.start();
    await sendPhone();
    answers.check = fail(wrongCode);
    await type(code(), '000000');
    expect(code().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/^New code in/)).toBeTruthy();
    await pass(minutes(1));
    await press('Send the code again');
    expect(calls.filter((call) => call.startsWith('send'))).toHaveLength(2);
    await pass(minutes(10));
    expect(screen.getAllByText(/This code has expired/).length).toBeGreaterThan(0);
  });

  it('asks for the password where the server does, keeps what was typed, and keeps the password nowhere [TRF-7]', async () => {
    const { answers, calls, stores } = await open();
    expect(screen.queryByLabelText('Current password')).toBeNull();
    answers.send = fail({ kind: 'refused', status: 400, code: 'password-needed' });
    await sendPhone();
    const password = () => screen.getByLabelText<HTMLInputElement>('Current password');
    expect(password().getAttribute('aria-invalid')).not.toBe('true');
    expect(screen.getByText(/^To be sure it’s you/)).toBeTruthy();
    expect([document.activeElement, screen.queryByRole('alert')]).toEqual([password(), null]);
    expect(phone().value).toBe('(900) 111-22-33');
    await sendPhone();
    expect(calls).toHaveLength(1);
    expect(screen.getAllByText('Enter your current password')).not.toHaveLength(0);
    answers.send = fail({ kind: 'refused', status: 400, code: 'password' });
    await type(password(), 'my own password');
    await sendPhone();
    expect(password().getAttribute('aria-invalid')).toBe('true');
    expect(password().value).toBe('my own password');
    delete answers.send;
    await sendPhone();
    expect(calls.slice(1)).toEqual(Array(2).fill('send 5 ru +79001112233 my own password'));
    expect(code()).toBeTruthy();
    expect(JSON.stringify([stores.userTransfer.state, stores.userTransfer.sent])).not.toContain('my own password');
  });

  it('keeps what was typed where nobody answers [TRF-4]', async () => {
    const { answers } = await open();
    answers.send = fail({ kind: 'network' });
    await sendPhone();
    expect(screen.getByRole('alert').textContent).toMatch(/couldn’t|reach/i);
    expect(phone().value).toBe('(900) 111-22-33');
    delete answers.send;
    await sendPhone();
    answers.check = fail({ kind: 'network' });
    await type(code(), '123456');
    expect(code().value).toBe('123456');
    await press('Another number');
    expect(phone().value).toBe('(900) 111-22-33');
  });

  it('takes no step whose status is not true, and says it in the words of the server [TRF-1]', async () => {
    const { answers, orders } = await open();
    answers.send = ok({ reply: { status: false, message: 'Not from this country' } });
    await sendPhone();
    expect(screen.getByRole('alert').textContent).toBe('Not from this country');
    delete answers.send;
    await sendPhone();
    answers.check = ok({ reply: { status: false } });
    await type(code(), '111111');
    expect(code().getAttribute('aria-invalid')).toBe('true');
    answers.check = ok({ reply: { status: true } });
    await type(code(), '');
    await type(code(), '222222');
    expect(code().getAttribute('aria-invalid')).toBe('true');
    delete answers.check;
    answers.user = ok({ reply: { status: false, message: 'Ask the office' } });
    await type(code(), '');
    await type(code(), '333333');
    expect(screen.getByRole('alert').textContent).toBe('Ask the office');
    expect(orders).toEqual([]);
  });

  it('asks for the second step where another server wants one', async () => {
    const { answers, stores } = await open();
    await sendPhone();
    answers.signIn = ok({ secondStep: { method: 'app', expiresAt: NOW + minutes(5) } });
    await type(code(), '123456');
    expect(stores.dialogs.open).toBe('sign-in');
    expect(stores.signIn.secondStep?.method).toBe('app');
  });

  it('is closed by no key and no press beside it, and put off by its button [TRF-14]', async () => {
    const { stores } = await open();
    const dialog = screen.getByRole('dialog', { name: 'Move to your new account' });
    fireEvent.keyDown(dialog, { key: 'Escape' });
    fireEvent.pointerDown(dialog);
    expect(stores.dialogs.open).toBe('transfer');
    await press('Later');
    expect(stores.dialogs.open).toBeUndefined();
  });

  it('leaves an answer to itself that comes after the player has changed [SEC-53]', async () => {
    const { stores, answers, orders } = await open();
    await sendPhone();
    const late: { answer?: () => void } = {};
    answers.user = new Promise((resolve) => {
      late.answer = () => {
        resolve(ok(MOVED));
      };
    }) as never;
    await type(code(), '123456');
    await act(async () => {
      stores.session.take(9);
      late.answer?.();
      await settle();
    });
    expect(orders).toEqual([]);
    expect(stores.session.userId).toBe(9);
  });
});

describe('the prompt of a transfer', () => {
  async function prompt() {
    const page = await visit();
    const store = new TransferPromptStore(page.stores);
    return { ...page, store, stop: store.start() };
  }

  it('opens the dialog for who has to move, and for nobody else [TRF-2]', async () => {
    const { stores, stop } = await prompt();
    expect(stores.dialogs.open).toBe('transfer');
    stop();
    const free = await visit();
    runInAction(() => {
      free.stores.player.player = { ...PLAYER_WITHOUT_FACTS, isTransferRequired: false };
    });
    const stopFree = new TransferPromptStore(free.stores).start();
    expect(free.stores.dialogs.open).toBeUndefined();
    stopFree();
  });

  it('waits until no other dialog is open, and does not come back to who has put it off [TRF-14]', async () => {
    const { stores, stop } = await prompt();
    stores.dialogs.show('contacts');
    expect(stores.dialogs.open).toBe('contacts');
    stores.dialogs.close();
    expect(stores.dialogs.open).toBe('transfer');
    stores.dialogs.close();
    expect(stores.dialogs.open).toBeUndefined();
    stores.dialogs.show('settings');
    stores.dialogs.close();
    expect(stores.dialogs.open).toBeUndefined();
    await stores.player.load();
    expect(stores.dialogs.open).toBeUndefined();
    stop();
  });

  it('comes again for the next who signs in on the page [TRF-14]', async () => {
    const { stores, stop } = await prompt();
    stores.dialogs.close();
    runInAction(() => {
      stores.session.take(6);
    });
    expect(stores.dialogs.open).toBe('transfer');
    stop();
  });
});
