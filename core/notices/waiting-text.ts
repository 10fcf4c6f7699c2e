const SECONDS_IN_MINUTE = 60;
const TOLD_IN_SECONDS_BELOW = 120;

/** A text of the catalogue that says how long to wait, and its number. */
export interface WaitingText {
  readonly text: 'error.text.too-often-wait' | 'error.text.too-often-wait-minutes';
  readonly values: { readonly count: number };
}

/** NO-22 A waiting time is told in seconds below two minutes, and from there on in whole minutes, rounded up. */
export function waitingText(seconds: number): WaitingText {
  return seconds < TOLD_IN_SECONDS_BELOW
    ? { text: 'error.text.too-often-wait', values: { count: Math.ceil(seconds) } }
    : { text: 'error.text.too-often-wait-minutes', values: { count: Math.ceil(seconds / SECONDS_IN_MINUTE) } };
}
