import { describe, expect, it } from 'vitest';
import { HOUSE_GAME_IDS } from '../../../../core/casino/games/house-game.ts';
import { HOUSE_GAMES } from '../../../../core/casino/games/house-games.ts';
import { countedShare, gamesByShare } from '../../../../core/casino/rounds/counted-share.ts';
import { JACKPOT_MACHINE_IDS, SLOT_MACHINE_IDS } from '../../../../core/casino/rounds/slot-machine.ts';
import { SLOT_MACHINES } from '../../../../core/casino/rounds/slot-machines.ts';

describe('what a stake from a bonus counts for', () => {
  it('is all of it in slots without jackpots, a part in games that draw at once, and nothing in cards, darts and crash [RND-40]', () => {
    expect(SLOT_MACHINE_IDS.map(countedShare)).toEqual([100, 100, 100, 0]);
    const withJackpots = SLOT_MACHINE_IDS.filter((id) => SLOT_MACHINES[id].hasJackpots === true);
    expect(withJackpots).toEqual(JACKPOT_MACHINE_IDS);
    const ids = ['keno', 'coin', 'dragon-tiger', 'video-poker', 'blackjack', 'darts', 'crash', 'slots', 'nothing'];
    expect(ids.map(countedShare)).toEqual([50, 10, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('is nothing in a game of several steps, which would keep a bonus waiting [RND-40, BON-45]', () => {
    const inSteps = HOUSE_GAME_IDS.filter((id) => HOUSE_GAMES[id].turns !== undefined);
    expect(inSteps.length).toBeGreaterThan(0);
    expect(inSteps.map(countedShare).every((share) => share === 0)).toBe(true);
  });

  it('is listed by share, the highest first [RND-40]', () => {
    expect(gamesByShare()).toEqual([
      [100, ['slots']],
      [50, ['scratch-card', 'keno', 'wheel', 'fishing']],
      [10, ['dice', 'coin']],
    ]);
  });
});
