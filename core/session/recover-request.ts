import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';
import type { CaptchaKind } from './captcha.ts';
import {
  NO_RECOVERY_YET,
  requestRecovery,
  type Recovery,
  type RecoveryFacts,
  type RecoveryTrail,
} from './request-recovery.ts';

/** What a call is sent with; the key of a call is the same each time. */
export interface RequestCredentials {
  readonly token?: string | undefined;
  readonly fingerprint?: string | undefined;
  readonly captcha?: string | undefined;
}

/** Where newer credentials come from, and what else a refusal may lead to; undefined means that none can be had. */
export interface RecoverySources {
  /** A token that is not the refused one. */
  readonly newerToken: (refused: string | undefined) => Promise<string | undefined>;
  readonly newerFingerprint: () => Promise<string | undefined>;
  /** Whether the page has got its token anew, for the same player. */
  readonly newerCsrf: () => Promise<boolean>;
  readonly solvedCaptcha: (kind: CaptchaKind) => Promise<string | undefined>;
  readonly signOut: () => void;
}

type Reply<Value> = Result<Value, RequestFailure>;

/** REC-6 Sends a call, and sends it again with what its refusal asks for, as long as that can be had and has not been tried. */
export async function recoverRequest<Value>(
  send: (credentials: RequestCredentials) => Promise<Reply<Value>>,
  first: RequestCredentials,
  { sources, facts }: { readonly sources: RecoverySources; readonly facts: RecoveryFacts },
): Promise<Reply<Value>> {
  let credentials = first;
  let trail: RecoveryTrail = NO_RECOVERY_YET;
  for (;;) {
    const reply = await send(credentials);
    if (reply.ok) return reply;
    const recovery = requestRecovery(reply.error, trail, facts);
    const newer = await renewed(recovery, credentials, sources);
    if (newer === undefined) return reply;
    credentials = { ...credentials, ...newer };
    trail = followed(trail, recovery);
  }
}

async function renewed(
  recovery: Recovery,
  { token: refused }: RequestCredentials,
  sources: RecoverySources,
): Promise<RequestCredentials | undefined> {
  switch (recovery.kind) {
    case 'renew-token': {
      const token = await sources.newerToken(refused);
      return token === undefined ? undefined : { token };
    }
    case 'renew-fingerprint': {
      const fingerprint = await sources.newerFingerprint();
      return fingerprint === undefined ? undefined : { fingerprint };
    }
    case 'renew-csrf':
      // the client reads it from its cookie
      return (await sources.newerCsrf()) ? {} : undefined;
    case 'challenge': {
      const captcha = await sources.solvedCaptcha(recovery.captcha);
      return captcha === undefined ? undefined : { captcha };
    }
    case 'sign-out':
      sources.signOut();
      return undefined;
    case 'none':
      return undefined;
  }
}

function followed(trail: RecoveryTrail, { kind }: Recovery): RecoveryTrail {
  return {
    hasNewToken: trail.hasNewToken || kind === 'renew-token',
    hasNewFingerprint: trail.hasNewFingerprint || kind === 'renew-fingerprint',
    hasNewCsrf: trail.hasNewCsrf || kind === 'renew-csrf',
    challenges: trail.challenges + (kind === 'challenge' ? 1 : 0),
  };
}
