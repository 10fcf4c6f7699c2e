import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Provided } from '../../../../composition/provided.ts';
import type { OneTapOrder } from '../../../../core/session/one-tap/one-tap-gateway.ts';
import type { RequestFailure } from '../../../../core/shared/request-failure.ts';
import { fail, ok, type Result } from '../../../../core/shared/result.ts';
import { days } from '../../../../core/shared/time.ts';
import { OneTapCard } from '#ui/session/one-tap/one-tap-card.tsx';
import { playerPage, type PlayerPageOptions } from '../../../support/views/player-page.tsx';

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});
afterEach(cleanup);

interface Offer extends PlayerPageOptions {
  readonly name?: string;
  readonly asksForCookies?: boolean;
  readonly answer?: Result<string, RequestFailure>;
}

async function offer({ name = 'Ivan', asksForCookies = false, answer, ...options }: Offer = {}) {
  const seen = { looks: 0, orders: [] as OneTapOrder[], went: [] as string[] };
  const page = await playerPage({
    site: { isOneTapAuthEnabled: true },
    ...options,
    given: {
      consent: { asksForCookies } as Provided['consent'],
      pageExit: { goTo: (address) => seen.went.push(address), reload: () => undefined },
      oneTapGateway: {
        person: () => {
          seen.looks += 1;
          return Promise.resolve(ok(name));
        },
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
    await press('Continue as Ivan');
    expect(seen.orders).toEqual([{ language: 'en', currencyId: 1, countryId: 1 }]);
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
