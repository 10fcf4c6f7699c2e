import { CHAMP_RECORDS } from '../world/champ-table.ts';
import { leagueTables } from '../../../core/sports/statistics/league-table.ts';
import { meetings } from '../../../core/sports/statistics/past-game.ts';
import {
  CHAMP_STATISTICS,
  GAME_HISTORY,
  PLAYERS_DUEL,
  writeDuelPlayer,
  writeLeagueRow,
  writePastGame,
} from '../../sports/statistics-calls.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { duelBook } from './duel-book.ts';
import { bestPicks, duelPlayer, duelSides, holdsDuels } from './duel-players.ts';
import { statisticsBook } from './statistics-book.ts';
import { serveTeamSquads } from './team-squads.ts';

const GAMES_SHOWN = 20;
const BUSY = refuse(503, 'busy', 2);

/** Tables of competitions, and what the sides of a game played before. */
export function serveStatistics(api: ServedApi, parts: Pick<SandboxParts, 'world' | 'overrides' | 'now'>): void {
  const { world } = parts;
  const book = statisticsBook(parts);

  serveCall(api, CHAMP_STATISTICS, async ({ params: { id }, query: { lng }, address: by }) => {
    const champ = world.champs(lng).find((each) => each.id === id);
    if (champ === undefined) return refuse(404, 'champ');
    const played = await book.champ(id, { language: lng, by });
    if (played === undefined) return BUSY;
    const { games, members, ...span } = played;
    const { sportId, name, language, countryCode } = champ;
    return {
      champId: id,
      sportId,
      name,
      language,
      countryCode,
      ...span,
      ...(holdsDuels(id) ? { hasDuels: true } : {}),
      tables: leagueTables(games, members).map((rows) => rows.map(writeLeagueRow)),
      games: games.slice(0, GAMES_SHOWN).map(writePastGame),
    };
  });

  serveCall(api, GAME_HISTORY, async ({ params: { id }, query: { lng }, address: by }) => {
    if (!book.hasHistory(id)) return refuse(404, 'game');
    const history = await book.history(id, { language: lng, by });
    if (history === undefined) return BUSY;
    const { home, away, meetings, ...rest } = history;
    return {
      ...rest,
      ...(holdsDuels(rest.champId) ? { hasDuels: true } : {}),
      home: home.map(writePastGame),
      away: away.map(writePastGame),
      meetings: meetings.map(writePastGame),
    };
  });

  servePlayersDuels(api, parts);
}

const MEETINGS_SHOWN = 10;

function servePlayersDuels(api: ServedApi, parts: Pick<SandboxParts, 'world' | 'overrides' | 'now'>): void {
  const book = duelBook(parts);
  serveTeamSquads(api, parts, book);
  serveCall(api, PLAYERS_DUEL, async ({ params: { id }, query: { lng: language, one, other }, address: by }) => {
    const champ = CHAMP_RECORDS.find((each) => each.id === id);
    const named = parts.world.champs(language).find((each) => each.id === id);
    if (champ === undefined || named === undefined || !holdsDuels(id)) return refuse(404, 'champ');
    const played = await book(id, { language, by });
    if (played === undefined) return BUSY;
    const field = { champ, played, language };
    const [first, second] = one === undefined || other === undefined ? bestPicks(field) : [one, other];
    const left = first && duelPlayer(field, first);
    const right = second && duelPlayer(field, second);
    if (left === undefined || right === undefined) return refuse(404, 'player');
    const { sportId, name, language: champLanguage, countryCode } = named;
    const met = left.shirt === undefined ? meetings(played.games, [left.side.id, right.side.id], MEETINGS_SHOWN) : [];
    const players: [ReturnType<typeof writeDuelPlayer>, ReturnType<typeof writeDuelPlayer>] = [
      writeDuelPlayer(left),
      writeDuelPlayer(right),
    ];
    return {
      champId: id,
      sportId,
      name,
      language: champLanguage,
      countryCode,
      since: played.since,
      sides: duelSides(field).map((side) => ({ ...side })),
      players,
      meetings: met.map(writePastGame),
    };
  });
}
