import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CAPTCHA_KINDS, type CaptchaKind } from '../../../core/session/captcha.ts';
import { minutes } from '../../../core/shared/time.ts';
import type { AnyCall } from '../../http/call.ts';
import { CAPTCHA_HEADER, MOST_CAPTCHA_CALLS } from '../../session/captcha-calls.ts';
import type { RateLimit } from '../sandbox-options.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { addressKey } from '../../http/client-address.ts';
import { captchaSeals } from './captcha-seal.ts';
import { giveBackTry } from './database-rate-store.ts';
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

const captchaCode = (asked: CaptchaKind): string => CAPTCHA_KINDS.find(({ kind }) => kind === asked)?.code ?? '113';

/** Asks for a captcha where one call was tried too often. */
export interface CaptchaGuard {
  /** Counts a try of all these, so that of many at once each has a number. Gives it back and asks for a captcha where it is one too many of any, unless the request brings a token for this call, which is used up. */
  readonly captchaNeeded: (request: FastifyRequest, whos: readonly string[]) => Promise<Refusal | undefined>;
  /** For what turned out not to count. */
  readonly giveBack: (whos: readonly string[]) => Promise<void>;
}

/**
 * CAP-7 A guard of one call. CAP-12 The debugger may choose what is asked for, and that it always is. Tries are counted by whoever is named (an address, an account with a device) in the store that all nodes share.
 */
export function captchaGuard(
  app: FastifyInstance,
  {
    database,
    secret,
    now,
    options,
    captcha,
  }: Pick<SandboxParts, 'database' | 'secret' | 'now' | 'options' | 'captcha'>,
  { call: { name }, kind, free }: GuardedCall,
): CaptchaGuard {
  const limit = { ...free, times: options.captcha?.after ?? free.times };
  const tries = tryCounter(app, `captcha of ${name}`, limit);
  const used = tryCounter(app, 'captcha token', { times: MOST_CAPTCHA_CALLS, within: CAPTCHA_TOKEN_LASTS });
  const seals = captchaSeals(secret);
  const isPaidFor = async (request: FastifyRequest): Promise<boolean> => {
    const given = request.headers[CAPTCHA_HEADER];
    const token = typeof given === 'string' ? seals.token(given.slice(0, 300)) : undefined;
    if (token === undefined || token.call !== name || token.expiresAt <= now()) return false;
    if (token.by !== seals.mark(addressKey(request))) return false;
    return (await used.add(request, token.id)).count <= token.calls;
  };
  const giveBack = async (whos: readonly string[]): Promise<void> => {
    for (const who of whos) await giveBackTry(database, tries.key(who), now());
  };
  return {
    captchaNeeded: async (request, whos) => {
      let isFree = !captcha.isAlwaysAsked;
      for (const who of whos) {
        const { count } = await tries.add(request, who);
        isFree &&= count <= limit.times;
      }
      if (isFree || (await isPaidFor(request))) return undefined;
      await giveBack(whos);
      return refuse(400, captchaCode(captcha.kind ?? kind));
    },
    giveBack,
  };
}
