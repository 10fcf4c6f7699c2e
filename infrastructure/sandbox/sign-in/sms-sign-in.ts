import { minutes } from '../../../core/shared/time.ts';
import { SEND_SIGN_IN_SMS, SMS_CODE } from '../../session/sign-in-calls.ts';
import type { RateLimit } from '../sandbox-options.ts';
import { captchaGuard } from '../server/captcha-guard.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { contactCaps, type ContactCaps } from '../players/contact-caps.ts';
import { codePauses, sentCode } from '../players/code-pause.ts';
import { homeDevice } from '../players/known-device.ts';
import {
  forgetPhoneCookie,
  phoneCodeReader,
  phoneCodeWait,
  sendPhoneCode,
  tryPhoneCode,
  usePhoneCode,
} from '../players/phone-codes.ts';
import { isDialledBy } from '../players/phone-countries.ts';
import { afterFirstFactor, type SecondStepGuards, type SignInParts } from './password-sign-in.ts';
import { userWithPhone } from './phone-owner.ts';

/** Codes that one address, or one phone, may ask for before each further one costs a captcha. */
const CAPTCHA_FREE: RateLimit = { times: 3, within: minutes(15) };

/** SMS-2 SMS-4 Sign-in by a code that is sent to a proven phone. */
export function serveSmsSignIn(api: ServedApi, parts: SignInParts, guards: SecondStepGuards): void {
  const { database } = parts;
  const caps = contactCaps(api.app, parts.options);
  serveTexts(api, parts, caps);

  serveCall(api, SMS_CODE, async ({ body, session, reply }) => {
    const { request } = reply;
    const guessWait = async (contact: string) => {
      const home = await homeDevice(parts, request, [await userWithPhone(database, contact)]);
      return caps.guessWait({ request, contact, home });
    };
    const code = body.code.replaceAll(/\s/g, '');
    const tried = await tryPhoneCode(parts, { purpose: 'sign-in', code, guessWait }, request);
    if ('refused' in tried) return tried;
    if (tried.isExpired) return refuse(403, 'time-up');
    const user = tried.isRight ? await userWithPhone(database, tried.phone) : undefined;
    if (user === undefined) {
      return tried.left === 0 ? refuse(403, 'tries-over') : { user_id: null, attempts_left: tried.left };
    }
    if (!(await usePhoneCode(database, tried))) return refuse(403, 'no-code');
    forgetPhoneCookie(reply, 'sign-in');
    const proven = { user, isKept: body.save, session, reply, contact: tried.phone };
    return afterFirstFactor(parts, guards, proven);
  });
}

function serveTexts(api: ServedApi, parts: SignInParts, caps: ContactCaps): void {
  const { database, mailbox } = parts;
  const captcha = captchaGuard(api.app, parts, { call: SEND_SIGN_IN_SMS, kind: 'invisible', free: CAPTCHA_FREE });

  const pauses = codePauses(api.app, parts, 'sign-in code');

  serveCall(api, SEND_SIGN_IN_SMS, async ({ body, reply, address }) => {
    const { 'phone-number': phone, 'phone-code': diallingCode } = body;
    if (mailbox === undefined) return refuse(503, 'no-sender');
    if (!isDialledBy(phone, diallingCode)) return refuse(400, 'phone');
    const { request } = reply;
    const pause = await phoneCodeWait(parts, { purpose: 'sign-in', phone }, request);
    if (pause !== undefined) return refuse(429, 'too-often', pause);
    const needed = await captcha.captchaNeeded(request, [`phone:${phone}`, address]);
    if (needed !== undefined) return needed;
    const user = await userWithPhone(database, phone);
    const home = await homeDevice(parts, request, [user]);
    const message = { request, contact: phone, address, purpose: 'sign-in', home } as const;
    const asking = { ...message, reader: phoneCodeReader(request, 'sign-in') };
    const wait = await pauses(asking, async () => caps.askingWait(message));
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    // counted whoever has the phone, so that every number costs the same
    const isShared = await caps.isSent(message);
    const isSent = await caps.goesOut(message, user !== undefined && isShared);
    return sentCode(await sendPhoneCode(parts, { purpose: 'sign-in', phone, isSent }, reply));
  });
}
