import { describe, expect, it } from 'vitest';
import { lineHalves, lineOutcomes } from '../../../../core/sports/game/line-result.ts';

describe('what a line comes to', () => {
  it('has one outcome for each run of equal results [BT-70]', () => {
    expect(lineOutcomes('handicap', 1.5)).toEqual([
      { from: -1, to: undefined, result: 'win' },
      { from: undefined, to: -2, result: 'lose' },
    ]);
    expect(lineOutcomes('total', 0.5)).toEqual([
      { from: 1, to: undefined, result: 'win' },
      { from: undefined, to: 0, result: 'lose' },
    ]);
    expect(lineOutcomes('handicap', -0.25).map(({ result }) => result)).toEqual(['win', 'half-lose', 'lose']);
  });

  it('is of two halves on a quarter line alone [BT-71]', () => {
    expect(lineHalves(-0.75)).toEqual([-0.5, -1]);
    expect(lineHalves(2.25)).toEqual([2, 2.5]);
    expect([lineHalves(0), lineHalves(2.5), lineHalves(-1)]).toEqual([undefined, undefined, undefined]);
  });
});
