import { startedLazyRow } from '../../wiring-row.ts';

export const lazyColumnsWiring = {
  columnSets: startedLazyRow(['values', 'settings', 'clock'], async () => {
    const { ColumnSetsStore } = await import('#ui/sports/line/columns/column-sets-store.ts');
    return (needs) => new ColumnSetsStore(needs);
  }),
};
