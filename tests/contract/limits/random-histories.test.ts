import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Limit } from '../../../core/limits/limit.ts';
import { limitPeriod } from '../../../core/limits/limit-kind.ts';
import type { Jurisdiction } from '../../../core/limits/jurisdiction.ts';
import { days, hours, minutes } from '../../../core/shared/time.ts';
import { TOP_UP } from '../../../infrastructure/accounts/account-change-calls.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { CONVERSION_RATES, CONVERT_ACCOUNT } from '../../../infrastructure/accounts/conversion-calls.ts';
import { LIMIT_ACTION } from '../../../infrastructure/limits/limit-calls.ts';
import { kindOnWire } from '../../../infrastructure/limits/limit-wire.ts';
import { GIVE_UP_BONUS } from '../../../infrastructure/promotions/bonus-account-calls.ts';
import { SET_JURISDICTION, SET_RESTRICTIONS } from '../../../infrastructure/site/debugger-calls.ts';
import { nodeRandom } from '../../../infrastructure/sandbox/server/node-random.ts';
import { openBets, order, place } from '../../support/browser/open-bets.ts';
import { beginDeposit, decideAt } from '../../support/browser/walks/pay.ts';
import { limitsOf, loosen, saveLimits } from '../../support/browser/walks/set-limits.ts';
import { bonusesOf, chooseBonus, stakeBonus } from '../../support/browser/walks/wager-bonus.ts';
import { openFixture, START, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

const SECTIONS = { deposit: [20, 21, 22], wagering: [1, 2, 3], loss: [10, 11, 12] } as const;
const KINDS = [
  'daily-deposit',
  'weekly-deposit',
  'daily-wagering',
  'weekly-wagering',
  'daily-loss',
  'monthly-loss',
] as const;

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('deposit'), sum: fc.integer({ min: 1, max: 300 }) }) },
  { weight: 5, arbitrary: fc.record({ type: fc.constant('bet'), sum: fc.integer({ min: 20, max: 200 }) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('move'), sum: fc.integer({ min: 1, max: 20 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('limit'),
      kind: fc.constantFrom(...KINDS),
      sum: fc.integer({ min: 0, max: 600 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('confirm') }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('pay-in'), sum: fc.integer({ min: 150, max: 400 }) }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('bonus-bet'), sum: fc.integer({ min: 10, max: 90 }) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('give-up') }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('convert'),
      to: fc.constantFrom('EUR', 'RUB'),
      sum: fc.integer({ min: 1, max: 400 }),
    }),
  },
);
type Step =
  | { readonly type: 'deposit' | 'bet' | 'move' | 'pay-in' | 'bonus-bet'; readonly sum: number }
  | { readonly type: 'limit'; readonly kind: (typeof KINDS)[number]; readonly sum: number }
  | { readonly type: 'convert'; readonly to: 'EUR' | 'RUB'; readonly sum: number }
  | { readonly type: 'confirm' | 'give-up' };

/** Every history has a bonus, a stake from it, and money in a second currency. */
const BEGINNING: readonly Step[] = [
  { type: 'pay-in', sum: 400 },
  { type: 'bonus-bet', sum: 50 },
  { type: 'convert', to: 'EUR', sum: 200 },
];

