import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days } from '../../../core/shared/time.ts';
import type { DuelFigureKind, PlayersDuel } from '../../../core/sports/statistics/players-duel.ts';
import { playedIn, recordIn } from '../../../core/sports/statistics/league-table.ts';
import type { PastGame } from '../../../core/sports/statistics/past-game.ts';
import type { GameResult } from '../../../core/sports/results/game-results.ts';
import { GAME } from '../../../infrastructure/sports/game-calls.ts';
import { RESULTS } from '../../../infrastructure/sports/results-calls.ts';
import { CHAMP_STATISTICS, GAME_HISTORY, PLAYERS_DUEL } from '../../../infrastructure/sports/statistics-calls.ts';
import { TEAM_SQUAD } from '../../../infrastructure/sports/team-calls.ts';
import type { Visitor } from '../../support/browser/visitor.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

/** The first league of Russia in football: middle-sized. */
const CHAMP = 16;
/** The Premier League of England, whose teams have squads, and a tournament of tennis. */
const SQUADS = 1;
const PERSONS = 42;
const FRIENDLIES = 23;
const WHOLE_MATCH = 90;

describe('statistics', () => {
  let fixture: SandboxFixture;
  let visitor: Visitor;
  beforeAll(async () => {
    fixture = await openFixture();
    visitor = fixture.visitor();
    await fixture.move(1000);
  });
  afterAll(() => fixture.close());

  const champ = async (id = CHAMP) => visitor.send(CHAMP_STATISTICS, { params: { id }, query: { lng: 'en' } });
  const history = async (id: number) => visitor.send(GAME_HISTORY, { params: { id }, query: { lng: 'en' } });

  /** Every result of a champ since a midnight of UTC. */
  async function resultsSince(since: number, id = CHAMP): Promise<readonly GameResult[]> {
    const found: GameResult[] = [];
    for (let day = since; day <= fixture.clock.now(); day += days(1)) {
      for (let page = 1; page < 5; page += 1) {
        const query = { lng: 'en', type: 'ended', day, champ: id, page } as const;
        const { games } = (await visitor.send(RESULTS, { query })).read();
        found.push(...games);
        if (games.length < 40) break;
      }
    }
    return found;
  }

  it('have the games of the season among the results and no others: the table agrees with what was played [STC-5] [STC-6] [STC-8]', async () => {
    const { since, until, tables, games } = (await champ()).read();
    expect((until! - since) / days(1)).toBe(14);
    const isAnnounced = ({ id, startsAt }: GameResult) =>
      startsAt - fixture.sandbox.world.card(id, 'en')!.publishedAt === days(7);
    const results = (await resultsSince(since)).filter((game) => game.status === 'finished' && isAnnounced(game));
    const rows = tables.flat();
    expect(rows.reduce((sum, row) => sum + playedIn(recordIn(row, 'all')), 0)).toBe(2 * results.length);
    for (const row of rows) {
      const own = results.filter(({ home, away }) => home.id === row.side.id || away?.id === row.side.id);
      const scored = own.reduce((sum, { home, score }) => sum + (home.id === row.side.id ? score.home : score.away), 0);
      expect([row.side.name, playedIn(recordIn(row, 'all')), recordIn(row, 'all').scored]).toEqual([
        row.side.name,
        own.length,
        scored,
      ]);
    }
    const newest = results.toSorted((left, right) => right.startsAt - left.startsAt || left.id - right.id);
    expect(games.map(({ id }) => id)).toEqual(newest.slice(0, games.length).map(({ id }) => id));
  });

  it('of a season have one table of those whom the question of its winner offers, however few have played [STC-6] [STC-13]', async () => {
    let outside = 0;
    const seasons = fixture.sandbox.world
      .champs('en')
      .filter(({ hasOutrights, sportId }) => hasOutrights && sportId < 4)
      .slice(0, 8);
    expect(seasons).toHaveLength(8);
    for (const { id } of seasons) {
      const { tables, finalId, outsiders = 0, since } = (await champ(id)).read();
      const { markets } = fixture.sandbox.world.game(finalId!, { now: since, language: 'en' })!;
      expect([id, tables.length]).toEqual([id, 1]);
      const names = tables[0]!.map(({ side }) => side.name);
      const labels = markets[0]!.outcomes.map(({ label }) => label);
      expect([names.length, new Set(names)]).toEqual([labels.length, new Set(labels)]);
      outside += outsiders;
    }
    expect(outside).toBeGreaterThan(0);
  });

  it('of a game are what its sides played before it, and how they met [STC-2] [STC-3]', async () => {
    const [game] = (await champ()).read().games;
    const { home, away, meetings } = (await history(game!.id)).read();
    const of = (side: number) => (past: PastGame) => past.home.id === side || past.away.id === side;
    expect([home.length, away.length]).toEqual([6, 6]);
    expect([home.every(of(game!.home.id)), away.every(of(game!.away.id))]).toEqual([true, true]);
    expect(meetings.every((past) => of(game!.home.id)(past) && of(game!.away.id)(past))).toBe(true);
    expect([...home, ...away, ...meetings].every(({ startsAt }) => startsAt < game!.startsAt)).toBe(true);
  });

  it('leave out of the table the matches that say so of themselves, and no others [STC-18]', async () => {
    const { since } = (await champ()).read();
    const world = fixture.sandbox.world;
    const counted = new Set(world.seasonGames(CHAMP, fixture.clock.now()));
    const games = world.champGames(CHAMP, since, fixture.clock.now());
    const told = await Promise.all(
      games.slice(0, 40).map(async (id) => {
        const details = (await visitor.send(GAME, { params: { id }, query: { lng: 'en' } })).read();
        return [id, details.isOutsideSeason === true] as const;
      }),
    );
    expect(new Set(told.map(([, isOutside]) => isOutside)).size).toBe(2);
    expect(told.filter(([id, isOutside]) => isOutside === counted.has(id))).toEqual([]);
    const [friendly] = world.champGames(FRIENDLIES, since, fixture.clock.now());
    const { isOutsideSeason } = (await visitor.send(GAME, { params: { id: friendly! }, query: { lng: 'en' } })).read();
    expect(isOutsideSeason).toBeUndefined();
  });

  it('are refused of games of the past that results know no more, however many are asked for', async () => {
    const [game] = (await champ()).read().games;
    // slots of the same stream, each a year or more ago
    const old = Array.from({ length: 20 }, (_, place) => game!.id - 16_384 * 1200 * (place + 1)).filter((id) => id > 0);
    expect(old.length).toBeGreaterThan(1);
    expect(new Set(await Promise.all(old.map(async (id) => (await history(id)).status)))).toEqual(new Set([404]));
  });

  const askDuel = async (id: number, one?: string, other?: string) =>
    visitor.send(PLAYERS_DUEL, { params: { id }, query: { lng: 'en', one, other } as never });
  const squadOf = async (id: number) => visitor.send(TEAM_SQUAD, { params: { id }, query: { lng: 'en' } });
  const duelOf = async (...given: Parameters<typeof askDuel>): Promise<PlayersDuel> => (await askDuel(...given)).read();

  const finishedSince = async (id: number, since: number): Promise<readonly GameResult[]> =>
    (await resultsSince(since, id)).filter(({ status }) => status === 'finished');

  const figure = ({ players }: PlayersDuel, place: 0 | 1, kind: DuelFigureKind) =>
    players[place].figures.find((each) => each.kind === kind)?.amount;

  it('in a duel of squads have the goals, matches and minutes that the line-ups of the results have, and so does the squad [STC-15] [STC-16] [SP-38]', async () => {
    const duel = await duelOf(SQUADS);
    const [one, other] = duel.players;
    expect(one.side.id).not.toBe(other.side.id);
    expect(figure(duel, 0, 'goals')).toBeGreaterThan(0);
    for (const place of [0, 1] as const) {
      const { side, shirt } = duel.players[place];
      const told = {
        matches: 0,
        minutes: 0,
        goals: 0,
        starts: 0,
        'own-goals': 0,
        assists: 0,
        'shots-on-target': 0,
        'yellow-cards': 0,
      };
      for (const { id, home, away } of await finishedSince(SQUADS, duel.since)) {
        if (home.id !== side.id && away?.id !== side.id) continue;
        const { lineUps } = (await visitor.send(GAME, { params: { id }, query: { lng: 'en' } })).read();
        const player = lineUps![home.id === side.id ? 'home' : 'away'].find(({ number }) => number === shirt)!;
        const from = player.isStarter ? 0 : player.cameOn;
        if (from === undefined) continue;
        const minute = (seconds: number) => Math.min(WHOLE_MATCH, Math.floor(seconds / 60));
        told.matches += 1;
        told.starts += Number(player.isStarter);
        told.minutes += minute(player.wentOff ?? WHOLE_MATCH * 60) - minute(from);
        told.goals += player.goals;
        told['own-goals'] += player.ownGoals;
        told.assists += player.assists;
        told['shots-on-target'] += player.shotsOnTarget;
        told['yellow-cards'] += player.yellowCards;
      }
      expect(Object.fromEntries(duel.players[place].figures.map(({ kind, amount }) => [kind, amount]))).toEqual(told);
      const squad = (await squadOf(side.id)).read();
      expect([squad.champId, squad.since]).toEqual([SQUADS, duel.since]);
      expect(squad.players.find(({ number }) => number === shirt)).toMatchObject({
        matches: told.matches,
        minutes: told.minutes,
        goals: told.goals,
        assists: told.assists,
        yellowCards: told['yellow-cards'],
      });
    }
  });

  it('in a duel of squads count all goals of a team that were no own goals, as the results have them [STC-15] [GLS-1]', async () => {
    const { players, since } = await duelOf(SQUADS);
    const [{ side, squad }] = players;
    let goals = 0;
    let conceded = 0;
    for (const { number } of squad) {
      const duel = await duelOf(SQUADS, `${String(side.id)}-${String(number)}`, `${String(side.id)}-9`);
      goals += figure(duel, 0, 'goals') ?? 0;
      conceded += figure(duel, 0, 'own-goals') ?? 0;
    }
    const own = (await finishedSince(SQUADS, since)).filter(({ home, away }) => [home.id, away?.id].includes(side.id));
    const scoredFor = own.reduce((sum, { home, score }) => sum + (home.id === side.id ? score.home : score.away), 0);
    const against = own.reduce((sum, { home, score }) => sum + (home.id === side.id ? score.away : score.home), 0);
    expect(goals).toBeLessThanOrEqual(scoredFor);
    expect(scoredFor - goals).toBeLessThanOrEqual(3);
    expect(conceded).toBeLessThanOrEqual(against);
  });

  it('in a duel of persons agree with their rows of the table, and have their meetings [STC-3] [STC-15]', async () => {
    const { tables, games, hasDuels } = (await visitor.send(CHAMP_STATISTICS, {
      params: { id: PERSONS },
      query: { lng: 'en' },
    })).read(); // prettier-ignore
    expect(hasDuels).toBe(true);
    const [last] = games;
    const duel = await duelOf(PERSONS, String(last!.home.id), String(last!.away.id));
    expect(duel.meetings.map(({ id }) => id)).toContain(last!.id);
    for (const place of [0, 1] as const) {
      const row = tables.flat().find(({ side }) => side.id === duel.players[place].side.id)!;
      const { won, drawn, lost, scored, conceded } = recordIn(row, 'all');
      expect(duel.players[place].figures.map(({ amount }) => amount)).toEqual([
        won + drawn + lost,
        won,
        lost,
        scored,
        conceded,
      ]);
      expect(duel.players[place].form).toEqual(row.form);
    }
  });

  it('have duels where there are players, and no page of one elsewhere [STC-17]', async () => {
    const handball = 53;
    const query = { params: { id: handball }, query: { lng: 'en' } } as const;
    const { hasDuels, games } = (await visitor.send(CHAMP_STATISTICS, query)).read();
    expect(hasDuels).toBeUndefined();
    const history = await visitor.send(GAME_HISTORY, { params: { id: games[0]!.id }, query: { lng: 'en' } });
    expect(history.read().hasDuels).toBeUndefined();
    expect((await askDuel(handball)).status).toBe(404);
    expect((await squadOf(games[0]!.home.id)).status).toBe(404);
    expect((await askDuel(9999)).status).toBe(404);
    const { players } = await duelOf(SQUADS);
    const [one, other] = players.map(({ side }) => String(side.id));
    expect((await askDuel(SQUADS, one, other)).status).toBe(200);
    expect((await askDuel(SQUADS, `${one!}-99`, other)).status).toBe(404);
    expect((await askDuel(SQUADS, one, '1')).status).toBe(404);
    expect((await askDuel(PERSONS, one, other)).status).toBe(404);
    expect((await fixture.app.inject(`/web-api/sports/champs/1/duel?lng=en&one=x&other=${other!}`)).statusCode).toBe(
      400,
    );
  });

  it('are worked out for few at a time: who asks for too many at once is sent away for a while', async () => {
    const ids = Array.from({ length: 20 }, (_, place) => place + 20);
    const statuses = await Promise.all(ids.map(async (id) => (await champ(id)).status));
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(statuses.filter((status) => status === 200)).toHaveLength(9);
  });

  it('are refused of a competition and a game that nobody knows', async () => {
    expect((await champ(9999)).status).toBe(404);
    expect((await history(9_999_999_999)).status).toBe(404);
  });

  it('of a competition of questions have no table', async () => {
    expect((await champ(89)).read()).toMatchObject({ tables: [], games: [] });
  });
});
