import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AvailabilityGateway } from '../../../../core/navigation/availability-gateway.ts';
import { FREE_PLAYER } from '../../../../core/navigation/navigation-facts.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import { AvailabilityStore } from '#ui/navigation/availability-store.ts';
import { ErrorScreen } from '../../../../ui/app/routing/error-screen.tsx';
import { openPage } from '../../../../ui/app/routing/open-page.ts';
import { PageOutlet } from '../../../../ui/app/routing/page-outlet.tsx';
import { preparePage } from '../../../../ui/app/routing/pages.ts';
import { appWiring } from '../../../../composition/wiring/app-wiring.ts';
import type { RouteName } from '../../../../core/navigation/route-table.ts';
import { PageStore } from '../../../../ui/page/page-store.ts';
import { fakeAvailability } from '../../../support/fakes/fake-availability.ts';
import { heldListeners } from '../../../support/views/held-listeners.ts';
import { linePage } from '../../../support/views/line-page.tsx';
import { playerPage, type PlayerPageOptions } from '../../../support/views/player-page.tsx';
import { routerWay } from '../../../support/views/router-way.tsx';
import { withTexts } from '../../../support/views/with-texts.tsx';

afterEach(cleanup);

async function pageOf(options: PlayerPageOptions = {}, closed: Partial<AvailabilityGateway> = {}) {
  const page = await playerPage({ ...options, wiring: { eager: appWiring } });
  await page.stores.lazy.ensure(['houseGame', 'officeMenu', 'player', 'returnedPayment']);
  const ready = { ensure: () => Promise.resolve(), isLoaded: () => false };
  const gateway = fakeAvailability(closed);
  const availability = new AvailabilityStore(gateway, {
    ...page.stores,
    timers: page.timers,
    visibility: page.visibility,
  });
  Object.assign(page.stores, { texts: ready, lazy: ready, availability });
  const open = async (path: string, search = '') => openPage(page.stores, { path, search });
  return { ...page, open, availability, gateway };
}

