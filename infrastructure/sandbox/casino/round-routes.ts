import type { Transaction } from 'kysely';
import { SLOT_MACHINE_IDS, type SlotMachineId } from '../../../core/casino/rounds/slot-machine.ts';
import { hours } from '../../../core/shared/time.ts';
import { CASINO_GAME, CASINO_ROUNDS, CASINO_SEEDS, CHANGE_CASINO_SEEDS, PLAY_ROUND } from '../../casino/round-calls.ts';
import type { WireReply } from '../../http/call.ts';
import type { CasinoRoundRow } from '../database/casino/casino-tables.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import type { Tables } from '../database/tables.ts';
import { majorAmount } from '../players/player-accounts.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { RateLimits } from '../sandbox-options.ts';
import { isRefusal, refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { tryCounter } from '../server/try-counter.ts';
import { levelsOf } from './jackpots/levels-of.ts';
import { catalogueGame } from './kept-games.ts';
import { playRound, stakesIn } from './play-round.ts';
import type { RoundGate } from './round-gate.ts';
import { numbersOf, readRounds, wireRoundBase, type RoundWithSeed } from './round-rows.ts';
import { changeSeeds, seedsOf } from './provider/slot-seeds.ts';
import { slotPageAddress } from './provider/slot-page.ts';

/** Every change keeps a seed for good. */
const CHANGING_LIMIT: RateLimits['saving'] = { times: 60, within: hours(1) };

type WireRound = WireReply<typeof PLAY_ROUND>;

/** Games as they are played, and their rounds. */
export function serveRounds(api: ServedApi, parts: SandboxParts, gate: RoundGate): void {
  serveCall(api, CASINO_GAME, async ({ params: { id }, query: { currency } }) => {
    const game = await catalogueGame(parts.database, id);
    if (game === undefined) return refuse(404, 'game');
    const origin = parts.miniApps.ownOrigin();
    return {
      game,
      ...(origin === undefined ? {} : { frame: slotPageAddress(origin, game.machine) }),
      currency,
      stakes: stakesIn(game.machine, currency).map((stake) => majorAmount(stake, currency)),
    };
  });
  serveCall(api, PLAY_ROUND, async ({ session: { userId, idHash }, body, key, reply }) => {
    const refusal = await gate(reply.request, userId);
    if (refusal !== undefined) return refusal;
    const round = await playRound(parts, { ...body, key, userId, sessionHash: idHash });
    return isRefusal(round) ? round : wireSlotRounds([round])[0]!;
  });
  serveCall(api, CASINO_ROUNDS, async ({ session: { userId }, query: { gameId } }) => {
    const rows = await readRounds(parts, { userId, machines: SLOT_MACHINE_IDS, gameId });
    return { rounds: wireSlotRounds(rows) };
  });
  serveSeeds(api, parts);
}

function serveSeeds(api: ServedApi, parts: SandboxParts): void {
  const changes = tryCounter(api.app, 'casino-seeds', parts.options.rateLimits?.saving ?? CHANGING_LIMIT);
  const shown = async (
    transaction: Transaction<Tables>,
    userId: CasinoRoundRow['user_id'],
  ): Promise<WireReply<typeof CASINO_SEEDS>> => {
    const { current, next } = await seedsOf(transaction, userId);
    const { server_hash: nextHash } = next;
    if (current === undefined || current.player_seed === null) return { nextHash };
    const { server_hash: serverHash, player_seed: playerSeed, nonce } = current;
    return { current: { serverHash, playerSeed, nonce }, nextHash };
  };
  serveCall(api, CASINO_SEEDS, async ({ session: { userId } }) =>
    inTransaction(parts, async (transaction) => shown(transaction, userId)),
  );
  serveCall(api, CHANGE_CASINO_SEEDS, async ({ session: { userId }, body: { playerSeed }, reply }) => {
    const wait = await changes.attempt(reply.request, String(userId));
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    return inTransaction(parts, async (transaction) => {
      const isChanged = await changeSeeds(transaction, { userId, playerSeed, now: parts.now() });
      return isChanged ? shown(transaction, userId) : refuse(409, 'round-open');
    });
  });
}

/** Rounds of games of the house are no rounds of slots. */
function wireSlotRounds(rows: readonly RoundWithSeed[]): WireRound[] {
  return rows.flatMap((row) => {
    const machine = SLOT_MACHINE_IDS.find((id) => id === row.machine);
    return machine === undefined ? [] : [wireRoundOf(row, machine)];
  });
}

function wireJackpotOf({ jackpot_win: amount, currency }: RoundWithSeed, levels: string): WireRound['jackpot'] {
  return { levels: levelsOf(levels), amount: majorAmount(amount, currency) };
}

function wireRoundOf(row: RoundWithSeed, machine: SlotMachineId): WireRound {
  return {
    ...wireRoundBase(row),
    gameId: row.game_id,
    machine,
    ...(row.stops === null ? {} : { stops: numbersOf(row.stops) }),
    ...(row.jackpots === null ? {} : { jackpot: wireJackpotOf(row, row.jackpots) }),
  };
}
