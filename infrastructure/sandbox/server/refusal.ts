/** A handler's "no": an HTTP status, a code that the client knows, and for how long to wait. */
export interface Refusal {
  readonly refused: number;
  readonly code: string;
  /** What the client knows it by in place of the code. */
  readonly exceptionCode?: number;
  readonly retryAfterSeconds?: number | undefined;
  /** How often the same can still be tried. */
  readonly triesLeft?: number;
  /** The status within the reply: 2 where its words are the player's to read. */
  readonly bodyStatus?: number;
  /** What the player is told, in the language of the request. */
  readonly title?: string | undefined;
}

/** Of whoever has to agree to the terms first. */
export const TERMS_REFUSAL: Refusal = { refused: 451, code: 'terms', exceptionCode: 1 };

export function refuse(refused: number, code: string, retryAfterSeconds?: number): Refusal {
  return { refused, code, retryAfterSeconds };
}

/** PWR-21 A code that is not the one that was sent; with its last try the code is used up. */
export function refuseCode(triesLeft: number, code = 'code'): Refusal {
  return triesLeft > 0 ? { refused: 400, code, triesLeft } : refuse(403, 'tries-over');
}

export function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'refused' in answer && 'code' in answer;
}
