import { TIME_FILTER_CODES, TIME_FILTERS } from '../../../core/sports/line/line-filter.ts';
import { bySound } from '../../../core/sports/search/typed-otherwise.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { days, hours, minutes } from '../../../core/shared/time.ts';
import type { Game } from '../../../core/sports/game/game.ts';
import type { LineChanges, LineDelta, LineSnapshot } from '../../../core/sports/line/line-reply.ts';
import { lineGroups } from '../../../core/sports/line/line-groups.ts';
import { lineState } from '../../../core/sports/line/line-state.ts';
import { withChanges } from '../../../core/sports/line/with-changes.ts';
import type { CallInput } from '../../../infrastructure/http/call.ts';
import { ABANDON_GAME, FINISH_GAME, SET_FEED, SHIFT_PRICES } from '../../../infrastructure/site/debugger-calls.ts';
import { GAME, GAME_CHANGES } from '../../../infrastructure/sports/game-calls.ts';
import { LINE_CHANGES } from '../../../infrastructure/sports/line-changes-calls.ts';
import { RESULTS } from '../../../infrastructure/sports/results-calls.ts';
import { GAMES, SEARCH } from '../../../infrastructure/sports/found-games-calls.ts';
import { LINE, TREE } from '../../../infrastructure/sports/sports-calls.ts';
import { dayOf } from '../../../core/sports/results/result-days.ts';
import { SPORTS } from '../../../core/sports/tree/sport.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';
import type { Visitor } from '../../support/browser/visitor.ts';

type LineQuery = NonNullable<CallInput<typeof LINE>['query']>;

const ALL = { lng: 'ru', section: 'all', time: 0, hours: 0 } as const;

