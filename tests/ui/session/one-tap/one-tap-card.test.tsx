import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Provided } from '../../../../composition/provided.ts';
import type { BrowserOffer, OneTapOrder } from '../../../../core/session/one-tap/one-tap-gateway.ts';
import type { Cancellation } from '../../../../core/shared/cancellation.ts';
import type { RequestFailure } from '../../../../core/shared/request-failure.ts';
import { fail, ok, type Result } from '../../../../core/shared/result.ts';
import { days } from '../../../../core/shared/time.ts';
import { OneTapCard } from '#ui/session/one-tap/one-tap-card.tsx';
import { playerPage, type PlayerPageOptions } from '../../../support/views/player-page.tsx';

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});
afterEach(cleanup);

interface Asked extends BrowserOffer {
  readonly signal: Cancellation;
}

interface Offer extends PlayerPageOptions {
  readonly name?: string;
  readonly asksForCookies?: boolean;
  readonly answer?: Result<string, RequestFailure>;
  readonly configUrl?: string;
  readonly hasBrowserOffers?: boolean;
  readonly chosen?: Promise<Result<string | undefined, RequestFailure>>;
}

async function offer({
  name = 'Ivan',
  asksForCookies = false,
  answer,
  configUrl,
  hasBrowserOffers = true,
  chosen = Promise.resolve(ok(undefined)),
  ...options
}: Offer = {}) {
  const seen = { looks: 0, orders: [] as OneTapOrder[], went: [] as string[], asked: [] as Asked[] };
  const page = await playerPage({
    site: { isOneTapAuthEnabled: true },
    ...options,
    given: {
      consent: { asksForCookies } as Provided['consent'],
      pageExit: { goTo: (address) => seen.went.push(address), reload: () => undefined },
      oneTapGateway: {
        offer: () => {
          seen.looks += 1;
          return Promise.resolve(ok({ network: 'google', name, ...(configUrl === undefined ? {} : { configUrl }) }));
        },
        hasBrowserOffers: () => hasBrowserOffers,
        chosen: (asked, signal) => {
          seen.asked.push({ ...asked, signal });
          return chosen;
        },
        confirmed: () => Promise.resolve(ok('signed')),
        signIn: (order) => {
          seen.orders.push(order);
          return Promise.resolve(answer ?? ok('/en?showSocialModal=1'));
        },
      },
    },
  });
  await page.stores.lazy.ensure(['oneTap']);
  const begin = async () => {
    const stop = page.stores.oneTap.start();
    await act(async () => Promise.resolve());
    return stop;
  };
  const stop = await begin();
  const { unmount } = render(
    <>
      <input aria-label="search" />
      <OneTapCard />
    </>,
    { wrapper: page.Wrapper },
  );
  return { ...page, seen, begin, stop, unmount };
}

