import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketDisplay, withHiddenGroup } from '../../../core/settings/market-settings.ts';
import { DEFAULT_VIEW_SETTINGS } from '../../../core/settings/view-settings.ts';
import { MARKET_GROUPS } from '../../../core/sports/game/market-layout.ts';

const hiddenOf = (hiddenMarketGroups: number) =>
  marketDisplay({ ...DEFAULT_VIEW_SETTINGS, hiddenMarketGroups }).hiddenGroups;

describe('the markets as the player wants them', () => {
  it('stand open in two columns with every group until chosen [SE-1]', () => {
    expect(marketDisplay(DEFAULT_VIEW_SETTINGS)).toEqual({ columnCount: 2, hiddenGroups: [], areCollapsed: false });
    expect(marketDisplay({ marketColumns: 3, areMarketsFolded: true, hiddenMarketGroups: 0 })).toEqual({
      columnCount: 3,
      hiddenGroups: [],
      areCollapsed: true,
    });
  });

  it('have the hidden groups as bits, and those that were hidden before a group came stay so [SE-9]', () => {
    expect(hiddenOf(1)).toEqual(['popular']);
    expect(hiddenOf(0b1000_0010)).toEqual(['totals', 'other']);
    expect(hiddenOf(0b1_0010_0000)).toEqual(['scorers', 'statistics']);
    const bits = MARKET_GROUPS.map((group) => withHiddenGroup(0, group, true));
    expect(bits.toSorted((one, other) => one - other)).toEqual(MARKET_GROUPS.map((_, place) => 2 ** place));
  });

  it('hide and show any group but the last one that is shown [SE-9]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 510 }), fc.constantFrom(...MARKET_GROUPS), (hidden, group) => {
        const more = withHiddenGroup(hidden, group, true);
        const isLast = hiddenOf(hidden).length === MARKET_GROUPS.length - 1 && !hiddenOf(hidden).includes(group);
        expect(hiddenOf(more).includes(group)).toBe(!isLast);
        expect(hiddenOf(more).length).toBeLessThan(MARKET_GROUPS.length);
        expect(hiddenOf(withHiddenGroup(more, group, false))).not.toContain(group);
      }),
    );
  });
});
