import { captchaChallenge, type CaptchaKind } from '../../core/session/captcha.ts';
import { recoverRequest, type RequestCredentials } from '../../core/session/recover-request.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { AnyCall } from './call.ts';
import type { RecoverCall, SendAgain } from './http-client.ts';
import type { UserTokens } from './user-tokens.ts';

/** What a refusal may lead to on this page. */
export interface CallRecoveryParts {
  readonly tokens: UserTokens;
  readonly newerFingerprint: () => Promise<string | undefined>;
  /** Whether the page has got its CSRF token anew, for the same player. */
  readonly newerCsrf: () => Promise<boolean>;
  /** The token of a passed captcha; nothing where it was dismissed. */
  readonly solveCaptcha: (kind: CaptchaKind, call: string) => Promise<string | undefined>;
}

const CANCELLED = fail({ kind: 'cancelled' } as const);

/**
 * REC-6 Sends calls with what they need and refused ones again with what their refusals ask for. A captcha that was dismissed cancels its call;
 * so does a change of player: nothing is sent, and nothing is shown, of a call of who has gone. TOK-7 Without its token a player's call is not sent.
 */
export function callRecovery({ tokens, newerFingerprint, newerCsrf, solveCaptcha }: CallRecoveryParts): RecoverCall {
  const renewCsrf = sharedRenewal(newerCsrf, () => tokens.owner().epoch);
  return async <Value>(call: AnyCall, send: SendAgain<Value>, refused?: Result<Value, RequestFailure>) => {
    const { epoch } = tokens.owner();
    const isOver = (): boolean => call.isAuthorised === true && tokens.owner().epoch !== epoch;
    let isDismissed = false;
    const { lost, tokenFor } = tokensOfCall(tokens);
    const sendOn = sendingAfter(refused, send);
    const token = call.isAuthorised === true ? await tokenFor() : undefined;
    if (!lost.now.ok) return isOver() ? CANCELLED : lost.now;
    const reply = await recoverRequest(
      async (credentials) => {
        if (isOver()) return CANCELLED;
        const answer = await sendOn(credentials);
        return isOver() ? CANCELLED : answer;
      },
      { token },
      {
        sources: {
          newerToken: tokenFor,
          newerFingerprint,
          newerCsrf: renewCsrf,
          solvedCaptcha: async (kind) => {
            const solved = await solveCaptcha(kind, call.name);
            isDismissed = solved === undefined;
            return solved;
          },
          signOut: tokens.refuse,
        },
        facts: { isAuthorised: call.isAuthorised === true },
      },
    );
    if (!lost.now.ok) return isOver() ? CANCELLED : lost.now;
    const isGivenUp = !reply.ok && isDismissed && captchaChallenge(reply.error) !== undefined;
    return isGivenUp ? CANCELLED : reply;
  };
}

/** REC-8 Calls of one player that are refused at once share a renewal. */
function sharedRenewal(renew: () => Promise<boolean>, epoch: () => number): () => Promise<boolean> {
  let running: { readonly epoch: number; readonly done: Promise<boolean> } | undefined;
  return async () => {
    const now = epoch();
    if (running?.epoch === now) return running.done;
    const own = {
      epoch: now,
      done: renew().finally(() => {
        if (running === own) running = undefined;
      }),
    };
    running = own;
    return own.done;
  };
}

/** Sends a call; the first time it is only answered where its refusal is known already. */
function sendingAfter<Value>(refused: Result<Value, RequestFailure> | undefined, send: SendAgain<Value>) {
  let pending = refused;
  return async (credentials: RequestCredentials): Promise<Result<Value, RequestFailure>> => {
    const known = pending;
    pending = undefined;
    return known ?? send(credentials);
  };
}

/** The tokens of one call, and why the last of them could not be had. */
function tokensOfCall(tokens: UserTokens) {
  const lost: { now: Result<undefined, RequestFailure> } = { now: ok(undefined) };
  return {
    lost,
    tokenFor: async (refused?: string): Promise<string | undefined> => {
      const found = await tokens.token(refused);
      lost.now = found.ok ? ok(undefined) : found;
      return found.ok ? found.value : undefined;
    },
  };
}
