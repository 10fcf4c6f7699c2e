import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reviewCoupons } from '../../../composition/review-coupons.ts';
import type { CouponId } from '../../../core/shared/ids.ts';
import { NO_MONEY, type Minor } from '../../../core/shared/money.ts';
import { ADD_CURRENCY, TOP_UP } from '../../../infrastructure/accounts/account-change-calls.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { ACCOUNT_HISTORY } from '../../../infrastructure/accounts/account-history-calls.ts';
import { COUPON_EXPLANATION, COUPON_UPDATE } from '../../../infrastructure/coupon/coupon-calls.ts';
import { CANCEL_WITHDRAWAL } from '../../../infrastructure/payments/payment-calls.ts';
import { ABANDON_GAME, FINISH_GAME } from '../../../infrastructure/site/debugger-calls.ts';
import { accepted, openBets, order, place, type OpenBet } from '../../support/browser/open-bets.ts';
import { beginWithdrawal } from '../../support/browser/walks/pay.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';
import { major } from '../../support/units.ts';

let fixture: SandboxFixture;
let player: TestPlayer;
let bets: readonly OpenBet[];

beforeAll(async () => {
  fixture = await openFixture();
});
beforeEach(async () => {
  await fixture.move(1000);
  player = await fixture.player();
  bets = await openBets(fixture, 6);
});
afterEach(() => fixture.assertSound());
afterAll(() => fixture.close());

const money = async () => major((await player.send(ACCOUNT_LIST)).read().accounts[0]!.money);
const owed = async () =>
  major(
    (
      await fixture.sandbox.database
        .selectFrom('accounts')
        .select('advance_owed')
        .where('id', '=', player.accountId)
        .executeTakeFirstOrThrow()
    ).advance_owed,
  );
/** What is held, coupon by coupon, the oldest first. */
const holds = async () =>
  (
    await fixture.sandbox.database
      .selectFrom('advance_holds')
      .select(['coupon_id as id', 'held'])
      .where('account_id', '=', player.accountId)
      .orderBy('coupon_id')
      .execute()
  ).map(({ id, held }) => ({ id, held: major(held) }));
/** What the ledger of the account has of advances, in order. */
const advanceRows = async () =>
  (
    await fixture.sandbox.database
      .selectFrom('ledger')
      .select(['kind', 'amount', 'coupon_id as id'])
      .where('account_id', '=', player.accountId)
      .where('kind', 'in', ['advance', 'advance-repaid', 'advance-released'])
      .orderBy('at')
      .orderBy('coupon_id')
      .execute()
  ).map(({ kind, amount, id }) => [kind, id, major(amount)]);
const available = async (who = player, accountId = player.accountId) => {
  const asked = { typeId: 0, currency: 'RUB', accountId, bets: [{ outcomeId: bets[5]!.outcomeId, block: 1 }] };
  const { prepaid } = (await who.send(COUPON_UPDATE, { body: asked })).read();
  return prepaid?.amount;
};
const bet = async (of: OpenBet, changes: Parameters<typeof order>[2] = {}) =>
  (await place(player, order(player, [of], { changeCoefAction: 1, ...changes }))).read();
const end = async (of: OpenBet, call: typeof FINISH_GAME | typeof ABANDON_GAME) => {
  fixture.clock.move(1000);
  await fixture.visitor().send(call, { params: { id: String(of.gameId) }, body: {} });
};
/** Puts all but so much of the money on one bet. */
const stakeAllBut = async (left: number, of: OpenBet) => {
  const amount = Math.round(((await money()) - left) * 100) / 100;
  return accepted(await bet(of, { amount })).coupons[0]!;
};

/** An operator gives the stake back of a coupon that could not be settled. */
const voidUnderReview = async (id: number) => {
  const { database } = fixture.sandbox;
  const state = { state: 'needs-review', review_reason: 'unknown-game' } as const;
  await database
    .updateTable('coupons')
    .set(state)
    .where('id', '=', id as CouponId)
    .execute();
  const output = await reviewCoupons(['void', String(id)], { database, now: () => fixture.clock.now() });
  expect(output).toBeDefined();
};

