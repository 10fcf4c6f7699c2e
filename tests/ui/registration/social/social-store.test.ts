import { describe, expect, it } from 'vitest';
import type { SocialAnswer, SocialForm, SocialStart } from '../../../../core/registration/social/social-gateway.ts';
import type { SocialNetwork } from '../../../../core/registration/registration-type.ts';
import type { SecondStep } from '../../../../core/session/gateways/sign-in-gateway.ts';
import type { RequestFailure } from '../../../../core/shared/request-failure.ts';
import { fail, ok, type Result } from '../../../../core/shared/result.ts';
import { minutes, seconds } from '../../../../core/shared/time.ts';
import { KEPT_CHOICES } from '../../../../core/registration/social/kept-choices.ts';
import { memoryValues } from '../../../support/fakes/memory-values.ts';
import { SocialStore } from '#ui/registration/social/social-store.ts';
import { fakeBrowserTabs } from '../../../support/fakes/fake-tabs.ts';
import { manualTimers } from '../../../support/fakes/manual-timers.ts';

const NOW = Date.UTC(2026, 2, 1);
const ADDRESS = 'https://id.example/authorize';
const settled = () => new Promise((resolve) => setTimeout(resolve));

function walk({ isBlocked = false, back }: { readonly isBlocked?: boolean; readonly back?: string } = {}) {
  const newTab = fakeBrowserTabs();
  const other = newTab();
  const timers = manualTimers();
  const values = memoryValues();
  const seen = {
    went: [] as string[],
    taken: [] as number[],
    codes: [] as SecondStep[],
    known: [] as unknown[],
    started: [] as SocialStart[],
    finished: [] as SocialNetwork[],
  };
  const window = { isOpen: true, at: '' };
  const server: {
    answer: Result<SocialAnswer, RequestFailure>;
    start: boolean;
    now: number;
    register: Result<{ readonly userId: number }, RequestFailure>;
    offerFailure: RequestFailure | undefined;
    /** What the beginning of each walk waits for. */
    answers: Promise<void> | undefined;
  } = {
    answer: ok({ isWaiting: false, userId: 7 }),
    start: true,
    now: NOW,
    register: ok({ userId: 8 }),
    offerFailure: undefined,
    answers: undefined,
  };
  const store = new SocialStore(
    {
      offer: () =>
        Promise.resolve(
          server.offerFailure === undefined
            ? ok({ networks: ['vk', 'orkut', 'vk', 'google'], ...(back === undefined ? {} : { back }) })
            : fail(server.offerFailure),
        ),
      start: async (asked) => {
        seen.started.push(asked);
        const begun = { address: `${ADDRESS}?${asked.network}`, deadline: NOW + minutes(10) };
        await server.answers;
        return Promise.resolve(server.start ? ok(begun) : fail({ kind: 'refused', status: 503 }));
      },
      finish: (network) => {
        seen.finished.push(network);
        return Promise.resolve(server.answer);
      },
      register: () => Promise.resolve(server.register),
    },
    {
      language: 'ru',
      session: { take: (userId) => seen.taken.push(userId) },
      clock: { now: () => server.now },
      timers,
      tabs: newTab(),
      popups: {
        open: () =>
          isBlocked
            ? undefined
            : {
                goTo: (address) => (window.at = address),
                isClosed: () => !window.isOpen,
                close: () => (window.isOpen = false),
              },
      },
      values: values.tab(),
      goTo: (address) => seen.went.push(address),
      demandCode: (step) => seen.codes.push(step),
      notices: { raise: ({ title, text, values }) => seen.known.push([title, text, values]) },
    },
  );
  const stop = store.start();
  return { store, seen, server, window, timers, other, stop, values };
}

const FAILED = { phase: 'choosing', failed: { network: 'vk', why: 'not-confirmed' } };

