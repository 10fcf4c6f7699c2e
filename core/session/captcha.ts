import { fail, ok, type Result } from '../shared/result.ts';
import type { RequestFailure } from '../shared/request-failure.ts';
import { seconds, type Millis } from '../shared/time.ts';

/** CAP-10 The kinds, and how the work of each begins: in sight, when it is ticked, or out of sight. */
export const CAPTCHA_KINDS = [
  { code: '100', kind: 'picture', begins: 'in-sight' },
  { code: '111', kind: 'checkbox', begins: 'ticked' },
  { code: '112', kind: 'puzzle', begins: 'in-sight' },
  { code: '113', kind: 'invisible', begins: 'out-of-sight' },
] as const;
export type CaptchaKind = (typeof CAPTCHA_KINDS)[number]['kind'];
export type CaptchaBeginning = (typeof CAPTCHA_KINDS)[number]['begins'];

/** What is counted of a captcha: it was passed, or not. */
export const CAPTCHA_EVENTS = { passed: 10190, failed: 10191 } as const;
export type CaptchaEventCode = (typeof CAPTCHA_EVENTS)[keyof typeof CAPTCHA_EVENTS];

/** What the server says of an answer, in its own words. */
export interface CaptchaReply {
  readonly isSuccess: unknown;
  readonly type: unknown;
  /** Seconds until the next answer is taken. */
  readonly time: unknown;
  readonly message: unknown;
}

export interface CaptchaRefusal {
  readonly code: 'captcha-refused';
  /** The player was signed out with it. */
  readonly isSignedOut: boolean;
  readonly wait: Millis;
  readonly message?: string | undefined;
}

const SIGNED_OUT_TYPE = 2;
const LONGEST_WAIT = 3600;

/** CAP-1 The challenge that a refusal asks for: 400 with code 100, 111, 112 or 113; nothing for any other failure. */
export function captchaChallenge(failure: RequestFailure): CaptchaKind | undefined {
  if (failure.kind !== 'refused' || failure.status !== 400) return undefined;
  return CAPTCHA_KINDS.find(({ code }) => code === failure.code)?.kind;
}

/** CAP-10 How the work of a kind begins. */
export function captchaBeginning(asked: CaptchaKind): CaptchaBeginning {
  return CAPTCHA_KINDS.find(({ kind }) => kind === asked)?.begins ?? 'in-sight';
}

/** CAP-2 An answer passes only where the server returns success; otherwise the reply says whether the player is signed out (type 2), how long to wait, and why. */
export function captchaResult(reply: CaptchaReply): Result<undefined, CaptchaRefusal> {
  if (reply.isSuccess === true) return ok(undefined);
  const { time, message } = reply;
  const wait = typeof time === 'number' && time > 0 ? seconds(Math.min(LONGEST_WAIT, Math.ceil(time))) : 0;
  return fail({
    code: 'captcha-refused',
    isSignedOut: reply.type === SIGNED_OUT_TYPE,
    wait,
    message: typeof message === 'string' && message !== '' ? message : undefined,
  });
}
