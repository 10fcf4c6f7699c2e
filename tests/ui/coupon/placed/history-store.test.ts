import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { HistoryFilter, HistoryPage, PlacedCoupon } from '../../../../core/coupon/placed/placed-coupon.ts';
import type { RequestFailure } from '../../../../core/shared/request-failure.ts';
import { fail, ok, type Result } from '../../../../core/shared/result.ts';
import { placedCoupon } from '../../../support/examples/coupon-examples.ts';
import { playerPage } from '../../../support/views/player-page.tsx';
import { money, price } from '../../../support/units.ts';
import type { Minor } from '../../../../core/shared/money.ts';

type Reply = Result<HistoryPage<Minor>, RequestFailure>;

const pageOf = (...coupons: readonly PlacedCoupon<Minor>[]): HistoryPage<Minor> => ({
  coupons,
  page: 1,
  pageCount: 1,
  totalCount: coupons.length,
});

async function history(userId: number | undefined = 5) {
  const filters: HistoryFilter[] = [];
  const answers: ((reply: Reply) => void)[] = [];
  const fresh: { coupons: PlacedCoupon<Minor>[]; settled: readonly PlacedCoupon<Minor>[] } = observable(
    { coupons: [], settled: [] },
    {},
    { deep: false },
  );
  const page = await playerPage({
    ...(userId === undefined ? {} : { userId }),
    fresh,
    coupons: {
      history: (filter) => {
        filters.push(filter);
        return new Promise<Reply>((resolve) => answers.push(resolve));
      },
      lines: ({ id }) =>
        Promise.resolve(
          id === 1
            ? ok([{ betIndexes: [0, 1], odds: price(3), amount: money(10), state: 'won', payout: money(30) }])
            : fail({ kind: 'network' }),
        ),
    },
  });
  return {
    ...page,
    store: page.stores.history,
    filters,
    answers,
    fresh,
    settle: (coupon: PlacedCoupon<Minor>): void => {
      runInAction(() => {
        fresh.settled = [coupon];
      });
    },
  };
}

const settledTurn = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

describe('history store', () => {
  it('asks for what the address chose, in days of the player [HF-4]', async () => {
    const { store, filters, answers } = await history();
    const shown = store.show({ state: 'won', from: '2027-01-15', to: '2027-01-15', page: 2 });
    expect(filters).toEqual([
      {
        state: 'won',
        type: undefined,
        accountId: undefined,
        from: Date.parse('2027-01-14T21:00:00Z'),
        to: Date.parse('2027-01-15T20:59:59.999Z'),
        page: 2,
      },
    ]);
    expect(store.page).toBeUndefined();
    expect(store.isLoading).toBe(true);
    answers[0]!(ok(pageOf(placedCoupon(1))));
    await shown;
    expect(store.coupons.map(({ id }) => id)).toEqual([1]);
    expect(store.isLoading).toBe(false);
  });

  it('asks nothing for a visitor', async () => {
    const page = await playerPage({ coupons: { history: () => Promise.reject(new Error('asked')) } });
    await page.stores.history.show({ state: 'all', page: 1 });
    expect(page.stores.history.page).toBeUndefined();
  });

  it('lets the last of two filters stand whatever answers first', async () => {
    const { store, answers } = await history();
    const both = [store.show({ state: 'open', page: 1 }), store.show({ state: 'lost', page: 1 })];
    answers[1]!(ok(pageOf(placedCoupon(2, { state: 'lost' }))));
    answers[0]!(ok(pageOf(placedCoupon(1))));
    await Promise.all(both);
    expect(store.coupons.map(({ id }) => id)).toEqual([2]);
  });

  it('never shows another player what was asked for before [SI-6]', async () => {
    const { store, answers, stores } = await history();
    const stop = store.start();
    const leave = store.look();
    const shown = store.show({ state: 'all', page: 1 });
    answers[0]!(ok(pageOf(placedCoupon(1))));
    await shown;
    stores.session.take(6);
    expect(store.page).toBeUndefined();
    expect(store.coupons).toEqual([]);
    expect(answers).toHaveLength(2);
    answers[1]!(ok(pageOf(placedCoupon(9))));
    await settledTurn();
    expect(store.coupons.map(({ id }) => id)).toEqual([9]);
    leave();
    stop();
  });

  it('shows open coupons as they stand this moment', async () => {
    const { store, answers, fresh } = await history();
    const shown = store.show({ state: 'all', page: 1 });
    answers[0]!(ok(pageOf(placedCoupon(2), placedCoupon(1))));
    await shown;
    fresh.coupons = [placedCoupon(1, { state: 'won', payout: money(150) })];
    expect(store.coupons.map(({ state }) => state)).toEqual(['open', 'won']);
  });

  it('asks again when a coupon settles, while somebody looks', async () => {
    const { store, answers, settle } = await history();
    const stop = store.start();
    const leave = store.look();
    const shown = store.show({ state: 'all', page: 1 });
    answers[0]!(ok(pageOf(placedCoupon(1))));
    await shown;
    settle(placedCoupon(1, { state: 'won' }));
    expect(answers).toHaveLength(2);
    leave();
    settle(placedCoupon(2, { state: 'won' }));
    expect(answers).toHaveLength(2);
    stop();
  });

  it('asks again in the days of another time zone', async () => {
    const { store, answers, filters, stores } = await history();
    const stop = store.start();
    const leave = store.look();
    void store.show({ state: 'all', from: '2027-01-15', page: 1 });
    stores.settings.change({ timeZone: 0 });
    expect(answers).toHaveLength(2);
    expect(filters[1]?.from).toBe(Date.parse('2027-01-15T00:00:00Z'));
    leave();
    stop();
  });

  it('keeps what went wrong until the next try', async () => {
    const { store, answers } = await history();
    const shown = store.show({ state: 'all', page: 1 });
    answers[0]!(fail({ kind: 'network' }));
    await shown;
    expect(store.failure).toEqual({ kind: 'network' });
    const again = store.refresh();
    answers[1]!(ok(pageOf()));
    await again;
    expect(store.failure).toBeUndefined();
    expect(store.page?.coupons).toEqual([]);
  });

  it('fetches the lines of a coupon on demand', async () => {
    const { store } = await history();
    const loading = store.loadLines({ id: 1, currency: 'RUB' });
    expect(store.lines(1)).toEqual({ phase: 'loading' });
    await loading;
    expect(store.lines(1)).toMatchObject({ phase: 'ready', lines: [{ betIndexes: [0, 1] }] });
    await store.loadLines({ id: 2, currency: 'RUB' });
    expect(store.lines(2)).toEqual({ phase: 'failed', failure: { kind: 'network' } });
    store.hideLines(1);
    expect(store.lines(1)).toBeUndefined();
  });
});
