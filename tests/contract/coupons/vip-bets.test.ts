import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { VIP_OFFER_HOLDS_FOR, VIP_WAITS_FOR } from '../../../core/coupon/placement/vip-wait.ts';
import { hours } from '../../../core/shared/time.ts';
import { ADD_CURRENCY, REMOVE_CURRENCY } from '../../../infrastructure/accounts/account-change-calls.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { ANSWER_VIP_BET, PLACEMENT_LOOKUP } from '../../../infrastructure/coupon/coupon-calls.ts';
import { DECIDE_VIP_BET, VIP_BETS } from '../../../infrastructure/coupon/vip-queue-calls.ts';
import {
  RESUME_GAME,
  SET_RESTRICTIONS,
  SHIFT_PRICES,
  SUSPEND_GAME,
} from '../../../infrastructure/site/debugger-calls.ts';
import {
  accepted,
  longBets,
  openBets,
  order,
  place,
  type OpenBet,
  type OrderBody,
} from '../../support/browser/open-bets.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';
import { major, money } from '../../support/units.ts';

let fixture: SandboxFixture;
let player: TestPlayer;
let bets: readonly OpenBet[];
let maximum: number;

beforeAll(async () => {
  fixture = await openFixture();
});
beforeEach(async () => {
  await fixture.move(1000);
  player = await fixture.player();
  ({ bets, maximum } = await longBets(fixture, player));
});
afterEach(() => fixture.assertSound());
afterAll(() => fixture.close());

const balance = async () => major((await player.send(ACCOUNT_LIST)).read().accounts[0]!.money);
const above = () => Math.ceil(maximum) + 200;
const vipOrder = (changes: Partial<OrderBody> = {}) =>
  order(player, bets, { amount: above(), changeCoefAction: 1, isVipBet: true, ...changes });
const ask = async (changes: Partial<OrderBody> = {}) => {
  const key = randomUUID();
  const verdict = (await place(player, vipOrder(changes), key)).read();
  return { key, verdict };
};
const lookUp = async (key: string) => (await player.send(PLACEMENT_LOOKUP, { params: { key } })).read();
const answer = async (key: string, body: { answer: 'accept' | 'decline'; amount?: number }) =>
  player.send(ANSWER_VIP_BET, { params: { key }, body });
type Decision = { decision: 'accept' | 'refuse' } | { decision: 'offer'; amount: number };
const decide = async (id: number, body: Decision) =>
  fixture.visitor().send(DECIDE_VIP_BET, { params: { id: String(id) }, body });
const queue = async () => (await fixture.visitor().send(VIP_BETS)).read().vipBets;
const newest = async () => Math.max(...(await queue()).map(({ id }) => id));

