const SECONDS_IN_MINUTE = 60;
const TOLD_IN_SECONDS_BELOW = 120;

const TEXTS = {
  'too-often': { seconds: 'error.text.too-often-wait', minutes: 'error.text.too-often-wait-minutes' },
  'too-many-registrations': {
    seconds: 'error.text.too-many-registrations-wait',
    minutes: 'error.text.too-many-registrations-wait-minutes',
  },
} as const;

/** What there was too much of. */
export type WaitingReason = keyof typeof TEXTS;

/** A text of the catalogue that says how long to wait, and its number. */
export interface WaitingText {
  readonly text: (typeof TEXTS)[WaitingReason]['seconds' | 'minutes'];
  readonly values: { readonly count: number };
}

/** NO-22 A waiting time is told in seconds below two minutes, and from there on in whole minutes, rounded up. */
export function waitingText(seconds: number, reason: WaitingReason = 'too-often'): WaitingText {
  const texts = TEXTS[Object.hasOwn(TEXTS, reason) ? reason : 'too-often'];
  return seconds < TOLD_IN_SECONDS_BELOW
    ? { text: texts.seconds, values: { count: Math.ceil(seconds) } }
    : { text: texts.minutes, values: { count: Math.ceil(seconds / SECONDS_IN_MINUTE) } };
}
