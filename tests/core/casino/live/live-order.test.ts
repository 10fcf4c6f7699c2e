import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLiveOrder, liveChips, liveTop, liveTotal, liveWin } from '../../../../core/casino/live/live-order.ts';
import { LIVE_TABLE_IDS } from '../../../../core/casino/live/live-table.ts';
import { LIVE_TABLES } from '../../../../core/casino/live/live-tables.ts';
import type { Minor } from '../../../../core/shared/money.ts';

const LIMITS = { least: 1000 as Minor, mostPaid: 10_000_000 as Minor };
const lay = (spot: string, amount: number) => ({ spot, amount: amount as Minor });

describe('an order', () => {
  it('is laid in chips, none of which may win more than is paid [LCT-11]', () => {
    // 36 times 2,777.77 is the most: of 1, 2 and 5 times the tens, up to 2,000
    expect(liveChips(LIVE_TABLES.roulette, LIMITS).at(-1)).toBe(200_000);
    expect(liveChips(LIVE_TABLES.roulette, LIMITS)[0]).toBe(1000);
  });

  it.each([
    ['of one spot', [lay('red', 1000)], true],
    ['of several', [lay('17', 1000), lay('red', 5000)], true],
    ['of nothing', [], false],
    ['of a spot twice', [lay('red', 1000), lay('red', 1000)], false],
    ['of a spot that is none', [lay('green', 1000)], false],
    ['of half a chip', [lay('red', 500)], false],
    ['of no chip', [lay('red', 0)], false],
    ['of less than nothing', [lay('red', -1000)], false],
    ['that could win more than is paid', [lay('1', 200_000), lay('2', 200_000)], false],
    ['of too many spots', Array.from({ length: 21 }, (_, number) => lay(String(number), 1000)), false],
  ])('%s is one of the table: %s [LCT-11]', (_, stakes, isOne) => {
    expect(isLiveOrder(LIVE_TABLES.roulette, stakes, LIMITS)).toBe(isOne);
  });

  it('wins the sum of its spots, exactly [LCT-12]', () => {
    const stakes = [lay('17', 1000), lay('black', 5000), lay('dozen-1', 2000)];
    expect(liveTotal(stakes)).toBe(8000);
    expect(liveWin(LIVE_TABLES.roulette, stakes, [17])).toBe(36_000 + 10_000);
    expect(liveWin(LIVE_TABLES.roulette, stakes, [0])).toBe(0);
    expect(liveWin(LIVE_TABLES.roulette, [lay('green', 1000)], [0])).toBeUndefined();
  });

  it('never wins more than it was said to be able to [LCT-11]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LIVE_TABLE_IDS),
        fc.array(fc.tuple(fc.nat(48), fc.integer({ min: 1, max: 200 })), { minLength: 1, maxLength: 20 }),
        fc.infiniteStream(fc.nat(2 ** 31)),
        (id, laid, words) => {
          const { spots, draw } = LIVE_TABLES[id];
          const stakes = laid.map(([spot, chips]) => lay(spots[spot % spots.length]!.name, chips * 1000));
          const drawn = draw((below) => words.next().value % below);
          expect(liveWin(LIVE_TABLES[id], stakes, drawn)).toBeLessThanOrEqual(liveTop(LIVE_TABLES[id], stakes)!);
        },
      ),
    );
  });
});
