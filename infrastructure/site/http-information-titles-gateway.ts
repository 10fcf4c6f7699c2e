import { ok } from '../../core/shared/result.ts';
import type { InformationTitlesGateway } from '../../core/site/documents/information-gateway.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { HttpClient } from '../http/http-client.ts';
import { INFORMATION_TITLES } from './information-calls.ts';

/** Apart from the pages themselves: who only lists them need not read HTML. */
export function httpInformationTitlesGateway(http: HttpClient, lng: Language): InformationTitlesGateway {
  return {
    titles: async () => {
      const reply = await http.send(INFORMATION_TITLES, { query: { lng } });
      return reply.ok ? ok(reply.value.pages) : reply;
    },
  };
}
