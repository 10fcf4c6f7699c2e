import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { SENT_AGREEMENT } from '../../../../core/site/consent/cookie-consent.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import { ConsentStore, WIDTH_COOKIE } from '#ui/site/consent/consent-store.ts';
import { memoryValues } from '../../../support/fakes/memory-values.ts';

const NOW = 1_000_000_000_000;
const ALL = { isFunctional: true, isMarketing: true };
const NECESSARY = { isFunctional: false, isMarketing: false };

async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

function visit({ landing = '?ref=77', values = memoryValues(), userId = undefined as number | undefined } = {}) {
  const jar = new Map<string, string>();
  let isEnded = false;
  const session = observable({
    userId,
    confirm: () => {
      if (isEnded) {
        runInAction(() => {
          session.userId = undefined;
        });
      }
      return Promise.resolve();
    },
  });
  const messages: string[] = [];
  let isReached = true;
  const answer = (what: string) => {
    // the cookie stands before anybody is told
    messages.push(`${what} ${jar.get('cookie-consent') ?? 'without a cookie'}`);
    return Promise.resolve(isReached ? ok(undefined) : fail({ kind: 'network' } as const));
  };
  const store = new ConsentStore({
    clock: { now: () => NOW },
    values: values.tab(),
    cookies: {
      read: (name) => jar.get(name),
      write: (name, value, keepFor) => void (keepFor > 0 ? jar.set(name, value) : jar.delete(name)),
    },
    gateway: {
      keepLanding: (search) => answer(`landing ${search}`),
      tellAgreement: (agreedAt) => answer(`agreement ${String(agreedAt)}`),
    },
    session,
    landing: () => landing,
  });
  return {
    store,
    messages,
    jar,
    values,
    stop: store.start(),
    signIn: async (id: number | undefined) => {
      runInAction(() => {
        session.userId = id;
      });
      await settled();
    },
    endSession: () => {
      isEnded = true;
    },
    lose: (isLost: boolean) => {
      isReached = !isLost;
    },
  };
}

describe('who sent a visitor', () => {
  it('is kept when marketing is agreed to on the page of the landing, with the cookie of the consent [REF-15]', () => {
    const { store, messages } = visit();
    store.agree(ALL);
    expect(messages).toEqual([`landing ?ref=77 4.${String(NOW)}`]);
    store.agree(ALL);
    expect(messages).toHaveLength(1);
  });

  it.each([
    ['?ref=77', NECESSARY],
    ['?ref=77', { isFunctional: true, isMarketing: false }],
    ['', ALL],
    ['?', ALL],
  ])('is kept nowhere otherwise: %j with %j [REF-15] [SEC-22]', (landing, choice) => {
    const { store, messages, values } = visit({ landing });
    store.agree(choice);
    expect(messages).toEqual([]);
    expect(JSON.stringify([...values.texts])).not.toContain('ref=77');
  });

  it('is not kept anew where marketing was agreed to before the landing [REF-15]', () => {
    const values = memoryValues();
    visit({ values }).store.agree(ALL);
    const later = visit({ values, landing: '?ref=5' });
    later.store.agree(ALL);
    expect(later.messages).toEqual([]);
  });
});

describe('the time of a consent', () => {
  it('is sent once after each sign-in, and no number of a player stays on the device of a visitor [CKC-5, SEC-89]', async () => {
    const { store, messages, signIn, values } = visit({ landing: '' });
    await signIn(7);
    expect(messages).toEqual([]);
    store.agree(NECESSARY);
    await settled();
    await settled();
    expect(messages).toHaveLength(1);
    expect(values.tab().isKept(SENT_AGREEMENT)).toBe(true);
    await signIn(undefined);
    expect(values.tab().isKept(SENT_AGREEMENT)).toBe(false);
    await signIn(8);
    await signIn(7);
    expect(messages.map((each) => each.split(' ')[1])).toEqual([NOW, NOW, NOW].map(String));
  });

  it('is not sent in a session that ended behind the back of the page [CKC-5]', async () => {
    const { store, messages, endSession, signIn } = visit({ landing: '', userId: 7 });
    endSession();
    store.agree(NECESSARY);
    await settled();
    expect(messages).toEqual([]);
    await signIn(undefined);
    expect(messages).toEqual([]);
  });

  it('is sent again on the next page where it did not arrive, and not where it did [CKC-5]', async () => {
    const first = visit({ landing: '', userId: 7 });
    first.lose(true);
    first.store.agree(NECESSARY);
    await first.signIn(7);
    first.stop();
    const second = visit({ values: first.values, landing: '', userId: 7 });
    await second.signIn(7);
    second.stop();
    expect([first.messages.length, second.messages.length]).toEqual([1, 1]);
    expect(visit({ values: first.values, landing: '', userId: 7 }).messages).toEqual([]);
  });
});

describe('the width of the window', () => {
  it('is kept with functional consent alone, and forgotten where that is refused or withdrawn [CKC-2] [CKC-9]', () => {
    const { store, jar } = visit();
    store.keepWidth(1280);
    store.agree(NECESSARY);
    store.keepWidth(1280);
    store.agree({ isFunctional: false, isMarketing: true });
    store.keepWidth(1280);
    expect(jar.has(WIDTH_COOKIE)).toBe(false);
    store.agree(ALL);
    store.keepWidth(1279.6);
    expect(jar.get(WIDTH_COOKIE)).toBe('1280');
    store.agree(NECESSARY);
    expect([...jar.keys()]).toEqual(['cookie-consent']);
  });
});
