import type { NavigationFacts } from '../../core/navigation/navigation-facts.ts';
import type { RouteName } from '../../core/navigation/route-table.ts';
import type { LateNavigation } from './late-navigation.ts';
import { preparePage } from './pages.ts';
import type { Stores } from './stores.ts';

/** What became of an address on its way to a page. Addresses are without a language. */
export type PageOpening =
  | { readonly kind: 'shown'; readonly name?: RouteName; readonly refusal?: number }
  | { readonly kind: 'moved'; readonly address: string; readonly status: 301 | 302 }
  | { readonly kind: 'left'; readonly address: string }
  | { readonly kind: 'stayed'; readonly status: number };

export interface AskedPage {
  readonly path: string;
  /** With its `?`, or empty. */
  readonly search: string;
  readonly from?: RouteName | undefined;
  /** What those say of an address that may close it; only the server asks them. */
  readonly doorsAt?: (address: string) => Promise<Partial<NavigationFacts> | undefined>;
}

/** Asks the guards, then loads the screen and the first state of the page, or marks the page as failed. */
export async function openPage(stores: Stores, { path, search, from, doorsAt }: AskedPage): Promise<PageOpening> {
  const late = await lateNavigation(stores);
  if (late !== undefined) {
    const facts = late.facts({ config: stores.site.config, isSignedIn: stores.session.userId !== undefined, from });
    const { address, verdict, trail, redirectStatus } = await late.land(path + search, async (at) => ({
      ...facts,
      ...(await doorsAt?.(at)),
    }));
    if (verdict.kind === 'leave-site') return { kind: 'left', address: verdict.address };
    if (trail.length > 0) return { kind: 'moved', address, status: redirectStatus ?? 302 };
    if (verdict.kind === 'stay' || verdict.kind === 'open-modal') return { kind: 'stayed', status: verdict.status };
    if (verdict.kind === 'not-found') return refused(stores, verdict.status);
    if (verdict.status !== 200) stores.page.answer(verdict.status);
  }
  const match = stores.page.match(path);
  if (match === undefined) return refused(stores, 500);
  await preparePage(stores, match, new URLSearchParams(search));
  return { kind: 'shown', name: match.name };
}

function refused({ page }: Stores, status: number): PageOpening {
  page.fail(status);
  return { kind: 'shown', refusal: status };
}

/** Main pages open even where the guards did not arrive: what they show is guarded by the server once more. */
async function lateNavigation({ page }: Stores): Promise<LateNavigation | undefined> {
  try {
    return page.late ?? (await page.learnRoutes());
  } catch {
    return undefined;
  }
}
