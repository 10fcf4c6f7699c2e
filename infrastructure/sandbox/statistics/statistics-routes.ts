import { leagueTables } from '../../../core/sports/statistics/league-table.ts';
import { CHAMP_STATISTICS, GAME_HISTORY, writeLeagueRow, writePastGame } from '../../sports/statistics-calls.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { statisticsBook } from './statistics-book.ts';

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
    const { sportId, name, countryCode } = champ;
    return {
      champId: id,
      sportId,
      name,
      countryCode,
      ...span,
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
      home: home.map(writePastGame),
      away: away.map(writePastGame),
      meetings: meetings.map(writePastGame),
    };
  });
}
