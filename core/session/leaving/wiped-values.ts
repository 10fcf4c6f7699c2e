import { KEPT_METRICS } from '../../analytics/kept-metrics.ts';
import { ACKNOWLEDGED_CHECK } from '../../limits/acknowledged-check.ts';
import { STORED_MEDIA } from '../../media/media-selection.ts';
import { KEPT_CHOICES } from '../../registration/social/kept-choices.ts';
import type { StoredValue } from '../../shared/stored-value.ts';
import { TOPIC_DRAFTS } from '../../support/requests/topic-draft.ts';
import { SENT_AGREEMENT } from '../../site/consent/cookie-consent.ts';
import { FAILED_SIGN_OUT } from '../sign-out.ts';

/** OUT-6 The cookies that a page itself writes, and whether each stays on the device when the player signs out. */
export const PAGE_COOKIES: readonly { readonly name: string; readonly staysAtSignOut: boolean }[] = [
  { name: 'balance', staysAtSignOut: false },
  { name: 'cookie-consent', staysAtSignOut: true },
  { name: 'coupon', staysAtSignOut: true },
  { name: 'language', staysAtSignOut: true },
  { name: 'team-cash', staysAtSignOut: true },
  { name: 'view', staysAtSignOut: true },
  { name: 'window-width', staysAtSignOut: true },
];

/** OUT-6 What a device keeps of a player: it is removed when the player signs out. What is not here is of the device and stays. */
export const WIPED_VALUES: readonly StoredValue<unknown>[] = [
  ACKNOWLEDGED_CHECK,
  FAILED_SIGN_OUT,
  KEPT_CHOICES,
  KEPT_METRICS,
  SENT_AGREEMENT,
  STORED_MEDIA,
  TOPIC_DRAFTS,
];
