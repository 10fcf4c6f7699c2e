import { describe, expect, it } from 'vitest';
import {
  chosenSet,
  COLUMN_SETS,
  MOST_COLUMN_SETS,
  NO_COLUMN_SETS,
  withChangedSet,
  withChosenSet,
  withColumnMoved,
  withNewSet,
  withoutChosenSet,
  withSportColumns,
  withSportOrder,
  type ColumnSets,
} from '../../../../core/sports/line/column-sets.ts';
import { rowOrder, sportOrders } from '../../../../core/sports/line/sport-orders.ts';
import { chosenColumns, lineColumns } from '../../../../core/sports/line/line-columns.ts';

const withSet = (kept: ColumnSets, name: string) => withNewSet(kept, 'line', { name, columns: '', now: 5 });
const two = withSet(withSet(NO_COLUMN_SETS, 'Totals'), 'Long shots');

describe('the columns that a player chose', () => {
  it.each([
    ['1-20', ['total', 'result']],
    ['4-3.1-20.2-1', ['total', 'result']],
    ['1-2290', ['total', 'result']],
    ['1-9', undefined],
    ['11-20', undefined],
    ['', undefined],
  ])('of football in %j are %j [LN-73]', (text, names) => {
    const usual = lineColumns(1).map(({ name }) => name);
    expect(chosenColumns(1, text).map(({ name }) => name)).toEqual(names ?? usual);
  });

  it('are all shown where they are few, whichever they are, and the last give way first [LN-73]', () => {
    expect(chosenColumns(1, '1-45').map((group) => group.yields)).toEqual([0, 0]);
    expect(chosenColumns(1, '1-543210').map((group) => group.yields)).toEqual([0, 0, 1, 2, 3, 3]);
  });

  it('are written by sport, without digits not at all, and of more than 24 sports the first goes [COL-5]', () => {
    expect(withSportColumns('', 1, [2, 0])).toBe('1-20');
    expect(withSportColumns('1-20.11-1', 1, [0])).toBe('11-1.1-0');
    expect(withSportColumns('1-20.11-1', 1, [])).toBe('11-1');
    const many = Array.from({ length: 25 }, (_, index) => index + 1);
    const text = many.reduce((columns, sport) => withSportColumns(columns, sport, [0]), '');
    expect(text.split('.')).toEqual(many.slice(1).map((sport) => `${String(sport)}-0`));
  });

  it('have the order of their rows behind them, each sport its own, which columns leave alone [COL-9, LN-102]', () => {
    const text = withSportOrder(withSportOrder('1-20', 1, 'time'), 4, 'popularity');
    expect(text).toBe('1-208.4-9');
    expect([1, 4, 14, 2].map((sport) => rowOrder(sport, text))).toEqual(['time', 'popularity', undefined, undefined]);
    expect(chosenColumns(1, text).map(({ name }) => name)).toEqual(['total', 'result']);
    expect(withSportColumns(text, 1, [1])).toBe('4-9.1-18');
    expect(withSportColumns(text, 1, [])).toBe('4-9.1-8');
    expect(withSportOrder(text, 1, undefined)).toBe('4-9.1-20');
    expect(withSportOrder(text, 4, undefined)).toBe('1-208');
    expect(withSportOrder('', 1, 'league')).toBe('1-7');
    expect([sportOrders(text), sportOrders('1-20'), sportOrders('')]).toEqual(['1-8.4-9', undefined, undefined]);
    const kept = withChangedSet(two, 'line', { columns: text });
    expect(COLUMN_SETS.parse(kept)).toEqual({ ok: true, value: kept });
    expect(COLUMN_SETS.parse(withChangedSet(two, 'line', { columns: '1-' }))).toMatchObject({
      value: { sets: { line: [{ name: 'Totals' }] } },
    });
  });

  it.each([
    [0, 2, [1, 2, 0]],
    [2, 0, [2, 0, 1]],
    [1, 9, [0, 2, 1]],
    [1, -9, [1, 0, 2]],
    [7, 0, [0, 1, 2]],
  ])('moved from %d to %d stand as %j [COL-6]', (from, to, places) => {
    expect(withColumnMoved([0, 1, 2], from, to)).toEqual(places);
  });
});

describe('column sets', () => {
  it('are chosen by id, and by one that there is not the usual columns [COL-1]', () => {
    const first = withChosenSet(two, 'line', { id: 1, now: 9 });
    expect([first.lineProfileId, first.liveProfileId, first.profileIdTimestamp]).toEqual([1, 0, 9]);
    expect(chosenSet(first, 'line')?.name).toBe('Totals');
    expect(chosenSet(withChosenSet(two, 'line', { id: 3, now: 9 }), 'line')).toBeUndefined();
    expect(chosenSet(first, 'live')).toBeUndefined();
  });

  it('have ids of their own, and a new one is chosen; there are at most eight [COL-2]', () => {
    expect(two.sets.line.map(({ id }) => id)).toEqual([1, 2]);
    expect(two.lineProfileId).toBe(2);
    const full = Array.from({ length: 12 }).reduce<ColumnSets>((kept) => withSet(kept, 'One'), NO_COLUMN_SETS);
    expect(full.sets.line).toHaveLength(MOST_COLUMN_SETS);
  });

  it('are renamed and laid out while they are chosen; a name without letters changes nothing [COL-3]', () => {
    const changed = withChangedSet(withChangedSet(two, 'line', { name: '  Draws ' }), 'line', { columns: '1-0' });
    expect(chosenSet(changed, 'line')).toEqual({ id: 2, name: 'Draws', columns: '1-0' });
    expect(chosenSet(withChangedSet(changed, 'line', { name: '  ' }), 'line')?.name).toBe('Draws');
    expect(withChangedSet(NO_COLUMN_SETS, 'line', { name: 'None' })).toBe(NO_COLUMN_SETS);
  });

  it('leave the usual columns when the chosen one is removed [COL-4]', () => {
    const left = withoutChosenSet(two, 'line', 8);
    expect(left.sets.line.map(({ name }) => name)).toEqual(['Totals']);
    expect(left.lineProfileId).toBe(0);
  });

  it('come back as they were stored, without what is no set [COL-7]', () => {
    const stored: unknown = JSON.parse(JSON.stringify(two));
    expect(COLUMN_SETS.parse(stored)).toEqual({ ok: true, value: two });
    const bad = [
      { id: 1, name: 'Kept', columns: '1-02.4-3' },
      { id: 1, name: 'Twice', columns: '' },
      { id: 2, name: ' ', columns: '' },
      { id: 3, name: 'Odd', columns: '1-9;' },
      { id: 4, name: 'Endless', columns: `1-${'111111-'.repeat(40)}x` },
      7,
    ];
    expect(COLUMN_SETS.parse({ lineProfileId: 3, liveProfileId: 'x', sets: { line: bad } })).toEqual({
      ok: true,
      value: { ...NO_COLUMN_SETS, sets: { line: [bad[0]], live: [] } },
    });
    expect(COLUMN_SETS.parse('text').ok).toBe(false);
    expect(COLUMN_SETS.parse({ sets: 1 }).ok).toBe(false);
  });
});
