import { sql } from 'kysely';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../../core/shared/time.ts';
import { CANCEL_WITHDRAWAL } from '../../../infrastructure/payments/payment-calls.ts';
import {
  providerManner,
  setProviderManner,
} from '../../../infrastructure/sandbox/payments/provider/provider-switches.ts';
import { deviations, reconcile } from '../../../infrastructure/sandbox/payments/reconciliation.ts';
import { openBets, order, place } from '../../support/browser/open-bets.ts';
import {
  balanceOf,
  beginDeposit,
  beginWithdrawal,
  decideAt,
  payIn,
  stateOf,
  type ProviderDecision,
} from '../../support/browser/walks/pay.ts';
import { saveLimits } from '../../support/browser/walks/set-limits.ts';
import { historyRuns, historyTime } from '../../support/history-runs.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

const UNRULY = { delay: 1000, lose: 0.6, double: 0.5, contradict: 0.4, disorder: 0.7, payout: 0 };
const QUIET = { delay: 0, lose: 0, double: 0, contradict: 0, disorder: 0, payout: 0, reason: 0 };
const DECISIONS = ['pay', 'decline', 'wait', 'cancel'] as const;

describe('a payment system that errs', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterEach(() => fixture.assertSound());
  afterAll(() => fixture.close());

  /** The world's money: what the players, the house, the held money and the payment system have together. */
  const worldMoney = async () => {
    const { rows } = await sql<{ readonly currency: string; readonly sum: number }>`
      select currency, sum(amount)::bigint as sum from ledger group by currency`.execute(fixture.sandbox.database);
    return rows.filter(({ sum }) => sum !== 0);
  };
  const queued = async () => {
    const { database } = fixture.sandbox;
    const calls = await database.selectFrom('provider_callbacks').selectAll().execute();
    return calls.length;
  };
  const quieten = async () => {
    const { payout } = await providerManner(fixture.sandbox.database);
    await setProviderManner(fixture.sandbox.database, { ...QUIET, payout });
    for (let minute = 0; minute < 5; minute += 1) await fixture.move(minutes(1));
  };

  it('that loses 60 % of 300 calls, doubles, swaps and contradicts them leaves the ledger at its statement [PMT-10]', async () => {
    const { database } = fixture.sandbox;
    const player = await fixture.player();
    const before = await balanceOf(fixture, player);
    await setProviderManner(database, UNRULY);
    const made: { id: number; decision: ProviderDecision }[] = [];
    for (let time = 0; time < 40; time += 1) {
      const four = DECISIONS.map(async (decision) => ({ id: await payIn(fixture, player, 200, decision), decision }));
      made.push(...(await Promise.all(four)));
    }
    expect(await queued()).toBeGreaterThan(260);
    for (let time = 0; time < 40; time += 1) await fixture.move(3000);
    await quieten();
    const paid = made.filter(({ decision }) => decision === 'pay').length;
    expect(await balanceOf(fixture, player)).toBe(before + paid * 20_000);
    expect(await deviations(database)).toEqual([]);
    expect((await reconcile(database)).map(({ difference }) => difference)).toEqual([0]);
    expect(await queued()).toBe(0);
    expect(await stateOf(player, 'deposit', made[1]!.id)).toBe('declined');
  }, 120_000);

  it('that calls without a reason moves nothing, and one that never calls is asked [PMT-10]', async () => {
    const { database } = fixture.sandbox;
    const player = await fixture.player();
    const before = await balanceOf(fixture, player);
    const { payment, address } = (await beginDeposit(player, 500)).read();
    const call = { payment_id: payment.id, said: 'captured', send_at: fixture.clock.now() };
    await database.insertInto('provider_callbacks').values(call).execute();
    await fixture.move(1000);
    expect([await queued(), await stateOf(player, 'deposit', payment.id)]).toEqual([0, 'created']);
    await setProviderManner(database, { lose: 1 });
    await decideAt(fixture, address!, 'pay');
    await database.deleteFrom('provider_callbacks').execute();
    await fixture.move(minutes(2));
    expect(await stateOf(player, 'deposit', payment.id)).toBe('credited');
    expect(await balanceOf(fixture, player)).toBe(before + 50_000);
    await setProviderManner(database, QUIET);
    expect(await providerManner(database)).toEqual(QUIET);
  });

  it('never lets 50 deposits at once pass a limit that is used to 90 % [PMT-9, RG-09]', async () => {
    const player = await fixture.player();
    await saveLimits(player, [['daily-deposit', 10_000]]);
    await payIn(fixture, player, 9000);
    await fixture.move(minutes(1));
    const replies = await Promise.all(Array.from({ length: 50 }, () => beginDeposit(player, 300)));
    const taken = replies.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(3);
    await Promise.all(taken.map((reply) => decideAt(fixture, reply.read().address!, 'pay')));
    await fixture.move(minutes(1));
    const paidIn = await fixture.sandbox.database
      .selectFrom('ledger')
      .select((of) => of.fn.sum<number>('amount').as('sum'))
      .where('account_id', '=', player.accountId)
      .where('kind', '=', 'deposit')
      .executeTakeFirstOrThrow();
    expect(Number(paidIn.sum)).toBe(990_000);
  });

  const step = fc.oneof(
    fc.record({
      type: fc.constant('in' as const),
      sum: fc.integer({ min: 150, max: 900 }),
      decision: fc.constantFrom(...DECISIONS),
    }),
    fc.record({
      type: fc.constant('out' as const),
      sum: fc.integer({ min: 150, max: 9000 }),
      payout: fc.integer({ min: 0, max: 2 }),
    }),
    fc.record({ type: fc.constant('cancel' as const) }),
    fc.record({ type: fc.constant('bet' as const), sum: fc.integer({ min: 20, max: 400 }) }),
    fc.record({ type: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 150 }) }),
  );

  type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;
  const run = async (player: TestPlayer, each: Step, made: number[]) => {
    if (each.type === 'in') await payIn(fixture, player, each.sum, each.decision);
    if (each.type === 'out') {
      await setProviderManner(fixture.sandbox.database, { payout: each.payout });
      const reply = await beginWithdrawal(player, each.sum);
      if (reply.status === 200) made.push(reply.read().payment.id);
    }
    if (each.type === 'cancel')
      for (const id of made) await player.send(CANCEL_WITHDRAWAL, { body: { id, lng: 'en' } });
    if (each.type === 'bet') {
      const [bet] = await openBets(fixture, 1);
      await place(player, order(player, [bet!], { amount: each.sum, changeCoefAction: 1 }));
    }
    if (each.type === 'wait') await fixture.move(each.seconds * 1000);
  };

  it(
    'leaves every account at the sum of its ledger over any history, and the money of the world as it is [PMT-2, PMT-3]',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 14 }), async (steps) => {
          await setProviderManner(fixture.sandbox.database, { ...UNRULY, delay: 500 });
          const player = await fixture.player();
          const made: number[] = [];
          for (const each of steps) {
            await run(player, each, made);
            await fixture.assertSound();
          }
          expect(await worldMoney()).toEqual([]);
          await quieten();
          await fixture.assertSound();
          expect(await deviations(fixture.sandbox.database)).toEqual([]);
          expect(await worldMoney()).toEqual([]);
        }),
        { numRuns: historyRuns(4) },
      );
    },
    historyTime(120_000),
  );
});
