import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkRound } from '../../../core/casino/rounds/fair-round.ts';
import { JACKPOT_LEVELS, JACKPOTS, type JackpotLevel } from '../../../core/casino/jackpots/jackpot-terms.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { ACCOUNT_HISTORY } from '../../../infrastructure/accounts/account-history-calls.ts';
import { CASINO_JACKPOTS } from '../../../infrastructure/casino/jackpot-calls.ts';
import { CASINO_ROUNDS, CHANGE_CASINO_SEEDS } from '../../../infrastructure/casino/round-calls.ts';
import { PLAY_SESSION } from '../../../infrastructure/limits/limit-calls.ts';
import { SERVER_DIGESTS } from '../../../infrastructure/sandbox/casino/provider/slot-seeds.ts';
import { takeMessage } from '../../../infrastructure/sandbox/casino/wallet.ts';
import type { WalletMessage } from '../../../infrastructure/sandbox/casino/wallet-message.ts';
import { nodeRandom } from '../../../infrastructure/sandbox/server/node-random.ts';
import { balanceOf } from '../../support/browser/walks/pay.ts';
import { gameOn, nextRoundWinsMinor, seededPlayer, spin } from '../../support/browser/walks/play-slots.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
let gameId: number;
beforeAll(async () => {
  fixture = await openFixture();
  gameId = await gameOn(fixture, 'royal');
});
afterEach(() => fixture.assertSound());
afterAll(() => fixture.close());

const STAKE = 100_000 as Minor;

const board = async (currency = 'RUB') =>
  (await fixture.visitor().send(CASINO_JACKPOTS, { query: { currency } })).read();
const amounts = async (currency?: string) => (await board(currency)).pools.map(({ amount }) => amount);
const roundsOf = async (player: TestPlayer) => (await player.send(CASINO_ROUNDS, { query: {} })).read().rounds;
const take = async (message: WalletMessage) =>
  takeMessage(
    {
      database: fixture.sandbox.database,
      random: nodeRandom,
      jurisdiction: () => 'default',
      now: () => fixture.clock.now(),
    },
    message,
  );

describe('the jackpots of a machine', () => {
  it('grow by the published shares of each stake, and by no other machine [JKP-1, JKP-2, JKP-3]', async () => {
    const player = await seededPlayer(fixture);
    const before = await amounts();
    expect(before).toEqual([200_000, 20_000, 2000]);
    await spin(player, { gameId, stake: STAKE });
    // RUB 1,000: 0.6 %, 0.3 % and 0.3 %
    expect(await amounts()).toEqual([200_006, 20_003, 2003]);
    await spin(player, { gameId: await gameOn(fixture, 'bold'), stake: 1000 as Minor });
    expect(await amounts()).toEqual([200_006, 20_003, 2003]);
    expect(await amounts('EUR')).toEqual([5000, 500, 50]);
  });

  it('are won by a round whose seeds say so: paid whole and once, begun anew, and shown to all [JKP-3, JKP-4, JKP-6, JKP-8, JKP-9]', async () => {
    const player = await seededPlayer(fixture);
    await nextRoundWinsMinor(fixture, player, STAKE);
    const [balance, [, , pool = 0]] = [await balanceOf(fixture, player), await amounts()];
    const key = randomUUID();
    const round = (await spin(player, { gameId, stake: STAKE, key })).read();
    expect(round.jackpot).toEqual({ levels: ['minor'], amount: Math.round(pool * 100) + 300 });
    expect((await spin(player, { gameId, stake: STAKE, key })).read()).toEqual(round);
    expect(await balanceOf(fixture, player)).toBe(balance - STAKE + round.win + round.jackpot!.amount);
    const { pools, won } = await board();
    expect(pools.at(-1)).toEqual({ level: 'minor', amount: 2000 });
    expect(won).toMatchObject([{ level: 'minor', amount: pool + 3, player: `00${player.userId}`.slice(-3) }]);
    await player.send(CHANGE_CASINO_SEEDS, { body: { playerSeed: 'another' } });
    expect(await checkRound((await roundsOf(player))[0]!, SERVER_DIGESTS)).toBe('fair');
  });

  it('count as won in the session and in the history of the account [JKP-6]', async () => {
    const player = await seededPlayer(fixture);
    await nextRoundWinsMinor(fixture, player, STAKE);
    const { win, jackpot } = (await spin(player, { gameId, stake: STAKE })).read();
    const { wins } = (await player.send(PLAY_SESSION)).read();
    expect(wins * 100).toBe(win + jackpot!.amount);
    const query = { isIncludeArchive: 'false', pageNumber: 1, accountId: player.accountId } as const;
    const { movements } = (await player.send(ACCOUNT_HISTORY, { query })).read();
    expect(movements).toContainEqual(expect.objectContaining({ kind: 'casino-jackpot', amount: jackpot!.amount }));
  });

  it('are of known currencies [JKP-1]', async () => {
    expect((await fixture.visitor().send(CASINO_JACKPOTS, { query: { currency: 'ZZZ' } })).status).toBe(400);
  });
});

