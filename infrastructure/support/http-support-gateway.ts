import type { SupportGateway } from '../../core/support/requests/support-gateway.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { HttpClient } from '../http/http-client.ts';
import {
  ASK_BY_MAIL,
  BEGIN_TOPIC,
  END_TOPIC,
  ORDER_CALL,
  SUPPORT_DESK,
  SUPPORT_THREAD,
  SUPPORT_TOPICS,
  WRITE_TO_TOPIC,
} from './support-calls.ts';

export function httpSupportGateway(http: HttpClient, lng: Language): SupportGateway {
  return {
    desk: async () => http.send(SUPPORT_DESK),
    topics: async (kind) => http.send(SUPPORT_TOPICS, { query: { kind } }),
    thread: async (id, before) => http.send(SUPPORT_THREAD, { params: { id }, query: { before } }),
    begin: async (kind, { files, ...text }, key) =>
      http.send(BEGIN_TOPIC, { body: { ...text, kind, files: [...files] }, key }),
    write: async (id, { files, text }, key) =>
      http.send(WRITE_TO_TOPIC, { params: { id }, body: { text, files: [...files] }, key }),
    end: async (id) => http.send(END_TOPIC, { params: { id }, body: {} }),
    call: async (wish, key) => http.send(ORDER_CALL, { body: { ...wish, lng }, key }),
    ask: async (question, key) => http.send(ASK_BY_MAIL, { body: { ...question }, key }),
  };
}
