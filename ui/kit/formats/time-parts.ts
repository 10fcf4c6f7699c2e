import { seconds, type Millis } from '../../../core/shared/time.ts';

/** The whole days, hours and seconds of a length of time, none of them less than nothing; minutes are those beside the hours. */
export function timeParts(length: Millis): Readonly<Record<'day' | 'hour' | 'minute' | 'whole', number>> {
  const whole = Math.max(0, Math.floor(length / seconds(1)));
  return {
    day: Math.floor(whole / 86_400),
    hour: Math.floor(whole / 3600),
    minute: Math.floor(whole / 60) % 60,
    whole,
  };
}
