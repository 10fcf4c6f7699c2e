import { seconds, type Millis } from '../../shared/time.ts';

/** How often a call that failed is sent again, and how long after each failure. */
export interface RetryPlan {
  readonly times: number;
  readonly delay: Millis;
}

export const RETRIED_CALLS = ['config', 'header-widget', 'redirect', 'block', 'security-level'] as const;
export type RetriedCall = (typeof RETRIED_CALLS)[number];

/** RTY-1 What the site asks for again when it does not come. The block service is asked twice in all. */
export const RETRY_PLANS: Readonly<Record<RetriedCall, RetryPlan>> = {
  config: { times: 5, delay: seconds(1) },
  'header-widget': { times: 5, delay: seconds(1) },
  redirect: { times: 5, delay: seconds(1) },
  block: { times: 1, delay: 100 },
  'security-level': { times: 5, delay: seconds(1) },
};

/** RTY-2 How long to wait after this many failures; undefined when the plan is used up or the count is no whole number above 0. */
export function retryDelay(plan: RetryPlan, failures: number): Millis | undefined {
  return Number.isInteger(failures) && failures >= 1 && failures <= plan.times ? plan.delay : undefined;
}
