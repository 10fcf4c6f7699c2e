import { describe, expect, it } from 'vitest';
import { itemOffsets, lineBlocks } from '#ui/sports/line/table/line-blocks.ts';
import { lineItems } from '#ui/sports/line/table/line-items.ts';
import { sampleChamp } from '../../../../support/examples/sample-line.ts';

const SIZES = { sport: 40, champ: 32, game: 52 } as const;
const groups = [
  {
    sportId: 1,
    gameCount: 3,
    champs: [
      { champ: sampleChamp(10), games: [1, 2] },
      { champ: sampleChamp(11), games: [3] },
    ],
  },
  { sportId: 4, gameCount: 1, champs: [{ champ: sampleChamp(20, { sportId: 4 }), games: [4] }] },
];
const items = lineItems(groups, new Set());
const offsets = itemOffsets(items, (item) => SIZES[item.kind]);

describe('the blocks of the table', () => {
  it('nest champs in sports, each as high as its rows', () => {
    const blocks = lineBlocks(items, offsets, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(blocks.map(({ key, start, size }) => [key, start, size])).toEqual([
      ['sport-1', 0, 40 + 32 + 104 + 32 + 52],
      ['sport-4', 260, 40 + 32 + 52],
    ]);
    expect(blocks[0]?.blocks.map(({ key, start, size }) => [key, start, size])).toEqual([
      ['champ-10', 40, 136],
      ['champ-11', 176, 84],
    ]);
    expect(blocks[0]?.blocks[0]?.rows.map(({ index, start }) => [index, start])).toEqual([
      [2, 32],
      [3, 84],
    ]);
  });

  it('draw the headers of what is drawn, and nothing else', () => {
    const [block, ...others] = lineBlocks(items, offsets, [5]);
    expect(others).toEqual([]);
    expect(block?.key).toBe('sport-1');
    expect(block?.blocks.map(({ key, rows }) => [key, rows.map(({ item }) => item.key)])).toEqual([
      ['champ-11', ['game-3']],
    ]);
  });

  it('leave out the games of a folded champ', () => {
    expect(lineItems(groups, new Set([10])).map(({ key }) => key)).toEqual([
      'sport-1',
      'champ-10',
      'champ-11',
      'game-3',
      'sport-4',
      'champ-20',
      'game-4',
    ]);
  });
});
