import type { LineTable } from './line-table.ts';

/** Fetches the Asian table, which few players choose. */
export async function loadAsianLine(table: LineTable): Promise<void> {
  if (table.asian !== undefined) return;
  const { AsianLine } = await import('./asian-line.tsx');
  table.keepAsian(AsianLine);
}
