import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';
import type { Millis } from '../shared/time.ts';
import type { CaptchaRefusal } from './captcha.ts';

/** Work that proves some effort, and a question that stands in for it; signed by the server for one kind of call. */
export interface CaptchaTask {
  /** As the server made it: only what solves it looks inside. */
  readonly challenge: unknown;
  /** A sum asked in words, which is taken after a while. */
  readonly question: { readonly first: number; readonly second: number; readonly opensIn: Millis };
  /** How long no answer in words is taken from here, after too many of them. */
  readonly wait: Millis;
}

export type CaptchaAnswer =
  | { readonly kind: 'proof'; readonly challenge: unknown; readonly solution: unknown }
  | { readonly kind: 'words'; readonly challenge: unknown; readonly answer: string };

export interface CaptchaGateway {
  readonly task: (call: string) => Promise<Result<CaptchaTask, RequestFailure>>;
  /** CAP-11 How long no answer in words is taken. */
  readonly wordsWait: () => Promise<Result<Millis, RequestFailure>>;
  /** The token that as many calls are repeated with, or why there is none. */
  readonly validate: (
    answer: CaptchaAnswer,
    calls: number,
  ) => Promise<Result<Result<string, CaptchaRefusal>, RequestFailure>>;
}

/** Solves a task away from the page's own thread; undefined where it could not be done or was not to be done any more. */
export type CaptchaSolver = (
  challenge: unknown,
  onProgress: (share: number) => void,
) => { readonly solution: Promise<unknown>; readonly stop: () => void };
