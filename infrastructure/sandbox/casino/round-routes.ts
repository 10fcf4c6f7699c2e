import type { CasinoRound } from '../../../core/casino/rounds/casino-round.ts';
import { NO_MONEY } from '../../../core/shared/money.ts';
import { CASINO_GAME, CASINO_ROUNDS, CASINO_SEEDS, CHANGE_CASINO_SEEDS, PLAY_ROUND } from '../../casino/round-calls.ts';
import type { WireReply } from '../../http/call.ts';
import type { CasinoRoundRow, SlotSeed } from '../database/casino/casino-tables.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import { exactMinor, majorAmount } from '../players/player-accounts.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { isRefusal, refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { catalogueGame } from './kept-games.ts';
import { playRound, stakesIn } from './play-round.ts';
import { changeSeeds, seedsOf } from './provider/slot-seeds.ts';
import { slotPageAddress } from './provider/slot-page.ts';

const ROUNDS_SHOWN = 50;

type WireRound = WireReply<typeof PLAY_ROUND>;
type RoundWithSeed = CasinoRoundRow &
  Partial<Pick<SlotSeed, 'server_hash' | 'server_seed' | 'player_seed' | 'revealed_at'>>;

/** Games as they are played, and their rounds. */
export function serveRounds(api: ServedApi, parts: SandboxParts): void {
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
  serveCall(api, PLAY_ROUND, async ({ session: { userId, idHash }, body, key }) => {
    const stake = exactMinor(body.stake, body.currency);
    const round = await playRound(parts, { ...body, stake, key, userId, sessionHash: idHash });
    return isRefusal(round) ? round : wireRoundOf(await withSeed(parts, round));
  });
  serveCall(api, CASINO_ROUNDS, async ({ session: { userId }, query: { gameId } }) => {
    let found = roundsWithSeeds(parts).where('casino_rounds.user_id', '=', userId);
    if (gameId !== undefined) found = found.where('casino_rounds.game_id', '=', gameId);
    const rows = await found.orderBy('casino_rounds.at', 'desc').limit(ROUNDS_SHOWN).execute();
    return { rounds: rows.map(wireRoundOf) };
  });
  serveSeeds(api, parts);
}

function serveSeeds(api: ServedApi, parts: SandboxParts): void {
  const shown = async (userId: CasinoRoundRow['user_id']): Promise<WireReply<typeof CASINO_SEEDS>> => {
    const { current, next } = await inTransaction(parts, async (transaction) => seedsOf(transaction, userId));
    const { server_hash: nextHash } = next;
    if (current === undefined || current.player_seed === null) return { nextHash };
    const { server_hash: serverHash, player_seed: playerSeed, nonce } = current;
    return { current: { serverHash, playerSeed, nonce }, nextHash };
  };
  serveCall(api, CASINO_SEEDS, async ({ session: { userId } }) => shown(userId));
  serveCall(api, CHANGE_CASINO_SEEDS, async ({ session: { userId }, body: { playerSeed } }) => {
    await inTransaction(parts, async (transaction) =>
      changeSeeds(transaction, { userId, playerSeed, now: parts.now() }),
    );
    return shown(userId);
  });
}

function roundsWithSeeds({ database }: Pick<SandboxParts, 'database'>) {
  return database
    .selectFrom('casino_rounds')
    .leftJoin('slot_seeds', 'slot_seeds.id', 'casino_rounds.seed_id')
    .selectAll('casino_rounds')
    .select(['slot_seeds.server_hash', 'slot_seeds.server_seed', 'slot_seeds.player_seed', 'slot_seeds.revealed_at'])
    .$castTo<RoundWithSeed>();
}

async function withSeed(parts: SandboxParts, round: CasinoRoundRow): Promise<RoundWithSeed> {
  const row = await roundsWithSeeds(parts).where('casino_rounds.id', '=', round.id).executeTakeFirst();
  return row ?? round;
}

/** RND-17 The seed is told once it is revealed. */
function wireRoundOf(row: RoundWithSeed): WireRound {
  const { id, game_id: gameId, machine, currency, refusal, stops, at } = row;
  const { server_hash: serverHash, server_seed: serverSeed, player_seed: playerSeed, nonce } = row;
  const isDrawn = typeof serverHash === 'string' && typeof playerSeed === 'string' && nonce !== null;
  const isRevealed = typeof row.revealed_at === 'number' && typeof serverSeed === 'string';
  return {
    id,
    gameId,
    machine,
    state: stateOf(row),
    ...(refusal === null ? {} : { refusal }),
    currency,
    stake: majorAmount(row.stake, currency),
    win: majorAmount(row.state === 'finished' || row.state === 'open' ? row.win : NO_MONEY, currency),
    ...(stops === null ? {} : { stops: stops.split(',').map(Number) }),
    ...(isDrawn ? { seeds: { serverHash, playerSeed, nonce, ...(isRevealed ? { serverSeed } : {}) } } : {}),
    at,
  };
}

/** RND-12 */
function stateOf({ state }: Pick<CasinoRoundRow, 'state'>): CasinoRound['state'] {
  return state === 'asked' || state === 'open' ? 'pending' : state;
}
