import { afterAll, describe, expect, it } from 'vitest';
import { deadHeatResult } from '../../../core/coupon/maths/bet-result.ts';
import { decimalOdds } from '../../../core/shared/odds.ts';
import { days, hours, minutes } from '../../../core/shared/time.ts';
import { isPlayerKind, isScorerKind } from '../../../core/sports/game/player-kinds.ts';
import type { GameResult } from '../../../core/sports/results/game-results.ts';
import { orderedTable, playedIn, recordIn, type LeagueRow } from '../../../core/sports/statistics/league-table.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { COUPON } from '../../../infrastructure/coupon/coupon-calls.ts';
import { GAME } from '../../../infrastructure/sports/game-calls.ts';
import { RESULTS, SETTLED_GAME } from '../../../infrastructure/sports/results-calls.ts';
import { LINE } from '../../../infrastructure/sports/sports-calls.ts';
import { CHAMP_STATISTICS, PLAYERS_DUEL } from '../../../infrastructure/sports/statistics-calls.ts';
import { accepted, order, place } from '../../support/browser/open-bets.ts';
import { deedsIn, resultByScorers, scorersIn, type Told } from '../../support/examples/scorer-oracle.ts';
import { resultByScore, stakeBack } from '../../support/examples/score-oracle.ts';
import { handClock } from '../../support/fakes/hand-clock.ts';
import { openFixture, START, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

/** Dota 2, CS2, League of Legends, Valorant, Rainbow Six, StarCraft II, and what computers play: football, hockey, basketball. */
const CYBER = [73, 76, 92, 95, 98, 100, 102, 104, 105] as const;
/** Football, hockey, basketball, volleyball, handball, baseball, rugby and esports: leagues with seasons; and tennis, which has none. */
const CHAMPS = [1, 24, 33, 53, 59, 49, 119, ...CYBER, 42] as const;
const SEEDS = ['agreed', 'replayed'] as const;
const GAMES_OF_A_SEED = 100;
const SCORER_GAMES = 30;
const STAKE = 20;
/** Few matches are played then, so that the questions of most seasons are open. */
const MORNING = START - hours(12);

/** A single that was placed: what it is of, and at which odds. */
interface Placed {
  readonly couponId: number;
  readonly gameId: number;
  readonly outcomeId: string;
  readonly odds: number;
}

interface Asked {
  readonly fixture: SandboxFixture;
  readonly player: TestPlayer;
}

interface Offered {
  readonly id: number;
  readonly version: number;
  readonly markets: readonly {
    readonly outcomes: readonly { readonly id: string; readonly odds: number; readonly isLocked: boolean }[];
  }[];
}

async function placeOn({ player }: Asked, game: Offered, pick: number): Promise<readonly Placed[]> {
  const open = game.markets.flatMap(({ outcomes }) => outcomes).filter(({ isLocked }) => !isLocked);
  const outcome = open[pick % Math.max(1, open.length)];
  if (outcome === undefined) return [];
  const odds = decimalOdds(outcome.odds as Parameters<typeof decimalOdds>[0]);
  const bet = { outcomeId: outcome.id, odds, version: game.version, block: 1 };
  const verdict = (await place(player, order(player, [bet], { amount: STAKE }))).read();
  return [{ couponId: accepted(verdict).coupons[0]!.id, gameId: game.id, outcomeId: outcome.id, odds }];
}

/** One single on each of so many games, shared out over the competitions. */
async function placeOnGames(asked: Asked): Promise<readonly Placed[]> {
  const placed: Placed[] = [];
  const each = Math.ceil(GAMES_OF_A_SEED / CHAMPS.length);
  for (const champ of CHAMPS) {
    const query = { lng: 'en', section: 'line', champ, time: 0, hours: 0 } as const;
    const { games } = (await asked.fixture.visitor().send(LINE, { query })).read();
    const wanted = games.slice(0, champ === CHAMPS.at(-1) ? GAMES_OF_A_SEED - placed.length : each);
    for (const game of wanted) placed.push(...(await placeOn(asked, game, placed.length * 7)));
  }
  return placed;
}

/** A single on somebody who may score in each of so many games of top football, or that nobody does. */
async function placeOnScorers(asked: Asked): Promise<readonly Placed[]> {
  const placed: Placed[] = [];
  const query = { lng: 'en', section: 'line', champ: CHAMPS[0], time: 0, hours: 0 } as const;
  const { games } = (await asked.fixture.visitor().send(LINE, { query })).read();
  for (const { id } of games.slice(0, SCORER_GAMES)) {
    const details = (await asked.fixture.visitor().send(GAME, { params: { id }, query: { lng: 'en' } })).read();
    const markets = details.markets.filter(({ kind }) => isScorerKind(kind) || isPlayerKind(kind));
    placed.push(...(await placeOn(asked, { ...details.game, markets }, placed.length * 13)));
  }
  return placed;
}

/** The course of the match, the settled market, what the coupon says and what it paid name the same scorers. */
async function expectScorers(asked: Asked, { gameId, outcomeId, couponId, odds }: Placed): Promise<string> {
  const of = { params: { id: gameId }, query: { lng: 'en' } } as const;
  const { lineUps, timeline, game } = (await asked.fixture.visitor().send(GAME, of)).read();
  const { markets } = (await asked.player.send(SETTLED_GAME, of)).read();
  const settled = markets.flatMap(({ outcomes }) => outcomes).find(({ id }) => id === outcomeId);
  const [, kind = '', , , code = ''] = outcomeId.split(':');
  const told =
    game.status === 'finished' ? resultByScorers({ lineUps: lineUps!, timeline }, kind, code) : settled?.result;
  expect([outcomeId, settled?.result]).toEqual([outcomeId, told]);
  const { payout, bets } = await couponOf(asked, couponId);
  expect([outcomeId, payout]).toEqual([outcomeId, Math.round(100 * STAKE * stakeBack(settled!.result, odds))]);
  expect(bets[0]).toMatchObject(
    game.status === 'finished' ? playerFacts({ lineUps: lineUps!, timeline }, kind, code) : {},
  );
  return settled!.result;
}

/** What the coupon says of the course of play. */
function playerFacts({ lineUps, timeline }: Told, kind: string, code: string) {
  if (deedsIn({ timeline }, kind, '') === undefined) return { scorers: scorersIn({ timeline }) };
  const side = code.startsWith('h') ? lineUps.home : lineUps.away;
  const { name, isStarter, cameOn } = side.find(({ number }) => number === Number(code.slice(1)))!;
  if (!isStarter && cameOn === undefined) return { deeds: undefined };
  return { deeds: deedsIn({ timeline }, kind, name)!.map(({ seconds, period }) => ({ seconds, period })) };
}

async function seasonOf({ fixture }: Asked, champ: number) {
  return (await fixture.visitor().send(CHAMP_STATISTICS, { params: { id: champ }, query: { lng: 'en' } })).read();
}

/** A single on each question of each season that no match is played of. */
async function placeOnSeasons(asked: Asked): Promise<readonly Placed[]> {
  const placed: Placed[] = [];
  for (const champ of CHAMPS) {
    const { finalId } = await seasonOf(asked, champ);
    if (finalId === undefined) continue;
    const { game, markets } = (
      await asked.fixture.visitor().send(GAME, { params: { id: finalId }, query: { lng: 'en' } })
    ).read();
    for (const market of markets) placed.push(...(await placeOn(asked, { ...game, markets: [market] }, placed.length)));
  }
  return placed;
}

/** The results pages of competitions since a moment of each: day by day of all of them, since the server keeps the last few days. */
async function resultsOf(
  { fixture }: Asked,
  since: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, readonly GameResult[]>> {
  const found = new Map([...since.keys()].map((champ): [number, GameResult[]] => [champ, []]));
  for (const { champ, day } of daysOf(since, fixture.clock.now())) {
    const before = found.get(champ)!.length;
    for (let page = 1, hasMore = true; hasMore; page += 1) {
      const query = { lng: 'en', type: 'ended', day, champ, page } as const;
      const { games, totalCount } = (await fixture.visitor().send(RESULTS, { query })).read();
      found.get(champ)!.push(...games);
      hasMore = games.length > 0 && found.get(champ)!.length - before < totalCount;
    }
  }
  return found;
}

function daysOf(since: ReadonlyMap<number, number>, until: number) {
  const found: { readonly champ: number; readonly day: number }[] = [];
  for (const [champ, from] of since) for (let day = from; day <= until; day += days(1)) found.push({ champ, day });
  return found.toSorted((one, other) => one.day - other.day);
}

async function couponOf({ player }: Asked, id: number) {
  return (await player.send(COUPON, { params: { id }, query: { lng: 'en' } })).read();
}

/** The row of the results page, the settled market and the coupon of a game say the same. */
async function expectAgreed(asked: Asked, bet: Placed, row: GameResult | undefined): Promise<boolean> {
  const reply = await asked.player.send(SETTLED_GAME, { params: { id: bet.gameId }, query: { lng: 'en' } });
  const { result, markets } = reply.read();
  expect(row).toEqual(result);
  const market = markets.find(({ outcomes }) => outcomes.some(({ id }) => id === bet.outcomeId));
  const settled = market?.outcomes.find(({ id }) => id === bet.outcomeId);
  const told = row?.status === 'abandoned' || market === undefined ? undefined : resultByScore(market, settled!, row!);
  expect([bet.outcomeId, row?.score, told ?? settled?.result]).toEqual([bet.outcomeId, row?.score, settled?.result]);
  const what = settled?.result ?? asked.fixture.sandbox.world.result(bet.outcomeId, asked.fixture.clock.now());
  const { state, payout } = await couponOf(asked, bet.couponId);
  expect([bet.outcomeId, payout]).toEqual([bet.outcomeId, Math.round(100 * STAKE * stakeBack(what, bet.odds))]);
  expect(state).not.toBe('open');
  return told !== undefined;
}

/** The table has each side's games of the results page and no others. */
function expectTable(rows: readonly LeagueRow[], results: readonly GameResult[]): void {
  for (const row of rows) {
    const own = results.flatMap(({ home, away, score }) =>
      home.id === row.side.id ? [score] : away?.id === row.side.id ? [{ home: score.away, away: score.home }] : [],
    );
    const { won, drawn, lost, scored, conceded } = recordIn(row, 'all');
    expect([row.side.name, won, drawn, lost, scored, conceded]).toEqual([
      row.side.name,
      own.filter(({ home, away }) => home > away).length,
      own.filter(({ home, away }) => home === away).length,
      own.filter(({ home, away }) => home < away).length,
      own.reduce((sum, { home }) => sum + home, 0),
      own.reduce((sum, { away }) => sum + away, 0),
    ]);
  }
  expect(rows.reduce((sum, row) => sum + playedIn(recordIn(row, 'all')), 0)).toBe(2 * results.length);
}

/** STC-15 The best scorers of a duel have the goals that the courses of the matches in the results tell. */
async function expectDuel(asked: Asked, champ: number, results: readonly GameResult[]): Promise<void> {
  const visitor = asked.fixture.visitor();
  const { players } = (await visitor.send(PLAYERS_DUEL, { params: { id: champ }, query: { lng: 'en' } })).read();
  for (const { side, shirt, squad, figures } of players) {
    const name = squad.find(({ number }) => number === shirt)!.name;
    const own = results.filter(({ home, away }) => home.id === side.id || away?.id === side.id);
    let goals = 0;
    for (const { id, status } of own) {
      if (status !== 'finished') continue;
      const details = (await visitor.send(GAME, { params: { id }, query: { lng: 'en' } })).read();
      goals += scorersIn(details).filter((scorer) => scorer.name === name).length;
    }
    expect([name, figures.find(({ kind }) => kind === 'goals')?.amount]).toEqual([name, goals]);
    expect(goals).toBeGreaterThan(0);
  }
}

/** The season has one table, of all whom the question of its winner offered as it began. */
function expectMembers(
  { fixture }: Asked,
  season: { readonly tables: readonly (readonly LeagueRow[])[]; readonly finalId: number; readonly since: number },
): void {
  const { tables, finalId, since } = season;
  expect(tables).toHaveLength(1);
  const { markets } = fixture.sandbox.world.game(finalId, { now: since, language: 'en' })!;
  const names = tables[0]!.map(({ side }) => side.name);
  const labels = markets[0]!.outcomes.map(({ label }) => label);
  expect([names.length, new Set(names)]).toEqual([labels.length, new Set(labels)]);
}

describe('a game that is over', () => {
  const fixtures: SandboxFixture[] = [];
  afterAll(async () => {
    for (const fixture of fixtures) await fixture.close();
  });

  it.each(SEEDS)(
    'is the same in the table, the results, the settled markets and what was paid, and so is its season (seed %s) [SP-19] [STC-6] [STC-8] [STC-10] [STC-11] [GLS-2] [GLS-3] [GLS-4] [GLS-5] [STC-15]',
    async (seed) => {
      const fixture = await openFixture({ seed }, undefined, handClock(MORNING));
      fixtures.push(fixture);
      const asked = { fixture, player: await fixture.player() };
      await fixture.move(1000);
      const money = async () => (await asked.player.send(ACCOUNT_LIST)).read().accounts[0]!.money;
      const before = await money();
      const bets = await placeOnGames(asked);
      expect(bets).toHaveLength(GAMES_OF_A_SEED);
      const onScorers = await placeOnScorers(asked);
      expect(onScorers).toHaveLength(SCORER_GAMES);
      const questions = [...(await placeOnSeasons(asked))];
      expect(questions.length).toBeGreaterThan(4);

      await fixture.move(days(7) + hours(12));
      const seasonsNow = new Map<number, Awaited<ReturnType<typeof seasonOf>>>();
      for (const champ of CHAMPS) seasonsNow.set(champ, await seasonOf(asked, champ));
      const rows = await resultsOf(asked, new Map([...seasonsNow].map(([champ, { since }]) => [champ, since])));
      for (const [champ, { since, tables, until, finalId }] of seasonsNow) {
        if (finalId !== undefined) expectMembers(asked, { tables, finalId, since });
        const isAnnounced = ({ id, startsAt }: GameResult) =>
          startsAt - fixture.sandbox.world.card(id, 'en')!.publishedAt === days(7);
        const counted = rows.get(champ)!.filter((game) => until === undefined || isAnnounced(game));
        expectTable(
          tables.flat(),
          counted.filter(({ status }) => status === 'finished'),
        );
      }
      await expectDuel(asked, CHAMPS[0], rows.get(CHAMPS[0]) ?? []);
      const byId = new Map([...rows.values()].flat().map((row) => [row.id, row]));
      let checkedByScore = 0;
      for (const bet of bets) checkedByScore += Number(await expectAgreed(asked, bet, byId.get(bet.gameId)));
      expect(checkedByScore).toBeGreaterThan(GAMES_OF_A_SEED / 6);
      const ofScorers = new Set<string>();
      for (const bet of onScorers) ofScorers.add(await expectScorers(asked, bet));
      expect(ofScorers.size).toBeGreaterThan(1);

      const lastTables = new Map<number, readonly LeagueRow[]>();
      const seasons = await Promise.all(
        [...new Set(questions.map(({ gameId }) => gameId))].map(async (id) => fixture.sandbox.world.card(id, 'en')!),
      );
      const end = Math.max(...seasons.map(({ startsAt }) => startsAt));
      await fixture.move(end - minutes(1) - fixture.clock.now());
      for (const { champId } of seasons) {
        const { tables, sportId } = await seasonOf(asked, champId);
        lastTables.set(champId, orderedTable(tables[0] ?? [], sportId, 'all'));
      }
      await fixture.move(days(1));
      await expectSeasons(asked, questions, lastTables);
      const paid = await Promise.all(
        [...bets, ...onScorers, ...questions].map(async ({ couponId }) => (await couponOf(asked, couponId)).payout),
      );
      const turned = paid.reduce((sum, payout) => sum + payout, 0) - 100 * STAKE * paid.length;
      expect(Number(await money()) - Number(before)).toBe(turned);
      await fixture.assertSound();
    },
    600_000,
  );
});

async function expectSeasons(
  asked: Asked,
  questions: readonly Placed[],
  tables: ReadonlyMap<number, readonly LeagueRow[]>,
): Promise<void> {
  for (const { couponId, outcomeId, gameId, odds } of questions) {
    const { bets, payout } = await couponOf(asked, couponId);
    const { champId } = asked.fixture.sandbox.world.card(gameId, 'en')!;
    const table = tables.get(champId) ?? [];
    const [, kind, , line = '1'] = outcomeId.split(':');
    const asksTop = kind === 'outright' || kind === 'season-top';
    const result = resultOfPlace(asksTop ? table : table.toReversed(), bets[0]!.label ?? '', Number(line || 1));
    expect([outcomeId, payout]).toEqual([outcomeId, Math.round(100 * STAKE * stakeBack(result, odds))]);
  }
}

/** Whether somebody is at one of the first places of a table; those who cannot be told apart share theirs. */
function resultOfPlace(table: readonly LeagueRow[], name: string, places: number) {
  const figures = (row: LeagueRow | undefined): string => JSON.stringify(row && recordIn(row, 'all'));
  const own = figures(table.find(({ side }) => side.name === name));
  const shared = table.flatMap((row, place) => (figures(row) === own ? [place] : []));
  if (!(shared[0]! < places)) return 'lose';
  return deadHeatResult(shared.at(-1)! < places ? 1 : shared.length);
}
