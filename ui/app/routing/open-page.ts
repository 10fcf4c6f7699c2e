import type { NavigationFacts } from '../../../core/navigation/navigation-facts.ts';
import type { RouteName } from '../../../core/navigation/route-table.ts';
import type { Verdict } from '../../../core/navigation/verdict.ts';
import type { LateNavigation } from './late-navigation.ts';
import { preparePage } from './pages.ts';
import type { Stores } from '../../page/stores.ts';

/** What became of an address on its way to a page. Addresses are without a language. */
export type PageOpening =
  | { readonly kind: 'shown'; readonly name?: RouteName; readonly refusal?: number }
  | { readonly kind: 'moved'; readonly address: string; readonly status: 301 | 302 }
  | { readonly kind: 'left'; readonly address: string }
  | {
      readonly kind: 'stayed';
      readonly status: number;
      /** What opens over the page instead. */
      readonly modal?: Extract<Verdict, { readonly kind: 'open-modal' }>['modal'];
    };

export interface AskedPage {
  readonly path: string;
  /** With its `?`, or empty. */
  readonly search: string;
  readonly from?: RouteName | undefined;
  /** What those say of an address that may close it; a browser has its own way to ask them. */
  readonly doorsAt?: (address: string) => Promise<Partial<NavigationFacts> | undefined>;
}

/** Opens a page past the guards; where they did not arrive it stays closed. */
export async function openPage(stores: Stores, asked: AskedPage): Promise<PageOpening> {
  const late = await lateNavigation(stores);
  if (late !== undefined) return late.open(stores, asked);
  stores.page.fail(503);
  return { kind: 'shown', refusal: 503 };
}

/** Loads the screen and the first state of a page that nothing stands in the way of. */
export async function showPage(stores: Stores, { path, search }: AskedPage): Promise<PageOpening> {
  const match = stores.page.match(path);
  if (match === undefined) {
    stores.page.fail(500);
    return { kind: 'shown', refusal: 500 };
  }
  await preparePage(stores, match, new URLSearchParams(search));
  return { kind: 'shown', name: match.name };
}

async function lateNavigation({ page }: Stores): Promise<LateNavigation | undefined> {
  try {
    return page.late ?? (await page.learnRoutes());
  } catch {
    return undefined;
  }
}
