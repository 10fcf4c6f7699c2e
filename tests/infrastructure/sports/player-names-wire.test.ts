import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireMarket, writeMarkets, type WireMarket } from '../../../infrastructure/sports/game-wire.ts';
import { withNamesAgain, withNamesOnce } from '../../../infrastructure/sports/player-names-wire.ts';
import { sampleMarket } from '../../support/examples/sample-line.ts';

const NAMES: Readonly<Record<string, string>> = { h9: 'Bruno Silva', a9: 'Kyle Wood' };

const markets = writeMarkets(
  [
    sampleMarket(1, 'result', { home: 2, draw: 3, away: 4 }),
    sampleMarket(1, 'anytime-goalscorer', { h9: 2, a9: 3, h4: 4 }),
    sampleMarket(1, 'player-assist', { a9: 5, h9: 6, h4: 7 }),
  ].map((market) => ({
    ...market,
    outcomes: market.outcomes.map((one) => ({ ...one, isLocked: one.code === 'a9', label: NAMES[one.code] })),
  })),
);

describe('the names of players in the reply of a game', () => {
  it('stand once each, and are read beside every answer [PLP-7]', () => {
    const sent = JSON.stringify(withNamesOnce(markets));
    expect([sent.match(/Bruno Silva/g), sent.match(/Kyle Wood/g)].map((found) => found?.length)).toEqual([1, 1]);
    const read = withNamesAgain(v.parse(v.array(wireMarket), JSON.parse(sent)));
    expect(read).toEqual(v.parse(v.array(wireMarket), JSON.parse(JSON.stringify(markets))));
  });

  it('stay apart where one code has two of them [PLP-7]', () => {
    const other = { ...markets[2]!, o: [['h9', 6, 0, 'Another']] } satisfies WireMarket;
    const read = withNamesAgain(v.parse(v.array(wireMarket), withNamesOnce([markets[1]!, other])));
    expect(read[1]!.o.map(([, , , label]) => label)).toEqual(['Another']);
  });
});