describe('the way through a social network', () => {
  it('keeps what was chosen for an account where the whole page leaves for its network, and gives it back once [NET-10]', async () => {
    const choices = { countryCode: 'kz', currency: 'KZT', promoCode: 'START', bonusChoice: 'sport' } as const;
    const { store, seen, values } = walk({ isBlocked: true });
    await store.choose('vk', choices);
    expect(seen.went).toEqual([`${ADDRESS}?vk`]);
    expect(values.tab().read(KEPT_CHOICES)).toEqual(choices);
    expect([store.takeChoices(), store.isRegistration]).toEqual([choices, true]);
    expect([store.takeChoices(), values.tab().read(KEPT_CHOICES)]).toEqual([undefined, undefined]);
    await store.choose('vk');
    expect([store.isRegistration, values.tab().read(KEPT_CHOICES)]).toEqual([false, undefined]);
  });

  it.each([
    [{ countryCode: 'kz' }, { userId: 7 }, ['known-account.text']],
    [{ countryCode: 'kz' }, { secondStep: { method: 'totp' } }, ['known-account.second-step']],
    [{ countryCode: 'kz' }, { newPlayer: {} }, []],
    [{ countryCode: 'kz' }, {}, []],
    [undefined, { userId: 7 }, []],
    [undefined, { secondStep: { method: 'totp' } }, []],
  ])('says to whom wanted an account that there is one already: %j, %j [NET-15]', async (choices, answer, texts) => {
    const { store, seen, server } = walk();
    server.answer = ok({ isWaiting: false, ...answer } as SocialAnswer);
    await store.choose('vk', choices);
    await store.finish('vk');
    expect(seen.known).toEqual(texts.map((text) => ['known-account.title', text, { network: 'VK' }]));
  });

  it('keeps nothing where the network has a window of its own [NET-10]', async () => {
    const { store, values } = walk();
    await store.choose('vk', { countryCode: 'kz' });
    expect(values.tab().read(KEPT_CHOICES)).toBeUndefined();
  });

  it('reads nothing but choices from what was kept [NET-10]', () => {
    const stored = {
      countryCode: 'KZ<',
      currency: 5,
      promoCode: 'x'.repeat(21),
      bonusChoice: 'all',
      password: 'secret',
    };
    expect(KEPT_CHOICES.parse(stored)).toEqual(ok({}));
    expect(KEPT_CHOICES.parse('kz').ok).toBe(false);
    expect(KEPT_CHOICES).toMatchObject({ keepFor: 'session', staysAtSignOut: false });
  });

  it('offers the networks that it knows, in the order of the site [REG-2]', async () => {
    const { store, seen } = walk();
    await store.load();
    expect(store.networks).toEqual(['vk', 'google']);
    expect(seen.finished).toEqual([]);
  });

  it('keeps why the networks did not come, and asks for them again [REG-2]', async () => {
    const { store, server } = walk();
    server.offerFailure = { kind: 'network' };
    await store.load();
    expect([store.networks, store.failure]).toEqual([undefined, { kind: 'network' }]);
    server.offerFailure = undefined;
    await store.load();
    expect([store.networks?.length, store.failure]).toEqual([2, undefined]);
  });

  it.each(['no-attempt', 'known'] as const)(
    'leads a form that is answered with %s back to the networks, and no other one [NET-12]',
    async (code) => {
      const { store, server, other } = walk();
      server.answer = ok({ isWaiting: false, newPlayer: { network: 'vk', name: 'Ivan' } });
      await store.choose('vk');
      other.tell('social-answered');
      await settled();
      const form = { countryId: 1 } as SocialForm;
      server.register = fail({ kind: 'refused', status: 400, code: 'promocode' });
      await store.register(form, () => undefined);
      expect(store.walk.phase).toBe('new-player');
      server.register = fail({ kind: 'refused', status: code === 'known' ? 409 : 404, code });
      await store.register(form, () => undefined);
      expect(store.walk).toEqual({ phase: 'choosing', failed: { network: 'vk', why: code } });
    },
  );

  it('goes to the network that was chosen last, whatever is answered for one that was cancelled [NET-6]', async () => {
    const { store, server, seen } = walk({ isBlocked: true });
    let answer = (): void => undefined;
    server.answers = new Promise((resolve) => {
      answer = resolve;
    });
    const first = store.choose('vk');
    store.cancel();
    server.answers = undefined;
    const second = store.choose('google');
    answer();
    await Promise.all([first, second]);
    expect(seen.went).toEqual([`${ADDRESS}?google`]);
    expect(store.walk).toMatchObject({ phase: 'waiting', network: 'google' });
  });

  it('waits while the window is open and takes the player that the server names [NET-6]', async () => {
    const { store, seen, window, other } = walk();
    await store.choose('vk');
    expect(store.walk).toEqual({ phase: 'waiting', network: 'vk', deadline: NOW + minutes(10) });
    expect([window.at, seen.started]).toEqual([
      `${ADDRESS}?vk`,
      [{ network: 'vk', isWindow: true, isRemembered: false, language: 'ru' }],
    ]);
    other.tell('social-answered');
    await settled();
    expect([store.walk.phase, seen.taken, window.isOpen]).toEqual(['signed-in', [7], false]);
  });

  it('goes with the whole page where no window may be opened, and on from where it comes back [NET-6]', async () => {
    const { store, seen } = walk({ isBlocked: true });
    await store.choose('vk');
    expect([seen.went, seen.started[0]?.isWindow]).toEqual([[`${ADDRESS}?vk`], false]);
    const back = walk({ back: 'google' });
    await back.store.load();
    expect([back.seen.finished, back.store.walk.phase]).toEqual([['google'], 'signed-in']);
  });

  it('asks for the code of a second step, remembered as the player wants [NET-7, NET-8]', async () => {
    const { store, seen, server, other } = walk();
    const step = { method: 'app', expiresAt: NOW + minutes(5) } as const;
    server.answer = ok({ isWaiting: false, secondStep: step });
    store.remember(true);
    await store.choose('vk');
    other.tell('social-answered');
    await settled();
    expect([store.walk, seen.codes, seen.taken]).toEqual([{ phase: 'second-step', network: 'vk', step }, [step], []]);
    expect(seen.started[0]?.isRemembered).toBe(true);
  });

  it('says that nobody was confirmed where the window is closed, and still hears a late answer [NET-6]', async () => {
    const { store, server, window, timers, other } = walk();
    server.answer = ok({ isWaiting: true });
    await store.choose('vk');
    window.isOpen = false;
    await timers.advance(seconds(0.5));
    await settled();
    expect(store.walk).toEqual(FAILED);
    server.answer = ok({ isWaiting: false, newPlayer: { network: 'vk', name: 'Ivan' } });
    other.tell('social-answered');
    await settled();
    expect(store.walk).toEqual({ phase: 'new-player', network: 'vk', name: 'Ivan' });
  });

  it('ends with its time, by Cancel and where the network cannot be asked [NET-6]', async () => {
    const { store, server, window, timers, stop } = walk();
    server.answer = fail({ kind: 'refused', status: 404 });
    await store.choose('vk');
    server.now = NOW + minutes(10);
    await timers.advance(seconds(0.5));
    await settled();
    expect([store.walk, window.isOpen, timers.waiting()]).toEqual([FAILED, false, 0]);
    server.start = false;
    await store.choose('vk');
    expect(store.walk).toEqual({ phase: 'choosing', failed: { network: 'vk', why: 'unavailable' } });
    server.start = true;
    window.isOpen = true;
    await store.choose('vk');
    store.cancel();
    expect([store.walk, window.isOpen, timers.waiting()]).toEqual([{ phase: 'choosing' }, false, 0]);
    stop();
  });
});
