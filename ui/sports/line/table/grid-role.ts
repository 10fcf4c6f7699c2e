/** Roles of a table whose rows come and go with the scroll; elements of a real table cannot stand apart like that. */
export const GRID_ROLE = {
  grid: { role: 'grid' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'gridcell' },
  rowHeader: { role: 'rowheader' },
  columnHeader: { role: 'columnheader' },
  /** A box that only lays out. */
  none: { role: 'none' },
} as const;

/** Arrows pass locked prices over; one that was locked while it has the focus is left by them. */
export const CELLS = '[data-odds]:not([data-odds=locked]), [data-cell], :focus';
