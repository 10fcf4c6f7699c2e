import type { PaymentRequestsGateway } from '../../core/payments/requests/payment-requests-gateway.ts';
import { ok } from '../../core/shared/result.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { HttpClient } from '../http/http-client.ts';
import {
  PAYMENT_REQUESTS,
  REPLY_TO_REQUEST,
  REQUEST_SUBJECTS,
  REQUEST_THREAD,
  SEND_PAYMENT_REQUEST,
} from './payment-request-calls.ts';

export function httpPaymentRequestsGateway(http: HttpClient, lng: Language): PaymentRequestsGateway {
  return {
    subjects: async (signal) => http.send(REQUEST_SUBJECTS, { query: { lng } }, signal),
    list: async (signal) => {
      const reply = await http.send(PAYMENT_REQUESTS, { query: { lng } }, signal);
      return reply.ok ? ok(reply.value.requests) : reply;
    },
    thread: async (id, before) => http.send(REQUEST_THREAD, { query: { id, before, lng } }),
    send: async ({ files, ...draft }, key) =>
      http.send(SEND_PAYMENT_REQUEST, { body: { ...draft, files: [...files], lng }, key }),
    reply: async (id, { files, text }, key) =>
      http.send(REPLY_TO_REQUEST, { body: { id, text, files: [...files], lng }, key }),
  };
}
