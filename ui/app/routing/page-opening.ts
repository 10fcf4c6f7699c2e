import type { NavigationFacts } from '../../../core/navigation/navigation-facts.ts';
import type { RouteName } from '../../../core/navigation/route-table.ts';
import type { Verdict } from '../../../core/navigation/verdict.ts';

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
  /** REL-36 Whether another address was asked for meanwhile: nothing is said of this one any more. */
  readonly isLeft?: () => boolean;
  readonly path: string;
  /** With its `?`, or empty. */
  readonly search: string;
  readonly from?: RouteName | undefined;
  /** What those say of an address that may close it; a browser has its own way to ask them. */
  readonly availabilityAt?: (address: string) => Promise<Partial<NavigationFacts> | undefined>;
}