const card = () => screen.queryByRole('region', { name: 'One-tap login' });
const press = async (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('the offer of one-tap', () => {
  it('leads where the site says, and takes along where the visitor was [WAY-8, WAY-9, TAP-6]', async () => {
    const { seen, stop } = await offer();
    expect(document.activeElement).toBe(document.body);
    await press('Continue as Ivan');
    expect(seen.orders).toEqual([{ language: 'en', credential: 'signed', currencyId: 1, countryId: 1 }]);
    expect(seen.went).toEqual(['/en?showSocialModal=1&returnUrl=%2F']);
    expect(screen.getByRole('button', { name: 'Continue as Ivan' }).getAttribute('aria-disabled')).toBe('true');
    stop();
  });

  it.each([
    ['a player', { userId: 5 }],
    ['a site without it', { site: { isOneTapAuthEnabled: false } }],
  ])('is not for %s, and nobody is looked for [WAY-8]', async (_who, options) => {
    const { seen, stop } = await offer(options);
    expect([card(), seen.looks]).toEqual([null, 0]);
    stop();
  });

  it('waits until the question of cookies is answered, and goes with a sign-in [WAY-8]', async () => {
    const waiting = await offer({ asksForCookies: true });
    expect(card()).toBeNull();
    waiting.stop();
    waiting.unmount();
    const { stores, stop } = await offer();
    expect(card()).not.toBeNull();
    await act(async () => runInAction(() => stores.session.take(5)));
    expect(card()).toBeNull();
    stop();
  });

  it('is closed by its button or by Escape inside it, and comes again after 7 days [TAP-5]', async () => {
    const { begin, clock, seen, stop } = await offer();
    screen.getByLabelText('search').focus();
    expect(document.activeElement).toBe(screen.getByLabelText('search'));
    fireEvent.keyDown(screen.getByLabelText('search'), { key: 'Escape' });
    expect(card()).not.toBeNull();
    await act(async () => fireEvent.keyDown(screen.getByRole('button', { name: /Continue/ }), { key: 'Escape' }));
    expect(card()).toBeNull();
    stop();
    (await begin())();
    expect([card(), seen.looks]).toEqual([null, 1]);
    clock.move(days(7));
    const again = await begin();
    expect(card()).not.toBeNull();
    await press('Close');
    expect(card()).toBeNull();
    again();
  });

  it.each([
    ['Google: not confirmed. Try again or log in another way.', { kind: 'refused', status: 401 }],
    ['Google is not available at the moment. Try again or log in another way.', { kind: 'network' }],
  ] as const)('says %j, and leads to the other ways [WAY-9]', async (words, failure) => {
    const { seen, stores, stop } = await offer({ answer: fail(failure) });
    await press('Continue as Ivan');
    expect(screen.getByRole('status').textContent).toBe(words);
    expect(seen.went).toEqual([]);
    await press('Log in another way');
    expect(stores.dialogs.open).toBe('sign-in');
    stop();
  });

  it('leads to no other site [WAY-9]', async () => {
    const { seen, stop } = await offer({ answer: ok('https://evil.example/') });
    await press('Continue as Ivan');
    expect(seen.went).toEqual([]);
    expect(screen.getByRole('status').textContent).toContain('not confirmed');
    stop();
  });
});

const CONFIG = 'https://accounts.example/fedcm.json';

describe('the offer of the browser itself', () => {
  it('is asked for beside the page, and its credential is brought without another press [TAP-8, TAP-6]', async () => {
    const { seen, stop } = await offer({ configUrl: CONFIG, chosen: Promise.resolve(ok('token')) });
    expect(seen.asked).toMatchObject([{ configUrl: CONFIG, language: 'en', isAskedFor: false }]);
    expect(seen.orders).toEqual([{ language: 'en', credential: 'token', currencyId: 1, countryId: 1 }]);
    expect(seen.went).toEqual(['/en?showSocialModal=1&returnUrl=%2F']);
    stop();
  });

  it('leaves the page as it is where nobody was chosen, or the call failed [TAP-8]', async () => {
    const answers: readonly Result<undefined, RequestFailure>[] = [ok(undefined), fail({ kind: 'network' })];
    for (const chosen of answers) {
      const { seen, stop, unmount } = await offer({ configUrl: CONFIG, chosen: Promise.resolve(chosen) });
      expect([card(), seen.asked.length, seen.orders.length]).toEqual([null, 1, 0]);
      stop();
      unmount();
    }
  });

  it('is not asked for in a browser that has none: the provider of the demonstration draws its card [TAP-8]', async () => {
    const { seen, stop } = await offer({ configUrl: CONFIG, hasBrowserOffers: false });
    expect([card() === null, seen.asked.length]).toEqual([false, 0]);
    stop();
  });

  it('ends with a sign-in by another way, with the page, and waits for the question of cookies [TAP-8, TAP-4]', async () => {
    const waiting = await offer({ configUrl: CONFIG, asksForCookies: true });
    expect([waiting.seen.looks, waiting.seen.asked.length]).toEqual([0, 0]);
    waiting.stop();
    waiting.unmount();
    let choose: (credential: Result<string, RequestFailure>) => void = () => undefined;
    const chosen = new Promise<Result<string, RequestFailure>>((resolve) => {
      choose = resolve;
    });
    const { seen, stores, stop } = await offer({ configUrl: CONFIG, chosen });
    expect(seen.asked[0]?.signal.aborted).toBe(false);
    await act(async () => runInAction(() => stores.session.take(5)));
    expect(seen.asked[0]?.signal.aborted).toBe(true);
    await act(async () => choose(ok('token')));
    expect([card(), seen.orders]).toEqual([null, []]);
    stop();
  });

  it('waits for the dialog that is open: a sign-in may be going on in it [TAP-8]', async () => {
    const { seen, stores, begin, stop } = await offer({ configUrl: CONFIG });
    stop();
    stores.dialogs.show('sign-in');
    const again = await begin();
    expect([seen.looks, seen.asked.length]).toEqual([2, 1]);
    await act(async () => stores.dialogs.close());
    expect(seen.asked.length).toBe(2);
    again();
  });

  it('says by name what was not confirmed, and is asked for again by a press [TAP-8, WAY-9]', async () => {
    const { seen, stop } = await offer({
      configUrl: CONFIG,
      chosen: Promise.resolve(ok('token')),
      answer: fail({ kind: 'refused', status: 401 }),
    });
    expect(screen.getByRole('status').textContent).toContain('Google: not confirmed.');
    await press('Continue');
    expect(seen.asked.map(({ isAskedFor }) => isAskedFor)).toEqual([false, true]);
    await press('Close');
    expect(card()).toBeNull();
    stop();
  });
});
