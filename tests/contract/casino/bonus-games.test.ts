import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { BonusGameRoute } from '../../../core/casino/bonus-game.ts';
import { checkBonusPlay } from '../../../core/casino/mini/bonus-draw.ts';
import { BONUS_GAME_LIST } from '../../../core/casino/mini/bonus-games.ts';
import { gamePlace } from '../../../core/casino/mini/game-place.ts';
import { gameList, readGameList } from '../../../core/casino/game-list.ts';
import { matchPath } from '../../../core/navigation/route-table.ts';
import { hours } from '../../../core/shared/time.ts';
import {
  BONUS_GAMES_BOARD,
  BONUS_PLAYS,
  GAMES_PREVIEW,
  PLAY_BONUS_GAME,
} from '../../../infrastructure/casino/mini-game-calls.ts';
import { SAVE_OFFICE_SETTING } from '../../../infrastructure/player/office-settings-calls.ts';
import { REWARDS } from '../../../infrastructure/promotions/reward-calls.ts';
import { SERVER_DIGESTS } from '../../../infrastructure/sandbox/casino/provider/slot-seeds.ts';
import { GAME_PLACES } from '#ui/casino/games/game-places.ts';
import { shutOut } from '../../support/browser/walks/set-limits.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.assertSound());
afterAll(() => fixture.close());

const boardOf = async (player: TestPlayer) => (await player.send(BONUS_GAMES_BOARD)).read();
const gameOn = async (player: TestPlayer, game: BonusGameRoute) =>
  (await boardOf(player)).games.find(({ route }) => route === game)!;
const playsOf = async (player: TestPlayer, game: BonusGameRoute) =>
  (await player.send(BONUS_PLAYS, { params: { game } })).read().plays;

/** Plays once by the hash that is promised now. */
async function play(player: TestPlayer, game: BonusGameRoute, changes: { picks?: number[]; serverHash?: string } = {}) {
  const { nextHash } = await gameOn(player, game);
  const body = { serverHash: nextHash, playerSeed: 'mine', picks: game === 'fortuna-bonus' ? [] : [0], ...changes };
  const key = randomUUID();
  const send = async (changed: Partial<typeof body> = {}) =>
    player.send(PLAY_BONUS_GAME, { params: { game }, body: { ...body, ...changed }, key });
  return { reply: await send(), again: send, body };
}

/** Players one after another, until one of them wins. */
async function winner() {
  for (let tries = 0; tries < 60; tries += 1) {
    const player = await fixture.player();
    const played = await play(player, 'fortuna-bonus');
    if (played.reply.read().points > 0) return { player, ...played };
  }
  throw new Error('nobody wins');
}