describe.each(['default', 'UK'] as const)('any history in the jurisdiction %s', (jurisdiction: Jurisdiction) => {
  let fixture: SandboxFixture;
  let player: TestPlayer;
  let met = { taken: 0, stopped: 0 };
  let converted = 0;
  let bonuses = { accepted: 0, rejected: 0, pending: 0, 'price-changed': 0 };
  beforeAll(async () => {
    fixture = await openFixture();
    await fixture.visitor().send(SET_JURISDICTION, { body: { jurisdiction } });
  });
  afterEach(() => fixture.assertSound());
  afterAll(() => fixture.close());

  /** The currencies whose sides do not add up to nothing: none, whatever was converted. */
  const createdMoney = async () => {
    const sums = await fixture.sandbox.database
      .selectFrom('ledger')
      .select((of) => ['currency', of.fn.sum<number | bigint>('amount').as('sum')])
      .groupBy('currency')
      .execute();
    return sums.filter(({ sum }) => Number(sum) !== 0);
  };

  /** When the running period of a limit began, reckoned apart from the code under test. */
  const began = ({ kind, startedAt = 0 }: Limit): number => {
    const [period, now] = [limitPeriod(kind)!, fixture.clock.now()];
    if (jurisdiction === 'default') return startedAt + Math.floor((now - startedAt) / period) * period;
    const date = new Date(now);
    const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
    const start =
      period === days(1)
        ? Date.UTC(year, month, day)
        : period === days(7)
          ? Date.UTC(year, month, day - ((date.getUTCDay() + 6) % 7))
          : Date.UTC(year, month);
    return Math.max(start, startedAt);
  };

  /** What the books say was used of each limit of a section, beside its value; in hundredths. */
  const used = async (section: keyof typeof SECTIONS) => {
    const limits = (await limitsOf(player)).filter(
      ({ kind, state, value }) =>
        state === 'active' &&
        typeof value === 'number' &&
        (SECTIONS[section] as readonly number[]).includes(kindOnWire(kind)),
    );
    const rows = await fixture.sandbox.database
      .selectFrom('ledger')
      .select(['kind', 'amount', 'at', 'transfer'])
      .where('account_id', 'in', (of) => of.selectFrom('accounts').select('id').where('user_id', '=', player.userId))
      .execute();
    return limits.map((limit) => {
      const counted = rows.filter(({ at }) => at >= began(limit));
      const sumOf = (kinds: readonly string[]) =>
        counted.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0);
      const paidIn = counted.filter(({ transfer }) => /^(?:top-up|deposit):/.test(transfer));
      const sum = {
        deposit: paidIn.reduce((total, { amount }) => total + amount, 0),
        wagering: -sumOf(['stake']),
        loss: -sumOf(['stake', 'payout', 'hyper-bonus']),
      }[section];
      return { value: Number(limit.value) * 100, used: Math.max(0, sum) };
    });
  };

  /** Money that moved passed no limit; what was stopped would have passed one. */
  const checked = async (sections: readonly (keyof typeof SECTIONS)[], isTaken: boolean, sum: number) => {
    const found = (await Promise.all(sections.map(used))).flat();
    if (isTaken) expect(found.filter((limit) => limit.used > limit.value)).toEqual([]);
    else expect(found.some((limit) => limit.used + sum * 100 > limit.value)).toBe(true);
    met = isTaken ? { ...met, taken: met.taken + 1 } : { ...met, stopped: met.stopped + 1 };
  };

  const run: { readonly [Type in Step['type']]: (step: Extract<Step, { type: Type }>) => Promise<void> } = {
    deposit: async ({ sum }) => {
      const { status } = await player.send(TOP_UP, { body: { id: player.accountId, amount: sum } });
      await checked(['deposit'], status === 200, sum);
    },
    bet: async ({ sum }) => {
      const [bet] = await openBets(fixture, 1);
      const { body } = await place(player, order(player, [bet!], { amount: sum, changeCoefAction: 1 }));
      if (body.status === 'accepted') await checked(['wagering', 'loss'], true, sum);
      if (body.status === 'rejected' && body.reason.endsWith('-reached'))
        await checked(['wagering', 'loss'], false, sum);
    },
    'pay-in': async ({ sum }) => {
      await chooseBonus(player, 1);
      const { status, body } = await beginDeposit(player, sum);
      if (status === 200) await decideAt(fixture, body.address ?? '', 'pay');
      await fixture.move(minutes(1));
      await checked(['deposit'], status === 200, sum);
    },
    'bonus-bet': async ({ sum }) => {
      const verdict = await stakeBonus(fixture, player, { amount: sum });
      bonuses = { ...bonuses, [verdict.status]: bonuses[verdict.status] + 1 };
      if (verdict.status === 'accepted') await checked(['wagering', 'loss'], true, sum);
      if (verdict.status === 'rejected' && verdict.reason.endsWith('-reached'))
        await checked(['wagering', 'loss'], false, sum);
    },
    'give-up': async () => {
      const [going] = (await bonusesOf(player)).bonuses;
      if (going?.end === undefined) await player.send(GIVE_UP_BONUS, { body: { idBonus: going?.id ?? 0 } });
    },
    convert: async ({ to, sum }) => {
      const { accounts } = (await player.send(ACCOUNT_LIST)).read();
      const from = accounts.find(
        ({ type, currency }) => type !== 'bonus' && currency !== to && /EUR|RUB/.test(currency),
      );
      if (from === undefined) return;
      const conversionLevel = from.type === 'main' ? 1 : 2;
      await player.send(SET_RESTRICTIONS, {
        body: { banLevel: 0, banVersion: 1, areTermsChanged: false, conversionLevel },
      });
      const { rates } = (await player.send(CONVERSION_RATES, { query: { accountId: from.id } })).read();
      const rate = rates.find((each) => each.to === to)!;
      const body = { accountId: from.id, amount: sum, rate };
      const key = nodeRandom.uuid();
      const [first, again] = await Promise.all([1, 2].map(() => player.send(CONVERT_ACCOUNT, { key, body })));
      expect(again!.status).toBe(first!.status);
      const before = from.money - (first!.status === 200 ? sum * 100 : 0);
      const after = (await player.send(ACCOUNT_LIST)).read().accounts.find(({ id }) => id === from.id);
      expect(after?.money).toBe(before);
      converted += first!.status === 200 ? 1 : 0;
    },
    move: async ({ sum }) => fixture.move(hours(sum)),
    limit: async ({ kind, sum }) => {
      const { status } = (await saveLimits(player, [[kind, sum]])).read();
      if (status === 'questions') await loosen(player, [[kind, sum]]);
    },
    confirm: async () => {
      const pending = (await limitsOf(player)).filter(({ state }) => state === 'pending');
      for (const { kind } of pending) {
        await player.send(LIMIT_ACTION, { body: { action: 'confirm', limitTypes: [kindOnWire(kind)] } });
      }
    },
  };

  it('passes no limit, and every account is the sum of its ledger, bonuses and conversions too [RG-01, RG-02, RG-04, RG-09, BON-1, CNV-8]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 20 }), async (steps) => {
        await fixture.move(Math.max(0, START - fixture.clock.now()));
        player = await fixture.player();
        for (const each of [...BEGINNING, ...(steps as readonly Step[])]) await run[each.type](each as never);
        await fixture.assertSound();
        expect(await createdMoney()).toEqual([]);
      }),
      { numRuns: 3, endOnFailure: true },
    );
    expect(Math.min(met.taken, met.stopped, bonuses.accepted, converted)).toBeGreaterThan(0);
  });
});
