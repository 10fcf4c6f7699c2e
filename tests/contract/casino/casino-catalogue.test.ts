import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { gameRtp } from '../../../core/casino/catalogue/catalogue-game.ts';
import { casinoProviders } from '../../../core/casino/casino-game.ts';
import type { CallInput } from '../../../infrastructure/http/call.ts';
import {
  CASINO_CATALOGUE,
  CASINO_FAVOURITES,
  CASINO_PROVIDERS,
  KEEP_CASINO_FAVOURITE,
  OWN_CASINO_GAMES,
} from '../../../infrastructure/casino/catalogue-calls.ts';
import { inventedGames } from '../../../infrastructure/sandbox/casino/seed-games.ts';
import { seededPlayer, spin } from '../../support/browser/walks/play-slots.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.assertSound());
afterAll(() => fixture.close());

const found = async (query: NonNullable<CallInput<typeof CASINO_CATALOGUE>['query']>) =>
  (await fixture.visitor().send(CASINO_CATALOGUE, { query })).read();

describe('the catalogue of games', () => {
  it('has 1,500 games of 60 providers, each on a machine that plays, the same each time [CTL-6]', async () => {
    const { total, games } = await found({});
    const { providers } = (await fixture.visitor().send(CASINO_PROVIDERS)).read();
    expect([total, games.length, casinoProviders(providers).length]).toEqual([1500, 60, 60]);
    expect(providers.reduce((sum, { gameCount }) => sum + gameCount, 0)).toBe(1500);
    expect(inventedGames()).toEqual(inventedGames());
    expect(new Set(inventedGames().games.map(({ name }) => name)).size).toBe(1500);
  });

  it('is paged without a gap, and filtered by theme, provider, machine and news [CTL-1, CTL-3]', async () => {
    const pages = await Promise.all([0, 60, 120].map(async (offset) => found({ offset, order: 'name' })));
    const names = pages.flatMap(({ games }) => games.map(({ name }) => name));
    expect(new Set(names).size).toBe(180);
    const sea = await found({ theme: 'sea', machines: 'bold.calm' });
    expect(sea.games.every(({ theme, machine }) => theme === 'sea' && machine !== 'steady')).toBe(true);
    const fresh = await found({ isNew: 'true' });
    expect([fresh.total > 50, fresh.games.every(({ isNew }) => isNew)]).toEqual([true, true]);
    const [first] = sea.games;
    const own = await found({ provider: first!.providerId });
    expect(own.games.every(({ provider }) => provider === first!.provider)).toBe(true);
  });

  it('is narrowed to what returns as much as is asked for, alone and among machines [CTL-8]', async () => {
    const [all, from] = await Promise.all([found({ leastRtp: 9450 }), found({ leastRtp: 9550 })]);
    expect(all.total).toBe(1500);
    expect(from.total).toBeLessThan(1500);
    expect(from.games.every((game) => (gameRtp(game) ?? 0) >= 9550)).toBe(true);
    const calm = await found({ leastRtp: 9550, machines: 'bold.calm' });
    expect([calm.total > 0, calm.games.every(({ machine }) => machine === 'calm')]).toEqual([true, true]);
    expect(await found({ leastRtp: 9600, machines: 'bold.calm' })).toEqual({ total: 0, games: [], isGuess: false });
  });

  it.each([
    ['Dragon', false],
    ['dragan', true],
    ['дракон', true],
    ['вкфпщт', true],
  ])('finds dragons by %s [CTL-5]', async (search, isGuess) => {
    const { games, isGuess: isGuessed } = await found({ search });
    expect(games.some(({ name }) => name.startsWith('Dragon'))).toBe(true);
    expect(isGuessed).toBe(isGuess);
  });

  it('finds nothing for what is none [CTL-5]', async () => {
    expect(await found({ search: 'qwrtzx' })).toEqual({ total: 0, games: [], isGuess: false });
  });
});

it('has one brand with a page of its own [PRM-32]', async () => {
  const { providers } = (await fixture.visitor().send(CASINO_PROVIDERS)).read();
  expect(providers.filter(({ isBrand }) => isBrand === true).map(({ id }) => id)).toEqual(['northforge']);
});

describe('the games of a player', () => {
  it('are those marked, and those played last [CTL-7]', async () => {
    const player = await seededPlayer(fixture);
    const mark = async (gameId: number, isFavourite: boolean) =>
      (await player.send(KEEP_CASINO_FAVOURITE, { body: { gameId, isFavourite } })).read().gameIds;
    await mark(4, true);
    await fixture.move(1000);
    expect(await mark(9, true)).toEqual([9, 4]);
    expect(await mark(9, false)).toEqual([4]);
    expect((await player.send(CASINO_FAVOURITES)).read().gameIds).toEqual([4]);
    expect((await player.send(KEEP_CASINO_FAVOURITE, { body: { gameId: 9999, isFavourite: true } })).status).toBe(404);
    await spin(player, { gameId: 11 });
    await fixture.move(1000);
    await spin(player, { gameId: 12 });
    const own = async (kind: 'favourites' | 'recent') =>
      (await player.send(OWN_CASINO_GAMES, { params: { kind } })).read().games.map(({ id }) => id);
    expect([await own('favourites'), await own('recent')]).toEqual([[4], [12, 11]]);
  });

  it('are of nobody else [SEC-83]', async () => {
    const [player, other] = [await seededPlayer(fixture), await seededPlayer(fixture)];
    await player.send(KEEP_CASINO_FAVOURITE, { body: { gameId: 4, isFavourite: true } });
    await spin(player, { gameId: 11 });
    for (const kind of ['favourites', 'recent'] as const) {
      const { games } = (await other.send(OWN_CASINO_GAMES, { params: { kind } })).read();
      expect(games, kind).toEqual([]);
    }
  });
});