describe('a VIP bet', () => {
  it('is refused without VIP, and waits with it, its stake held [VIP-6]', async () => {
    const before = await balance();
    const plain = (await place(player, order(player, bets, { amount: above(), changeCoefAction: 1 }))).read();
    expect(plain).toMatchObject({ status: 'rejected', reason: 'amount-too-large' });
    const { key, verdict } = await ask();
    const until = fixture.clock.now() + VIP_WAITS_FOR;
    expect(verdict).toMatchObject({ status: 'pending', vip: { state: 'waiting', until } });
    expect(await lookUp(key)).toMatchObject({ status: 'pending', vip: { state: 'waiting', until } });
    expect(await balance()).toBe(before - above());
    expect(await queue()).toContainEqual(expect.objectContaining({ currency: 'RUB', amount: above() }));
  });

  it('is placed once for what was asked, whoever accepts it as well [VIP-8]', async () => {
    const before = await balance();
    const { key } = await ask();
    const id = await newest();
    const replies = await Promise.all([
      decide(id, { decision: 'accept' }),
      decide(id, { decision: 'accept' }),
      decide(id, { decision: 'refuse' }),
    ]);
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    const verdict = await lookUp(key);
    expect([
      ['accepted', before - above()],
      ['rejected', before],
    ]).toContainEqual([verdict.status, await balance()]);
    const left = await balance();
    // the same key again is the same answer and no second bet
    expect((await place(player, vipOrder(), key)).read().status).toBe(verdict.status);
    expect(await balance()).toBe(left);
  });

  it('is offered for less, and placed for exactly that when the player takes it [VIP-10]', async () => {
    const before = await balance();
    const { key } = await ask();
    const id = await newest();
    const offered = above() - 50;
    expect((await decide(id, { decision: 'offer', amount: above() })).status).toBe(400);
    expect((await decide(id, { decision: 'offer', amount: 0.001 })).status).toBe(400);
    expect((await decide(id, { decision: 'offer', amount: offered })).status).toBe(200);
    expect((await decide(id, { decision: 'accept' })).status).toBe(409);
    const waiting = await lookUp(key);
    expect(waiting).toMatchObject({
      vip: { state: 'offered', until: fixture.clock.now() + VIP_OFFER_HOLDS_FOR },
    });
    expect((await answer(key, { answer: 'accept', amount: offered - 1 })).read().status).toBe('pending');
    const [one, other] = await Promise.all([
      answer(key, { answer: 'accept', amount: offered }),
      answer(key, { answer: 'accept', amount: offered }),
    ]);
    expect([one.read().status, other.read().status]).toEqual(['accepted', 'accepted']);
    expect(await balance()).toBe(before - offered);
  });

  it.each(['refuse', 'decline', 'cancel'] as const)('gives the stake back once: %s [VIP-7]', async (way) => {
    const before = await balance();
    const { key } = await ask();
    const id = await newest();
    if (way === 'refuse') await decide(id, { decision: 'refuse' });
    if (way === 'decline') await decide(id, { decision: 'offer', amount: above() - 10 });
    if (way !== 'refuse') await Promise.all([1, 2].map(async () => answer(key, { answer: 'decline' })));
    const reason = way === 'refuse' ? 'vip-refused' : 'vip-declined';
    expect(await lookUp(key)).toMatchObject({ status: 'rejected', reason });
    expect([await balance(), (await decide(id, { decision: 'accept' })).status]).toEqual([before, 409]);
    expect((await answer(key, { answer: 'accept', amount: above() - 10 })).read()).toMatchObject({ reason });
  });

  it.each([
    [VIP_WAITS_FOR, 'vip-unanswered', false],
    [VIP_OFFER_HOLDS_FOR, 'vip-offer-ended', true],
  ])('is refused without an answer within %d ms [VIP-7]', async (wait, reason, isOffered) => {
    const before = await balance();
    const { key } = await ask();
    const id = await newest();
    if (isOffered) await decide(id, { decision: 'offer', amount: above() - 10 });
    await fixture.move(wait - 1);
    expect((await lookUp(key)).status).toBe('pending');
    // the last moment is over before the sweep came by
    fixture.clock.move(1);
    const late = isOffered
      ? await answer(key, { answer: 'accept', amount: above() - 10 })
      : await decide(id, { decision: 'accept' });
    expect(late.status).toBe(isOffered ? 200 : 409);
    await fixture.move(0);
    expect(await lookUp(key)).toMatchObject({ status: 'rejected', reason });
    expect(await balance()).toBe(before);
  });

  it('is taken at the prices of that moment and by what the player accepts of them [VIP-9]', async () => {
    const before = await balance();
    const { key } = await ask({ changeCoefAction: 0 });
    const params = { id: String(bets[0]!.gameId) };
    await fixture.visitor().send(SHIFT_PRICES, { params, body: { factor: 0.7 } });
    expect((await decide(await newest(), { decision: 'accept' })).status).toBe(200);
    expect((await lookUp(key)).status).toBe('price-changed');
    expect(await balance()).toBe(before);
    await fixture.visitor().send(SHIFT_PRICES, { params, body: { factor: 1 } });
  });

  it('is refused once a game of it has begun [VIP-3, VIP-9]', async () => {
    const before = await balance();
    const { key } = await ask();
    const id = await newest();
    const first = Math.min(...bets.map(({ startsAt }) => startsAt)) - fixture.clock.now();
    fixture.clock.move(Math.max(0, first) + 1000);
    await fixture.sandbox.database
      .updateTable('vip_bets')
      .set({ ends_at: fixture.clock.now() + hours(1) })
      .where('id', '=', id)
      .execute();
    expect((await decide(id, { decision: 'accept' })).status).toBe(200);
    expect(await lookUp(key)).toMatchObject({ status: 'rejected', reason: 'vip-begun' });
    expect(await balance()).toBe(before);
  });

  it('is not taken for singles or live bets, nor where the account does not cover it [VIP-3, VIP-4]', async () => {
    const before = await balance();
    const live = await openBets(fixture, 1, { section: 'live' });
    const notOffered = { status: 'rejected', reason: 'vip-not-offered' };
    expect((await place(player, order(player, live, { isVipBet: true, changeCoefAction: 1 }))).read()).toMatchObject({
      status: 'rejected',
      reason: 'vip-begun',
    });
    const singles = bets.map((bet) => ({ ...bet, amount: 10 }));
    const many = order(player, singles, { typeId: 9, amount: 0, isVipBet: true, changeCoefAction: 1 });
    expect((await place(player, many)).read()).toMatchObject(notOffered);
    expect((await ask({ amount: before + 1 })).verdict).toMatchObject({ reason: 'not-enough-money' });
    expect(await balance()).toBe(before);
  });

  it('keeps the account open as long as its stake may come back [VIP-7]', async () => {
    const dollars = 840;
    await player.send(ADD_CURRENCY, { body: { currencyId: dollars } });
    const { accounts } = (await player.send(ACCOUNT_LIST)).read();
    const { id: accountId } = accounts.find(({ currency }) => currency === 'USD')!;
    const remove = async () => (await player.send(REMOVE_CURRENCY, { body: { currencyId: dollars } })).status;
    expect((await ask({ accountId, currency: 'USD', amount: 50 })).verdict.status).toBe('pending');
    expect(await remove()).toBe(409);
    await decide(await newest(), { decision: 'refuse' });
    expect(await remove()).toBe(200);
  });

  it('shows nobody else’s bet to a player who asks by its key [SEC-83]', async () => {
    const { key } = await ask();
    const other = await fixture.player();
    const reply = await other.send(ANSWER_VIP_BET, { params: { key }, body: { answer: 'decline' } });
    expect([reply.status, (await lookUp(key)).status]).toEqual([404, 'pending']);
  });

  it('wins what was said, beyond the largest payout [CO-3]', async () => {
    const { key } = await ask();
    await decide(await newest(), { decision: 'accept' });
    const verdict = await lookUp(key);
    const [coupon] = verdict.status === 'accepted' ? verdict.coupons : [];
    expect(coupon).toMatchObject({ amount: money(above()) });
    expect(major(coupon!.possibleWin)).toBeGreaterThan(2_000_000);
  });
});

