// fetched by the line when it starts: here it is at hand
import '../../../core/sports/line/followed-line.ts';
import type { Provided } from '../../../composition/provided.ts';
import { sportsWiring } from '../../../composition/wiring/sports-wiring.ts';
import type { SportsStores } from '#ui/sports/use-sports.ts';
import { pageEnvironment } from './page-environment.ts';
import { storesUnderTest } from './stores-under-test.ts';
import { observable, observableRef } from 'mobx';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Bet } from '../../../core/coupon/bets/bet.ts';
import { couponAfter, EMPTY_COUPON, type CouponState } from '../../../core/coupon/building/coupon-state.ts';
import type { CouponEvent } from '../../../core/coupon/building/coupon-event.ts';
import { DEFAULT_COUPON_SETTINGS } from '../../../core/coupon/settings/coupon-settings.ts';
import type { ValueStore } from '../../../core/shared/stored-value.ts';
import type { Millis } from '../../../core/shared/time.ts';
import { StoresProvider } from '../../../ui/page/feature-hook.ts';
import { fakeLineGateway } from '../fakes/fake-line-gateway.ts';
import { withTexts } from './with-texts.tsx';
import type { Game } from '../../../core/sports/game/game.ts';

const NOW = 1_000_000;

type FakeCoupon = SportsStores['coupon'] & { state: CouponState };

/** The sports stores of a page over a line made by hand, and a page to render parts in. */
export function linePage(games: readonly Game[] = [], address = '/en/live', given: Partial<Provided> = {}) {
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
  const { environment, clock, timers, visibility, frames } = pageEnvironment(NOW, { values });
  const picked = observable.set<string>();
  const bets: Bet[] = [];
  const edits: CouponEvent[] = [];
  const coupon: FakeCoupon = observable.object<FakeCoupon>(
    {
      isOnline: true,
      tab: 'coupon',
      show: () => undefined,
      isBonusAccount: false,
      isFrozen: false,
      currency: 'RUB',
      state: EMPTY_COUPON,
      isSelected: (id: string) => picked.has(id) || coupon.state.bets.some(({ outcomeId }) => outcomeId === id),
      edit: (event: CouponEvent) => {
        edits.push(event);
        coupon.state = couponAfter(coupon.state, event);
      },
      toggle: (bet: Bet) => {
        bets.push(bet);
        if (!picked.delete(bet.outcomeId)) picked.add(bet.outcomeId);
      },
    },
    { state: observableRef },
  );
  /** The coupon as prices know it. */
  const picking: Pick<SportsStores, 'coupon' | 'couponSettings'> = {
    coupon,
    couponSettings: { isOneClickOn: false, settings: DEFAULT_COUPON_SETTINGS },
  };
  const stores = storesUnderTest(
    { ...environment, lineGateway: gateway, gameGateway: gateway, ...(picking as Partial<Provided>), ...given },
    { eager: sportsWiring },
  );
  const Texts = withTexts(
    'kit',
    'asian-line',
    'sports',
    'line-pages',
    'game',
    'media',
    'multi-live',
    'prices',
    'site',
    'statistics',
    'shell',
    'information',
    'notice-catalogue',
  );
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
  return { stores, gateway, clock, timers, visibility, frames, kept, coupon, bets, edits, pass, Wrapper };
}
