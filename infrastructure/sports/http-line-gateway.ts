import { fail, ok } from '../../core/shared/result.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { LineGateway } from '../../core/sports/line/line-gateway.ts';
import type { HttpClient } from '../http/http-client.ts';
import { LINE, TREE, writeLineWish, writeTreeWish } from './sports-calls.ts';

/** `hidden` tells of the sports that the player does not want [SP-4]: they go along, so that whoever wants the same is answered alike. */
export function httpLineGateway(http: HttpClient, language: Language, hidden = () => ''): LineGateway {
  const asked = () => ({ lng: language, hide: hidden() || undefined });
  return {
    tree: (wish, signal) => http.send(TREE, { query: { ...asked(), ...writeTreeWish(wish) } }, signal),
    line: (wish, signal) => http.send(LINE, { query: { ...asked(), ...writeLineWish(wish) } }, signal),
    lineChanges: async (wish, { since, from }, signal) => {
      // no page needs it before its first poll
      const fetched = await import('./line-changes-calls.ts').catch(() => undefined);
      if (fetched === undefined) return fail({ kind: 'network' });
      return http.send(fetched.LINE_CHANGES, { query: { ...asked(), ...writeLineWish(wish), since, from } }, signal);
    },
    games: async (ids, signal) => {
      if (ids.length === 0) return ok([]);
      const fetched = await foundGamesCalls();
      if (fetched === undefined) return fail({ kind: 'network' });
      const reply = await http.send(fetched.GAMES, { query: { ...asked(), ids: ids.slice(0, 100).join(',') } }, signal);
      return reply.ok ? ok(reply.value.games) : reply;
    },
    search: async (text, signal) => {
      const fetched = await foundGamesCalls();
      if (fetched === undefined) return fail({ kind: 'network' });
      return http.send(fetched.SEARCH, { query: { ...asked(), text } }, signal);
    },
  };
}

/** Only favourites and searches need them, and no first picture has any. */
function foundGamesCalls(): Promise<typeof import('./found-games-calls.ts') | undefined> {
  return import('./found-games-calls.ts').catch(() => undefined);
}
