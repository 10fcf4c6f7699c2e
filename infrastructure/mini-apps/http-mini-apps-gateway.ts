import type { MiniAppContent, MiniAppsGateway } from '../../core/mini-apps/mini-apps-gateway.ts';
import { safeMarkup } from '../../core/mini-apps/safe-markup.ts';
import { fail, ok } from '../../core/shared/result.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { HttpClient } from '../http/http-client.ts';
import { MINI_APP } from './mini-app-calls.ts';

/** What was made safe last, by the markup that came. */
export interface SafeBodies {
  readonly get: (markup: string) => MiniAppContent['body'] | undefined;
  readonly set: (markup: string, body: MiniAppContent['body']) => unknown;
}

/** Whoever answers, the page trusts nobody's markup: it is made safe here too. */
export function httpMiniAppsGateway(http: HttpClient, lng: Language, known?: SafeBodies): MiniAppsGateway {
  return {
    content: async ({ slot, path, isForced }, until) => {
      const spa = isForced === true ? { spa: '1' as const } : {};
      const reply = await http.send(MINI_APP, { params: { slot }, query: { lng, path, ...spa } }, until);
      if (!reply.ok) return reply;
      const { body: markup } = reply.value;
      const safe = known?.get(markup);
      if (safe !== undefined) return ok({ ...reply.value, body: safe });
      // what the server has drawn is not read again
      const parser = await import('../site/parsed-html.ts').catch(() => undefined);
      if (parser === undefined) return fail({ kind: 'network' });
      const body = safeMarkup(parser.parsedHtml(markup));
      known?.set(markup, body);
      return ok({ ...reply.value, body });
    },
  };
}
