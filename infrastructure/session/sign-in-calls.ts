import * as v from 'valibot';
import { SECOND_STEP_METHODS } from '../../core/session/gateways/sign-in-gateway.ts';
import { defineCall } from '../http/call.ts';
import { wireSentCode } from '../registration/wire-sent-code.ts';
import { componentsData } from './fingerprint-wire.ts';
import { wireCount, wireId, wireMillis } from '../http/wire.ts';

const phoneNumber = v.pipe(v.string(), v.regex(/^\+\d{5,15}$/));

const linkPart = v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/));

export const wireSecondStep = v.pipe(
  v.object({
    method: v.picklist(SECOND_STEP_METHODS),
    expires_at: wireMillis,
    again_at: v.optional(wireMillis),
    trust_days: v.optional(wireCount),
  }),
  v.transform(({ method, expires_at: expiresAt, again_at: againAt, trust_days: trustDays }) => ({
    method,
    expiresAt,
    ...(againAt === undefined ? {} : { againAt }),
    ...(trustDays === undefined ? {} : { trustDays }),
  })),
);

const signInReply = v.pipe(
  v.object({
    user_id: v.nullable(wireId),
    second_step: v.optional(wireSecondStep),
    attempts_left: v.optional(wireCount),
  }),
  // nobody is signed in only where something is missing for it
  v.check(
    (reply) => (reply.user_id === null) !== (reply.second_step === undefined && reply.attempts_left === undefined),
  ),
  v.transform(({ user_id: userId, second_step: step, attempts_left: attemptsLeft }) => ({
    ...(userId === null ? {} : { userId }),
    ...(step === undefined ? {} : { secondStep: step }),
    ...(attemptsLeft === undefined ? {} : { attemptsLeft }),
  })),
);

export const SIGN_IN = defineCall({
  name: 'signIn',
  summary:
    'Signs in by e-mail or id and password, or says which second step is needed; 400 with code 110 for a fingerprint that is not of its components, 401 with code "login", "pass" or "both", 429 when tried too often',
  method: 'POST',
  path: '/web-api/auth/login',
  body: v.object({
    uLogin: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254)),
    uPassword: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
    save: v.boolean(),
    components_data: componentsData,
  }),
  reply: signInReply,
  access: 'public',
  changes: 'state',
});

export const PHONE_SIGN_IN = defineCall({
  name: 'phoneSignIn',
  summary:
    'Signs in by a proven phone and password, or says which second step is needed; 400 with code "phone" for a number that the country does not have, 401 with code "both", 429 when tried too often',
  method: 'POST',
  path: '/web-api/auth/phone',
  body: v.object({
    phone_number: phoneNumber,
    country_code: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
    uPassword: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
    save: v.boolean(),
    components_data: componentsData,
  }),
  reply: signInReply,
  access: 'public',
  changes: 'state',
});

export const SEND_SIGN_IN_SMS = defineCall({
  name: 'sendSignInSms',
  summary:
    'Sends a code to sign in by to a proven phone, and answers alike for every other number; 400 with code "phone" for a number that the dialling code does not have, 429 when asked too often',
  method: 'POST',
  path: '/web-api/auth/sms',
  body: v.object({
    'phone-number': phoneNumber,
    'phone-code': v.pipe(v.string(), v.regex(/^\+\d{1,4}$/)),
    components_data: componentsData,
  }),
  reply: v.pipe(
    wireSentCode,
    v.transform(({ deadline: expiresAt, againAt }) => ({ expiresAt, againAt })),
  ),
  access: 'public',
  changes: 'state',
});

export const SMS_CODE = defineCall({
  name: 'smsCode',
  summary:
    'Signs in by the code that this browser asked for by text message, says which second step is needed or how many wrong codes more are taken; 403 where no code holds ("no-code", "time-up") or its tries are used up ("tries-over")',
  method: 'POST',
  path: '/web-api/auth/sms-code',
  body: v.object({ code: v.pipe(v.string(), v.minLength(4), v.maxLength(20)), save: v.boolean() }),
  reply: signInReply,
  access: 'public',
  changes: 'state',
});

export const SEND_SIGN_IN_LINK = defineCall({
  name: 'sendSignInLink',
  summary:
    'Sends a link to sign in by to a proven e-mail address, and answers alike for every other; 429 when asked too often',
  method: 'POST',
  path: '/web-api/auth/token/send',
  body: v.object({ email: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254)) }),
  reply: v.object({ success: v.literal(true) }),
  access: 'public',
  changes: 'state',
});

const link = { method_id: wireCount, token: linkPart, sign: linkPart } as const;

export const SIGN_IN_LINK_ORIGIN = defineCall({
  name: 'signInLinkOrigin',
  summary:
    'Whether the browser that asks is the one that asked for a link; 403 with code "no-link" as for a sign-in by it',
  method: 'POST',
  path: '/web-api/auth/token/origin',
  body: v.object(link),
  reply: v.object({ is_asked_here: v.boolean() }),
  access: 'public',
  changes: 'state',
});

export const TOKEN_SIGN_IN = defineCall({
  name: 'tokenSignIn',
  summary:
    'Signs a visitor in by the token of a link, or says which second step is needed; 403 with code "no-link" for one that is used, has run out or was signed for another method, 409 with code "not-confirmed" where another browser asked for it and the visitor has not confirmed it',
  method: 'POST',
  path: '/web-api/auth/token',
  body: v.object({
    ...link,
    is_confirmed: v.optional(v.boolean()),
    lng: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
  }),
  reply: signInReply,
  access: 'public',
  changes: 'state',
});

export const TWO_STEP_CODE = defineCall({
  name: 'twoStepCode',
  summary:
    'Ends a sign-in that waits for its second step, or tells how many wrong codes more are taken; 403 where none waits, 429 after too many wrong codes',
  method: 'POST',
  path: '/web-api/auth/two-step-code',
  body: v.object({
    code: v.pipe(v.string(), v.minLength(4), v.maxLength(20)),
    save: v.boolean(),
    is_trusted: v.optional(v.boolean()),
  }),
  reply: signInReply,
  access: 'public',
  changes: 'state',
});

export const SOCIAL_TWO_STEP_CODE = defineCall({
  name: 'socialTwoStepCode',
  summary:
    'Ends a sign-in through a social network that waits for its second step, remembered as it began, or tells how many wrong codes more are taken; 403 where none waits, 429 after too many wrong codes',
  method: 'POST',
  path: '/web-api/auth/social/two-step-code',
  body: v.object({
    code: v.pipe(v.string(), v.minLength(4), v.maxLength(20)),
    is_trusted: v.optional(v.boolean()),
  }),
  reply: signInReply,
  access: 'public',
  changes: 'state',
});

export const SEND_TWO_STEP_CODE = defineCall({
  name: 'sendTwoStepCode',
  summary:
    'Sends the code of a sign-in that waits once more; 403 where none waits or its code comes from an app, 429 before the time that another is sent at',
  method: 'POST',
  path: '/web-api/auth/two-step-code/send',
  body: v.object({}),
  reply: v.pipe(
    v.object({ success: v.literal(true), again_at: v.optional(wireMillis) }),
    v.transform(({ again_at: againAt }) => (againAt === undefined ? {} : { againAt })),
  ),
  access: 'public',
  changes: 'state',
});
