import { describe, expect, it } from 'vitest';
import type { LineBook } from '../../../infrastructure/sandbox/line/line-book.ts';
import { sharedLine } from '../../../infrastructure/sandbox/nodes/shared-line.ts';

/** A book that only notes where it was moved. */
function bookOfMoves() {
  const moves: (readonly [moment: number, version: number])[] = [];
  const book: Pick<LineBook, 'version' | 'advance'> = {
    version: () => moves.at(-1)?.[1] ?? 0,
    advance: (moment, version = 0) => moves.push([moment, version]),
  };
  return { moves, line: sharedLine(book as LineBook) };
}

const NOW = { now: 5000, revision: 1, isStill: false, hasOthers: true };

describe('the line of several nodes', () => {
  it('is made of the moment that the leader chose', () => {
    const { moves, line } = bookOfMoves();
    line.follow({ version: 1001, moment: 1000, revision: 1 }, 1);
    expect(moves).toEqual([[1000, 1001]]);
  });

  it('is not made by who knows other overrides: nobody else has it under that version', () => {
    const { moves, line } = bookOfMoves();
    line.follow({ version: 1000, moment: 1000, revision: 1 }, 2);
    line.follow({ version: 2000, moment: 2000, revision: 3 }, 2);
    expect(moves).toEqual([]);
    line.follow({ version: 3000, moment: 3000, revision: 2 }, 2);
    expect(moves).toEqual([[3000, 3000]]);
  });

  it('never goes back', () => {
    const { moves, line } = bookOfMoves();
    line.follow({ version: 2000, moment: 2000, revision: 1 }, 1);
    line.follow({ version: 1000, moment: 1000, revision: 1 }, 1);
    line.follow({ version: 2000, moment: 2000, revision: 1 }, 1);
    expect(moves).toEqual([[2000, 2000]]);
  });

  it('has versions above all that others were told of, whatever the clock of the new leader says', () => {
    const { line } = bookOfMoves();
    expect(line.next(NOW)).toEqual({ version: 5000, moment: 5000, revision: 1 });
    line.note({ version: 9000, moment: 9000, revision: 0 });
    expect(line.next(NOW)).toEqual({ version: 9001, moment: 5000, revision: 1 });
  });

  it('stands still under one version, until nodes that begin could not make it of what they know', () => {
    const { line } = bookOfMoves();
    line.follow({ version: 4000, moment: 4000, revision: 1 }, 1);
    expect(line.next({ ...NOW, isStill: true })).toBeUndefined();
    const again = line.next({ ...NOW, isStill: true, revision: 2 });
    expect(again).toEqual({ version: 5000, moment: 4000, revision: 2 });
    expect(line.next({ ...NOW, isStill: true, revision: 2, hasOthers: false })).toBeUndefined();
  });
});