/** What a provider may say of one round, in whatever order it arrives, and how often. */
interface FaultyRound {
  readonly machine: 'royal' | 'bold';
  readonly stake: number;
  readonly win: number;
  readonly levels: readonly JackpotLevel[];
  readonly said: readonly WalletMessage['kind'][];
}

const faultyRound: fc.Arbitrary<FaultyRound> = fc.record({
  machine: fc.constantFrom('royal' as const, 'royal' as const, 'bold' as const),
  stake: fc.integer({ min: 1, max: 999 }).map((lines) => lines * 10),
  win: fc.constantFrom(0, 0, 70, 12_340),
  levels: fc.subarray([...JACKPOT_LEVELS]),
  said: fc
    .array(fc.constantFrom('bet' as const, 'win' as const, 'finish' as const, 'rollback' as const), { maxLength: 5 })
    .map((some) => ['bet' as const, ...some, 'finish' as const, 'finish' as const]),
});

/** Writes a round down and tells the wallet of it; gives back what it came to. */
async function tell(player: TestPlayer, { machine, stake, win, levels, said }: FaultyRound) {
  const id = randomUUID();
  const { database } = fixture.sandbox;
  await database
    .insertInto('casino_rounds')
    .values({
      id,
      user_id: player.userId,
      account_id: player.accountId,
      game_id: gameId,
      machine,
      choice: null,
      currency: 'RUB',
      stake: stake as Minor,
      win: 0 as Minor,
      state: 'asked',
      refusal: null,
      session_hash: null,
      seed_id: null,
      nonce: null,
      stops: null,
      jackpots: null,
      jackpot_win: 0 as Minor,
      at: fixture.clock.now(),
    })
    .execute();
  const drawn = { seedId: 1, nonce: 0, stops: [1, 2, 3] };
  for (const kind of said) {
    const amount = (kind === 'bet' ? stake : win) as Minor;
    if (kind === 'rollback') await take({ kind, round: id });
    else if (kind === 'bet') await take({ kind, round: id, amount });
    else if (kind === 'win') await take({ kind, round: id, amount, drawn });
    else await take({ kind, round: id, amount, drawn, jackpots: [...levels] });
  }
  return database.selectFrom('casino_rounds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

describe('the pools of jackpots', () => {
  it(
    'are what the ledger says after messages in any order and number; stakes that were given back have put nothing in [JKP-2, JKP-6, JKP-7]',
    { timeout: 60_000 },
    async () => {
      const player = await seededPlayer(fixture);
      const { database } = fixture.sandbox;
      // ten-thousandths of a unit
      const held = async (): Promise<number> => {
        const rows = await database.selectFrom('casino_jackpots').selectAll().where('currency', '=', 'RUB').execute();
        return rows.reduce((sum, { amount, rest }) => sum + amount * 10_000 + rest, 0);
      };
      const begunWith = async (): Promise<number> => {
        const rows = await database
          .selectFrom('ledger')
          .select('amount')
          .where('side', '=', 'jackpot')
          .where('currency', '=', 'RUB')
          .where('transfer', 'like', 'jackpot-first:%')
          .execute();
        return rows.reduce((sum, { amount }) => sum + amount * 10_000, 0);
      };
      await fc.assert(
        fc.asyncProperty(fc.array(faultyRound, { minLength: 1, maxLength: 6 }), async (rounds) => {
          const [before, first] = [await held(), await begunWith()];
          const share = JACKPOT_LEVELS.reduce((sum, level) => sum + JACKPOTS[level].share, 0);
          let [fed, paid] = [0, 0];
          for (const round of rounds) {
            const row = await tell(player, round);
            const isOver = row.state === 'finished' && round.machine === 'royal';
            const won = isOver && round.levels.length > 0 ? round.levels.join(',') : null;
            expect([row.jackpots, row.jackpot_win > 0]).toEqual([won, won !== null]);
            fed += isOver ? round.stake * share : 0;
            paid += row.jackpot_win * 10_000;
          }
          expect(await held()).toBe(before + fed - paid + (await begunWith()) - first);
          await fixture.assertSound();
        }),
        { numRuns: 25 },
      );
    },
  );

  it('are not won by machines that have none [JKP-1]', async () => {
    const player = await seededPlayer(fixture);
    const said = ['bet', 'finish'] as const;
    expect((await tell(player, { machine: 'bold', stake: 100, win: 0, levels: ['grand'], said })).state).toBe('open');
  });
});
