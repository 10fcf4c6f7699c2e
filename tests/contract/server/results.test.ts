import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days, hours, minutes } from '../../../core/shared/time.ts';
import { zoneField } from '../../../core/media/zone-happening.ts';
import { dayOf, dayStrip } from '../../../core/sports/results/result-days.ts';
import type { SidePair } from '../../../core/sports/game/game.ts';
import type { GameResult } from '../../../core/sports/results/game-results.ts';
import type { SettledMarket } from '../../../core/sports/results/settled-game.ts';
import type { CallInput } from '../../../infrastructure/http/call.ts';
import { ABANDON_GAME, FINISH_GAME } from '../../../infrastructure/site/debugger-calls.ts';
import { GAME } from '../../../infrastructure/sports/game-calls.ts';
import { RESULT_COUNTS, RESULTS, SETTLED_GAME } from '../../../infrastructure/sports/results-calls.ts';
import { CHAMP_STATISTICS } from '../../../infrastructure/sports/statistics-calls.ts';
import { LINE } from '../../../infrastructure/sports/sports-calls.ts';
import { TEAM } from '../../../infrastructure/sports/team-calls.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';
import type { Visitor } from '../../support/browser/visitor.ts';

type ResultsQuery = NonNullable<CallInput<typeof RESULTS>['query']>;

