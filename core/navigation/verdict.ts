import type { GuardFact } from './navigation-facts.ts';
import type { PageStatus } from './route.ts';

/** What becomes of a navigation. Addresses have no language and start with `/`; the status is what a server answers. */
export type Verdict =
  | { readonly kind: 'go'; readonly status: PageStatus }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'not-found'; readonly status: 404 }
  | { readonly kind: 'leave-site'; readonly address: string; readonly status: 302 }
  | { readonly kind: 'open-modal'; readonly modal: 'recharge'; readonly status: 302 }
  /** What the page is guarded by could not be learnt; worth another try soon. */
  | { readonly kind: 'unavailable'; readonly status: 503; readonly fact: GuardFact }
  | { readonly kind: 'stay'; readonly status: 403 };

export const NOT_FOUND: Extract<Verdict, { readonly kind: 'not-found' }> = { kind: 'not-found', status: 404 };

/** The verdict that sends a visitor on, for the time being unless 301 says for good. */
export function redirectTo(to: string, status: 301 | 302 = 302): Verdict {
  return { kind: 'redirect', to, status };
}
