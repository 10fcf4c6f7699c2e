import { observable, runInAction } from 'mobx';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Bet } from '../../../core/coupon/bets/bet.ts';
import type { ValueStore } from '../../../core/shared/stored-value.ts';
import type { Millis } from '../../../core/shared/time.ts';
import { PageClock } from '../../../ui/page/page-clock.ts';
import { pageStoreUnderTest } from './page-store-under-test.ts';
import type { Stores } from '../../../ui/app/stores.ts';
import { StoresProvider } from '../../../ui/page/feature-hook.ts';
import { ViewSettingsStore } from '../../../ui/settings/view-settings-store.ts';
import { FavouritesStore } from '../../../ui/sports/line/favourites-store.ts';
import { GameStore } from '../../../ui/sports/game/game-store.ts';
import { LineStore } from '../../../ui/sports/line/line-store.ts';
import { SearchStore } from '../../../ui/sports/search/search-store.ts';
import { TreeStore } from '../../../ui/sports/tree/tree-store.ts';
import { fakeLineGateway } from '../fakes/fake-line-gateway.ts';
import { fakeVisibility } from '../fakes/fake-visibility.ts';
import { manualFrames } from '../fakes/manual-frames.ts';
import { manualTimers } from '../fakes/manual-timers.ts';
import { handClock } from '../hand-clock.ts';
import { withTexts } from './with-texts.tsx';
import type { Game } from '../../../core/sports/game.ts';

const NOW = 1_000_000;

/** The sports stores of a page over a line made by hand, and a page to render parts in. */
export function linePage(games: readonly Game[] = [], address = '/en/live') {
  const clock = handClock(NOW);
  const timers = manualTimers();
  const visibility = fakeVisibility();
  const frames = manualFrames();
  const gateway = fakeLineGateway(games);
  const kept = new Map<string, unknown>();
  const values: ValueStore = {
    read: (stored) => {
      const parsed = stored.parse(kept.get(stored.key));
      return parsed.ok ? parsed.value : undefined;
    },
    write: (stored, value) => void kept.set(stored.key, value),
    isKept: (stored) => kept.has(stored.key),
    remove: (stored) => void kept.delete(stored.key),
    watch: () => () => undefined,
  };
  const settings = new ViewSettingsStore({ read: () => undefined, write: () => undefined });
  const pageClock = new PageClock(clock, timers, NOW);
  const favourites = new FavouritesStore(values);
  const tree = new TreeStore({ gateway, timers, visibility, settings, favourites });
  const needs = { gateway, clock: pageClock, timers, visibility, frames };
  const line = new LineStore({ ...needs, settings, favourites, tree });
  const game = new GameStore(needs);
  const picked = observable.set<string>();
  const bets: Bet[] = [];
  const coupon = observable({
    isOnline: true,
    isSelected: (id: string) => picked.has(id),
  });
  const placement = {
    pick: (bet: Bet) => {
      runInAction(() => {
        bets.push(bet);
        if (!picked.delete(bet.outcomeId)) picked.add(bet.outcomeId);
      });
    },
  };
  const page = pageStoreUnderTest();
  const stores = {
    language: 'en',
    clock: pageClock,
    page,
    site: { config: undefined },
    settings,
    favourites,
    tree,
    line,
    game,
    search: new SearchStore(gateway, timers),
    placement,
    coupon,
    couponSettings: { isOneClickOn: false },
  } as unknown as Stores;
  const Texts = withTexts('kit', 'sports', 'game', 'shell');
  function Wrapper({ children }: { readonly children: ReactNode }): ReactNode {
    return (
      <StoresProvider value={stores}>
        <Texts>
          <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
        </Texts>
      </StoresProvider>
    );
  }
  /** Lets time go by for clock and timers alike, drawing frames as it goes. */
  async function pass(time: Millis): Promise<void> {
    for (let gone = 0; gone < time; gone += 100) {
      clock.move(100);
      await timers.advance(100);
      frames.draw();
    }
  }
  return { stores, gateway, clock, timers, visibility, frames, kept, bets, pass, Wrapper };
}
