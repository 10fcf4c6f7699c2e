import type { RouteName } from './route-table.ts';

type BlockingPage = Extract<
  RouteName,
  'block' | 'block-ua' | 'block-ie' | 'coming-soon' | 'site-updates' | 'suspension'
>;

const BLOCKING_PAGES: ReadonlyMap<number, BlockingPage> = new Map<number, BlockingPage>([
  [1, 'block'],
  [2, 'block'],
  [3, 'block'],
  [4, 'site-updates'],
  [5, 'block'],
  [8, 'coming-soon'],
  [13, 'block-ua'],
  [14, 'block'],
  [16, 'suspension'],
  [17, 'block-ie'],
]);

/** NV-10 The page that stands for the first known of the reasons why the site is closed; nothing where none is known. */
export function blockingPage(reasons: readonly number[]): BlockingPage | undefined {
  const known = reasons.find((reason) => BLOCKING_PAGES.has(reason));
  return known === undefined ? undefined : BLOCKING_PAGES.get(known);
}
