import type { RequestState } from './payment-request.ts';

/** Of requests that the payment department has yet to answer. */
export const MOST_WAITING_REQUESTS = 10;
/** Of the player's own words in one request. */
export const MOST_REQUEST_WORDS = 50;

/** The states of a request that waits for the payment department. */
export const WAITING_STATES: readonly RequestState[] = ['sent', 'in-work'];

/** PRQ-8 Why a player sends no further request now. */
export function requestStop(waiting: number): 'too-many-open' | undefined {
  return waiting >= MOST_WAITING_REQUESTS ? 'too-many-open' : undefined;
}

/** PRQ-8 Whether a request takes no more of the player's words. */
export function isRequestFull(written: number): boolean {
  return written >= MOST_REQUEST_WORDS;
}
