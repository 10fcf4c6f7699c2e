import type { Fingerprint } from '../../core/session/fingerprint.ts';
import type { OfferedSignIn, SignInGateway } from '../../core/session/gateways/sign-in-gateway.ts';
import type { HttpClient } from '../http/http-client.ts';
import { ok } from '../../core/shared/result.ts';
import { sentFingerprint } from './fingerprint-wire.ts';
import {
  PHONE_SIGN_IN,
  SEND_SIGN_IN_LINK,
  SEND_SIGN_IN_SMS,
  SEND_TWO_STEP_CODE,
  SIGN_IN,
  SIGN_IN_LINK_ORIGIN,
  SMS_CODE,
  SOCIAL_TWO_STEP_CODE,
  TOKEN_SIGN_IN,
  TWO_STEP_CODE,
} from './sign-in-calls.ts';

export function httpSignInGateway(http: HttpClient, fingerprint: () => Fingerprint | undefined): SignInGateway {
  return {
    signIn: async (order: OfferedSignIn) => sendOrder(http, order, fingerprint()),
    sendSms: async ({ phoneNumber, diallingCode }) => {
      const { body: device, ...hint } = sentFingerprint(fingerprint());
      return http.send(SEND_SIGN_IN_SMS, {
        body: { 'phone-number': phoneNumber, 'phone-code': diallingCode, ...device },
        ...hint,
      });
    },
    sendLink: async (email) => {
      const reply = await http.send(SEND_SIGN_IN_LINK, { body: { email } });
      return reply.ok ? ok(undefined) : reply;
    },
    isLinkAskedHere: async ({ methodId, token, sign }) => {
      const reply = await http.send(SIGN_IN_LINK_ORIGIN, { body: { method_id: methodId, token, sign } });
      return reply.ok ? ok(reply.value.is_asked_here) : reply;
    },
    sendAgain: () => http.send(SEND_TWO_STEP_CODE, { body: {} }),
  };
}

function wireCode({ code, isTrusted }: { readonly code: string; readonly isTrusted?: true | undefined }) {
  return { code, ...(isTrusted === undefined ? {} : { is_trusted: isTrusted }) };
}

async function sendOrder(http: HttpClient, order: OfferedSignIn, print: Fingerprint | undefined) {
  const { body: device, ...hint } = sentFingerprint(print);
  switch (order.by) {
    case 'login':
      return http.send(SIGN_IN, {
        body: { uLogin: order.login, uPassword: order.password, save: order.isRemembered, ...device },
        ...hint,
      });
    case 'phone':
      return http.send(PHONE_SIGN_IN, {
        body: {
          phone_number: order.phoneNumber,
          country_code: order.countryCode,
          uPassword: order.password,
          save: order.isRemembered,
          ...device,
        },
        ...hint,
      });
    case 'token': {
      const { methodId, token, sign, language: lng, isConfirmed } = order;
      return http.send(TOKEN_SIGN_IN, {
        body: { method_id: methodId, token, sign, lng, is_confirmed: isConfirmed },
      });
    }
    case 'sms-code':
      return http.send(SMS_CODE, { body: { code: order.code, save: order.isRemembered } });
    case 'two-step-code':
      return http.send(TWO_STEP_CODE, { body: { ...wireCode(order), save: order.isRemembered } });
    case 'social-two-step-code':
      return http.send(SOCIAL_TWO_STEP_CODE, { body: wireCode(order) });
  }
}
