import { captchaChallenge, type CaptchaKind } from '../../core/session/captcha.ts';
import { recoverRequest, type RequestCredentials } from '../../core/session/recover-request.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { fail, type Result } from '../../core/shared/result.ts';
import type { AnyCall } from './call.ts';
import type { RecoverCall, SendAgain } from './http-client.ts';
import type { UserTokens } from './user-tokens.ts';

/** What a refusal may lead to on this page. */
export interface CallRecoveryParts {
  readonly tokens: UserTokens;
  readonly newerFingerprint: () => Promise<string | undefined>;
  /** The token of a passed captcha; nothing where it was dismissed. */
  readonly solveCaptcha: (kind: CaptchaKind, call: string) => Promise<string | undefined>;
}

const CANCELLED = fail({ kind: 'cancelled' } as const);

/**
 * REC-6 Sends calls with what they need and refused ones again with what their refusals ask for. A captcha that was dismissed cancels its call;
 * so does a change of player: nothing is sent, and nothing is shown, of a call of who has gone.
 */
export function callRecovery({ tokens, newerFingerprint, solveCaptcha }: CallRecoveryParts): RecoverCall {
  return async <Value>(call: AnyCall, send: SendAgain<Value>, refused?: Result<Value, RequestFailure>) => {
    const { epoch } = tokens.owner();
    const isOver = (): boolean => call.isAuthorised === true && tokens.owner().epoch !== epoch;
    let pending = refused;
    let isDismissed = false;
    const sendOn = async (credentials: RequestCredentials): Promise<Result<Value, RequestFailure>> => {
      const known = pending;
      pending = undefined;
      if (isOver()) return CANCELLED;
      const reply = known ?? (await send(credentials));
      return isOver() ? CANCELLED : reply;
    };
    const token = call.isAuthorised === true ? await tokens.token() : undefined;
    const reply = await recoverRequest(
      sendOn,
      { token },
      {
        sources: {
          newerToken: tokens.token,
          newerFingerprint,
          solvedCaptcha: async (kind) => {
            const solved = await solveCaptcha(kind, call.name);
            isDismissed = solved === undefined;
            return solved;
          },
          signOut: tokens.refuse,
          openTerms: () => undefined,
        },
        facts: { isAuthorised: call.isAuthorised === true, isConfirmTermsAvailable: false },
      },
    );
    const isGivenUp = !reply.ok && isDismissed && captchaChallenge(reply.error) !== undefined;
    return isGivenUp ? CANCELLED : reply;
  };
}
