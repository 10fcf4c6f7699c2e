import type { MiniAppsGateway } from '../../core/mini-apps/mini-apps-gateway.ts';
import { safeMarkup } from '../../core/mini-apps/safe-markup.ts';
import { fail, ok } from '../../core/shared/result.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { HttpClient } from '../http/http-client.ts';
import { MINI_APP } from './mini-app-calls.ts';

/** Whoever answers, the page trusts nobody's markup: it is made safe here too. */
export function httpMiniAppsGateway(http: HttpClient, lng: Language): MiniAppsGateway {
  return {
    content: async ({ slot, path, isForced }, until) => {
      const spa = isForced === true ? { spa: '1' as const } : {};
      const reply = await http.send(MINI_APP, { params: { slot }, query: { lng, path, ...spa } }, until);
      if (!reply.ok) return reply;
      // what the server has drawn is not read again
      const parser = await import('../site/parsed-html.ts').catch(() => undefined);
      if (parser === undefined) return fail({ kind: 'network' });
      return ok({ ...reply.value, body: safeMarkup(parser.parsedHtml(reply.value.body)) });
    },
  };
}
