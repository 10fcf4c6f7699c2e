import { days, type EpochMillis } from '../../../core/shared/time.ts';
import type { ResultDay } from '../../../core/sports/results/result-days.ts';
import type { Words } from '../../kit/formats/format-date.ts';

/** A day as it is called from today: today, yesterday, or by its weekday and number. */
export function dayName({ date, from }: ResultDay, today: EpochMillis, words: Words): string {
  if (from === today) return words('kit:date.today');
  if (from === today - days(1)) return words('kit:date.yesterday');
  const day = new Date(`${date}T00:00:00Z`);
  return words('results:day.name', {
    weekday: words(`results:weekday.${String(day.getUTCDay())}`),
    day: day.getUTCDate(),
  });
}