describe('the queue of VIP bets', () => {
  it('takes none that is within the maximum: it is placed at once, like every other [VIP-11]', async () => {
    const before = await balance();
    const waiting = (await queue()).length;
    const most = Math.floor(maximum);
    const { verdict } = await ask({ amount: most });
    expect([verdict.status, (await queue()).length]).toEqual(['accepted', waiting]);
    expect(await balance()).toBe(before - most);
    // and it counts towards what the player can win on an outcome
    expect((await ask({ amount: most })).verdict).toMatchObject({ status: 'rejected', reason: 'amount-too-large' });
    expect(await balance()).toBe(before - most);
  });

  it('takes 3 bets of a player, and another once one of them is decided [VIP-13]', async () => {
    const asked = await Promise.all([1, 2, 3, 4].map(async () => ask()));
    const refused = asked.filter(({ verdict }) => verdict.status !== 'pending');
    expect(refused.map(({ verdict }) => verdict)).toEqual([{ status: 'rejected', reason: 'vip-too-many', bets: [] }]);
    expect((await lookUp(refused[0]!.key)).status).toBe('rejected');
    const before = await balance();
    await answer(asked.find(({ verdict }) => verdict.status === 'pending')!.key, { answer: 'decline' });
    expect((await ask()).verdict.status).toBe('pending');
    expect(await balance()).toBe(before);
  });
});

describe('a VIP bet that cannot be read', () => {
  it('hides no other, which is shown by its names, and can be refused but not offered [VIP-15, VIP-17]', async () => {
    const before = await balance();
    const { key } = await ask();
    const id = await newest();
    const broken = fixture.sandbox.database.updateTable('vip_bets').set({ order_body: '{}' }).where('id', '=', id);
    await broken.execute();
    await ask();
    const left = await balance();
    const shown = (await queue()).filter((bet) => bet.id >= id);
    expect(shown.map(({ bets: names }) => names.length)).toEqual([0, bets.length]);
    const [picked] = shown.at(-1)!.bets;
    const names = [picked?.outcomeId, typeof picked?.homeName, typeof picked?.champName];
    expect(names).toEqual([bets[0]!.outcomeId, 'string', 'string']);
    expect((await decide(id, { decision: 'offer', amount: above() - 50 })).status).toBe(422);
    expect((await decide(id, { decision: 'refuse' })).status).toBe(200);
    expect(await lookUp(key)).toMatchObject({ status: 'rejected', reason: 'vip-refused' });
    expect([left, await balance()]).toEqual([before - 2 * above(), before - above()]);
  });
});

