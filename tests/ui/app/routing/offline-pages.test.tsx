import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appWiring } from '../../../../composition/wiring/app-wiring.ts';
import { LAZY_NAVIGATION } from '../../../../ui/app/routing/lazy-navigation.ts';
import type { LazyNavigation } from '../../../../ui/app/routing/lazy-navigation-shape.ts';
import { PageOutlet } from '../../../../ui/app/routing/page-outlet.tsx';
import { PageStore } from '../../../../ui/page/page-store.ts';
import { pick } from '../../../support/examples/coupon-examples.ts';
import { siteAt } from '../../../support/views/held-site.tsx';
import { playerPage } from '../../../support/views/player-page.tsx';
import { routerWay } from '../../../support/views/router-way.tsx';
import { withTexts } from '../../../support/views/with-texts.tsx';

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const OFFLINE = 'No connection';
const CLOSED = 'This page is temporarily unavailable';

const said = (): string | undefined => document.querySelector('#error-title')?.textContent;
const again = (): HTMLElement => screen.getByText('Try again', { selector: 'button' });

/** A site whose network goes and comes with what the browser says of it. */
async function cutSite(address = '/en/live') {
  const site = await siteAt(address);
  await site.stores.lazy.ensure(['availability']);
  const turn = async (isOnline: boolean) => {
    site.backEnd.isCut = !isOnline;
    act(() => {
      site.connection.turn(isOnline);
    });
    await site.settle();
  };
  /** Lets what was asked be repeated as often as it is. */
  const pass = async () => {
    for (let second = 0; second < 7; second += 1) {
      await act(async () => site.timers.advance(1000));
      await site.settle();
    }
  };
  return { ...site, turn, pass };
}

describe('a page that is asked for without a connection', () => {
  it.each([
    ['is guarded', '/en/othergames', '503'],
    ['fetches what it shows', '/en/contacts', '500'],
  ])(
    'that %s says that there is none, and opens by itself when it is back, with what was picked [NV-70]',
    async (_, to, status) => {
      const { go, turn, pass, stores, at } = await cutSite();
      act(() => {
        stores.coupon.toggle(pick(1));
      });
      await turn(false);
      await go(to);
      await pass();
      await waitFor(() => expect(said()).toBe(OFFLINE));
      expect([screen.queryByText(status), document.title.startsWith(OFFLINE)]).toEqual([null, true]);
      expect(again()).toBeDefined();
      await turn(true);
      await waitFor(() => expect(said()).toBeUndefined());
      await waitFor(() =>
        expect([stores.page.isFailed, stores.page.status, stores.page.isOpening]).toEqual([false, 200, false]),
      );
      expect([at(), stores.page.tries, stores.coupon.bets.length]).toEqual([to, 1, 1]);
    },
  );

  it('is asked for anew by its button, and stays as it is where the network is still away', async () => {
    const { go, turn, pass, stores } = await cutSite();
    await turn(false);
    await go('/en/othergames');
    await pass();
    fireEvent.click(again());
    await pass();
    expect([stores.page.tries, stores.page.isFailed]).toEqual([1, true]);
    expect(said()).toBe(OFFLINE);
  });

  it('is asked for once more where the connection comes back while it is on its way', async () => {
    const { go, turn, pass, stores, backEnd } = await cutSite();
    await turn(false);
    backEnd.isCut = false;
    backEnd.holds = ({ name }) => name === 'block';
    await go('/en/othergames');
    expect(stores.page.isOpening).toBe(true);
    backEnd.holds = () => false;
    await turn(true);
    await pass();
    await waitFor(() => expect([stores.page.isFailed, stores.page.isOpening]).toEqual([false, false]));
    expect(stores.page.tries).toBe(1);
  });

  it('says so too where the other routes of the site have not come yet [NV-70]', async () => {
    const page = await playerPage({ address: '/en', wiring: { eager: appWiring } });
    const { coupon } = page.stores;
    const routes = vi.fn<() => Promise<LazyNavigation>>();
    routes.mockRejectedValueOnce(new Error('a chunk that did not load')).mockResolvedValue(LAZY_NAVIGATION);
    Object.assign(page.stores, { page: new PageStore(routes) });
    const Texts = withTexts('kit', 'navigation', 'shell');
    const { Way, lead } = routerWay();
    render(
      <page.Wrapper>
        <Texts>
          <PageOutlet />
          <Way />
        </Texts>
      </page.Wrapper>,
    );
    const turn = (isOnline: boolean) => {
      runInAction(() => {
        coupon.isOnline = isOnline;
      });
    };
    act(() => {
      turn(false);
    });
    await act(async () => lead('/en/suspension'));
    await waitFor(() => expect(said()).toBe(OFFLINE));
    act(() => {
      turn(true);
    });
    await waitFor(() => expect([routes.mock.calls.length, page.stores.page.lazyRoutes]).toEqual([2, LAZY_NAVIGATION]));
  });

  it('says that it is closed where the device is online and what guards it does not answer', async () => {
    const { go, pass, backEnd } = await cutSite();
    backEnd.isCut = true;
    await go('/en/othergames');
    await pass();
    expect(said()).toBe(CLOSED);
  });

  it('that does not exist is asked for no more', async () => {
    const { go, turn, stores } = await cutSite();
    await go('/en/nothing');
    await turn(false);
    expect(said()).toBe('This page couldn’t be found');
    await turn(true);
    expect(stores.page.tries).toBe(0);
  });

  it('stays open where it was when the connection went and came', async () => {
    const { turn, stores } = await cutSite('/en/contacts');
    await turn(false);
    await turn(true);
    expect([stores.page.tries, stores.page.isFailed]).toEqual([0, false]);
  });
});