describe('results', () => {
  let fixture: SandboxFixture;
  let visitor: Visitor;
  let today = 0;
  beforeAll(async () => {
    fixture = await openFixture();
    visitor = fixture.visitor();
    await fixture.move(1000);
    today = dayOf(fixture.clock.now(), 3).from;
  });
  afterAll(() => fixture.close());

  const results = async (query: Partial<ResultsQuery> = {}) =>
    (await visitor.send(RESULTS, { query: { lng: 'ru', type: 'ended', day: today, ...query } })).read();
  const counts = async (type: 'ended' | 'live' = 'ended', day = today) => {
    const strip = dayStrip(day, fixture.clock.now(), 3)[0]?.from ?? 0;
    return (await visitor.send(RESULT_COUNTS, { query: { lng: 'ru', type, day, strip } })).read();
  };
  const settled = async (id: number) => visitor.send(SETTLED_GAME, { params: { id }, query: { lng: 'ru' } });

  it('are the games of a day that are over, whoever was there to see them: 30 days back [SP-9] [SP-10] [SP-17]', async () => {
    const long = today - days(29);
    const { games, totalCount } = await results({ day: long });
    expect(totalCount).toBeGreaterThan(1000);
    expect(games).toHaveLength(30);
    for (const { startsAt, status } of games) {
      expect([startsAt >= long, startsAt < long + days(1)]).toEqual([true, true]);
      expect(['finished', 'abandoned']).toContain(status);
    }
    expect((await results({ day: today - days(40) })).totalCount).toBe(0);
    expect((await results({ day: today + days(1) })).totalCount).toBe(0);
  });

  it('of a country are those of its competitions, of the wanted sport alone where one is wanted [SP-10, SP-84]', async () => {
    const { champs } = await counts();
    const ofSpain = champs.filter(({ countryCode }) => countryCode === 'es');
    const sum = (some: typeof champs) => some.reduce((total, { count }) => total + count, 0);
    expect(new Set(ofSpain.map(({ sportId }) => sportId)).size).toBeGreaterThan(1);
    expect((await results({ country: 'es' })).totalCount).toBe(sum(ofSpain));
    const football = await results({ country: 'es', sport: 1 });
    expect(football.totalCount).toBe(sum(ofSpain.filter(({ sportId }) => sportId === 1)));
    expect(new Set(football.games.map(({ champId }) => champId))).toEqual(
      new Set(ofSpain.filter(({ sportId }) => sportId === 1).map(({ id }) => id)),
    );
    expect((await results({ country: 'zz' })).totalCount).toBe(0);
  });

  it('of a team are its last ones, as the results of their days have them [SP-22]', async () => {
    const [first] = (await results({ sport: 1 })).games;
    const team = await visitor.send(TEAM, { params: { id: first?.home.id ?? 0 }, query: { lng: 'ru' } });
    const { team: named, sportId, results: last } = team.read();
    expect([named, sportId]).toEqual([first?.home, 1]);
    expect(last.length).toBeGreaterThan(0);
    expect(last.map(({ id }) => id)).toContain(first?.id);
    const starts = last.map(({ startsAt }) => startsAt);
    expect(starts).toEqual(starts.toSorted((one, other) => other - one));
    for (const game of last) {
      expect([game.home.id, game.away?.id]).toContain(named.id);
      const day = dayOf(game.startsAt, 3).from;
      expect((await results({ day, text: String(game.id) })).games).toEqual([game]);
    }
    expect((await visitor.send(TEAM, { params: { id: 7 }, query: { lng: 'ru' } })).status).toBe(404);
  });

  it('stand by sport and champ, the newest first, each on one page [SP-10]', async () => {
    const { totalCount } = await results({ sport: 1 });
    const pages = Math.ceil(totalCount / 30);
    const games: GameResult[] = [];
    for (let page = 1; page <= pages; page += 1) games.push(...(await results({ sport: 1, page })).games);
    expect(new Set(games.map(({ id }) => id)).size).toBe(totalCount);
    expect(new Set(games.map(({ sportId }) => sportId))).toEqual(new Set([1]));
    const champs = games.map(({ champId }) => champId);
    expect(champs.filter((id, place) => champs.indexOf(id) < place && champs[place - 1] !== id)).toEqual([]);
    const isLater = ({ champId, startsAt }: GameResult, place: number) => {
      const before = games[place - 1];
      return before?.champId === champId && before.startsAt < startsAt;
    };
    expect(games.filter(isLater)).toEqual([]);
    expect((await results({ sport: 1, page: pages + 1 })).games).toEqual([]);
  });

  it('are counted as they are listed, by champ and by day', async () => {
    const { champs, days: strip, liveCount } = await counts();
    const { totalCount } = await results();
    expect(champs.reduce((sum, { count }) => sum + count, 0)).toBe(totalCount);
    expect(strip.at(-1)).toBe(totalCount);
    const [champ] = champs;
    expect((await results({ champ: champ!.id })).totalCount).toBe(champ!.count);
    const live = await results({ type: 'live' });
    expect(live.totalCount).toBe(liveCount);
    expect(new Set(live.games.map(({ status }) => status))).toEqual(new Set(['playing', 'break']));
    const yesterday = today - days(1);
    expect((await counts('ended', yesterday)).days.at(-2)).toBe((await results({ day: yesterday })).totalCount);
  });

  it('with a zone are those of games being played whose play is drawn on a field, as their pages have it [SP-9] [MD-18]', async () => {
    const { games, totalCount } = await results({ type: 'zone' });
    const live = await results({ type: 'live' });
    expect(totalCount).toBeGreaterThan(0);
    expect(totalCount).toBeLessThan(live.totalCount);
    expect(new Set(games.map(({ status }) => status))).toEqual(new Set(['playing', 'break']));
    for (const { id, sportId, hasZone } of games.slice(0, 5)) {
      const { game, momentum } = (await visitor.send(GAME, { params: { id }, query: { lng: 'ru' } })).read();
      expect([hasZone, game.section, game.hasStatistics, momentum.length > 0]).toEqual([true, 'live', true, true]);
      expect(zoneField(sportId)).not.toBe('board');
    }
    const query = { lng: 'ru', section: 'live', time: 0, hours: 0 } as const;
    const onBoard = (await visitor.send(LINE, { query }))
      .read()
      .games.find(({ sportId }) => zoneField(sportId) === 'board');
    const text = String(onBoard!.id);
    expect((await results({ type: 'live', text })).games.map(({ hasZone }) => hasZone)).toEqual([false]);
    expect((await results({ type: 'zone', text })).games).toEqual([]);
  });

  it('of one competition are counted day by day as they are listed, and name it where it has none [SP-27]', async () => {
    const strip = dayStrip(today, fixture.clock.now(), 3);
    const of = async (champ: number, day = today) =>
      (
        await visitor.send(RESULT_COUNTS, {
          query: { lng: 'ru', type: 'ended', day, strip: strip[0]?.from ?? 0, champ },
        })
      ).read();
    const { champs, days: counted } = await of(1);
    const listed = await Promise.all(
      strip.map(async ({ from }) => (await results({ day: from, champ: 1 })).totalCount),
    );
    expect(counted).toEqual(listed);
    expect(champs).toEqual([expect.objectContaining({ id: 1, sportId: 1, count: listed.at(-1) })]);
    expect((await of(1, today + days(1))).champs).toEqual([expect.objectContaining({ id: 1, count: 0 })]);
    expect((await of(999)).champs).toEqual([]);
  });

  it('are found by names in both alphabets and by number, and only with something to look for [SP-10]', async () => {
    const [game] = (await results({ sport: 1 })).games;
    const english = (await results({ sport: 1, lng: 'en', text: String(game!.id) })).games[0];
    expect(english).toMatchObject({ id: game!.id });
    for (const text of [game!.home.name, english!.home.name, `${game!.away!.name} ${game!.home.name}`]) {
      expect((await results({ text })).games.map(({ id }) => id)).toContain(game!.id);
    }
    expect((await results({ text: 'qqqqq' })).totalCount).toBe(0);
    expect((await results({ of: '0' })).totalCount).toBe(0);
    expect((await results({ of: String(game!.champId) })).totalCount).toBe(
      (await results({ champ: game!.champId })).totalCount,
    );
  });

  it('agree with what was settled: 200 games, each outcome of result, totals and handicaps by the score [SP-19]', async () => {
    const seen: GameResult[] = [];
    for (const sport of [1, 2, 3, 8]) {
      const pages = await Promise.all([1, 2].map((page) => results({ sport, day: today - days(1), page })));
      seen.push(...pages.flatMap(({ games }) => games).slice(0, 50));
    }
    expect(seen.length).toBe(200);
    let checked = 0;
    for (const game of seen.filter(({ status }) => status === 'finished')) {
      const { result, markets, endedAt } = (await settled(game.id)).read();
      expect(result).toEqual(game);
      expect(endedAt).toBeGreaterThan(game.startsAt);
      expect(markets.flatMap(({ outcomes }) => outcomes)).toHaveLength(game.outcomeCount);
      checked += markets.filter((market) => agrees(market, game)).length;
    }
    expect(checked).toBeGreaterThan(800);
  });

  it('say nothing of a game that is not over, is none, or is still to be published', async () => {
    const { games } = (await visitor.send(LINE, { query: { lng: 'ru', section: 'all', time: 0, hours: 0 } })).read();
    for (const section of ['line', 'live'] as const) {
      const open = games.find((game) => game.section === section)!;
      expect((await settled(open.id)).status).toBe(404);
    }
    expect((await settled(2)).status).toBe(404);
    expect((await settled(9_007_199_254_740_991)).status).toBe(404);
    const future = fixture.sandbox.world.startingGames(today + days(20), today + days(20) + hours(3))[0]!;
    expect((await settled(future)).status).toBe(404);
  });

  it('count a game that was ended or broken off by hand, from that moment on', async () => {
    const { games } = (await visitor.send(LINE, { query: { lng: 'ru', section: 'live', time: 0, hours: 0 } })).read();
    const [first, second] = games.filter(({ status, sportId }) => status === 'playing' && sportId === 1);
    await visitor.send(FINISH_GAME, { params: { id: String(first!.id) } });
    await visitor.send(ABANDON_GAME, { params: { id: String(second!.id) } });
    await fixture.move(minutes(1));
    for (const [game, status] of [
      [first!, 'finished'],
      [second!, 'abandoned'],
    ] as const) {
      const day = dayOf(game.startsAt, 3).from;
      const found = (await results({ day, text: String(game.id) })).games[0];
      expect(found).toMatchObject({ id: game.id, status });
      const page = (await visitor.send(GAME, { params: { id: game.id }, query: { lng: 'ru' } })).read();
      expect(found?.score).toEqual(page.game.score);
    }
    const broken = (await settled(second!.id)).read();
    const isReturned = (market: SettledMarket) => market.outcomes.every(({ result }) => result === 'return');
    expect(broken.markets.filter(({ kind, period }) => kind === 'result' && period === 0).every(isReturned)).toBe(true);
  });

  it('have a game that was ended before its start on the day of its end, with its team and its champ, once [SP-31]', async () => {
    const query = { lng: 'ru', section: 'line', sport: 1, time: 0, hours: 0 } as const;
    const { games } = (await visitor.send(LINE, { query })).read();
    const { world } = fixture.sandbox;
    const game = games.find(({ id, champId }) =>
      world.seasonGames(champId, fixture.clock.now() + days(1)).includes(id),
    )!;
    const count = async () => (await counts()).champs.find(({ id }) => id === game.champId)?.count ?? 0;
    const before = await count();
    await visitor.send(FINISH_GAME, { params: { id: String(game.id) } });
    await fixture.move(61_000);
    const { games: found } = await results({ text: String(game.id) });
    expect(found.map(({ id, status }) => [id, status])).toEqual([[game.id, 'finished']]);
    expect(await count()).toBeGreaterThan(before);
    const team = await visitor.send(TEAM, { params: { id: game.home.id }, query: { lng: 'ru' } });
    expect(team.read().results[0]?.id).toBe(game.id);
    const champ = await visitor.send(CHAMP_STATISTICS, { params: { id: game.champId }, query: { lng: 'ru' } });
    expect(champ.read().games.map(({ id }) => id)).toContain(game.id);
  });

  it('cost no statement, whatever the day', async () => {
    const day = today - days(3);
    await results({ day });
    fixture.statements.length = 0;
    await results({ day, sport: 2 });
    await counts('ended', day);
    await results({ day, page: 2 });
    expect(fixture.statements).toEqual([]);
  });

  it.each([
    { type: 'ended', day: 'x' },
    { type: 'any' },
    { type: 'ended', page: 0 },
    { type: 'ended', text: 'x'.repeat(61) },
    { type: 'ended', of: '1;drop' },
  ])('refuse %o', async (query) => {
    expect((await visitor.send(RESULTS, { query: { lng: 'ru', ...query } as never })).status).toBe(400);
  });
});

