import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CAPTCHA_KINDS, type CaptchaKind } from '../../../core/session/captcha.ts';
import { minutes } from '../../../core/shared/time.ts';
import type { AnyCall } from '../../http/call.ts';
import { CAPTCHA_HEADER, MOST_CAPTCHA_CALLS } from '../../session/captcha-calls.ts';
import type { RateLimit } from '../sandbox-options.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { captchaSeals } from './captcha-seal.ts';
import { refuse, type Refusal } from './refusal.ts';
import { tryCounter } from './try-counter.ts';

/** How long the token of a passed challenge is good for. */
export const CAPTCHA_TOKEN_LASTS = minutes(2);

interface GuardedCall {
  readonly call: Pick<AnyCall, 'name'>;
  readonly kind: CaptchaKind;
  /** So many counted tries are free; from then on each costs a captcha. */
  readonly free: RateLimit;
}

/** Asks for a captcha where one call was tried too often. */
export interface CaptchaGuard {
  /** The refusal that asks for a captcha; nothing where few tries were counted of all these, or where the request brings a token for this call. Uses the token up. */
  readonly captchaNeeded: (request: FastifyRequest, whos: readonly string[]) => Promise<Refusal | undefined>;
  readonly count: (request: FastifyRequest, whos: readonly string[]) => Promise<void>;
}

/**
 * CAP-7 A guard of one call. Tries are counted by whoever is named (an address, an account with a device) in the store that all nodes share.
 */
export function captchaGuard(
  app: FastifyInstance,
  { secret, now, options }: Pick<SandboxParts, 'secret' | 'now' | 'options'>,
  { call: { name }, kind, free }: GuardedCall,
): CaptchaGuard {
  const limit = { ...free, times: options.captcha?.after ?? free.times };
  const tries = tryCounter(app, `captcha of ${name}`, limit);
  const used = tryCounter(app, 'captcha token', { times: MOST_CAPTCHA_CALLS, within: CAPTCHA_TOKEN_LASTS });
  const seals = captchaSeals(secret);
  const code = CAPTCHA_KINDS.find((known) => known.kind === kind)?.code ?? '113';
  const isPaidFor = async (request: FastifyRequest): Promise<boolean> => {
    const given = request.headers[CAPTCHA_HEADER];
    const token = typeof given === 'string' ? seals.token(given.slice(0, 300)) : undefined;
    if (token === undefined || token.call !== name || token.expiresAt <= now()) return false;
    return (await used.add(request, token.id)).count <= token.calls;
  };
  return {
    captchaNeeded: async (request, whos) => {
      for (const who of whos) {
        if ((await tries.read(request, who)).count < limit.times) continue;
        return (await isPaidFor(request)) ? undefined : refuse(400, code);
      }
      return undefined;
    },
    count: async (request, whos) => {
      for (const who of whos) await tries.add(request, who);
    },
  };
}
