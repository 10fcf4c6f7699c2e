import type { EpochMillis } from '../../../core/shared/time.ts';
import { dayOf, type ResultDay } from '../../../core/sports/results/result-days.ts';
import { usePage } from '../../page/use-page.ts';
import { useClockText } from '../game/use-clock-text.ts';

/** The player's today; drawn anew at midnight alone. */
export function useToday(): ResultDay {
  const { settings } = usePage();
  const { timeZone } = settings.settings;
  const midnight = Number(useClockText(sayMidnight, timeZone));
  return dayOf(midnight, timeZone);
}

function sayMidnight(timeZone: number, now: EpochMillis): string {
  return String(dayOf(now, timeZone).from);
}
