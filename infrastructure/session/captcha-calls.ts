import * as v from 'valibot';
import { captchaResult } from '../../core/session/captcha.ts';
import { fail, ok } from '../../core/shared/result.ts';
import { seconds } from '../../core/shared/time.ts';
import { defineCall } from '../http/call.ts';
import { wireText } from '../http/wire.ts';

/** The header that a call is repeated with. */
export const CAPTCHA_HEADER = 'x-captcha-token';
/** One proof pays for the calls that waited for it, and for no more than so many. */
export const MOST_CAPTCHA_CALLS = 5;

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{1,128}$/));
const wait = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(3600));
const challenge = v.strictObject({
  parameters: v.strictObject({
    algorithm: v.literal('PBKDF2/SHA-256'),
    nonce: hex,
    salt: hex,
    cost: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000)),
    keyLength: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(64)),
    keyPrefix: hex,
    keySignature: hex,
    data: v.strictObject({
      seal: v.pipe(v.string(), v.maxLength(300)),
      most: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    }),
  }),
  signature: hex,
});

export const CAPTCHA_UPDATE = defineCall({
  name: 'captchaUpdate',
  summary:
    'A challenge for one call: work to prove, a question that stands in for it, and seconds until an answer is taken',
  method: 'GET',
  path: '/captcha/update',
  query: v.object({ call: v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/)) }),
  reply: v.pipe(
    v.object({
      time: wait,
      challenge,
      question: v.object({
        first: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100)),
        second: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100)),
        opens_in: wait,
      }),
    }),
    v.transform(({ time, challenge: task, question: { first, second, opens_in: opensIn } }) => ({
      challenge: task as unknown,
      question: { first, second, opensIn: seconds(opensIn) },
      wait: seconds(time),
    })),
  ),
  access: 'public',
  changes: 'none',
});

export const CAPTCHA_TIME = defineCall({
  name: 'captchaTime',
  summary: 'Seconds until the next answer in words is taken',
  method: 'GET',
  path: '/captcha/gettime',
  reply: v.object({ time: wait }),
  access: 'public',
  changes: 'none',
});

export const CAPTCHA_VALIDATE = defineCall({
  name: 'captchaValidate',
  summary: 'Checks a proof or an answer in words; gives the token for the header of the calls that wait',
  method: 'POST',
  path: '/captcha/validate',
  body: v.object({
    captcha: v.object({
      challenge,
      solution: v.optional(v.object({ counter: v.pipe(v.number(), v.safeInteger(), v.minValue(0)), derivedKey: hex })),
      answer: v.optional(v.pipe(v.string(), v.maxLength(20))),
    }),
    calls: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  }),
  reply: v.pipe(
    v.object({
      success: v.boolean(),
      type: v.optional(v.number()),
      time: v.optional(wait),
      error_message: v.optional(wireText),
      token: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{20,300}$/))),
    }),
    v.transform(({ success, type, time, error_message: message, token }) => {
      const result = captchaResult({ isSuccess: success && token !== undefined, type, time, message });
      return result.ok ? ok(token ?? '') : fail(result.error);
    }),
  ),
  access: 'public',
  changes: 'state',
});
