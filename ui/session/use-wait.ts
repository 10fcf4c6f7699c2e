import { useState } from 'react';
import { secondsToWait } from '../../core/session/sign-in-failure.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { seconds, type EpochMillis } from '../../core/shared/time.ts';
import { usePage } from '../page/use-page.ts';

/** How many seconds a refusal for too many attempts still asks to wait; read by an observer it counts down. */
export function useWait(failure: RequestFailure | undefined): number {
  const { clock } = usePage();
  const [known, setKnown] = useState<{ readonly failure?: RequestFailure | undefined; readonly end: EpochMillis }>({
    end: 0,
  });
  if (known.failure !== failure) {
    const wait = failure === undefined ? undefined : secondsToWait(failure);
    setKnown({ failure, end: wait === undefined ? 0 : clock.exact() + seconds(wait) });
  }
  return Math.max(0, Math.ceil((known.end - clock.now) / seconds(1)));
}
