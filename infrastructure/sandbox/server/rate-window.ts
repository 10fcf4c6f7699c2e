import type { EpochMillis } from '../../../core/shared/time.ts';
import type { RateLimit } from '../sandbox-options.ts';

export interface RateWindow {
  /** Counts one try; gives the seconds to wait where it is one too many. */
  readonly attempt: (who: string, now: EpochMillis) => number | undefined;
}

const MOST_WATCHED = 50_000;

/** Counts tries in windows that begin with the first one. */
export function rateWindow({ times, within }: RateLimit): RateWindow {
  const windows = new Map<string, { readonly endsAt: EpochMillis; readonly count: number }>();
  return {
    attempt: (who, now) => {
      const known = windows.get(who);
      const isOpen = known !== undefined && now < known.endsAt;
      if (!isOpen) windows.delete(who);
      const { endsAt, count } = isOpen ? known : { endsAt: now + within, count: 0 };
      if (count >= times) return Math.max(1, Math.ceil((endsAt - now) / 1000));
      if (windows.size >= MOST_WATCHED) windows.delete(windows.keys().next().value ?? '');
      windows.set(who, { endsAt, count: count + 1 });
      return undefined;
    },
  };
}
