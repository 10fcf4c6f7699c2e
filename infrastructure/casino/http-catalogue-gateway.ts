import type { CatalogueGateway } from '../../core/casino/catalogue/catalogue-gateway.ts';
import { ok } from '../../core/shared/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import {
  CASINO_CATALOGUE,
  CASINO_FAVOURITES,
  CASINO_PROVIDERS,
  KEEP_CASINO_FAVOURITE,
  OWN_CASINO_GAMES,
} from './catalogue-calls.ts';

/** The catalogue of games. */
export function httpCatalogueGateway(http: HttpClient): CatalogueGateway {
  return {
    page: async ({ theme, provider, own }, wish, offset) => {
      if (own !== undefined) return http.send(OWN_CASINO_GAMES, { params: { kind: own } });
      const { search, machines, leastRtp, isNewOnly, order } = wish;
      // a page of a provider has its games alone
      const made = provider ?? wish.provider;
      const query = {
        ...(search === '' ? {} : { search }),
        ...(machines.length === 0 ? {} : { machines: machines.join('.') }),
        ...(leastRtp === undefined ? {} : { leastRtp }),
        ...(isNewOnly ? { isNew: 'true' as const } : {}),
        ...(order === 'popular' ? {} : { order }),
        ...(theme === undefined ? {} : { theme }),
        ...(made === '' ? {} : { provider: made }),
        ...(offset === 0 ? {} : { offset }),
      };
      return http.send(CASINO_CATALOGUE, { query });
    },
    providers: async () => {
      const reply = await http.send(CASINO_PROVIDERS, {});
      return reply.ok ? ok(reply.value.providers) : reply;
    },
    favourites: async () => {
      const reply = await http.send(CASINO_FAVOURITES, {});
      return reply.ok ? ok(reply.value.gameIds) : reply;
    },
    keepFavourite: async (gameId, isFavourite) => {
      const reply = await http.send(KEEP_CASINO_FAVOURITE, { body: { gameId, isFavourite } });
      return reply.ok ? ok(reply.value.gameIds) : reply;
    },
  };
}
