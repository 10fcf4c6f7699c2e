import { seconds, type Millis } from '../shared/time.ts';

/** SI-8 A failed request for who is signed in is repeated twice, 1.5 s apart. */
export const SESSION_CHECK_RETRY: { readonly times: number; readonly delay: Millis } = {
  times: 2,
  delay: seconds(1.5),
};
