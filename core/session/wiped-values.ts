import { KEPT_METRICS } from '../analytics/kept-metrics.ts';
import { STORED_MEDIA } from '../media/media-selection.ts';
import type { StoredValue } from '../shared/stored-value.ts';
import { FAILED_SIGN_OUT } from './sign-out.ts';

/** OUT-6 What a device keeps of a player: it is removed when the player signs out. What is not here is of the device and stays. */
export const WIPED_VALUES: readonly StoredValue<unknown>[] = [FAILED_SIGN_OUT, KEPT_METRICS, STORED_MEDIA];
