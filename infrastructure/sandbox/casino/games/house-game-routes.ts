import type { HouseGameId } from '../../../../core/casino/games/house-game.ts';
import { HOUSE_GAMES } from '../../../../core/casino/games/house-games.ts';
import { GAME_ROUNDS, GAME_STAKES, MOVE_GAME, PLAY_GAME } from '../../../casino/house-game-calls.ts';
import type { WireReply } from '../../../http/call.ts';
import { afterCommit } from '../../after-commit.ts';
import type { SlotRoundRow } from '../../database/casino/casino-tables.ts';
import { majorAmount } from '../../players/player-accounts.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { isRefusal, refuse } from '../../server/refusal.ts';
import { serveCall, type ServedApi } from '../../server/serve-call.ts';
import type { RoundGate } from '../round-gate.ts';
import { numbersOf, readRounds, roundBy, wireRoundBase, type RoundWithSeed } from '../round-rows.ts';
import { moveGame, type MovedGame } from './move-game.ts';
import { gameStakesIn, playGame } from './play-game.ts';

type WireRound = WireReply<typeof PLAY_GAME>;

/** Games that the house draws itself, and their rounds. */
export function serveHouseGames(api: ServedApi, parts: SandboxParts, gate: RoundGate): void {
  serveCall(api, GAME_STAKES, async ({ params: { game }, query: { currency } }) => ({
    stakes: gameStakesIn(game, currency).map((stake) => majorAmount(stake, currency)),
  }));
  serveCall(api, PLAY_GAME, async ({ session: { userId, idHash }, body, key, reply }) => {
    const refusal = await gate(reply.request, userId);
    if (refusal !== undefined) return refusal;
    const round = await playGame(parts, { ...body, key, userId, sessionHash: idHash });
    return isRefusal(round) ? round : bookedRound(parts, round, body.game);
  });
  serveCall(api, MOVE_GAME, async ({ session: { userId }, params: { id }, body: { at, move } }) => {
    const moved = await moveGame(parts, { id, userId, at, move });
    if (typeof moved === 'string') return refuse(moved === 'no-round' ? 404 : 409, moved);
    return movedRound(parts, moved);
  });
  serveCall(api, GAME_ROUNDS, async ({ session: { userId }, query: { game } }) => {
    const rows = await readRounds(parts, { userId, machines: [game] });
    const sides = await playedSides(parts, rows);
    return { rounds: rows.map((row) => wireGameRound(row, game, sides.get(row.id))) };
  });
}

type PlayedSide = Pick<SlotRoundRow, 'id' | 'step' | 'choice' | 'stops'>;

/** What was moved in rounds, which their provider keeps. */
async function playedSides(
  { database }: Pick<SandboxParts, 'database'>,
  rows: readonly Pick<RoundWithSeed, 'id'>[],
): Promise<ReadonlyMap<string, PlayedSide>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const sides = await database
    .selectFrom('slot_rounds')
    .select(['id', 'step', 'choice', 'stops'])
    .where('id', 'in', ids)
    .execute();
  return new Map(sides.map((side) => [side.id, side]));
}

/** A round whose stake may be booked, as it is known. */
async function bookedRound(parts: SandboxParts, round: RoundWithSeed, game: HouseGameId): Promise<WireRound> {
  const sides = await afterCommit<ReadonlyMap<string, PlayedSide>>(parts, {
    subject: `moves of round ${round.id}`,
    known: new Map(),
    run: async () => playedSides(parts, [round]),
  });
  return wireGameRound(round, game, sides.get(round.id));
}

/** A round after its move as it is now, or as the move has left it. */
async function movedRound(parts: SandboxParts, moved: MovedGame): Promise<WireRound> {
  const { id } = moved.side;
  const { round, side } = await afterCommit<Pick<MovedGame, 'round'> & { readonly side: PlayedSide }>(parts, {
    subject: `read round ${id}`,
    known: moved,
    run: async () => ({
      round: (await roundBy(parts.database, id)) ?? moved.round,
      side: (await playedSides(parts, [moved.side])).get(id) ?? moved.side,
    }),
  });
  return wireGameRound(round, moved.game, side);
}

function wireGameRound(row: RoundWithSeed, game: HouseGameId, side: PlayedSide | undefined): WireRound {
  const choice = numbersOf(side?.choice ?? row.choice);
  const base = { ...wireRoundBase(row), game, choice };
  if (side?.step === 'play') {
    const seen = HOUSE_GAMES[game].turns?.seen(numbersOf(side.stops), choice) ?? [];
    return { ...base, drawn: [...seen], isTurn: true };
  }
  return { ...base, ...(row.stops === null ? {} : { drawn: numbersOf(row.stops) }) };
}
