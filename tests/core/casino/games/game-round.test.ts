import { describe, expect, it } from 'vitest';
import { checkGame, drawGame, type GameRound } from '../../../../core/casino/games/game-round.ts';
import { gameWin } from '../../../../core/casino/games/house-game.ts';
import { HOUSE_GAMES } from '../../../../core/casino/games/house-games.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import { SERVER_DIGESTS } from '../../../../infrastructure/sandbox/casino/provider/slot-seeds.ts';

const SEED = '7'.repeat(64);

async function played(game: GameRound['game'], choice: readonly number[]): Promise<GameRound> {
  const serverHash = await SERVER_DIGESTS.commitment(SEED);
  const seeds = { serverHash, serverSeed: SEED, playerSeed: 'mine', nonce: 4 };
  const drawn = await drawGame(HOUSE_GAMES[game], seeds, SERVER_DIGESTS);
  const win = gameWin(1000 as Minor, HOUSE_GAMES[game].pays(choice, drawn))!;
  return {
    id: 'round',
    game,
    state: 'finished',
    currency: 'RUB',
    stake: 1000 as Minor,
    win,
    choice,
    drawn,
    seeds,
    at: 0,
  };
}

describe('a check of a round of a game', () => {
  it('finds it fair where the seed gives what was drawn and won [GM-2, GM-12]', async () => {
    expect(await checkGame(await played('keno', [1, 2, 3]), SERVER_DIGESTS)).toBe('fair');
    expect(await checkGame(await played('dice', [60]), SERVER_DIGESTS)).toBe('fair');
  });

  it('says what is not as it was promised [GM-12]', async () => {
    const round = await played('dragon-tiger', [0]);
    const seeds = round.seeds!;
    const verdict = async (changes: Partial<GameRound>) => checkGame({ ...round, ...changes }, SERVER_DIGESTS);
    expect(await verdict({ seeds: { ...seeds, serverSeed: undefined } })).toBe('unrevealed');
    expect(await verdict({ drawn: undefined })).toBe('unrevealed');
    expect(await verdict({ seeds: { ...seeds, serverHash: 'f'.repeat(64) } })).toBe('other-seed');
    expect(await verdict({ win: (round.win + 100) as Minor })).toBe('other-outcome');
    expect(await verdict({ drawn: round.drawn!.toReversed() })).toBe('other-outcome');
  });

  it('draws the same whatever was chosen [GM-11]', async () => {
    const [one, other] = [await played('wheel', [0]), await played('wheel', [5])];
    expect(one.drawn).toEqual(other.drawn);
  });
});
