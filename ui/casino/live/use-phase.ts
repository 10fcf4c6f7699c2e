import { useEffect, useState } from 'react';
import type { Millis } from '../../../core/shared/time.ts';
import { useCasino } from '../use-casino.ts';

const LOOKED_EVERY: Millis = 250;

interface Phase {
  readonly name: 'open' | 'showing' | 'rest';
  /** Whole seconds to the next one. */
  readonly left: number;
}

/** LCT-2 Where the round stands by the clock of the server. */
export function usePhase(): Phase {
  const { liveTables: live } = useCasino();
  const [now, setNow] = useState(0);
  useEffect(() => {
    const look = (): void => {
      setNow(live.serverNow());
    };
    look();
    const timer = setInterval(look, LOOKED_EVERY);
    return () => {
      clearInterval(timer);
    };
  }, [live]);
  const { table } = live;
  if (table === undefined) return { name: 'rest', left: 0 };
  const at = Math.max(now, table.now);
  const left = (until: number): number => Math.max(0, Math.ceil((until - at) / 1000));
  if (at < table.closesAt) return { name: 'open', left: left(table.closesAt) };
  if (at < table.shownAt) return { name: 'showing', left: left(table.shownAt) };
  return { name: 'rest', left: left(table.nextAt) };
}
