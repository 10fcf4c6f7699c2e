import type { EpochMillis } from '../../../core/shared/time.ts';
import type { Language } from '../../../core/site/config/language.ts';

/** What the server writes into the page for the browser to start from. */
export interface PageState<Replies> {
  readonly language: Language;
  readonly now: EpochMillis;
  readonly replies: Replies;
  /** The status of a page that the guards have refused. */
  readonly refusal?: number | undefined;
  /** MAT-40 The application of the page did not answer: the screen is ours. */
  readonly isOurs?: true | undefined;
  /** The redirect service did not answer; the browser asks it again. */
  readonly isOrderDue?: boolean | undefined;
}

export const PAGE_STATE_ID = 'page-state';
