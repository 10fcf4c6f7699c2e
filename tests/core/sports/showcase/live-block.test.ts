import { describe, expect, it } from 'vitest';
import { liveBlock } from '../../../../core/sports/showcase/live-block.ts';

const ROOM = { whole: 15.75, champ: 2, game: 3.25 };
const game = (id: number, champId: number) => ({ id, champId });

describe('the live block of home', () => {
  it('has so many games as there is room for, under their competitions [LVB-2]', () => {
    const games = [1, 2, 3, 4, 5, 6].map((id) => game(id, 7));
    expect(liveBlock(games, [], ROOM)).toEqual([{ champId: 7, games: [1, 2, 3, 4] }]);
    expect(liveBlock([game(1, 7), game(2, 8), game(3, 9), game(4, 9)], [], ROOM)).toEqual([
      { champId: 7, games: [1] },
      { champId: 8, games: [2] },
      { champId: 9, games: [3] },
    ]);
  });

  it('keeps the place of what stays, and puts what comes where it is free [LVB-2]', () => {
    const before = [1, 2, 3, 4];
    const now = [game(9, 7), game(4, 7), game(1, 7), game(3, 7)];
    expect(liveBlock(now, before, ROOM)).toEqual([{ champId: 7, games: [1, 3, 4, 9] }]);
  });

  it('is empty without room, without games and with a room that is no number', () => {
    expect(liveBlock([], [1], ROOM)).toEqual([]);
    expect(liveBlock([game(1, 7)], [], { ...ROOM, whole: 0 })).toEqual([]);
    expect(liveBlock([game(1, 7)], [], { ...ROOM, whole: Number.NaN })).toEqual([]);
  });
});
