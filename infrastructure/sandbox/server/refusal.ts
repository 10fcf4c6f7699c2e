/** A handler's "no": an HTTP status, a code that the client knows, and for how long to wait. */
export interface Refusal {
  readonly refused: number;
  readonly code: string;
  readonly retryAfterSeconds?: number | undefined;
}

export function refuse(refused: number, code: string, retryAfterSeconds?: number): Refusal {
  return { refused, code, retryAfterSeconds };
}

export function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'refused' in answer && 'code' in answer;
}
