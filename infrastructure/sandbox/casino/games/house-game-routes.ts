import { HOUSE_GAME_IDS, type HouseGameId } from '../../../../core/casino/games/house-game.ts';
import { HOUSE_GAMES } from '../../../../core/casino/games/house-games.ts';
import { GAME_ROUNDS, GAME_STAKES, MOVE_GAME, PLAY_GAME } from '../../../casino/house-game-calls.ts';
import type { WireReply } from '../../../http/call.ts';
import type { SlotRoundRow } from '../../database/casino/casino-tables.ts';
import { majorAmount } from '../../players/player-accounts.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { isRefusal, refuse } from '../../server/refusal.ts';
import { serveCall, type ServedApi } from '../../server/serve-call.ts';
import type { RoundGate } from '../round-gate.ts';
import { numbersOf, readRounds, wireRoundBase, withSeed, type RoundWithSeed } from '../round-rows.ts';
import { moveGame } from './move-game.ts';
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
    return isRefusal(round) ? round : wireRoundOf(parts, await withSeed(parts, round), body.game);
  });
  serveCall(api, MOVE_GAME, async ({ session: { userId }, params: { id }, body: { at, move } }) => {
    const moved = await moveGame(parts, { id, userId, at, move });
    if (moved !== 'done') return moved === 'no-round' ? refuse(404, moved) : refuse(409, moved);
    const round = await parts.database.selectFrom('casino_rounds').selectAll().where('id', '=', id).executeTakeFirst();
    const game = HOUSE_GAME_IDS.find((each) => each === round?.machine);
    if (round === undefined || game === undefined) return refuse(404, 'no-round');
    return wireRoundOf(parts, await withSeed(parts, round), game);
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

async function wireRoundOf(parts: SandboxParts, row: RoundWithSeed, game: HouseGameId): Promise<WireRound> {
  return wireGameRound(row, game, (await playedSides(parts, [row])).get(row.id));
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
