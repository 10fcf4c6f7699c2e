import { movedOn, waitsForMove } from '../../../../core/casino/games/moved-on.ts';
import { gameWin, type HouseGameId } from '../../../../core/casino/games/house-game.ts';
import { HOUSE_GAMES, houseGameById } from '../../../../core/casino/games/house-games.ts';
import { NO_MONEY } from '../../../../core/shared/money.ts';
import { hours, type EpochMillis, type Millis } from '../../../../core/shared/time.ts';
import type { UserId } from '../../../../core/shared/ids.ts';
import type { SlotRoundRow } from '../../database/casino/casino-tables.ts';
import { inTransaction } from '../../database/retried-transaction.ts';
import { eachAlone } from '../../each-alone.ts';
import { goOnWhatever, type SlotParts } from '../provider/slot-provider.ts';
import { numbersOf, roundBy, type RoundWithSeed } from '../round-rows.ts';

/** So long a round waits for its player. */
const WAITS: Millis = hours(24);
const MOST_AT_ONCE = 100;

interface GameMove {
  readonly id: string;
  readonly userId: UserId;
  /** How many moves there were before. */
  readonly at: number;
  readonly move: number;
}

/** A round as its move has left it: as its provider keeps it, and as the house does. */
export interface MovedGame {
  readonly game: HouseGameId;
  readonly side: SlotRoundRow;
  readonly round: RoundWithSeed;
}

/** GM-13 Does a move once, and ends the round where it was the last; what fails once the move is done stops no answer. */
export async function moveGame(
  parts: SlotParts,
  { id, userId, at, move }: GameMove,
): Promise<MovedGame | 'no-round' | 'no-move'> {
  const moved = await inTransaction(parts, async (transaction) => {
    const side = await transaction
      .selectFrom('slot_rounds')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    const round = await roundBy(transaction, id);
    const game = side && houseGameById(side.machine)?.id;
    if (side === undefined || round === undefined || game === undefined) return 'no-round';
    const moves = numbersOf(side.choice);
    // a repeat changes nothing
    if (moves[at] === move) return { game, side, round };
    const next = at === moves.length ? afterMove(side, move) : undefined;
    if (next === undefined) return 'no-move';
    const changed = transaction.updateTable('slot_rounds').set(next).where('id', '=', id).returningAll();
    return { game, side: await changed.executeTakeFirstOrThrow(), round };
  });
  if (typeof moved !== 'string') await goOnWhatever(parts, moved.side);
  return moved;
}

/** GM-17 Ends the rounds that nobody went on with for a day; one that fails stops no other. */
export async function endLeftGames(parts: SlotParts, now: EpochMillis): Promise<void> {
  const left = await parts.database
    .selectFrom('slot_rounds')
    .selectAll()
    .where('step', '=', 'play')
    .where('sent_at', '<=', now - WAITS)
    .limit(MOST_AT_ONCE)
    .execute();
  await eachAlone(parts, left, {
    name: ({ id }) => `game left ${id}`,
    run: async ({ id, machine, choice, user_id: userId }) => {
      const move = houseGameById(machine)?.turns?.lastMove;
      if (move === undefined) return;
      // some rounds have more than one step left
      let at = numbersOf(choice).length;
      while (typeof (await moveGame(parts, { id, userId, at, move })) !== 'string') at += 1;
    },
  });
}

function afterMove(
  { machine, step, stake, stops, choice }: SlotRoundRow,
  move: number,
): Pick<SlotRoundRow, 'choice' | 'step' | 'win'> | undefined {
  const game = houseGameById(machine)?.id;
  const drawn = numbersOf(stops);
  if (game === undefined || step !== 'play') return undefined;
  const moves = movedOn(game, { drawn, moves: numbersOf(choice) }, move);
  if (moves === undefined) return undefined;
  const kept = moves.join(',');
  if (waitsForMove(game, { drawn, moves })) return { choice: kept, step, win: NO_MONEY };
  const win = gameWin(stake, HOUSE_GAMES[game].pays(moves, drawn));
  return win === undefined ? undefined : { choice: kept, step: win === NO_MONEY ? 'finish' : 'win', win };
}
