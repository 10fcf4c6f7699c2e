import type { PageStores } from '../../../page/use-page.ts';
import type { SportsStores } from '../../use-sports.ts';

/** Fetches the Asian table, which few players choose. */
export async function loadAsianLine({
  line,
  texts,
}: Pick<SportsStores, 'line'> & Pick<PageStores, 'texts'>): Promise<void> {
  if (line.table.asian !== undefined) return;
  const [{ AsianLine }] = await Promise.all([import('./asian-line.tsx'), texts.ensure(['asian-line'])]);
  line.table.keepAsian(AsianLine);
}
