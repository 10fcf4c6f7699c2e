import type { AgeQuestion, SiteFrame } from '../../core/site/config/site-frame.ts';
import { featureHook } from '../page/feature-hook.ts';
import type { LazyStoreSource } from '../page/lazy-stores.ts';

/** What the limits need of the site: what its operator asks, and who keeps the answer; their own stores are loaded with a player. */
export interface LimitsStores {
  readonly frame: { readonly frame: SiteFrame | undefined };
  readonly consent: {
    readonly asksAge: (question: AgeQuestion) => boolean;
    readonly answerAge: (isOfAge: boolean, question: Exclude<AgeQuestion, 'off'>) => 'stay' | 'leave';
  };
  /** What an answered prompt leads on to. */
  readonly accounts: { readonly topUp: () => Promise<unknown> };
  readonly lazy: LazyStoreSource<'exclusion' | 'limits' | 'netPosition' | 'realityCheck' | 'sessionLimit'>;
}

export const useLimits = featureHook<LimitsStores>();
