import { seconds, type Millis } from '../../../core/shared/time.ts';

/** A length of time: "0:42", "12:05", "1:04:09". */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hour, minute, second] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hour > 0 ? `${hour}:${two(minute)}:${two(second)}` : `${minute}:${two(second)}`;
}

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

function two(value: number): string {
  return `${value}`.padStart(2, '0');
}
