import { dayOf } from '../../../core/sports/results/result-days.ts';
import { RESULT_COUNTS, RESULTS, SETTLED_GAME } from '../../../infrastructure/sports/results-calls.ts';
import { SEARCH } from '../../../infrastructure/sports/found-games-calls.ts';
import { GAME_VIDEOS } from '../../../infrastructure/sports/media-calls.ts';
import { TEAM, TEAM_SQUAD } from '../../../infrastructure/sports/team-calls.ts';
import { CHAMP_STATISTICS, GAME_HISTORY, PLAYERS_DUEL } from '../../../infrastructure/sports/statistics-calls.ts';
import { TREE } from '../../../infrastructure/sports/sports-calls.ts';
import type { SandboxFixture } from '../sandbox-fixture.ts';
import type { Visitor } from './visitor.ts';

/** The tree, the videos, a search, a team, and every call of the results and the statistics. */
export async function callResults(fixture: SandboxFixture, visitor: Visitor): Promise<void> {
  await visitor.send(GAME_VIDEOS);
  await visitor.send(TREE, { query: { lng: 'en' } });
  const day = dayOf(fixture.clock.now(), 0).from;
  await visitor.send(RESULT_COUNTS, { query: { lng: 'ru', type: 'ended', day, strip: day } });
  const { body } = await visitor.send(RESULTS, { query: { lng: 'ru', type: 'ended', day } });
  const first = body.games.find(({ away }) => away !== undefined);
  const { id = 0, name = '' } = first?.home ?? {};
  await visitor.send(SEARCH, { query: { lng: 'ru', text: name.slice(0, 3) } });
  await visitor.send(TEAM, { params: { id }, query: { lng: 'ru' } });
  const { sides } = (await visitor.send(PLAYERS_DUEL, { params: { id: 1 }, query: { lng: 'ru' } })).body;
  await visitor.send(TEAM_SQUAD, { params: { id: sides[0]?.id ?? 0 }, query: { lng: 'ru' } });
  if (first === undefined) return;
  await visitor.send(SETTLED_GAME, { params: { id: first.id }, query: { lng: 'ru' } });
  await visitor.send(CHAMP_STATISTICS, { params: { id: first.champId }, query: { lng: 'ru' } });
  await visitor.send(PLAYERS_DUEL, { params: { id: 42 }, query: { lng: 'ru' } });
  await visitor.send(GAME_HISTORY, { params: { id: first.id }, query: { lng: 'ru' } });
}