describe('an address', () => {
  it('8.11.10 opens its page with the status of the page [NV-26, NV-27]', async () => {
    const { open, stores } = await pageOf();
    expect(await open('/block')).toEqual({ kind: 'shown', name: 'block' });
    expect(stores.page.status).toBe(451);
    expect(stores.page.isFailed).toBe(false);
  });

  it('leads elsewhere where the guards say so [NV-6, NV-18]', async () => {
    const { open } = await pageOf();
    expect(await open('/vulkan', '?a=1')).toEqual({ kind: 'moved', address: '/slots/vulkan?a=1', status: 301 });
    expect(await open('/office/account')).toEqual({
      kind: 'moved',
      address: '/?showSignInModal=1&returnUrl=%2Foffice%2Faccount',
      status: 302,
    });
    expect(await open('/maintenance')).toEqual({ kind: 'moved', address: '/', status: 302 });
    const player = await pageOf({ userId: 7 });
    expect(await player.open('/office/paycheck')).toEqual({ kind: 'shown', name: 'paycheck' });
    expect(await player.open('/registration')).toEqual({ kind: 'moved', address: '/', status: 302 });
  });

  it('that is none is refused, and so is the debugger without play money [NV-1, NV-20]', async () => {
    const { open, stores } = await pageOf({ site: { isDemo: false } });
    expect(await open('/nothing')).toEqual({ kind: 'shown', refusal: 404 });
    expect(stores.page.isFailed).toBe(true);
    stores.page.recover();
    expect(await open('/debugger')).toEqual({ kind: 'shown', refusal: 404 });
    const demo = await pageOf();
    expect(await demo.open('/debugger')).toEqual({ kind: 'shown', name: 'debugger' });
  });

  it('is checked for availability where there is something to ask [NV-9, NV-13]', async () => {
    const { stores } = await pageOf({ userId: 7 });
    const asked: string[] = [];
    const through = async (facts: object) =>
      openPage(stores, {
        path: '/line',
        search: '?a=1',
        availabilityAt: (address) => {
          asked.push(address);
          return Promise.resolve({ unknown: [], ...facts });
        },
      });
    expect(await through({ isMaintenance: true })).toEqual({ kind: 'moved', address: '/maintenance', status: 302 });
    expect(asked).toEqual(['/line?a=1', '/maintenance']);
    const banned = { player: { banLevel: 1, banVersion: 1, areTermsChanged: false } };
    expect(await through(banned)).toEqual({ kind: 'left', address: 'https://blocked.oddsmith.example/' });
    expect(await through({ isNavigationBlocked: true, player: FREE_PLAYER })).toEqual({ kind: 'stayed', status: 403 });
  });

  it('is asked about by the browser as by the server [NV-9, NV-11, NV-12, NV-13, NV-15, NV-22]', async () => {
    const answers = async (closed: Partial<AvailabilityGateway>, path: string, search = '', userId?: number) =>
      (await pageOf(userId === undefined ? {} : { userId }, closed)).open(path, search);
    const order = { isRedirect: true, code: 301, url: '/en/about', reasons: [], breadcrumbs: [] };
    expect(await answers({ isMaintenance: async () => Promise.resolve(ok(true)) }, '/slots')).toMatchObject({
      address: '/maintenance',
    });
    expect(
      await answers({ redirectFor: async () => Promise.resolve(ok(order)) }, '/slots', '?redirect-service'),
    ).toEqual({ kind: 'moved', address: '/about', status: 301 });
    expect(
      await answers({ blockFor: async () => Promise.resolve(ok({ displayTypeId: 1, templateTypeId: 8 })) }, '/slots'),
    ).toMatchObject({ address: '/coming-soon' });
    expect(
      await answers({ ban: async () => Promise.resolve(ok({ banLevel: 1, banVersion: 1 })) }, '/slots', '', 7),
    ).toEqual({ kind: 'left', address: 'https://blocked.oddsmith.example/' });
    expect(
      await answers({ termsStatus: async () => Promise.resolve(ok({ areChanged: true })) }, '/slots', '', 7),
    ).toMatchObject({ address: '/confirm-terms?to=%2Fslots' });
    expect(await answers({}, '/slots')).toEqual({ kind: 'shown', refusal: 404 });
    expect(
      await answers({ partitions: async () => Promise.resolve(ok(['skill-games' as const])) }, '/skill-games'),
    ).toEqual({
      kind: 'shown',
      name: 'skill-games',
    });
  });

  it.each([
    ['blockFor', '/othergames', undefined],
    ['ban', '/othergames', 7],
    ['termsStatus', '/office/account', 7],
    ['partitions', '/slots', undefined],
  ] as const)('stays closed where %s does not answer: %s [NV-38, NV-44]', async (question, path, userId) => {
    const lost = async () => Promise.resolve(fail({ kind: 'network' as const }));
    const { open, stores } = await pageOf(userId === undefined ? {} : { userId }, { [question]: lost });
    expect(await open(path)).toEqual({ kind: 'shown', refusal: 503 });
    expect([stores.page.status, stores.page.isFailed]).toEqual([503, true]);
    expect(await open('/block')).toEqual({ kind: 'shown', name: 'block' });
  });

  it('stays closed without a configuration [NV-44]', async () => {
    const { open, stores } = await pageOf({ isSiteLost: true });
    expect(await open('/othergames')).toEqual({ kind: 'shown', refusal: 503 });
    expect(stores.page.isFailed).toBe(true);
  });

  it('stays closed where those who know what guards it did not arrive [NV-38]', async () => {
    const { open, stores } = await pageOf();
    const ensure = () => Promise.reject(new Error('a chunk that did not load'));
    Object.assign(stores, { lazy: { ensure, isLoaded: () => false } });
    expect(await open('/othergames')).toEqual({ kind: 'shown', refusal: 503 });
  });

  it('asks for no availability where something else stands in the way [NV-18]', async () => {
    const { open, stores, gateway } = await pageOf();
    const screens: string[] = [];
    Object.assign(stores.page, { keepScreen: (name: string) => screens.push(name) });
    expect(await open('/office/account')).toMatchObject({ kind: 'moved' });
    expect(screens).toEqual([]);
    expect(gateway.asked).not.toContain('ban');
  });

  it('of the recharge opens over a page outside of the account, but not from within it [NV-23]', async () => {
    const { stores } = await pageOf({ userId: 7, site: { useRechargeModal: true } });
    const asked = { path: '/office/recharge', search: '?payment=7' };
    const from = async (name: RouteName) => openPage(stores, { ...asked, from: name });
    expect(await from('slots')).toEqual({ kind: 'stayed', status: 302, modal: 'recharge' });
    expect(stores.dialogs.takeFragment()).toBe('?payment=7');
    expect(await from('account')).toEqual({ kind: 'shown', name: 'recharge' });
    stores.dialogs.show('registration');
    expect(await from('slots')).toEqual({ kind: 'shown', name: 'recharge' });
  });

  it('is not left while navigation is blocked [NV-24]', async () => {
    const { open, availability } = await pageOf();
    availability.blockNavigation(true);
    expect(await open('/othergames')).toEqual({ kind: 'stayed', status: 403 });
  });

  it('stays closed where the guards did not arrive [NV-38]', async () => {
    const { open, stores } = await pageOf();
    const page = new PageStore(() => Promise.reject(new Error('a chunk that did not load')));
    Object.assign(stores, { page });
    for (const path of ['/debugger', '/slots']) {
      page.recover();
      expect(await open(path)).toEqual({ kind: 'shown', refusal: 503 });
      expect([page.status, page.isFailed]).toEqual([503, true]);
    }
  });
});

