import { drawGame } from '../../../../core/casino/games/game-round.ts';
import { waitsForMove } from '../../../../core/casino/games/moved-on.ts';
import { gameWin } from '../../../../core/casino/games/house-game.ts';
import { houseGameById } from '../../../../core/casino/games/house-games.ts';
import type { drawBytes } from '../../../../core/casino/games/fair-numbers.ts';
import { drawnText, roundJackpots } from '../../../../core/casino/rounds/fair-round.ts';
import type { JackpotLevel } from '../../../../core/casino/jackpots/jackpot-terms.ts';
import { reelStops, slotOutcome, slotWin } from '../../../../core/casino/rounds/slot-machine.ts';
import { slotMachineById } from '../../../../core/casino/rounds/slot-machines.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import type { SlotRoundRow } from '../../database/casino/casino-tables.ts';
import { numbersOf } from '../round-rows.ts';
import { SERVER_DIGESTS } from './slot-seeds.ts';

interface Outcome {
  readonly drawn: readonly number[];
  readonly win: Minor;
  readonly jackpots: readonly JackpotLevel[];
  /** GM-13 Whether it waits for its player. */
  readonly isOpen: boolean;
}

/** RND-7, GM-2, JKP-4 What the seeds give in the game of a round, and what its stake wins by that; undefined where nothing can be drawn. */
export async function drawOutcome(
  { machine, stake, choice, currency }: Pick<SlotRoundRow, 'machine' | 'stake' | 'choice' | 'currency'>,
  seeds: Parameters<typeof drawBytes>[1],
): Promise<Outcome | undefined> {
  const slot = slotMachineById(machine);
  if (slot !== undefined) {
    const bytes = await SERVER_DIGESTS.draw(seeds.serverSeed, drawnText(seeds.playerSeed, seeds.nonce));
    const drawn = reelStops(slot, bytes);
    const won = slotWin(slot, stake, slotOutcome(slot, drawn).pays);
    const jackpots = roundJackpots(slot, { stake, currency }, bytes);
    return won.ok ? { drawn, win: won.value, jackpots, isOpen: false } : undefined;
  }
  const game = houseGameById(machine);
  if (game === undefined) return undefined;
  const drawn = await drawGame(game, seeds, SERVER_DIGESTS);
  const moves = numbersOf(choice);
  const win = gameWin(stake, game.pays(moves, drawn));
  return win === undefined ? undefined : { drawn, win, jackpots: [], isOpen: waitsForMove(game.id, { drawn, moves }) };
}
