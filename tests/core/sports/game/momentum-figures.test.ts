import { describe, expect, it } from 'vitest';
import { momentumFigures } from '../../../../core/sports/game/momentum-figures.ts';

describe('attack pressure in figures', () => {
  it('says of each side how often it attacked, how hard at most, and how hard at last [SP-85]', () => {
    expect(momentumFigures([40, -10, 80.4, 0, -60, 20, 30, -5])).toEqual({
      home: { share: 50, most: 80, last: 0 },
      away: { share: 38, most: 60, last: 5 },
    });
  });

  it('is nothing where nothing was counted or nobody attacked [SP-85]', () => {
    const nothing = { share: 0, most: 0, last: 0 };
    expect(momentumFigures([])).toEqual({ home: nothing, away: nothing });
    expect(momentumFigures([0, 0])).toEqual({ home: nothing, away: nothing });
  });
});
