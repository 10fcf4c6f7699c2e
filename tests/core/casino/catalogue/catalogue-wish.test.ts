import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameRtp, GAME_THEMES } from '../../../../core/casino/catalogue/catalogue-game.ts';
import {
  CATALOGUE_ORDERS,
  filterCount,
  NO_FILTERS,
  readCatalogueWish,
  writeCatalogueWish,
} from '../../../../core/casino/catalogue/catalogue-wish.ts';
import { machinesFrom, rtpScale } from '../../../../core/casino/catalogue/rtp-scale.ts';
import { SLOT_MACHINE_IDS } from '../../../../core/casino/rounds/slot-machine.ts';
import { SLOT_MACHINES } from '../../../../core/casino/rounds/slot-machines.ts';

const read = (query: string) => readCatalogueWish(new URLSearchParams(query));

describe('what is wished for of the catalogue', () => {
  it('stands in the address, and is read from it [CTL-3, CTL-4]', () => {
    expect(read('?q=dragon%20ledger&provider=northforge&machines=bold.calm&rtp=95.5&new=1&order=name')).toEqual({
      search: 'dragon ledger',
      provider: 'northforge',
      machines: ['calm', 'bold'],
      leastRtp: 9550,
      isNewOnly: true,
      order: 'name',
    });
    expect(CATALOGUE_ORDERS).toEqual(['popular', 'new', 'name']);
  });

  it('may be any provider that has an address: its last part is as long as 60 characters', () => {
    expect(read(`?provider=${'p'.repeat(60)}`).provider).toHaveLength(60);
    expect(read(`?provider=${'p'.repeat(61)}`).provider).toBe('');
  });

  it('writes no half of a letter, wherever it stands', () => {
    const odd = { ...read(''), search: 'x\ud800', provider: '\udc00' };
    expect(writeCatalogueWish(odd)).toBe('?q=x');
  });

  it('is nothing where an address does not know it [CTL-4]', () => {
    const nothing = { search: '', provider: '', machines: [], leastRtp: undefined, isNewOnly: false, order: 'popular' };
    expect(read('')).toEqual(nothing);
    expect(read('?provider=No%20one&machines=wild.&new=yes&order=rtp')).toEqual(nothing);
    for (const rtp of ['94', '94.5', '97', '95.2', '9550', '-95', 'high']) expect(read(`?rtp=${rtp}`)).toEqual(nothing);
    expect(read(`?q=${'x'.repeat(500)}`).search).toHaveLength(60);
  });

  it('comes back from the address that was written of it [CTL-4]', () => {
    const wishes = fc.record({
      search: fc.string({ maxLength: 60 }).map((text) => text.trim()),
      provider: fc.constantFrom('', 'northforge', 'kite-2'),
      machines: fc.subarray([...SLOT_MACHINE_IDS]),
      leastRtp: fc.constantFrom(undefined, 9500, 9550, 9650),
      isNewOnly: fc.boolean(),
      order: fc.constantFrom(...CATALOGUE_ORDERS),
    });
    fc.assert(
      fc.property(wishes, (wish) => {
        expect(read(writeCatalogueWish(wish))).toEqual(wish);
      }),
    );
  });

  it('is written in an address though its search was cut in the middle of a letter [CTL-4]', () => {
    const cut = read(`?q=${'x'.repeat(59)}😀`);
    expect(writeCatalogueWish(cut)).toBe(`?q=${'x'.repeat(59)}`);
  });
});

describe('what narrows the catalogue', () => {
  it('is a return between what every game reaches and what the best one reaches [CTL-8]', () => {
    const { least, most, step } = rtpScale();
    expect([least, most, step]).toEqual([9450, 9650, 50]);
    expect(machinesFrom(least)).toEqual(SLOT_MACHINE_IDS);
    expect(machinesFrom(9600)).toEqual(['steady']);
    expect(machinesFrom(most)).not.toEqual([]);
    expect(machinesFrom(9655)).toEqual(['steady']);
    expect(machinesFrom(9656)).toEqual([]);
  });

  it('is counted, and taken away at once without what is looked for [CTL-4, CTL-8]', () => {
    const wish = read('?q=dragon&provider=northforge&machines=bold.calm&rtp=95&new=1&order=name');
    expect(filterCount(wish)).toBe(5);
    expect(writeCatalogueWish({ ...wish, ...NO_FILTERS })).toBe('?q=dragon&order=name');
    expect(filterCount({ ...wish, ...NO_FILTERS })).toBe(0);
  });
});

describe('a game of the catalogue', () => {
  it('has a theme, and the return and volatility of its machine [CTL-1, CTL-2]', () => {
    expect(GAME_THEMES).toHaveLength(8);
    expect(SLOT_MACHINE_IDS.map((machine) => gameRtp({ machine }))).toEqual([9562, 9655, 9452, 9595]);
    expect(SLOT_MACHINE_IDS.map((id) => SLOT_MACHINES[id].volatility)).toEqual([1, 3, 5, 5]);
  });
});
