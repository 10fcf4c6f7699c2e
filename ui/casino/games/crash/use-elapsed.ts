import { useEffect, useState } from 'react';
import type { Millis } from '../../../../core/shared/time.ts';
import { useCasino } from '../../use-casino.ts';

const SHOWN_EVERY: Millis = 200;

/** How long the round runs by the clock of the server, often enough for a sum that grows; below 0 it takes stakes. */
export function useElapsed(): Millis {
  const { crash } = useCasino();
  const [elapsed, setElapsed] = useState(-1);
  useEffect(() => {
    const show = (): void => {
      setElapsed(Math.round(crash.elapsed()));
    };
    show();
    const timer = setInterval(show, SHOWN_EVERY);
    return () => {
      clearInterval(timer);
    };
  }, [crash]);
  return elapsed;
}
