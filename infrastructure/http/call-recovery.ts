import { captchaChallenge, type CaptchaKind } from '../../core/session/captcha.ts';
import { recoverRequest, type RequestCredentials } from '../../core/session/recover-request.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { fail, type Result } from '../../core/shared/result.ts';
import type { AnyCall } from './call.ts';
import type { RecoverCall, SendAgain } from './http-client.ts';

/** What a refusal may lead to on this page. */
export interface CallRecoveryParts {
  /** The token of a passed captcha; nothing where it was dismissed. */
  readonly solveCaptcha: (kind: CaptchaKind, call: string) => Promise<string | undefined>;
}

/** REC-6 Sends refused calls again with what their refusals ask for. A captcha that was dismissed cancels its call. */
export function callRecovery(parts: CallRecoveryParts): RecoverCall {
  return async <Value>(
    call: AnyCall,
    refused: Result<Value, RequestFailure>,
    send: SendAgain<Value>,
  ): Promise<Result<Value, RequestFailure>> => {
    let pending: Result<Value, RequestFailure> | undefined = refused;
    let isDismissed = false;
    const sendOn = async (credentials: RequestCredentials): Promise<Result<Value, RequestFailure>> => {
      const known = pending;
      pending = undefined;
      return known ?? send(credentials);
    };
    const solvedCaptcha = async (kind: CaptchaKind): Promise<string | undefined> => {
      const token = await parts.solveCaptcha(kind, call.name);
      isDismissed = token === undefined;
      return token;
    };
    const none = async (): Promise<undefined> => Promise.resolve(undefined);
    const nothing = (): undefined => undefined;
    const reply = await recoverRequest(
      sendOn,
      {},
      {
        sources: { newerToken: none, newerFingerprint: none, solvedCaptcha, signOut: nothing, openTerms: nothing },
        facts: { isAuthorised: false, isConfirmTermsAvailable: false },
      },
    );
    const isGivenUp = !reply.ok && isDismissed && captchaChallenge(reply.error) !== undefined;
    return isGivenUp ? fail({ kind: 'cancelled' }) : reply;
  };
}
