import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Limit } from '../../../core/limits/limit.ts';
import { limitPeriod } from '../../../core/limits/limit-kind.ts';
import { JURISDICTION_PROFILES, JURISDICTIONS, type Jurisdiction } from '../../../core/limits/jurisdiction.ts';
import { days, hours, minutes } from '../../../core/shared/time.ts';
import { TOP_UP } from '../../../infrastructure/accounts/account-change-calls.ts';
import { CONVERSION_RATES, CONVERT_ACCOUNT } from '../../../infrastructure/accounts/conversion-calls.ts';
import { ACKNOWLEDGE_CHECK, LIMIT_ACTION } from '../../../infrastructure/limits/limit-calls.ts';
import { CHANGE_CASINO_SEEDS } from '../../../infrastructure/casino/round-calls.ts';
import { kindOnWire } from '../../../infrastructure/limits/limit-wire.ts';
import { GIVE_UP_BONUS } from '../../../infrastructure/promotions/bonus-account-calls.ts';
import { BONUS_ACCOUNT } from '../../../infrastructure/sandbox/players/player-accounts.ts';
import { nodeRandom } from '../../../infrastructure/sandbox/server/node-random.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { SET_JURISDICTION, SET_RESTRICTIONS } from '../../../infrastructure/site/debugger-calls.ts';
import { openBets, order, place } from '../../support/browser/open-bets.ts';
import { beginDeposit, beginWithdrawal, decideAt } from '../../support/browser/walks/pay.ts';
import { limitsOf, loosen, saveLimits, shutOut } from '../../support/browser/walks/set-limits.ts';
import { PAYMENT_OFFER } from '../../../infrastructure/payments/payment-calls.ts';
import { gameOn, spin } from '../../support/browser/walks/play-slots.ts';
import { buyCards, stakeCrash } from '../../support/casino/stake-shared-games.ts';
import { stakeToto } from '../../support/browser/walks/stake-toto.ts';
import { money } from '../../support/units.ts';
import { bonusesOf, chooseBonus, stakeBonus } from '../../support/browser/walks/wager-bonus.ts';
import { historyRuns, historyTime } from '../../support/history-runs.ts';
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
  { weight: 3, arbitrary: fc.record({ type: fc.constant('spin'), sum: fc.constantFrom(10, 20, 50) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('toto'), sum: fc.integer({ min: 10, max: 100 }) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('crash'), sum: fc.constantFrom(10, 20, 50) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('bingo'), sum: fc.integer({ min: 1, max: 4 }) }) },
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
  { weight: 2, arbitrary: fc.record({ type: fc.constant('withdraw'), sum: fc.integer({ min: 200, max: 400 }) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('convert'), sum: fc.integer({ min: 10, max: 200 }) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('time-out') }) },
);
type Step =
  | {
      readonly type:
        | 'deposit'
        | 'bet'
        | 'spin'
        | 'toto'
        | 'crash'
        | 'bingo'
        | 'move'
        | 'pay-in'
        | 'bonus-bet'
        | 'withdraw'
        | 'convert';
      readonly sum: number;
    }
  | { readonly type: 'limit'; readonly kind: (typeof KINDS)[number]; readonly sum: number }
  | { readonly type: 'confirm' | 'give-up' | 'time-out' | 'exclude' };

/** Every history has a bonus, and a stake from it. */
const BEGINNING: readonly Step[] = [
  { type: 'pay-in', sum: 400 },
  { type: 'bonus-bet', sum: 50 },
  { type: 'convert', sum: 100 },
  { type: 'spin', sum: 10 },
  { type: 'toto', sum: 10 },
  { type: 'crash', sum: 10 },
  { type: 'bingo', sum: 1 },
];

/** And ends shut out: first of deposits, then of everything but the way of the money out. */
const END: readonly Step[] = [
  { type: 'move', sum: 25 },
  { type: 'limit', kind: 'daily-deposit', sum: 0 },
  { type: 'deposit', sum: 1 },
  { type: 'time-out' },
  { type: 'deposit', sum: 1 },
  { type: 'bet', sum: 20 },
  { type: 'exclude' },
  { type: 'bet', sum: 20 },
  { type: 'bonus-bet', sum: 10 },
  { type: 'toto', sum: 10 },
  { type: 'crash', sum: 10 },
  { type: 'bingo', sum: 1 },
  { type: 'withdraw', sum: 200 },
];

