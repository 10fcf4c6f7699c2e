import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bettingResult,
  totalsCount,
  type AccountTotals,
  type GroupTotals,
} from '../../../core/coupon/placed/betting-totals.ts';
import type { PlacedCoupon } from '../../../core/coupon/placed/placed-coupon.ts';
import type { CouponId } from '../../../core/shared/ids.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { ADD_CURRENCY } from '../../../infrastructure/accounts/account-change-calls.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { HISTORY } from '../../../infrastructure/coupon/coupon-calls.ts';
import { BETTING_STATISTICS, HISTORY_TOTALS } from '../../../infrastructure/coupon/history-calls.ts';
import { PROMO_CODES } from '../../../infrastructure/coupon/promo-code-calls.ts';
import { ABANDON_GAME, FINISH_GAME } from '../../../infrastructure/site/debugger-calls.ts';
import { accepted, openBets, order, place, shortBets, type OpenBet } from '../../support/browser/open-bets.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';
import { major } from '../../support/units.ts';

type Query = Readonly<Record<string, string | number>>;
interface Sums {
  open: number;
  won: number;
  part: number;
  returned: number;
  lost: number;
  staked: number;
  stakedOpen: number;
  paid: number;
}

const AMOUNTS = ['open', 'won', 'part', 'returned', 'lost', 'staked', 'stakedOpen', 'paid'] as const;
const nothing = (): Sums => ({ open: 0, won: 0, part: 0, returned: 0, lost: 0, staked: 0, stakedOpen: 0, paid: 0 });

describe('what the chosen coupons come to', () => {
  let fixture: SandboxFixture;
  let player: TestPlayer;
  beforeAll(async () => {
    fixture = await openFixture();
    player = await fixture.player();
    await bet(fixture, player);
  });
  afterAll(async () => {
    await fixture.assertSound();
    await fixture.close();
  });

  const totals = async (query: Query = {}, who = player) =>
    (await who.send(HISTORY_TOTALS, { query: { state: 'all', ...query } })).read()
      .accounts as readonly AccountTotals<Minor>[];
  const groups = async (query: Query = {}) =>
    (await player.send(BETTING_STATISTICS, { query: { state: 'all', zoneMinutes: 180, ...query } })).read()
      .groups as readonly GroupTotals<Minor>[];
  const coupons = async (query: Query = {}) =>
    (await player.send(HISTORY, { query: { lng: 'en', state: 'all', page: 1, ...query } })).read()
      .coupons as unknown as readonly PlacedCoupon<Minor>[];
  const choices = async (): Promise<readonly Query[]> => {
    const all = await coupons();
    const { placedAt } = all[3]!;
    return [
      {},
      ...['open', 'settled', 'won', 'lost', 'returned'].map((state) => ({ state })),
      { typeId: 1 },
      { accountId: player.accountId },
      { from: placedAt },
      { to: placedAt },
      { id: all[0]!.id },
      { id: 1 },
      { gameId: all[0]!.bets[0]!.gameId },
      { state: 'settled', gameId: 1 },
    ];
  };

  it('is the sum of what the player sees of each coupon, for every choice, an account each [HT-1, HT-2, HT-3]', async () => {
    expect(new Set((await coupons()).map(({ state }) => state))).toEqual(new Set(['open', 'won', 'lost', 'returned']));
    expect(await totals()).toHaveLength(2);
    for (const query of await choices()) {
      const byAccount = new Map<number, Sums>();
      for (const coupon of await coupons(query)) {
        const sums = byAccount.get(coupon.accountId) ?? nothing();
        byAccount.set(coupon.accountId, withCoupon(sums, coupon));
      }
      const told = (await totals(query)).map((sums) => [sums.accountId, added(nothing(), sums)] as const);
      expect([query, new Map(told)]).toEqual([query, byAccount]);
    }
  });

  it('may be those of one game: each that holds a bet on it, settled or not, and no other player’s [MB-7]', async () => {
    const all = await coupons();
    const games = [...new Set(all.flatMap(({ bets }) => bets.map(({ gameId }) => gameId)))];
    expect(games.length).toBeGreaterThan(3);
    for (const gameId of games) {
      const own = all.filter(({ bets }) => bets.some((one) => one.gameId === gameId)).map(({ id }) => id);
      expect((await coupons({ gameId })).map(({ id }) => id)).toEqual(own);
    }
    const other = await fixture.player();
    const query = { lng: 'en', state: 'all', gameId: games[0]!, page: 1 } as const;
    expect((await other.send(HISTORY, { query })).read().totalCount).toBe(0);
  });

  it('has a result that is what the ledger moved for settled coupons [HT-2]', async () => {
    const rows = await fixture.sandbox.database
      .selectFrom('ledger')
      .innerJoin('coupons', 'coupons.id', 'ledger.coupon_id')
      .select(['ledger.account_id', 'ledger.amount'])
      .where('ledger.side', '=', 'player')
      .where('ledger.kind', 'in', ['stake', 'free-bet', 'payout', 'hyper-bonus'])
      .where('coupons.state', '<>', 'open')
      .execute();
    const all = await totals();
    expect(all.map(({ accountId }) => accountId).length).toBeGreaterThan(0);
    for (const account of all) {
      const moved = rows.filter(({ account_id: id }) => id === account.accountId).reduce((sum, r) => sum + r.amount, 0);
      expect(bettingResult(account)).toBe(moved);
    }
  });

  it('adds up to the same by month, by sport and by type, for every choice [BS-1, BS-2]', async () => {
    for (const query of await choices()) {
      const all = await totals(query);
      const parts = await groups(query);
      for (const by of ['month', 'sport', 'type'] as const) {
        for (const account of all) {
          const own = parts.filter(({ group, accountId }) => group.by === by && accountId === account.accountId);
          const sum = own.reduce((sums, part) => added(sums, part), nothing());
          expect([query, by, sum]).toEqual([query, by, added(nothing(), account)]);
          expect(own.every((part) => totalsCount(part) > 0)).toBe(true);
        }
      }
    }
  });

  it('has no sport for a coupon with bets of several, and months of the player [BS-1]', async () => {
    const parts = await groups();
    expect(parts.some(({ group }) => group.by === 'sport' && group.sportId === undefined)).toBe(true);
    expect(parts.some(({ group }) => group.by === 'sport' && group.sportId === 1)).toBe(true);
    const [month] = parts.flatMap(({ group }) => (group.by === 'month' ? [group.month] : []));
    const { placedAt } = (await coupons())[0]!;
    expect(month).toBe(new Date(placedAt + 3 * 3_600_000).toISOString().slice(0, 7));
    const last = Date.parse('2027-01-31T22:30:00Z');
    const id = (await coupons())[0]!.id as CouponId;
    const { database } = fixture.sandbox;
    await database.updateTable('coupons').set({ placed_at: last }).where('id', '=', id).execute();
    const monthIn = async (zoneMinutes: number) =>
      (await groups({ id, zoneMinutes })).flatMap(({ group }) => (group.by === 'month' ? [group.month] : []));
    expect(await monthIn(89)).toEqual(['2027-01']);
    expect(await monthIn(90)).toEqual(['2027-02']);
    await database.updateTable('coupons').set({ placed_at: placedAt }).where('id', '=', id).execute();
  });

  it("is nobody else's", async () => {
    const other = await fixture.player();
    expect(await totals({}, other)).toEqual([]);
    expect(await totals({ accountId: player.accountId }, other)).toEqual([]);
    expect((await fixture.visitor().send(HISTORY_TOTALS, { query: { state: 'all' } })).status).toBe(401);
    const odd = { state: 'all', zoneMinutes: 900 } as const;
    expect((await other.send(BETTING_STATISTICS, { query: odd })).status).toBe(400);
  });
});