describe('the line', () => {
  let fixture: SandboxFixture;
  let visitor: Visitor;
  beforeAll(async () => {
    fixture = await openFixture();
    visitor = fixture.visitor();
  });
  beforeEach(() => fixture.move(1000));
  afterAll(() => fixture.close());

  const line = async (query: Partial<LineQuery> = {}) =>
    (await visitor.send(LINE, { query: { ...ALL, ...query } })).read() as LineSnapshot;
  const changes = async (since: number, query: Partial<LineQuery> = {}) =>
    (await visitor.send(LINE_CHANGES, { query: { ...ALL, ...query, since } })).read();
  const force = async (game: Game, call: typeof FINISH_GAME | typeof ABANDON_GAME) => {
    fixture.clock.move(1000);
    return visitor.send(call, { params: { id: String(game.id) }, body: {} });
  };

  it('has every sport and at least 120 champs, 1,500 games of the line and 120 live', async () => {
    const tree = (await visitor.send(TREE, { query: { lng: 'ru' } })).read();
    expect(tree.sports.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(
      SPORTS.map(({ id }) => id).toSorted((one, other) => one - other),
    );
    expect(tree.champs.length).toBeGreaterThanOrEqual(120);
    const sum = (pick: 'lineCount' | 'liveCount') => tree.sports.reduce((total, sport) => total + sport[pick], 0);
    expect(sum('lineCount')).toBeGreaterThanOrEqual(1500);
    // nobody plays in two places at once, so the rosters bound how many matches run
    expect(sum('liveCount')).toBeGreaterThanOrEqual(120);
    for (const { id, liveCount, lineCount } of tree.sports) {
      const champs = tree.champs.filter(({ sportId }) => sportId === id);
      expect(champs.reduce((total, champ) => total + champ.lineCount, 0)).toBe(lineCount);
      expect(champs.reduce((total, champ) => total + champ.liveCount, 0)).toBe(liveCount);
    }
  });

  it('has a tree of all sports with the champs of some, the first of them where there are many [LN-69]', async () => {
    const tree = async (query: Partial<CallInput<typeof TREE>['query']> = {}) =>
      (await visitor.send(TREE, { query: { lng: 'ru', ...query } })).read();
    const [all, none, two] = [await tree(), await tree({ of: '0' }), await tree({ of: '1,4', first: 0 })];
    expect([none.sports, none.champs]).toEqual([all.sports, []]);
    const names = all.champs.filter(({ sportId }) => sportId === 1 || sportId === 4).map(({ id }) => id);
    expect(two.champs.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(names);
    expect((await tree({ of: '1' })).champs).toEqual(all.champs.filter(({ sportId }) => sportId === 1));
  });

  it('has a beginning in the order of its table, with its top games and what is left by sport [LN-66]', async () => {
    for (const query of [{}, { section: 'live' }, { section: 'line', sport: 1 }] as const) {
      for (const lng of ['ru', 'en'] as const) {
        const { games, rest, ...part } = await line({ ...query, lng, most: 60, order: 1 });
        const whole = await line({ ...query, lng });
        const groups = lineGroups(whole.games, new Map(whole.champs.map((champ) => [champ.id, champ])), {
          isByCountry: true,
          isFavouriteChamp: () => false,
        });
        const order = groups.flatMap(({ champs }) => champs.flatMap(({ games: ids }) => ids));
        expect(games.slice(0, rest?.shown).map(({ id }) => id)).toEqual(order.slice(0, 60));
        expect(new Map(whole.games.map((game) => [game.id, game]))).toEqual(
          new Map([...whole.games, ...games].map((game) => [game.id, game])),
        );
        expect(games.map(({ id }) => id)).toEqual(expect.arrayContaining([...(rest?.top ?? [])]));
        expect(rest?.sports.reduce((sum, { games: left }) => sum + left, 60)).toBe(whole.games.length);
        expect(part.counts).toEqual(whole.counts);
        const [first] = groups[0]!.champs.slice(-1);
        const favourite = await line({ ...query, lng, most: 20, order: 1, first: String(first!.champ.id) });
        expect(favourite.games[0]?.champId).toBe(first!.champ.id);
      }
    }
    const few = await line({ sport: 40, most: 7680 });
    expect([few.rest, few.games]).toEqual([undefined, (await line({ sport: 40 })).games]);
  });

  it('comes with the most important games where nothing is chosen, and with all of live', async () => {
    const { games, counts, champs } = await line();
    const live = games.filter(({ section }) => section === 'live');
    expect(games.length - live.length).toBe(150);
    expect(counts.all).toBeGreaterThan(1500);
    expect((await line({ section: 'live' })).games.map(({ id }) => id)).toEqual(live.map(({ id }) => id));
    const inLine = await line({ section: 'line' });
    expect(inLine.games.every(({ section, status }) => section === 'line' && status === 'scheduled')).toBe(true);
    const champIds = new Set(games.map(({ champId }) => champId));
    expect(new Set(champs.map(({ id }) => id))).toEqual(champIds);
  });

  it('is narrowed by sport, champ, hours and time, and counts what each time filter would leave', async () => {
    const sport = await line({ sport: 1, section: 'line' });
    expect(sport.games.every(({ sportId }) => sportId === 1)).toBe(true);
    expect(sport.games).toHaveLength(sport.counts.all);
    const champ = sport.champs[0]!;
    const ofChamp = await line({ champ: champ.id });
    expect(ofChamp.games.every(({ champId }) => champId === champ.id)).toBe(true);
    expect(ofChamp.games).toHaveLength(champ.lineCount + champ.liveCount);
    const soon = await line({ sport: 1, section: 'line', hours: 6 });
    const limit = fixture.clock.now() + hours(6);
    expect(soon.games).toEqual(sport.games.filter(({ startsAt }) => startsAt <= limit));
    for (const code of TIME_FILTER_CODES.slice(1)) {
      const filtered = await line({ sport: 1, time: TIME_FILTERS[code] });
      expect([code, filtered.games.length]).toEqual([code, filtered.counts[code]]);
      expect(filtered.games.length).toBeGreaterThan(0);
    }
    const top = await line({ time: 6 });
    const day = fixture.clock.now() + hours(24);
    expect(top.games.every(({ isTop, section, startsAt }) => isTop && (section === 'live' || startsAt <= day))).toBe(
      true,
    );
    // a few of many: two fifths of all would be no choice
    expect(top.counts.recommended).toBeLessThan(top.counts.all / 5);
    const second = await line({ sport: 1, time: 3 });
    expect(second.games.every(({ clock, section }) => section === 'live' && clock.period === 2)).toBe(true);
    expect((await visitor.send(LINE, { query: { ...ALL, time: 5 } })).status).toBe(400);
  });

  it('is that of a page: its top games, cyber sports, a team or a part of the line, all of them [SP-2, SP-3, SP-21]', async () => {
    const tree = (await visitor.send(TREE, { query: { lng: 'ru' } })).read();
    const counted = (isIts: (sportId: number) => boolean) =>
      tree.sports
        .filter(({ id }) => isIts(id))
        .reduce((sum, { liveCount, lineCount }) => sum + liveCount + lineCount, 0);
    const top = await line({ page: 'topgame' });
    expect(top.games.length).toBeGreaterThan(0);
    expect(top.games.every(({ isTop }) => isTop)).toBe(true);
    expect(top.counts.all).toBe(top.games.length);
    const cyber = await line({ page: 'cyber' });
    expect(new Set(cyber.games.map(({ sportId }) => sportId))).toEqual(new Set([40, 41, 42, 43, 44, 45]));
    expect(cyber.games).toHaveLength(counted((id) => id >= 40 && id <= 45));
    const [first] = (await line({ sport: 1, section: 'line' })).games;
    const team = first?.home.id ?? 0;
    const its = await line({ team });
    expect(its.games.map(({ id }) => id)).toContain(first?.id);
    expect(its.games.every(({ home, away }) => home.id === team || away?.id === team)).toBe(true);
    const soon = await line({ sport: 1, menu: 'upcoming' });
    expect(soon.games).toHaveLength((await line({ sport: 1, time: 1 })).games.length);
    expect((await line({ sport: 1, menu: 'top' })).games.every(({ isTop }) => isTop)).toBe(true);
  });

  it('is given by its changes: what they say, applied, is the line itself', async () => {
    const queries = [
      { section: 'live' },
      { sport: 1 },
      { section: 'line', hours: 1 },
      {},
      { most: 20, order: 1 },
      { section: 'live', most: 60, order: 0 },
    ] as const;
    const known: LineSnapshot[] = [];
    for (const query of queries) known.push(await line(query));
    for (const by of [1000, 1000, minutes(3), minutes(40)]) {
      await fixture.move(by);
      for (const [place, query] of queries.entries()) {
        const delta = await changes(known[place]!.version, query);
        if (delta !== undefined) known[place] = applied(known[place]!, delta);
        const whole = await line(query);
        const champs = expect.anything() as unknown;
        expect({ ...known[place], serverTime: 0 }).toEqual({ ...whole, serverTime: 0, champs });
        expect(sortedById(known[place]!.champs)).toEqual(sortedById(whole.champs));
      }
    }
  });

  it('changes little from second to second, and not at all between two ticks', async () => {
    const { version, games } = await line();
    expect(await changes(version)).toBeUndefined();
    await fixture.move(1000);
    const delta = (await changes(version)) as LineDelta;
    expect(delta.version).toBeGreaterThan(version);
    expect(delta.changed.length).toBeGreaterThan(0);
    expect(delta.changed.length + delta.games.length).toBeLessThan(games.length / 2);
  });

  it('comes whole for those who ask with a version it does not remember', async () => {
    const query = { section: 'live', sport: 1 } as const;
    const old = await line(query);
    for (const since of [0, fixture.clock.now() - minutes(1) - 7, fixture.clock.now() + days(9)]) {
      const whole = await changes(since, query);
      expect([whole?.isWhole, whole?.games]).toEqual([true, old.games]);
    }
    expect(await changes(old.version, query)).toBeUndefined();
    await force(old.games[0]!, FINISH_GAME);
    expect(await changes(old.version, query)).toMatchObject({ isWhole: false, removed: [old.games[0]!.id] });
    const after = await changes(fixture.clock.now() - minutes(1) - 7, query);
    expect([after?.isWhole, after?.games]).toEqual([true, (await line(query)).games]);
    expect(after?.games.map(({ id }) => id)).not.toContain(old.games[0]!.id);
  });

  it('never computes the games of a moment that somebody asks for', async () => {
    const { world } = fixture.sandbox;
    const moments = vi.spyOn(world, 'openGames');
    const before = await line({ section: 'live' });
    for (let year = 1; year <= 20; year += 1)
      await changes(fixture.clock.now() - days(365 * year), { section: 'live' });
    expect(await changes(before.version, { section: 'live' })).toBeUndefined();
    expect(moments).not.toHaveBeenCalled();
    moments.mockRestore();
  });

  it('is remembered whatever champs others invent', async () => {
    const { version } = await line({ section: 'live', hours: 24 });
    for (let champ = 1; champ <= 310; champ += 1) await line({ champ: 1_000_000 + champ });
    expect(await changes(version, { section: 'live', hours: 24 })).toBeUndefined();
  });

  it('has each game in both languages with the same prices', async () => {
    const [russian, english] = [await line({ sport: 4 }), await line({ sport: 4, lng: 'en' })];
    expect(english.games.map(({ id, markets }) => [id, markets])).toEqual(
      russian.games.map(({ id, markets }) => [id, markets]),
    );
    expect(russian.games[0]?.home.name).toMatch(/[а-яё]/i);
    expect(english.games[0]?.home.name).toMatch(/^[\u0020-\u024f]+$/);
  });

  it('finds teams and champs by a part of their name in either language', async () => {
    const [game] = (await line({ sport: 1, section: 'line' })).games;
    const english = (await line({ sport: 1, section: 'line', lng: 'en' })).games.find(({ id }) => id === game!.id);
    for (const text of [game!.home.name.toUpperCase(), english!.home.name.toLowerCase()]) {
      const found = (await visitor.send(SEARCH, { query: { lng: 'ru', text } })).read();
      expect(found.games.map(({ id }) => id)).toContain(game!.id);
      expect(found.games.length).toBeLessThanOrEqual(20);
    }
    const named = (await line({ sport: 1 })).games.find(
      ({ home }) => home.name.includes('ё') || home.name.includes(' '),
    )!;
    const said = `${named.away?.name ?? ''} - ${named.home.name}`
      .toUpperCase()
      .replaceAll('Ё', 'Е')
      .replaceAll(' ', '  ');
    const loosely = (await visitor.send(SEARCH, { query: { lng: 'ru', text: said.slice(0, 60) } })).read();
    expect(loosely.games.map(({ id }) => id)).toContain(named.id);
    const champ = (await line({ sport: 1 })).champs[0]!;
    const byChamp = (await visitor.send(SEARCH, { query: { lng: 'ru', text: champ.name } })).read();
    expect(byChamp.champs.map(({ id }) => id)).toContain(champ.id);
  });

  it('finds the season of a competition, and that of a team which plays in it alone [LN-89]', async () => {
    const { world } = fixture.sandbox;
    const PREMIER = 1;
    const search = async (text: string) =>
      (await visitor.send(SEARCH, { query: { lng: 'en', text } }))
        .read()
        .outrights.filter(({ champId }) => champId === PREMIER);
    const [league] = await search('England. Premier League');
    expect(league).toEqual({
      champId: PREMIER,
      sportId: 1,
      champName: 'England. Premier League',
      countryCode: 'gb-eng',
    });
    const now = fixture.clock.now();
    const sides = new Set(
      world.seasonGames(PREMIER, world.season(PREMIER, now)!.to - 1).flatMap((id) => {
        const card = world.card(id, 'en')!;
        return [card.home.id, card.away!.id];
      }),
    );
    const teams = world.teams().filter(({ champIds }) => champIds.includes(PREMIER));
    expect(teams.length).toBeGreaterThan(sides.size);
    for (const { id: teamId } of teams) {
      const { team } = world.team(teamId, 'en')!;
      const found = (await search(team.name)).some((outright) => outright.team?.id === teamId);
      expect([team.name, found]).toEqual([team.name, sides.has(teamId)]);
    }
  });

  it('finds a team by the wrong layout, the other alphabet and a slip of the finger [LN-79, LN-80, LN-81, LN-83]', async () => {
    const { games } = await line({ sport: 1, section: 'line' });
    const word = (name: string) =>
      name
        .toLowerCase()
        .split(/[^а-яё]/)
        .find(({ length }) => length > 6);
    const named = games.find(({ home }) => word(home.name) !== undefined)!;
    const typed = word(named.home.name)!;
    const layout = Array.from(
      typed,
      (letter) => "qwertyuiop[]asdfghjkl;'zxcvbnm,."['йцукенгшщзхъфывапролджэячсмитьбю'.indexOf(letter)] ?? '`',
    );
    const slip = typed.slice(0, 3) + typed.slice(4);
    for (const text of [layout.join(''), bySound(typed), slip]) {
      const found = (await visitor.send(SEARCH, { query: { lng: 'ru', text } })).read();
      expect([text, found.games.some(({ home, away }) => [home.id, away?.id].includes(named.home.id))]).toEqual([
        text,
        true,
      ]);
    }
  });

  it('finds a player by the open matches of his team, and says so [GLS-9]', async () => {
    const { games } = await line({ champ: 1, section: 'line' });
    const { lineUps } = (await visitor.send(GAME, { params: { id: games[0]!.id }, query: { lng: 'ru' } })).read();
    const { name } = lineUps!.away.at(-1)!;
    for (const text of [name.toUpperCase(), name.split(' ').toReversed().join(' ')]) {
      const found = (await visitor.send(SEARCH, { query: { lng: 'ru', text } })).read();
      expect(found.players).toContainEqual({ gameId: games[0]!.id, name });
    }
  });

  it('refuses more than 120 searches a minute of one address, and no others [LN-88]', async () => {
    await fixture.move(60_000);
    const search = async (remoteAddress: string) => {
      const url = `${SEARCH.path}?${new URLSearchParams({ lng: 'ru', text: 'ab' }).toString()}`;
      return fixture.app.inject({ url, remoteAddress });
    };
    const replies = [];
    for (let times = 0; times < 121; times += 1) replies.push(await search('192.0.2.1'));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(120);
    expect([replies[120]?.statusCode, replies[120]?.headers['retry-after']]).toEqual([429, '60']);
    expect((await search('192.0.2.2')).statusCode).toBe(200);
    await fixture.move(60_000);
    expect((await search('192.0.2.1')).statusCode).toBe(200);
  });

  it('gives named games and leaves out those that are not open', async () => {
    const [one, two] = (await line({ sport: 2, section: 'line' })).games;
    const ids = `${String(two!.id)},1,${String(one!.id)},${String(two!.id)}`;
    const { games } = (await visitor.send(GAMES, { query: { lng: 'ru', ids } })).read();
    expect(games).toEqual([two, one]);
  });

  it('gives a game again only where it changed', async () => {
    const [row] = (await line({ sport: 1, section: 'line' })).games;
    const params = { id: row!.id };
    const details = (await visitor.send(GAME, { params, query: { lng: 'ru' } })).read();
    expect(details.game).toEqual(row);
    expect(details.markets.length).toBeGreaterThan(row!.markets.length);
    const query = { lng: 'ru', since: row!.version } as const;
    expect((await visitor.send(GAME_CHANGES, { params, query })).read().details).toBeNull();
    fixture.clock.move(1000);
    await visitor.send(SHIFT_PRICES, { params: { id: String(row!.id) }, body: { factor: 1.3 } });
    const changed = (await visitor.send(GAME_CHANGES, { params, query })).read().details;
    expect(changed?.game.version).toBeGreaterThan(row!.version);
    expect((await visitor.send(GAME, { params: { id: 2 }, query: { lng: 'ru' } })).status).toBe(404);
  });

  it('moves a finished game to the results of its day', async () => {
    const [game] = (await line({ sport: 1, section: 'live' })).games;
    await force(game!, FINISH_GAME);
    expect((await line({ sport: 1, section: 'live' })).games.map(({ id }) => id)).not.toContain(game!.id);
    const day = dayOf(game!.startsAt, 0).from;
    const results = (
      await visitor.send(RESULTS, { query: { lng: 'ru', type: 'ended', day, text: String(game!.id) } })
    ).read();
    expect(results.games.find(({ id }) => id === game!.id)).toMatchObject({ status: 'finished' });
    const tomorrow = { lng: 'ru', type: 'ended', day: day + days(1) } as const;
    expect((await visitor.send(RESULTS, { query: tomorrow })).read().totalCount).toBe(0);
  });

  it('stands still, falls silent and slows down when the debugger says so', async () => {
    const set = (mode: 'running' | 'frozen' | 'down', delay = 0) => visitor.send(SET_FEED, { body: { mode, delay } });
    await set('frozen');
    const { version } = await line();
    await fixture.move(minutes(5));
    expect(await changes(version)).toBeUndefined();
    expect((await line()).version).toBe(version);
    await set('down');
    const down = await visitor.send(LINE, { query: ALL });
    expect([down.status, down.code, down.headers['retry-after']]).toEqual([503, 'feed-down', '5']);
    await set('running', 60);
    const began = performance.now();
    expect((await line()).version).toBeGreaterThan(version);
    expect(performance.now() - began).toBeGreaterThanOrEqual(55);
    await set('running');
  });
});

/** The line that a page has after changes. */
function applied(known: LineSnapshot, changes: LineChanges): LineSnapshot {
  const next = withChanges(lineState(known), changes);
  if (!next.ok) throw new Error(next.error.code);
  const { games, champs, ...rest } = next.value;
  return { ...rest, serverTime: changes.serverTime, games: [...games.values()], champs: [...champs.values()] };
}

function sortedById<Entry extends { readonly id: number }>(entries: readonly Entry[]): readonly Entry[] {
  return entries.toSorted((one, other) => one.id - other.id);
}