function sum(left: SidePair, right: SidePair): SidePair {
  return { home: left.home + right.home, away: left.away + right.away };
}

/** A quarter of a goal is half a win. */
function settledBy(by: number): string {
  if (by === 0) return 'return';
  if (Math.abs(by) === 0.25) return by > 0 ? 'half-win' : 'half-lose';
  return by > 0 ? 'win' : 'lose';
}

/** Whether an outcome's result follows from the score by the rule that everyone knows; false for other markets. */
function agrees({ kind, period, line, outcomes }: SettledMarket, { sportId, score }: GameResult): boolean {
  // three periods count at ice hockey, whoever won the overtime
  const regular = sportId === 2 ? score.periods.slice(0, 3) : undefined;
  const side = period === 0 ? (regular?.reduce(sum, { home: 0, away: 0 }) ?? score) : score.periods[period - 1];
  if (side === undefined) return false;
  const won = (code: string): number | undefined => {
    if (kind === 'result')
      return [side.home > side.away, side.home === side.away, side.home < side.away][
        ['home', 'draw', 'away'].indexOf(code)
      ] === true
        ? 1
        : -1;
    if (kind === 'total' && line !== undefined)
      return code === 'over' ? side.home + side.away - line : line - side.home - side.away;
    if (kind === 'handicap' && line !== undefined)
      return code === 'home' ? side.home + line - side.away : side.away - line - side.home;
    if (kind === 'both-score') return (side.home > 0 && side.away > 0) === (code === 'yes') ? 1 : -1;
    return undefined;
  };
  const known = outcomes.flatMap(({ code, result }) => {
    const by = won(code);
    return by === undefined ? [] : [{ code, result, by }];
  });
  for (const { code, result, by } of known) {
    expect({ kind, period, line, code, score, result }).toEqual({
      kind,
      period,
      line,
      code,
      score,
      result: settledBy(by),
    });
  }
  return known.length > 0;
}