function added(sums: Sums, more: Sums): Sums {
  const sum = { ...sums };
  for (const name of AMOUNTS) sum[name] += more[name];
  return sum;
}

function withCoupon(sums: Sums, coupon: PlacedCoupon<Minor>): Sums {
  const { state, amount, promo, payout, hyperBonus } = coupon;
  const staked = promo?.kind === 'free-bet' ? 0 : amount;
  if (state === 'open') return added(sums, { ...nothing(), open: 1, staked, stakedOpen: staked });
  const paid = payout + (hyperBonus?.amount ?? 0);
  const outcome = state === 'won' && paid < staked ? 'part' : state;
  return added(sums, { ...nothing(), [outcome]: 1, staked, paid });
}

/** Coupons of several types and sports in two currencies, one a free bet, one with a hyper bonus; some games end. */
async function bet(fixture: SandboxFixture, player: TestPlayer): Promise<void> {
  const bets = (await shortBets(fixture, 5)).map((one, index) => ({ ...one, block: index + 1 }));
  const [tennis] = await openBets(fixture, 1, { sport: 4 });
  const any = { changeCoefAction: 1 } as const;
  const placed = async (of: readonly OpenBet[], changes: Parameters<typeof order>[2]) =>
    accepted((await place(player, order(player, of, { ...any, ...changes }))).read());
  for (const one of bets) await placed([one], { amount: 33 });
  await placed(bets.slice(0, 3), { typeId: 1, amount: 57, bonusBet: true });
  await placed(bets.slice(0, 3), { typeId: 2, systemValue: 2, amount: 90 });
  await placed([bets[0]!, { ...tennis!, block: 2 }], { typeId: 1 });
  await placed([tennis!], {});
  const { codes } = (await player.send(PROMO_CODES, { query: { currency: 'RUB' } })).read();
  const free = codes.find(({ kind }) => kind === 'free-bet');
  if (free?.kind !== 'free-bet') throw new Error('there is no free bet');
  const dear = bets.toSorted((one, other) => other.odds - one.odds)[0]!;
  await placed([dear], { promoCode: free.code, amount: major(free.amount) });
  await player.send(ADD_CURRENCY, { body: { currencyId: 978 } });
  const euros = (await player.send(ACCOUNT_LIST)).read().accounts.find(({ currency }) => currency === 'EUR')!;
  await placed([bets[1]!], { accountId: euros.id, currency: 'EUR', amount: 7.5 });
  fixture.clock.move(1000);
  const end = async ({ gameId }: OpenBet, call: typeof FINISH_GAME | typeof ABANDON_GAME) => {
    await fixture.visitor().send(call, { params: { id: String(gameId) }, body: {} });
    fixture.clock.move(1000);
  };
  for (const one of bets.slice(0, 4)) await end(one, FINISH_GAME);
  await end(bets[4]!, ABANDON_GAME);
}