describe('an advance', () => {
  it('is half of the own stakes that are open, and pays what the balance does not cover [PA-1, PA-5, PA-8]', async () => {
    expect(await available()).toBe(0);
    const all = await money();
    await stakeAllBut(100, bets[0]!);
    expect(await available()).toBe((all - 100) / 2);
    const coupon = accepted(await bet(bets[1]!, { amount: 300, prepaidAmount: 200 })).coupons[0]!;
    expect(coupon).toMatchObject({ amount: 30_000, prepaidAmount: 20_000 });
    expect(await money()).toBe(0);
    expect(await owed()).toBe(200);
    // an advance adds nothing to what is available
    expect(await available()).toBe((all - 100 + 100) / 2 - 200);
  });

  it('is refused beyond what is available, and for orders that get none [PA-2, PA-9]', async () => {
    await stakeAllBut(100, bets[0]!);
    const most = (await available()) ?? 0;
    const reason = async (changes: Parameters<typeof order>[2]) => {
      const verdict = await bet(bets[1]!, changes);
      return verdict.status === 'rejected' ? verdict.reason : verdict.status;
    };
    expect(await reason({ amount: most + 1, prepaidAmount: most + 1 })).toBe('prepaid-unavailable');
    expect(await reason({ amount: 100, prepaidAmount: 101 })).toBe('prepaid-unavailable');
    expect(await reason({ amount: 100, prepaidAmount: 50, isOneClick: true })).toBe('prepaid-unavailable');
    expect(await reason({ amount: 100, prepaidAmount: 50, isVipBet: true })).toBe('prepaid-unavailable');
    expect(await money()).toBe(100);
    expect(await owed()).toBe(0);
  });

  it('is none while money is on its way out, and none goes out while it is owed [PA-9, WDR-1]', async () => {
    await stakeAllBut(500, bets[0]!);
    expect(await available()).toBeGreaterThan(0);
    const { payment } = (await beginWithdrawal(player, 500)).read();
    expect(await available()).toBe(0);
    await player.send(CANCEL_WITHDRAWAL, { body: { id: payment.id, lng: 'en' } });
    await bet(bets[1]!, { amount: 600, prepaidAmount: 100 });
    expect(await owed()).toBe(100);
    expect((await beginWithdrawal(player, 500)).code).toBe('withdrawal-advance');
  });

  it('asked for twice at once is given once [PA-2]', async () => {
    await stakeAllBut(0, bets[0]!);
    const most = (await available()) ?? 0;
    const amount = Math.floor(most * 0.6);
    const verdicts = await Promise.all(
      bets.slice(1, 4).map(async (one) => bet(one, { amount, prepaidAmount: amount })),
    );
    expect(verdicts.filter(({ status }) => status === 'accepted')).toHaveLength(1);
    expect(await owed()).toBe(amount);
  });

  it('is paid back from what is won, and returned stakes count as won [PA-6]', async () => {
    const first = await stakeAllBut(100, bets[0]!);
    await bet(bets[1]!, { amount: 300, prepaidAmount: 200 });
    await end(bets[0]!, ABANDON_GAME);
    expect(await owed()).toBe(0);
    expect(await money()).toBe(major(first.amount) - 200);
  });

  it('is taken from the balance once nothing is open, never below zero, and the rest from the next win [PA-7]', async () => {
    await stakeAllBut(0, bets[0]!);
    await bet(bets[1]!, { amount: 500, prepaidAmount: 500 });
    await end(bets[0]!, FINISH_GAME);
    await end(bets[1]!, FINISH_GAME);
    const [left, debt] = [await money(), await owed()];
    expect(left === 0 || debt === 0).toBe(true);
    expect(await available()).toBe(0);
  });

  it('comes back to the site with the stake of a coupon that an operator voids [PA-6, PA-7]', async () => {
    const all = await money();
    const base = await stakeAllBut(0, bets[0]!);
    const most = (await available())!;
    const paid = accepted(await bet(bets[1]!, { amount: most, prepaidAmount: most })).coupons[0]!;
    await voidUnderReview(paid.id);
    expect([await money(), await owed()]).toEqual([0, 0]);
    await voidUnderReview(base.id);
    expect([await money(), await owed()]).toEqual([all, 0]);
  });

  it('is refused while the balance covers something of the stake, and while another account owes [PA-1, PA-5]', async () => {
    await stakeAllBut(100, bets[0]!);
    const covered = await bet(bets[1]!, { amount: 60, prepaidAmount: 60 });
    expect(covered).toMatchObject({ status: 'rejected', reason: 'prepaid-unavailable' });
    expect([await money(), await owed()]).toEqual([100, 0]);
    const { database } = fixture.sandbox;
    await player.send(ADD_CURRENCY, { body: { currencyId: 978 } });
    const ofEuros = database.updateTable('accounts').where('user_id', '=', player.userId).where('currency', '=', 'EUR');
    await ofEuros.set({ advance_owed: 1 as Minor }).execute();
    expect(await available()).toBe(0);
    const elsewhere = await bet(bets[1]!, { amount: 160, prepaidAmount: 60 });
    expect(elsewhere).toMatchObject({ status: 'rejected', reason: 'prepaid-unavailable' });
    await ofEuros.set({ advance_owed: NO_MONEY }).execute();
    expect(await bet(bets[1]!, { amount: 160, prepaidAmount: 60 })).toMatchObject({ status: 'accepted' });
  });

  it('of an account is nobody else’s [PA-4]', async () => {
    await stakeAllBut(100, bets[0]!);
    expect(await available(await fixture.player())).toBeUndefined();
  });
});

