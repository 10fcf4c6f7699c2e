import type { Cookies } from '../../../core/shared/cookies.ts';
import { days } from '../../../core/shared/time.ts';

/** The cookie of a device whose coupon is not empty: the server's first picture of a page shows an empty one, or none. */
export const FILLED_COOKIE = 'coupon';

export interface FilledCookie {
  /** As far as the server could know. */
  readonly wasEmpty: boolean;
  /** Says how it is now, where that changed. */
  readonly tell: (isFilled: boolean) => void;
}

export function filledCookie(cookies: Cookies): FilledCookie {
  const wasEmpty = cookies.read(FILLED_COOKIE) === undefined;
  let isKnownFilled = !wasEmpty;
  return {
    wasEmpty,
    tell: (isFilled) => {
      if (isFilled === isKnownFilled) return;
      isKnownFilled = isFilled;
      if (isFilled) cookies.write(FILLED_COOKIE, '1', days(365));
      else cookies.write(FILLED_COOKIE, '', 0);
    },
  };
}
