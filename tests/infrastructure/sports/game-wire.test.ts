import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireOdds } from '../../../infrastructure/http/wire.ts';
import {
  readMarkets,
  wireGame,
  wireMarket,
  writeGame,
  writeMarkets,
} from '../../../infrastructure/sports/game-wire.ts';
import { sampleGame, sampleMarket } from '../../support/examples/sample-line.ts';
import { milli } from '../../support/units.ts';

describe('odds on the wire', () => {
  it('are decimal, and become thousandths where a reply is read [OD-11]', () => {
    const [market] = writeMarkets([sampleMarket(1, 'result', { home: 1.28, draw: 5.6, away: 1.001 })]);
    expect(market?.o).toEqual([
      ['home', 1.28],
      ['draw', 5.6],
      ['away', 1.001],
    ]);
    const read = readMarkets(1, [v.parse(wireMarket, market)]);
    expect(read[0]?.outcomes.map(({ odds }) => odds)).toEqual([milli(1280), milli(5600), milli(1001)]);
  });

  it.each([1.2345, 1.0005, 0.999, -2, Number.NaN, Number.POSITIVE_INFINITY, 1_000_000_001, '1.85', null])(
    'are refused and never rounded where they are %s [OD-11]',
    (odds) => {
      expect(v.is(wireOdds, odds)).toBe(false);
      const game = writeGame(sampleGame(1));
      const markets = game.markets.map((market) => ({ ...market, o: [['home', odds]] }));
      expect(v.is(wireGame, { ...game, markets })).toBe(false);
    },
  );

  it('come back as the very same thousandths, and 1 is the price of a returned bet [OD-11]', () => {
    expect(v.parse(wireOdds, 1)).toBe(milli(1000));
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 1_000_000_000 }), (odds) => {
        const market = sampleMarket(1, 'result', {});
        const priced = { ...market, outcomes: [{ id: 'x', code: 'home', odds: milli(odds), isLocked: false }] };
        const written = JSON.parse(JSON.stringify(writeMarkets([priced])[0])) as unknown;
        expect(v.parse(wireMarket, written).o).toEqual([['home', odds]]);
      }),
    );
  });
});
