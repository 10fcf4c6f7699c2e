import { setImmediate as otherWork } from 'node:timers/promises';
import { days } from '../../../core/shared/time.ts';
import { RESULT_DAYS } from '../../../core/sports/results/result-days.ts';
import { writeResult } from '../../sports/results-calls.ts';
import { TEAM } from '../../sports/team-calls.ts';
import { keptTexts } from '../line/kept-texts.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse } from '../server/refusal.ts';
import { endedEarly } from '../results/ended-early.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { squadOf, teamHome } from '../world/squads/squads.ts';

type TeamParts = Pick<SandboxParts, 'world' | 'overrides' | 'now'>;

const MOST_RESULTS = 10;
/** Days that are looked through before others get their turn. */
const DAYS_AT_ONCE = 2;

/** Teams and how they played. */
export function serveTeams(api: ServedApi, parts: TeamParts): void {
  const { world, overrides, now } = parts;
  const kept = keptTexts();

  serveCall(api, TEAM, async ({ params: { id }, query: { lng: language } }) => {
    const named = world.team(id, language);
    const champ = world.champs(language).find((each) => each.id === named?.champId);
    if (named === undefined || champ === undefined) return refuse(404, 'team');
    const games = await lastGames(parts, id);
    return kept.text([id, language, ...games].join(':'), () => {
      const results = games.flatMap(
        (game) => world.resultRow(game, { now: now(), language, override: overrides.of(game) }) ?? [],
      );
      const { team, sportId } = named;
      const { name, language: champLanguage, countryCode } = champ;
      return JSON.stringify({
        team,
        sportId,
        champ: { id: champ.id, name, language: champLanguage, countryCode },
        hasSquad: squadOf(id).length > 0,
        ...teamHome(id, language),
        results: results.map(writeResult),
      });
    });
  });
}

/** The last games of a team that are over: looked for some days at a time, so that one who plays often costs little. */
async function lastGames(parts: TeamParts, id: number): Promise<readonly number[]> {
  const { world, overrides, now } = parts;
  const found = endedEarly(parts).flatMap((game) => (game.sides.includes(id) ? [game.id] : []));
  const end = now();
  for (let back = 0; back < RESULT_DAYS && found.length < MOST_RESULTS; back += DAYS_AT_ONCE) {
    await otherWork();
    const span = [end - days(back + DAYS_AT_ONCE), end - days(back)] as const;
    found.push(...world.teamGames(id, span).filter((game) => world.isGameOver(game, end, overrides.of(game))));
  }
  return found.slice(0, MOST_RESULTS);
}
