import { HOUSE_GAME_IDS, type HouseGameId } from '../../../core/casino/games/house-game.ts';
import { HOUSE_GAMES } from '../../../core/casino/games/house-games.ts';
import { MOVE_GAME, PLAY_GAME } from '../../../infrastructure/casino/house-game-calls.ts';
import { inventedGames } from '../../../infrastructure/sandbox/casino/seed-games.ts';
import { spin } from '../browser/walks/play-slots.ts';
import type { TestPlayer } from '../sandbox-fixture.ts';
import type { FaultyRounds } from './faulty-rounds.ts';

/** One without jackpots and one that feeds them. */
const SLOTS = inventedGames()
  .games.filter(({ id, machine }) => id === 1 || machine === 'royal')
  .slice(0, 2)
  .map(({ id }) => id);

const CHOICES: Readonly<Partial<Record<HouseGameId, number[]>>> = {
  dice: [60],
  coin: [1],
  keno: [4, 8, 15, 16, 23, 42],
  'dragon-tiger': [1],
  wheel: [0],
  fishing: [0],
};
/** Those that are over at once, and one that waits for its player. */
const PLAYED = HOUSE_GAME_IDS.filter((id) => HOUSE_GAMES[id].turns === undefined || id === 'video-poker');

/** Video poker has one move: the cards that are held. */
async function holdAll(player: TestPlayer, id: string): Promise<unknown> {
  return player.send(MOVE_GAME, { params: { id }, body: { at: 0, move: 31 } });
}

/** Slots, with jackpots and without, and the games of the house by turns. */
export const SLOTS_AND_HOUSE: Pick<FaultyRounds, 'play' | 'finish'> = {
  play: async (player, key, place) => {
    if (place % 2 === 0) return spin(player, { gameId: SLOTS[(place / 2) % SLOTS.length]!, key });
    const game = PLAYED[((place - 1) / 2) % PLAYED.length]!;
    const { accountId, currency } = player;
    const body = { game, accountId, currency, stake: 10, choice: CHOICES[game] ?? [] };
    const { status } = await player.send(PLAY_GAME, { body, key });
    // every other hand is left to be gone on with later
    if (status === 200 && game === 'video-poker' && place % 4 === 1) await holdAll(player, key);
    return status;
  },
  finish: holdAll,
};
