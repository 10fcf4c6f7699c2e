import type { AgeQuestion, SiteFrame } from '../../core/site/config/site-frame.ts';
import { featureHook } from '../page/feature-hook.ts';

/** What the limits need of the site: what its operator asks, and who keeps the answer. */
export interface LimitsStores {
  readonly frame: { readonly frame: SiteFrame | undefined };
  readonly consent: {
    readonly asksAge: (question: AgeQuestion) => boolean;
    readonly answerAge: (isOfAge: boolean, question: Exclude<AgeQuestion, 'off'>) => 'stay' | 'leave';
  };
}

export const useLimits = featureHook<LimitsStores>();
