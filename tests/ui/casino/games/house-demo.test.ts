import { describe, expect, it } from 'vitest';
import { HouseDemo } from '#ui/casino/games/house-demo.ts';
import { HOUSE_GAME_IDS } from '../../../../core/casino/games/house-game.ts';
import { HOUSE_GAMES } from '../../../../core/casino/games/house-games.ts';

const CHOICES: Readonly<Record<string, readonly number[]>> = {
  dice: [50],
  coin: [0],
  keno: [7],
  wheel: [0],
  'dragon-tiger': [0],
};

function demo(fraction = 0.3): HouseDemo {
  let at = fraction;
  return new HouseDemo({ fraction: () => (at = (at * 7 + 0.123) % 1), uuid: () => 'round' });
}

describe('play without money', () => {
  it.each(HOUSE_GAME_IDS)('of %s stakes credits and wins what the game pays [GM-63]', (id) => {
    const credits = demo();
    const { turns, pays } = HOUSE_GAMES[id];
    let round = credits.play(id, CHOICES[id] ?? [])!;
    expect(credits.credits).toBe(9900);
    while (round.isTurn === true) {
      const before = round.drawn!;
      round = credits.move(round, turns!.lastMove);
      expect(round.drawn!.slice(0, before.length)).toEqual(before);
    }
    expect(round).toMatchObject({ state: 'finished', stake: 100, win: pays(round.choice, round.drawn!) });
    credits.settle(round.win);
    expect([credits.credits, credits.won]).toEqual([9900 + round.win, round.win]);
  });

  it('ends with the credits, until they are filled up, and takes no move that is none [GM-63]', () => {
    const credits = demo();
    credits.chooseStake(9);
    expect(credits.stake).toBe(1000);
    for (let index = 0; index < 10; index += 1) credits.play('scratch-card', []);
    expect([credits.isShort, credits.play('scratch-card', [])]).toEqual([true, undefined]);
    credits.refill();
    expect(credits.isShort).toBe(false);
    const hand = credits.play('video-poker', [])!;
    expect(credits.move(hand, 99)).toBe(hand);
  });
});
