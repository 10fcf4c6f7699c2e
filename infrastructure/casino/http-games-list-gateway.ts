import { readGameList } from '../../core/casino/game-list.ts';
import type { GamesListGateway } from '../../core/casino/mini/games-list-gateway.ts';
import { fail, ok } from '../../core/shared/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import { GAMES_PREVIEW } from './mini-game-calls.ts';

/** The games that the site lists. */
export function httpGamesListGateway(http: HttpClient): GamesListGateway {
  return {
    preview: async ({ whence, groupId, refId: ref, language: lng, countryCode: fcountry }) => {
      const query = { whence, groupId, ref, lng, fcountry, includeCategories: 'false' as const };
      const reply = await http.send(GAMES_PREVIEW, { query });
      if (!reply.ok) return reply;
      const read = readGameList(reply.value.games);
      return read.ok ? ok(read.value) : fail({ kind: 'malformed', path: GAMES_PREVIEW.path });
    },
  };
}