/** The outlet at a closed page, and the way to other addresses. */
async function outlet(closed: Partial<AvailabilityGateway> = {}) {
  const page = await pageOf({ address: '/en/block' }, closed);
  const Texts = withTexts('kit', 'navigation', 'shell', 'payments');
  const { Way, lead } = routerWay();
  await page.open('/block');
  render(
    <page.Wrapper>
      <Texts>
        <PageOutlet />
        <Way />
      </Texts>
    </page.Wrapper>,
  );
  const go = async (to: string): Promise<void> => {
    await act(async () => {
      await lead(to);
    });
  };
  return { ...page, go };
}

describe('the outlet of the pages', () => {
  it('2.1.9 shows a skeleton in the place of a screen that is on its way [NV-46]', async () => {
    const { stores, go } = await outlet();
    let arrive = (): void => undefined;
    const ensure = () => new Promise<void>((resolve) => (arrive = resolve));
    Object.assign(stores, { texts: { ensure, isLoaded: () => false } });
    await go('/en/onpay/success');
    const waiting = () => document.querySelector('main [class*=skeleton]') !== null;
    expect(waiting()).toBe(true);
    await act(async () => {
      arrive();
      await vi.dynamicImportSettled();
    });
    await screen.findByRole('heading', { name: 'We’re checking the payment' });
    expect(waiting()).toBe(false);
  });

  it('asks the guards again where the same page is asked for once more [NV-44]', async () => {
    let templateTypeId = 0;
    const blockFor: AvailabilityGateway['blockFor'] = async () =>
      Promise.resolve(ok({ displayTypeId: 1, templateTypeId }));
    const { stores, go } = await outlet({ blockFor });
    await go('/en/onpay/success');
    expect(await screen.findByRole('heading', { name: 'We’re checking the payment' })).toBeDefined();
    templateTypeId = 16;
    await act(async () => {
      stores.availability.forget();
      stores.page.retry();
      await Promise.resolve();
    });
    expect(await screen.findByRole('heading', { name: 'The site is temporarily closed' })).toBeDefined();
  });

  it.each([
    [503, false, 'This page is temporarily unavailable'],
    [503, true, 'The site’s settings couldn’t be loaded'],
    [500, false, 'This page couldn’t be loaded'],
  ])('says of status %d why there is no page and offers another try [NV-44]', async (status, isSiteLost, title) => {
    const { stores, Wrapper } = await pageOf({ isSiteLost });
    const Texts = withTexts('shell');
    render(
      <Wrapper>
        <Texts>
          <ErrorScreen status={status} />
        </Texts>
      </Wrapper>,
    );
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(stores.page.tries).toBe(1);
    });
  });

  it('offers to search where there is no such page', async () => {
    const { stores, Wrapper } = await pageOf({});
    const Texts = withTexts('shell', 'sports');
    render(
      <Wrapper>
        <Texts>
          <ErrorScreen status={404} />
        </Texts>
      </Wrapper>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(stores.dialogs.open).toBe('search');
  });

  it('follows the address from screen to screen', async () => {
    const { stores, go } = await outlet();
    expect(screen.getByRole('heading', { name: 'This site is not available in your country' })).toBeDefined();
    await go('/en/suspension');
    expect(await screen.findByRole('heading', { name: 'The site is temporarily closed' })).toBeDefined();
    expect(stores.page.status).toBe(403);
    await go('/en/onpay/success');
    expect(await screen.findByRole('heading', { name: 'We’re checking the payment' })).toBeDefined();
    expect(document.title).toContain('We’re checking');
    expect(screen.getByRole('main')).toBeDefined();
  });

  it('stays with its address while navigation is blocked [NV-24]', async () => {
    const { availability, go, address, stores } = await outlet();
    availability.blockNavigation(true);
    await go('/en/suspension');
    await act(async () => vi.dynamicImportSettled());
    expect(address.now).toBe('/en/block');
    expect(screen.getByRole('heading', { name: 'This site is not available in your country' })).toBeDefined();
    expect(stores.page.isOpening).toBe(false);
  });

  it('moves where the redirect service says, but not who has gone on before it answers [SEC-31]', async () => {
    const answers: (() => void)[] = [];
    const redirectFor: AvailabilityGateway['redirectFor'] = async () =>
      new Promise((answer) => {
        const order = { isRedirect: true, code: 302, url: '/en/onpay/success', reasons: [], breadcrumbs: [] };
        answers.push(() => {
          answer(ok(order));
        });
      });
    const { go, address } = await outlet({ redirectFor });
    await go('/en/onpay/cancel?redirect-service=1');
    expect(answers).toHaveLength(1);
    await go('/en/suspension');
    expect(await screen.findByRole('heading', { name: 'The site is temporarily closed' })).toBeDefined();
    await act(async () => {
      for (const answer of answers) answer();
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(address.now).toBe('/en/suspension');
    expect(screen.getByRole('heading', { name: 'The site is temporarily closed' })).toBeDefined();
    await go('/en/onpay/cancel?redirect-service=2');
    await act(async () => {
      answers.at(-1)?.();
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(answers).toHaveLength(2);
    expect(address.now).toBe('/en/onpay/success');
  });
});

it('REL-36 takes nothing of 200 addresses that were left before they opened', async () => {
  const answers: (() => void)[] = [];
  const blockFor: AvailabilityGateway['blockFor'] = async (url) =>
    url.includes('cancel')
      ? new Promise((answer) => {
          answers.push(() => {
            answer(fail({ kind: 'network' }));
          });
        })
      : Promise.resolve(ok({ displayTypeId: 0, templateTypeId: 0 }));
  const { go, stores, address } = await outlet({ blockFor });
  for (let change = 0; change < 200; change += 1) await go(`/en/onpay/cancel?n=${String(change)}`);
  await go('/en/onpay/success');
  await screen.findByRole('heading', { name: 'We’re checking the payment' });
  expect(answers).toHaveLength(200);
  await act(async () => {
    for (const answer of answers.toReversed()) answer();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(address.now).toBe('/en/onpay/success');
  expect([stores.page.status, stores.page.isFailed, stores.page.isOpening]).toEqual([200, false, false]);
  expect(screen.getByRole('heading', { name: 'We’re checking the payment' })).toBeDefined();
});

it('REL-36 leaves no listener of the window or the document behind after 200 changes of the address', async () => {
  const held = heldListeners(window, document);
  const listen = (): void => undefined;
  window.addEventListener('hashchange', listen);
  expect(held.count()).toBe(1);
  window.removeEventListener('hashchange', listen);
  expect(held.count()).toBe(0);
  const { go } = await outlet({ blockFor: () => Promise.resolve(ok({ displayTypeId: 0, templateTypeId: 0 })) });
  const walk = async (changes: number) => {
    for (let change = 0; change < changes; change += 1) {
      await go(change % 2 === 0 ? `/en/onpay/success?n=${String(change)}` : '/en/suspension');
    }
    return held.count();
  };
  const early = await walk(10);
  expect(await walk(190)).toBe(early);
  held.stop();
});

it.each([
  [false, 404, true],
  [true, 200, false],
])('REL-36 a page that fails while it is fetched fails unless it was left: %s', async (isLeft, status, isFailed) => {
  const path = '/live/football/10/2';
  const { stores, gateway } = linePage([], `/en${path}`);
  gateway.answers.game = () => ({ ok: false, error: { kind: 'refused', status: 404 } });
  const match = stores.page.match(path);
  if (match === undefined) throw new Error(`${path} is no address`);
  await preparePage(stores, match, { search: '', isLeft: () => isLeft });
  expect([stores.page.status, stores.page.isFailed]).toEqual([status, isFailed]);
});
