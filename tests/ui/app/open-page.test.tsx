import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage } from '../../../ui/app/open-page.ts';
import { PageOutlet } from '../../../ui/app/page-outlet.tsx';
import { PageStore } from '../../../ui/app/page-store.ts';
import { UNBUILT } from '../../../ui/app/unbuilt.ts';
import { playerPage, type PlayerPageOptions } from '../../support/player-page.tsx';
import { withTexts } from '../../support/with-texts.tsx';

afterEach(cleanup);

async function pageOf(options: PlayerPageOptions = {}) {
  const page = await playerPage(options);
  const ready = { ensure: () => Promise.resolve() };
  Object.assign(page.stores, { texts: ready, late: ready });
  const open = async (path: string, search = '') => openPage(page.stores, { path, search });
  return { ...page, open };
}

describe('an address', () => {
  it('opens its page with the status of the page [NV-26, NV-27]', async () => {
    const { open, stores } = await pageOf();
    expect(await open('/block')).toEqual({ kind: 'shown', name: 'block' });
    expect(stores.page.status).toBe(451);
    expect(stores.page.isFailed).toBe(false);
  });

  it('of a page still to come says so with 503', async () => {
    const { open, stores } = await pageOf();
    expect(UNBUILT).toContain('slots');
    expect(await open('/slots')).toEqual({ kind: 'shown', name: 'slots' });
    expect(stores.page.status).toBe(503);
    expect(stores.page.screen('slots')).toBeDefined();
  });

  it('leads elsewhere where the guards say so [NV-6, NV-18]', async () => {
    const { open } = await pageOf();
    expect(await open('/vulkan', '?a=1')).toEqual({ kind: 'moved', address: '/slots/vulkan?a=1', status: 301 });
    expect(await open('/office/account')).toEqual({ kind: 'moved', address: '/?showSignInModal=1', status: 302 });
    expect(await open('/maintenance')).toEqual({ kind: 'moved', address: '/', status: 302 });
    const player = await pageOf({ userId: 7 });
    expect(await player.open('/office/account')).toEqual({ kind: 'shown', name: 'account' });
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

  it('is asked about at the doors where there are any [NV-9, NV-13]', async () => {
    const { stores } = await pageOf({ userId: 7 });
    const asked: string[] = [];
    const through = async (facts: object) =>
      openPage(stores, {
        path: '/line',
        search: '?a=1',
        doorsAt: (address) => {
          asked.push(address);
          return Promise.resolve(facts);
        },
      });
    expect(await through({ isMaintenance: true })).toEqual({ kind: 'moved', address: '/maintenance', status: 302 });
    expect(asked).toEqual(['/line?a=1', '/maintenance']);
    const banned = { player: { banLevel: 1, banVersion: 1, areTermsChanged: false } };
    expect(await through(banned)).toEqual({ kind: 'left', address: 'https://blocked.oddsmith.example/' });
    expect(await through({ isNavigationBlocked: true })).toEqual({ kind: 'stayed', status: 403 });
  });

  it('shows a main page where the guards did not arrive, and no other', async () => {
    const { open, stores } = await pageOf();
    const page = new PageStore(() => Promise.reject(new Error('a chunk that did not load')));
    Object.assign(stores, { page });
    expect(await open('/debugger')).toEqual({ kind: 'shown', name: 'debugger' });
    expect(await open('/slots')).toEqual({ kind: 'shown', refusal: 500 });
    expect(page.status).toBe(500);
  });
});

describe('the outlet of the pages', () => {
  it('follows the address from screen to screen', async () => {
    const { open, stores, Wrapper } = await pageOf({ address: '/en/block' });
    const Texts = withTexts('navigation', 'shell', 'payments');
    const way: { navigate: NavigateFunction | undefined } = { navigate: undefined };
    function Way(): ReactNode {
      const navigate = useNavigate();
      useEffect(() => {
        way.navigate = navigate;
      }, [navigate]);
      return null;
    }
    await open('/block');
    render(
      <Wrapper>
        <Texts>
          <PageOutlet />
          <Way />
        </Texts>
      </Wrapper>,
    );
    expect(screen.getByRole('heading', { name: 'The site is not available in your country' })).toBeDefined();
    await act(async () => {
      await way.navigate?.('/en/suspension');
    });
    expect(await screen.findByRole('heading', { name: 'The site is suspended' })).toBeDefined();
    expect(stores.page.status).toBe(403);
    await act(async () => {
      await way.navigate?.('/en/onpay/success');
    });
    expect(await screen.findByRole('heading', { name: 'The payment system confirms the deposit' })).toBeDefined();
    expect(document.title).toContain('confirms');
    expect(screen.getByRole('main')).toBeDefined();
  });
});