describe('an offer for a VIP bet', () => {
  it('that nobody could take is not made, and the operator is told why [VIP-16]', async () => {
    const { key } = await ask();
    const id = await newest();
    const params = { id: String(bets[0]!.gameId) };
    const offer = async (amount: number) => {
      const { status, code } = await decide(id, { decision: 'offer', amount });
      return [status, code];
    };
    expect(await offer(above())).toEqual([400, 'not-below-the-amount']);
    expect(await offer(1)).toEqual([422, 'not-taken-now']);
    await fixture.visitor().send(SUSPEND_GAME, { params, body: {} });
    const suspended = await offer(above() - 50);
    await fixture.visitor().send(RESUME_GAME, { params, body: {} });
    expect(suspended).toEqual([422, 'not-taken-now']);
    expect(await lookUp(key)).toMatchObject({ vip: { state: 'waiting' } });
  });

  const shift = async (factor: number) =>
    fixture.visitor().send(SHIFT_PRICES, { params: { id: String(bets[0]!.gameId) }, body: { factor } });

  it.each([0, 2] as const)('is taken at the lower prices that it was made at, in mode %d [VIP-14]', async (mode) => {
    const before = await balance();
    const { key } = await ask({ changeCoefAction: mode });
    const id = await newest();
    await shift(0.7);
    const amount = above() - 50;
    expect((await decide(id, { decision: 'offer', amount })).status).toBe(200);
    const waiting = await lookUp(key);
    const verdict = (await answer(key, { answer: 'accept', amount })).read();
    await shift(1);
    const { possibleWin } = accepted(verdict).coupons[0]!;
    expect(waiting).toMatchObject({ vip: { offer: { amount, possibleWin: major(possibleWin) } } });
    expect(await balance()).toBe(before - amount);
  });

  it('is not taken at prices that fall after it, as the player chose [VIP-14]', async () => {
    const before = await balance();
    const { key } = await ask({ changeCoefAction: 2 });
    const amount = above() - 50;
    expect((await decide(await newest(), { decision: 'offer', amount })).status).toBe(200);
    await shift(0.7);
    const verdict = (await answer(key, { answer: 'accept', amount })).read();
    await shift(1);
    expect(verdict.status).toBe('price-changed');
    expect(await balance()).toBe(before);
  });
});

describe('a VIP bet of a player who has yet to agree to changed terms', () => {
  const changeTerms = async () =>
    player.send(SET_RESTRICTIONS, { body: { banLevel: 0, banVersion: 1, areTermsChanged: true } });

  it('is refused by whoever takes it, its stake given back [VIP-12]', async () => {
    const before = await balance();
    const { key } = await ask();
    const id = await newest();
    await changeTerms();
    expect((await decide(id, { decision: 'accept' })).status).toBe(200);
    expect(await lookUp(key)).toMatchObject({ status: 'rejected', reason: 'vip-terms' });
    expect(await balance()).toBe(before);
  });

  it('can be taken back, but an offer for it cannot be taken [PR-37]', async () => {
    const before = await balance();
    const { key } = await ask();
    await decide(await newest(), { decision: 'offer', amount: above() - 10 });
    await changeTerms();
    expect((await answer(key, { answer: 'accept', amount: above() - 10 })).status).toBe(451);
    expect(await balance()).toBe(before - above());
    expect((await answer(key, { answer: 'decline' })).read()).toMatchObject({ reason: 'vip-declined' });
    expect(await balance()).toBe(before);
  });
});

describe('the books of VIP bets', () => {
  it('add up whatever operators, players and time do at once, and nothing stays held [VIP-6, VIP-7]', async () => {
    const before = await balance();
    const random = seeded(20261123);
    const keys: string[] = [];
    for (let round = 0; round < 12; round += 1) {
      keys.push((await ask()).key);
      const ids = (await queue()).map(({ id }) => id);
      const acts = Array.from({ length: 5 }, () => {
        const id = ids[random(ids.length)] ?? 0;
        const key = keys[random(keys.length)] ?? '';
        const less = above() - 1 - random(3);
        return [
          async () => decide(id, { decision: 'accept' }),
          async () => decide(id, { decision: 'refuse' }),
          async () => decide(id, { decision: 'offer', amount: less }),
          async () => answer(key, { answer: 'accept', amount: less }),
          async () => answer(key, { answer: 'decline' }),
          async () => place(player, vipOrder(), key),
          async () => fixture.move(random(70) * 1000),
        ][random(7)]!;
      });
      const replies = await Promise.all(acts.map(async (act) => act()));
      expect(replies.filter((reply) => reply !== undefined && reply.status >= 500)).toEqual([]);
      await fixture.assertSound();
    }
    await fixture.move(VIP_WAITS_FOR);
    const verdicts = await Promise.all(keys.map(lookUp));
    expect(verdicts.filter(({ status }) => status === 'pending')).toEqual([]);
    const spent = verdicts.flatMap((verdict) =>
      verdict.status === 'accepted' ? verdict.coupons.map(({ amount }) => major(amount)) : [],
    );
    expect(spent.length).toBeGreaterThan(0);
    expect(await balance()).toBe(before - spent.reduce((one, other) => one + other, 0));
    expect(await queue()).toEqual([]);
  }, 60_000);
});

/** Whole numbers below a bound, the same in every run. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
