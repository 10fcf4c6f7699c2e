import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { COLUMN_SETS } from '../../../../core/sports/line/column-sets.ts';
import { ColumnsDialog } from '#ui/sports/line/columns/columns-dialog.tsx';
import { EuropeanLine } from '#ui/sports/line/table/european-line.tsx';
import { WHOLE_VIEW } from '#ui/sports/line/line-source.ts';
import { linePage } from '../../../support/views/line-page.tsx';
import { teachDialogs } from '../../../support/views/player-page.tsx';
import { sampleGame } from '../../../support/examples/sample-line.ts';

beforeAll(teachDialogs);
beforeEach(() => window.history.replaceState(null, '', '/en'));
afterEach(cleanup);

async function dialog(section: 'line' | 'live' = 'line') {
  const page = linePage([sampleGame(1)]);
  await page.stores.line.open({ ...WHOLE_VIEW, filter: { ...WHOLE_VIEW.filter, section } });
  await page.stores.lazy.ensure(['columnSets']);
  render(
    <>
      <EuropeanLine />
      <ColumnsDialog />
    </>,
    { wrapper: page.Wrapper },
  );
  return page;
}

/** The groups over the table as they stand. */
const heads = (): readonly (string | null)[] =>
  within(screen.getByRole('grid', { hidden: true }))
    .getAllByRole('columnheader', { hidden: true })
    .map((head) => head.textContent);

describe('the dialog of the columns', () => {
  it('shows what is chosen in the table at once, in a set that is kept, by which the server draws [COL-8]', async () => {
    const { stores, kept } = await dialog();
    expect(heads()[0]).toContain('Result');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Result' }));
    fireEvent.click(screen.getByRole('button', { name: 'Move up: Total' }));
    expect(screen.getByRole('status')).toHaveProperty('textContent', 'Total: position 1 of 5');
    expect(stores.settings.settings).toMatchObject({ lineColumns: '1-21345', liveColumns: '' });
    expect(heads()[0]).toContain('Total');
    expect(heads().join(' ')).not.toContain('Result');
    expect(kept.get(COLUMN_SETS.key)).toMatchObject({
      lineProfileId: 1,
      profileIdTimestamp: 1_000_000,
      sets: { line: [{ id: 1, name: 'My set 1', columns: '1-21345' }], live: [] },
    });
  });

  it('moves a column by pointer, and leaves the last one shown [COL-6]', async () => {
    const { stores } = await dialog('live');
    const [first, , third] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement, HTMLElement];
    const dataTransfer = { setData: () => undefined };
    fireEvent.dragStart(third, { dataTransfer });
    fireEvent.dragOver(first);
    fireEvent.drop(first);
    expect(stores.settings.settings.liveColumns).toBe('1-201345');
    for (const name of ['Result', 'Double chance', 'Handicap', 'Both to score', 'Home total'])
      fireEvent.click(screen.getByRole('checkbox', { name }));
    expect(stores.settings.settings.liveColumns).toBe('1-2');
    expect(screen.getByRole('checkbox', { name: 'Total' })).toHaveProperty('disabled', true);
  });

  it('names sets, leads from one to another and back to the usual columns [COL-1, COL-3, COL-4]', async () => {
    const { stores } = await dialog();
    fireEvent.click(screen.getByRole('button', { name: 'New' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Name of the set' }), { target: { value: 'Goals' } });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Result' }));
    expect(stores.settings.settings.lineColumns).toBe('1-12345');
    const sets = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Column set' });
    expect([...sets.options].map(({ text }) => text)).toEqual(['Standard', 'Goals']);
    fireEvent.change(sets, { target: { value: '0' } });
    expect(stores.settings.settings.lineColumns).toBe('');
    fireEvent.change(sets, { target: { value: '1' } });
    expect(stores.settings.settings.lineColumns).toBe('1-12345');
    fireEvent.click(screen.getByRole('button', { name: 'Standard columns' }));
    expect(stores.settings.settings.lineColumns).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(stores.columnSets.kept.sets.line).toEqual([]);
  });

  it('sorts the rows of one sport alone, in the set of its columns and in the part that is asked for [COL-9, LN-102]', async () => {
    const { stores, kept } = await dialog();
    const order = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Order of rows in this sport' });
    expect([...order().options].map(({ text }) => text)).toEqual([
      'As in other sports',
      'By competition',
      'By time',
      'By popularity',
    ]);
    fireEvent.change(order(), { target: { value: 'time' } });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Result' }));
    expect(stores.settings.settings).toMatchObject({ lineColumns: '1-123458', liveColumns: '', isSortedByTime: false });
    expect(order().value).toBe('time');
    expect(kept.get(COLUMN_SETS.key)).toMatchObject({ sets: { line: [{ columns: '1-123458' }] } });
    const sports = screen.getByRole('combobox', { name: 'Sport' });
    fireEvent.change(sports, { target: { value: '4' } });
    expect(order().value).toBe('');
    fireEvent.change(order(), { target: { value: 'popularity' } });
    expect(stores.settings.settings.lineColumns).toBe('1-123458.4-9');
    fireEvent.change(sports, { target: { value: '1' } });
    fireEvent.change(order(), { target: { value: '' } });
    expect(stores.settings.settings.lineColumns).toBe('4-9.1-12345');
  });

  it('sorts the rows by time or by popularity, and keeps that [LN-74]', async () => {
    const { stores } = await dialog();
    fireEvent.click(screen.getByRole('radio', { name: 'By time' }));
    expect(stores.settings.settings).toMatchObject({ isSortedByTime: true, isBestMatchesOnTop: false });
    fireEvent.click(screen.getByRole('radio', { name: 'By popularity' }));
    expect(stores.settings.settings).toMatchObject({ isSortedByTime: false, isBestMatchesOnTop: true });
  });
});
