import type { ContactsGateway } from '../../core/player/contacts-gateway.ts';
import { ok } from '../../core/shared/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import {
  ACTIVATE_CONTACT,
  CHECK_CONTACT_CODE,
  DENY_CONTACT,
  PLAYER_CONTACTS,
  SEND_CONTACT_CODE,
  START_NEWSLETTER,
  STOP_NEWSLETTER,
} from './contact-calls.ts';

export function httpContactsGateway(http: HttpClient): ContactsGateway {
  return {
    contacts: () => http.send(PLAYER_CONTACTS),
    sendCode: (contact, password) => http.send(SEND_CONTACT_CODE, { body: { contact, password } }),
    checkCode: (kind, { code, presentCode }) =>
      http.send(CHECK_CONTACT_CODE, {
        body: { kind, code, ...(presentCode === undefined ? {} : { present_code: presentCode }) },
      }),
    activate: async (token) => {
      const reply = await http.send(ACTIVATE_CONTACT, { body: { token } });
      return reply.ok ? ok(undefined) : reply;
    },
    deny: async (token) => {
      const reply = await http.send(DENY_CONTACT, { body: { token } });
      return reply.ok ? ok(undefined) : reply;
    },
    stopNewsletter: async (token) => {
      const reply = await http.send(STOP_NEWSLETTER, { body: token === '' ? {} : { token } });
      return reply.ok ? ok(undefined) : reply;
    },
    startNewsletter: async (token) => {
      const reply = await http.send(START_NEWSLETTER, { body: token === '' ? {} : { token } });
      return reply.ok ? ok(undefined) : reply;
    },
  };
}
