import type { Transaction } from 'kysely';
import type { CasinoRound } from '../../../core/casino/rounds/casino-round.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { NO_MONEY } from '../../../core/shared/money.ts';
import type { WireReply } from '../../http/call.ts';
import type { CASINO_ROUNDS } from '../../casino/round-calls.ts';
import type { CasinoRoundRow, DrawnBy, SlotSeed } from '../database/casino/casino-tables.ts';
import type { Tables } from '../database/tables.ts';
import { majorAmount } from '../players/player-accounts.ts';
import { anyGameId } from './kept-games.ts';
import type { SandboxParts } from '../sandbox-parts.ts';

type WireRound = WireReply<typeof CASINO_ROUNDS>['rounds'][number];
export type RoundWithSeed = CasinoRoundRow &
  Partial<Pick<SlotSeed, 'server_hash' | 'server_seed' | 'player_seed' | 'revealed_at'>>;

/** Which rounds are read. */
export interface RoundsWanted {
  readonly userId: UserId;
  readonly machines: readonly DrawnBy[];
  readonly gameId?: number | undefined;
}

type Reader = Pick<Transaction<Tables>, 'selectFrom'>;

const ROUNDS_SHOWN = 50;

function roundsWithSeeds(database: Reader) {
  return database
    .selectFrom('casino_rounds')
    .leftJoin('slot_seeds', 'slot_seeds.id', 'casino_rounds.seed_id')
    .selectAll('casino_rounds')
    .select(['slot_seeds.server_hash', 'slot_seeds.server_seed', 'slot_seeds.player_seed', 'slot_seeds.revealed_at'])
    .$castTo<RoundWithSeed>();
}

/** The rounds of a player with what each was drawn from, the latest first. */
export async function readRounds(
  parts: Pick<SandboxParts, 'database'>,
  { userId, machines, gameId }: RoundsWanted,
): Promise<readonly RoundWithSeed[]> {
  let found = roundsWithSeeds(parts.database)
    .where('casino_rounds.user_id', '=', userId)
    .where('casino_rounds.machine', 'in', machines);
  if (gameId !== undefined) found = found.where('casino_rounds.game_id', '=', anyGameId(gameId));
  return found.orderBy('casino_rounds.at', 'desc').limit(ROUNDS_SHOWN).execute();
}

export async function roundBy(database: Reader, id: string): Promise<RoundWithSeed | undefined> {
  return roundsWithSeeds(database).where('casino_rounds.id', '=', id).executeTakeFirst();
}

/** What slots and games of the house tell of a round alike; RND-17 the seed is told once it is revealed. */
export function wireRoundBase(
  row: RoundWithSeed,
): Pick<WireRound, 'id' | 'state' | 'refusal' | 'currency' | 'stake' | 'win' | 'seeds' | 'at'> {
  const { id, currency, refusal, at } = row;
  const { server_hash: serverHash, server_seed: serverSeed, player_seed: playerSeed, nonce } = row;
  const isDrawn = typeof serverHash === 'string' && typeof playerSeed === 'string' && nonce !== null;
  const isRevealed = typeof row.revealed_at === 'number' && typeof serverSeed === 'string';
  return {
    id,
    state: stateOf(row),
    ...(refusal === null ? {} : { refusal }),
    currency,
    stake: majorAmount(row.stake, currency),
    win: majorAmount(row.state === 'finished' || row.state === 'open' ? row.win : NO_MONEY, currency),
    ...(isDrawn ? { seeds: { serverHash, playerSeed, nonce, ...(isRevealed ? { serverSeed } : {}) } } : {}),
    at,
  };
}

export function numbersOf(text: string | null): number[] {
  return text === null || text === '' ? [] : text.split(',').map(Number);
}

/** RND-12 */
function stateOf({ state }: Pick<CasinoRoundRow, 'state'>): CasinoRound['state'] {
  return state === 'asked' || state === 'open' ? 'pending' : state;
}
