import { ok } from '../../core/shared/result.ts';
import { safeDocument } from '../../core/site/documents/document-tree.ts';
import type { InformationGateway } from '../../core/site/documents/information-gateway.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { HttpClient } from '../http/http-client.ts';
import { ALPHABET_TERM, ALPHABET_TERMS, CASH_TERMINALS, INFORMATION_PAGE, NEWS } from './information-calls.ts';
import { parsedHtml } from './parsed-html.ts';

export function httpInformationGateway(http: HttpClient, lng: Language): InformationGateway {
  return {
    news: async () => {
      const reply = await http.send(NEWS, { query: { lng } });
      return reply.ok ? ok(reply.value.news) : reply;
    },
    terms: async () => {
      const reply = await http.send(ALPHABET_TERMS, { query: { lng } });
      return reply.ok ? ok(reply.value.terms) : reply;
    },
    term: async (slug) => {
      const reply = await http.send(ALPHABET_TERM, { params: { slug }, query: { lng } });
      if (!reply.ok) return reply;
      const { html, ...rest } = reply.value;
      return ok({ ...rest, body: safeDocument(parsedHtml(html)) });
    },
    terminals: async () => {
      const reply = await http.send(CASH_TERMINALS, { query: { lng } });
      return reply.ok ? ok(reply.value.terminals) : reply;
    },
    page: async (page) => {
      const reply = await http.send(INFORMATION_PAGE, { params: { page }, query: { lng } });
      if (!reply.ok) return reply;
      const { html, updatedAt: changedAt, ...rest } = reply.value;
      return ok({ ...rest, changedAt, body: safeDocument(parsedHtml(html)) });
    },
  };
}