const ZONE: Readonly<Record<Jurisdiction, number>> = { default: 3, UK: 0, MT: 1, DE: 1 };

describe.each(JURISDICTIONS)('any history in the jurisdiction %s', (jurisdiction) => {
  const profile = JURISDICTION_PROFILES[jurisdiction];
  let fixture: SandboxFixture;
  let player: TestPlayer;
  /** Until when deposits are closed, and everything. */
  let closed = { deposits: 0, all: 0 };
  let met = { taken: 0, stopped: 0, closed: 0, withdrawn: 0, converted: 0, spun: 0, drawn: 0, flown: 0, carded: 0 };
  let bonuses = { accepted: 0, rejected: 0, pending: 0, 'price-changed': 0 };
  let gameId: number;
  beforeAll(async () => {
    fixture = await openFixture();
    gameId = await gameOn(fixture, 'calm');
  });
  afterEach(() => fixture.assertSound());
  afterAll(() => fixture.close());

  /** When the running period of a limit began, reckoned apart from the code under test. */
  const began = ({ kind, startedAt = 0 }: Limit): number => {
    const [period, now] = [limitPeriod(kind)!, fixture.clock.now()];
    if (profile.periods === 'from-start') return startedAt + Math.floor((now - startedAt) / period) * period;
    const zone = hours(ZONE[jurisdiction]);
    const date = new Date(now + zone);
    const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
    const start =
      period === days(1)
        ? Date.UTC(year, month, day)
        : period === days(7)
          ? Date.UTC(year, month, day - ((date.getUTCDay() + 6) % 7))
          : Date.UTC(year, month);
    return Math.max(start - zone, startedAt);
  };

  /** What the books say was used of each limit of these sections, beside its value; in hundredths. */
  const used = async (sections: readonly (keyof typeof SECTIONS)[]) => {
    const limits = (await limitsOf(player)).filter(
      ({ state, value }) => state === 'active' && typeof value === 'number',
    );
    const rows = await fixture.sandbox.database
      .selectFrom('ledger')
      .innerJoin('accounts', 'accounts.id', 'ledger.account_id')
      .select(['ledger.kind', 'ledger.amount', 'ledger.at', 'ledger.transfer', 'accounts.type_id as account'])
      .where('accounts.user_id', '=', player.userId)
      .execute();
    const usedOf = (section: keyof typeof SECTIONS, limit: Limit) => {
      const counted = rows.filter(({ at }) => at >= began(limit));
      const sumOf = (kinds: readonly string[], of = counted) =>
        of.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0);
      // a bonus is the house's: it is neither lost nor won
      const own = counted.filter(({ account }) => account !== BONUS_ACCOUNT);
      const paidIn = counted.filter(({ transfer }) => /^(?:top-up|deposit):/.test(transfer));
      const sum = {
        deposit: paidIn.reduce((total, { amount }) => total + amount, 0),
        wagering: -sumOf(['stake', 'casino-bet']),
        loss: -sumOf(['stake', 'casino-bet', 'payout', 'hyper-bonus', 'casino-win', 'casino-jackpot'], own),
      }[section];
      return { value: Number(limit.value) * 100, used: Math.max(0, sum) };
    };
    return sections.flatMap((section) =>
      limits
        .filter(({ kind }) => (SECTIONS[section] as readonly number[]).includes(kindOnWire(kind)))
        .map((limit) => usedOf(section, limit)),
    );
  };

  /** Money that moved passed no limit; what was stopped would have passed one. */
  const checked = async (sections: readonly (keyof typeof SECTIONS)[], isTaken: boolean, sum: number) => {
    const found = await used(sections);
    if (isTaken) expect(found.filter((limit) => limit.used > limit.value)).toEqual([]);
    else expect(found.some((limit) => limit.used + sum * 100 > limit.value)).toBe(true);
    met = isTaken ? { ...met, taken: met.taken + 1 } : { ...met, stopped: met.stopped + 1 };
  };

  const law = async (of: Jurisdiction) => fixture.visitor().send(SET_JURISDICTION, { body: { jurisdiction: of } });

  /** A verified player who may convert; not every law lets one register in one click. */
  const newPlayer = async (): Promise<TestPlayer> => {
    await law('default');
    const made = await fixture.player();
    await law(jurisdiction);
    const verified = { internal_verification_status: 1 };
    await fixture.sandbox.database.updateTable('users').set(verified).where('id', '=', made.userId).execute();
    const free = { banLevel: 0, banVersion: 1, areTermsChanged: false, conversionLevel: 1 };
    await made.send(SET_RESTRICTIONS, { body: free });
    await made.send(CHANGE_CASINO_SEEDS, { body: { playerSeed: 'own-seed' } });
    closed = { deposits: 0, all: 0 };
    return made;
  };

  /** Whether money that comes in is refused for an exclusion, and is known to be. */
  const isShut = (purpose: 'deposit' | 'stake', code: string | undefined): boolean => {
    const isTimedOut = fixture.clock.now() < closed.deposits && (purpose === 'deposit' || profile.doesTimeOutStopPlay);
    const isOut = isTimedOut || fixture.clock.now() < closed.all;
    const isRefused = code === 'timed-out' || code === 'self-excluded';
    if (isRefused) expect(isOut).toBe(true);
    if (isRefused) met = { ...met, closed: met.closed + 1 };
    if (isOut) expect(code).toBeDefined();
    return isRefused;
  };

  const run: { readonly [Type in Step['type']]: (step: Extract<Step, { type: Type }>) => Promise<void> } = {
    deposit: async ({ sum }) => {
      const { status, code } = await player.send(TOP_UP, { body: { id: player.accountId, amount: sum } });
      if (!isShut('deposit', code)) await checked(['deposit'], status === 200, sum);
    },
    bet: async ({ sum }) => {
      const [bet] = await openBets(fixture, 1);
      const { body } = await place(player, order(player, [bet!], { amount: sum, changeCoefAction: 1 }));
      isShut('stake', body.status === 'rejected' ? body.reason : undefined);
      if (body.status === 'accepted') await checked(['wagering', 'loss'], true, sum);
      if (body.status === 'rejected' && body.reason.endsWith('-reached'))
        await checked(['wagering', 'loss'], false, sum);
    },
    spin: async ({ sum }) => {
      const round = (await spin(player, { gameId, stake: money(sum) })).read();
      if (isShut('stake', round.refusal)) return;
      if (round.state === 'finished') {
        await checked(['wagering', 'loss'], true, sum);
        met = { ...met, spun: met.spun + 1 };
      }
      if (round.refusal === 'limit-reached') await checked(['wagering', 'loss'], false, sum);
    },
    toto: async ({ sum }) => {
      const verdict = await stakeToto(fixture, player, sum);
      if (isShut('stake', verdict.status === 'rejected' ? verdict.reason : undefined)) return;
      if (verdict.status === 'accepted') {
        await checked(['wagering', 'loss'], true, sum);
        met = { ...met, drawn: met.drawn + 1 };
      } else if (verdict.reason.endsWith('-reached')) await checked(['wagering', 'loss'], false, sum);
    },
    crash: async ({ sum }) => {
      const reply = await stakeCrash(player, sum);
      // the round runs, or has two stakes of the player
      if (reply.status === 409) return;
      const bet = reply.read();
      if (isShut('stake', bet.refusal)) return;
      if (bet.state === 'pending') {
        await checked(['wagering', 'loss'], true, sum);
        met = { ...met, flown: met.flown + 1 };
      }
      if (bet.refusal === 'limit-reached') await checked(['wagering', 'loss'], false, sum);
    },
    bingo: async ({ sum }) => {
      const { verdict, amount } = await buyCards(player, sum);
      if (isShut('stake', verdict.status === 'rejected' ? verdict.reason : undefined)) return;
      if (verdict.status === 'accepted') {
        await checked(['wagering', 'loss'], true, amount);
        met = { ...met, carded: met.carded + 1 };
      } else if (verdict.reason.endsWith('-reached')) await checked(['wagering', 'loss'], false, amount);
    },
    'pay-in': async ({ sum }) => {
      await chooseBonus(player, 1);
      const { status, code, body } = await beginDeposit(player, sum);
      if (isShut('deposit', code)) return;
      if (status === 200) await decideAt(fixture, body.address ?? '', 'pay');
      await fixture.move(minutes(1));
      await checked(['deposit'], status === 200, sum);
    },
    'bonus-bet': async ({ sum }) => {
      const verdict = await stakeBonus(fixture, player, { amount: sum });
      if (fixture.clock.now() < closed.all) expect(verdict.status).toBe('rejected');
      bonuses = { ...bonuses, [verdict.status]: bonuses[verdict.status] + 1 };
      if (verdict.status === 'accepted') await checked(['wagering', 'loss'], true, sum);
      if (verdict.status === 'rejected' && verdict.reason.endsWith('-reached'))
        await checked(['wagering', 'loss'], false, sum);
    },
    'give-up': async () => {
      const [going] = (await bonusesOf(player)).bonuses;
      if (going?.end === undefined) await player.send(GIVE_UP_BONUS, { body: { idBonus: going?.id ?? 0 } });
    },
    // however a player is shut out, the way of the money out stays open
    withdraw: async ({ sum }) => {
      const query = { accountId: player.accountId, lng: 'en' } as const;
      const { bonuses: shown } = (await player.send(PAYMENT_OFFER, { query })).read();
      const named = shown.map(({ id, currency: iso, money }) => ({ idBonus: id, iso, money: money / 100 }));
      const { status, code } = await beginWithdrawal(player, sum, nodeRandom.uuid(), { givesUp: named });
      expect([status, code]).toEqual(status === 200 ? [200, undefined] : [409, 'balance']);
      if (status === 200) met = { ...met, withdrawn: met.withdrawn + 1 };
    },
    convert: async ({ sum: amount }) => {
      const { accountId } = player;
      const { rates } = (await player.send(CONVERSION_RATES, { query: { accountId } })).read();
      const rate = rates.find(({ to }) => to === 'EUR')!;
      const { status } = await player.send(CONVERT_ACCOUNT, {
        key: nodeRandom.uuid(),
        body: { accountId, amount, rate },
      });
      if (status === 200) met = { ...met, converted: met.converted + 1 };
    },
    'time-out': async () => {
      if (fixture.clock.now() < closed.deposits) return;
      expect((await saveLimits(player, [['deposit-time-out', 1]])).status).toBe(200);
      closed = { ...closed, deposits: fixture.clock.now() + days(1) };
    },
    exclude: async () => {
      closed = { ...closed, all: (await shutOut(player, 1)).read().endsAt ?? 0 };
      const { userId, password } = player;
      await player.send(SIGN_IN, { body: { uLogin: String(userId), uPassword: password, save: false } });
    },
    move: async ({ sum }) => {
      await fixture.move(hours(sum));
      await player.send(ACKNOWLEDGE_CHECK, { body: {} });
    },
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

  /** The currencies whose sides do not add up to nothing: none, whatever was converted. */
  const createdMoney = async () => {
    const sums = await fixture.sandbox.database
      .selectFrom('ledger')
      .select((of) => ['currency', of.fn.sum<number | bigint>('amount').as('sum')])
      .groupBy('currency')
      .execute();
    return sums.filter(({ sum }) => Number(sum) !== 0);
  };

  it(
    'passes no limit and no exclusion, and every account is the sum of its ledger, bonuses and conversions too [RG-10, RG-12, RG-01, RG-02, RG-04, RG-09, BON-1]',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 14, maxLength: 20 }), async (steps) => {
          await fixture.move(Math.max(0, START - fixture.clock.now()));
          player = await newPlayer();
          for (const each of [...BEGINNING, ...(steps as readonly Step[]), ...END]) await run[each.type](each as never);
          await fixture.assertSound();
          expect(await createdMoney()).toEqual([]);
        }),
        { numRuns: historyRuns(5), endOnFailure: true },
      );
      expect(Math.min(...Object.values(met), bonuses.accepted)).toBeGreaterThan(0);
    },
    historyTime(120_000),
  );
});
