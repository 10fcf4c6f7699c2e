import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { FullForm, PhoneForm, RegistrationGateway } from '../../../core/registration/registration-gateway.ts';
import { ok } from '../../../core/shared/result.ts';
import { minutes } from '../../../core/shared/time.ts';
import { RegistrationStore } from '#ui/registration/registration-store.ts';
import { manualTimers } from '../../support/fakes/manual-timers.ts';
import { NOW } from '../../support/examples/coupon-examples.ts';

const CHOICES = { countryCode: 'ru', currency: 'RUB', isAdult: true, isTermsAccepted: true } as const;
const EXTRAS = { promoCode: '', bonusChoice: 'decline', isRemembered: false, isNewsWanted: false } as const;
const UUID = '0b9c4a5e-1111-4222-8333-444455556666';
const PASSWORD = 'correct horse';
const FULL: FullForm = {
  ...CHOICES,
  ...EXTRAS,
  email: 'ann@example.org',
  password: PASSWORD,
  name: 'Ann',
  surname: 'Lee',
  birthDate: '1990-01-31',
};
const PHONE: PhoneForm = { ...CHOICES, ...EXTRAS, phone: '+79991234567', password: PASSWORD };

function openStore() {
  const taken: number[] = [];
  const gateway: RegistrationGateway = {
    offer: async () => ok({ types: [], countries: [], masks: [] }),
    registerInOneClick: async () => ok({ userId: 501, password: PASSWORD }),
    registerInFull: async () => ok({ userId: 502 }),
    sendPhoneCode: async () => ok({ deadline: NOW + minutes(10) }),
    registerByPhone: async () => ok({ userId: 503 }),
    sendCredentialsLink: async () => ok(undefined),
  };
  const shown: string[] = [];
  const timers = manualTimers();
  const session = observable({ epoch: 1, take: (userId: number) => taken.push(userId) });
  return {
    timers,
    session,
    shown,
    store: new RegistrationStore(gateway, session, {
      clock: { now: () => NOW },
      timers,
      dialogs: { show: (name) => shown.push(name) },
      random: { uuid: () => UUID },
      tracking: { done: () => undefined },
    }),
    taken,
  };
}

describe('a registration that is answered after its form was left', () => {
  it.each([
    ['an e-mail address', (store: RegistrationStore) => store.registerInFull(FULL), [502]],
    ['the code of a phone', (store: RegistrationStore) => store.sendPhoneCode(PHONE), []],
  ])('signs in and keeps nothing of the password: %s [SEC-57]', async (_way, send, signedIn) => {
    const { store, taken } = openStore();
    const sent = send(store);
    store.forget();
    await sent;
    expect(taken).toEqual(signedIn);
    expect(JSON.stringify(store)).not.toContain(PASSWORD);
    expect([store.credentials, store.phoneCode, store.drafts]).toEqual([undefined, undefined, {}]);
  });

  it('signs in and keeps nothing of the password: a phone [SEC-57]', async () => {
    const { store, taken } = openStore();
    await store.sendPhoneCode(PHONE);
    const sent = store.registerByPhone('123456');
    store.forget();
    store.keep({ phone: PHONE });
    await sent;
    expect([taken, store.credentials]).toEqual([[503], undefined]);
    // what was typed since is of another form
    expect(store.drafts.phone).toBeDefined();
  });

  it('shows the password of one click all the same: nobody else has it [RGF-16]', async () => {
    const { store, taken, shown } = openStore();
    const sent = store.register(CHOICES);
    store.forget();
    await sent;
    expect([taken, shown, store.credentials?.password]).toEqual([[501], ['registration'], PASSWORD]);
    store.forget();
    expect(JSON.stringify(store)).not.toContain(PASSWORD);
  });

  it('is shown where the form is still there [REG-3]', async () => {
    const { store, taken } = openStore();
    await store.register(CHOICES);
    expect([taken, store.credentials?.password]).toEqual([[501], PASSWORD]);
  });
});

describe('what was typed into a registration that was closed', () => {
  it('waits without the password, the consents and the wish for news [RGF-15, RGF-22]', () => {
    const { store } = openStore();
    const named = { network: 'vk', email: 'ann@example.org' } as const;
    const social = { ...CHOICES, ...EXTRAS, email: 'ann@example.org', named };
    const wish = { isNewsWanted: true };
    store.keep({ full: { ...FULL, ...wish }, phone: { ...PHONE, ...wish }, social: { ...social, ...wish } });
    store.forget();
    expect(store.drafts.phone?.isNewsWanted).toBe(false);
    expect(store.drafts.social?.isNewsWanted).toBe(false);
    expect(store.drafts.full).toEqual({ ...FULL, password: '', isAdult: false, isTermsAccepted: false });
    expect(store.shared).toEqual({ countryCode: 'ru', currency: 'RUB', promoCode: '', bonusChoice: 'decline' });
  });

  it('is dropped from memory after 15 minutes, or when somebody signs in, unless the form is gone on with [RGF-15, SEC-57]', async () => {
    const { store, session, timers } = openStore();
    const leave = () => {
      store.keep({ phone: PHONE });
      store.forget();
    };
    const kept = () => JSON.stringify(store.kept);
    leave();
    await timers.advance(minutes(15) - 1);
    expect(kept()).toContain(PHONE.phone);
    await timers.advance(1);
    expect(kept()).not.toContain(PHONE.phone);
    leave();
    runInAction(() => {
      session.epoch += 1;
    });
    expect(kept()).not.toContain(PHONE.phone);
    leave();
    store.keep({ phone: PHONE });
    await timers.advance(minutes(20));
    expect(kept()).toContain(PHONE.phone);
    expect(timers.waiting()).toBe(0);
  });

  it('is gone where somebody has signed in since [RGF-15]', () => {
    const { store, session } = openStore();
    store.keep({ phone: PHONE });
    runInAction(() => {
      session.epoch += 1;
    });
    expect([store.drafts, store.shared]).toEqual([{}, {}]);
    store.keep({ 'one-click': { ...CHOICES, ...EXTRAS } });
    expect(store.drafts.phone).toBeUndefined();
  });
});