describe('the holds of advances', () => {
  it('stand in the ledger with their coupons: given, captured from a win, the oldest first [PA-8] [PA-28]', async () => {
    const base = await stakeAllBut(0, bets[0]!);
    const one = accepted(await bet(bets[1]!, { amount: 200, prepaidAmount: 200 })).coupons[0]!;
    const two = accepted(await bet(bets[2]!, { amount: 300, prepaidAmount: 300 })).coupons[0]!;
    expect(await holds()).toEqual([
      { id: one.id, held: 200 },
      { id: two.id, held: 300 },
    ]);
    await end(bets[0]!, ABANDON_GAME);
    expect(await holds()).toEqual([]);
    expect(await money()).toBe(major(base.amount) - 500);
    expect(await advanceRows()).toEqual([
      ['advance', one.id, 200],
      ['advance', two.id, 300],
      ['advance-repaid', one.id, -200],
      ['advance-repaid', two.id, -300],
    ]);
    const { repaid } = (await player.send(COUPON_EXPLANATION, { params: { id: base.id } })).read();
    expect(repaid).toBe(500);
  });

  it('are released where their own stake comes back, though older ones stand [PA-28]', async () => {
    await stakeAllBut(0, bets[0]!);
    const one = accepted(await bet(bets[1]!, { amount: 200, prepaidAmount: 200 })).coupons[0]!;
    const two = accepted(await bet(bets[2]!, { amount: 300, prepaidAmount: 300 })).coupons[0]!;
    await end(bets[2]!, ABANDON_GAME);
    expect(await holds()).toEqual([{ id: one.id, held: 200 }]);
    expect((await advanceRows()).slice(2)).toEqual([['advance-released', two.id, -300]]);
    const { movements } = (
      await player.send(ACCOUNT_HISTORY, { query: { isIncludeArchive: 'false', pageNumber: 1 } })
    ).read();
    expect(movements.find(({ kind }) => kind === 'advance-released')).toMatchObject({
      couponId: two.id,
      amount: -30_000,
    });
  });
});

/** One life of an account: bets with advances, ends and voids of games, cash; then all of it ends. What it has then, and what it should have. */
async function lifeOf(seed: number, steps: number): Promise<readonly [has: number, due: number]> {
  const random = seeded(seed);
  // with games that no life before ended
  await fixture.close();
  fixture = await openFixture();
  player = await fixture.player();
  const games = await openBets(fixture, 8);
  let cash = 0;
  const begin = await money();
  for (let step = 0; step < steps; step += 1) {
    const of = games[Math.floor(random() * games.length)]!;
    const held = await money();
    const advance = random() < 0.7 ? Math.floor(((await available()) ?? 0) * random()) : 0;
    const own = advance > 0 ? held : Math.floor(held * random());
    const amount = own + advance;
    if (amount >= 10) await bet(of, { amount, ...(advance > 0 ? { prepaidAmount: advance } : {}) });
    if (random() < 0.25) await end(of, random() < 0.4 ? ABANDON_GAME : FINISH_GAME);
    if (random() < 0.2) {
      const body = { id: player.accountId, amount: 100 };
      if ((await player.send(TOP_UP, { body })).status === 200) cash += 100;
    }
    await fixture.assertSound();
  }
  for (const game of games) await end(game, FINISH_GAME);
  await fixture.assertSound();
  const rows = await fixture.sandbox.database
    .selectFrom('coupons')
    .select(['amount', 'payout', 'state'])
    .where('user_id', '=', player.userId)
    .execute();
  const result = rows.reduce((sum, { amount, payout }) => sum + payout - amount, 0);
  expect(rows.every(({ state }) => state !== 'open')).toBe(true);
  return [Math.round(((await money()) - (await owed())) * 100), Math.round((begin + cash) * 100) + result];
}

it.each(Array.from({ length: 12 }, (_, place) => 11 + 12 * place))(
  'money is never made twice: stakes, advances, wins, losses, voids and cash in any order leave the books sound, of seed %i [PA-6, PA-7, PA-8, PA-10, PA-28]',
  async (seed) => {
    const [has, due] = await lifeOf(seed, 16);
    expect(has).toBe(due);
  },
  60_000,
);

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}