describe('a bonus game', () => {
  it('is drawn from the seed whose hash was promised, and told with the outcome [MG-6, MG-10]', async () => {
    const player = await fixture.player();
    const { nextHash } = await gameOn(player, 'chest-bonus');
    const { reply } = await play(player, 'chest-bonus', { picks: [4] });
    const played = reply.read();
    expect(played.serverHash).toBe(nextHash);
    expect(createHash('sha256').update(played.serverSeed).digest('hex')).toBe(nextHash);
    expect(await checkBonusPlay(played, SERVER_DIGESTS)).toBe('fair');
    expect(played.points).toBe(played.drawn[4]);
    expect((await gameOn(player, 'chest-bonus')).nextHash).not.toBe(nextHash);
  });

  it('is played as often a day as is said, and again from midnight of UTC+3 [MG-1]', async () => {
    const player = await fixture.player();
    expect((await boardOf(player)).games.map(({ left }) => left)).toEqual(
      BONUS_GAME_LIST.map(({ attempts }) => attempts),
    );
    await play(player, 'fortuna-bonus');
    expect((await gameOn(player, 'fortuna-bonus')).left).toBe(1);
    await play(player, 'fortuna-bonus');
    const third = await play(player, 'fortuna-bonus');
    expect(third.reply).toMatchObject({ status: 409, code: 'no-attempts' });
    const { renewsAt, serverTime } = await boardOf(player);
    expect(renewsAt - serverTime).toBeLessThanOrEqual(hours(24));
    fixture.clock.move(renewsAt - serverTime);
    expect((await gameOn(player, 'fortuna-bonus')).left).toBe(2);
    expect((await play(player, 'fortuna-bonus')).reply.status).toBe(200);
  });

  it('gives its points once, however often it is sent [MG-8, RWD-1]', async () => {
    const { player, reply, again } = await winner();
    const { points } = reply.read();
    expect((await boardOf(player)).points).toBe(points);
    const repeats = await Promise.all(Array.from({ length: 5 }, () => again()));
    expect(repeats.map(({ body }) => body)).toEqual(Array.from({ length: 5 }, () => reply.body));
    expect(await boardOf(player)).toMatchObject({ points });
    expect((await gameOn(player, 'fortuna-bonus')).left).toBe(1);
    expect((await again({ playerSeed: 'other' })).status).toBe(422);
    const { rewards } = (await player.send(REWARDS)).read();
    expect(rewards).toMatchObject([{ kind: 'game', state: 'credited', given: { points } }]);
  });

  it('takes one attempt of many that are sent at once [MG-1, MG-8]', async () => {
    const player = await fixture.player();
    const { nextHash: serverHash } = await gameOn(player, 'safe-bonus');
    const body = { serverHash, playerSeed: 'mine', picks: [1] };
    const sent = Array.from({ length: 6 }, async () =>
      player.send(PLAY_BONUS_GAME, { params: { game: 'safe-bonus' }, body, key: randomUUID() }),
    );
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await playsOf(player, 'safe-bonus')).toHaveLength(1);
  });

  it('is not drawn for wrong places or another hash, and takes no attempt then [MG-6, MG-7, MG-8]', async () => {
    const player = await fixture.player();
    const codeOf = async (changes: { picks?: number[]; serverHash?: string }) =>
      (await play(player, 'chest-bonus', changes)).reply.code;
    expect(await codeOf({ picks: [] })).toBe('picks');
    expect(await codeOf({ picks: [9] })).toBe('picks');
    expect(await codeOf({ picks: [0, 1] })).toBe('picks');
    expect(await codeOf({ serverHash: '0'.repeat(64) })).toBe('another-seed');
    expect((await gameOn(player, 'chest-bonus')).left).toBe(1);
  });

  it('is neither offered nor played by whoever is shut out [MG-9, BON-10, RG-23]', async () => {
    const player = await fixture.player();
    const { nextHash: serverHash } = await gameOn(player, 'fortuna-bonus');
    await shutOut(player, 7, 'deposit-time-out');
    const board = await boardOf(player);
    expect(board.stop).toBe('restricted');
    expect(board.games.every(({ left }) => left === 0)).toBe(true);
    const body = { serverHash, playerSeed: 'mine', picks: [] };
    const refused = await player.send(PLAY_BONUS_GAME, {
      params: { game: 'fortuna-bonus' },
      body,
      key: randomUUID(),
    });
    expect(refused).toMatchObject({ status: 403, code: 'bonus-closed' });
    const kept = await fixture.sandbox.database
      .selectFrom('bonus_plays')
      .select('id')
      .where('user_id', '=', player.userId)
      .execute();
    expect(kept).toEqual([]);
  });

  it('is not offered to who takes no bonuses [MG-9, OFS-11]', async () => {
    const player = await fixture.player();
    await player.send(SAVE_OFFICE_SETTING, { body: { id: 'bonus_type', value: 0, lng: 'en' } });
    expect((await boardOf(player)).stop).toBe('declined');
    expect((await play(player, 'fortuna-bonus')).reply).toMatchObject({ status: 403, code: 'bonus-closed' });
  });

  it('is seen by its player alone [SEC-83]', async () => {
    const [player, other] = [await fixture.player(), await fixture.player()];
    await play(player, 'dragon-bonus');
    expect(await playsOf(player, 'dragon-bonus')).toHaveLength(1);
    expect(await playsOf(other, 'dragon-bonus')).toEqual([]);
    const visitor = await fixture.visitor().send(BONUS_PLAYS, { params: { game: 'dragon-bonus' } });
    expect(visitor.status).toBe(401);
  });
});

describe('the list of games', () => {
  const QUERY = { whence: 1, groupId: 1, ref: 1, lng: 'en', fcountry: 'ru', includeCategories: 'false' } as const;

  it('has games that are there to be played, and bonus games for who asks [MG-2, MG-11, MD-15, CG-4, CG-8]', async () => {
    const { games } = (await fixture.visitor().send(GAMES_PREVIEW, { query: QUERY })).read();
    const read = readGameList(games);
    const listed = read.ok ? read.value : [];
    expect(listed).toHaveLength(games.length);
    expect(gameList(listed).some(({ tag }) => tag === 'BG')).toBe(false);
    expect(gameList(listed, { withBonusGames: true }).filter(({ tag }) => tag === 'BG')).toHaveLength(6);
    expect(gameList(listed, { category: 'slots' })).toHaveLength(24);
    const places = gameList(listed).map((game) => matchPath(`/${gamePlace(game)}`)?.name);
    expect(places.every((name) => name !== undefined)).toBe(true);
    const played = gameList(listed).map((game) => gamePlace(game));
    expect(new Set(played).size).toBe(played.length);
    expect(played).toEqual(
      expect.arrayContaining([
        'keno',
        'lotto/view/1',
        'card-games',
        'poker',
        'tvgames',
        'casino/battle',
        'casino/andarbahar',
      ]),
    );
    for (const { route } of GAME_PLACES)
      expect(['slots', ...gameList(listed).map((game) => gamePlace(game))]).toContain(route);
    const russian = (await fixture.visitor().send(GAMES_PREVIEW, { query: { ...QUERY, lng: 'ru' } })).read();
    expect(russian.games).toContainEqual(expect.objectContaining({ name: 'Колесо фортуны' }));
  });
});
