import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minutes } from '../../../core/shared/time.ts';
import { DISCONNECT } from '../../../infrastructure/session/session-calls.ts';
import { FINISH_GAME, SET_FEED } from '../../../infrastructure/site/debugger-calls.ts';
import { USER_TOKEN, VIDEO_USER_TOKEN } from '../../../infrastructure/session/token-calls.ts';
import {
  GAME_VIDEOS,
  VIDEO_PREFIX,
  VIDEO_TOKEN_HEADER,
  videoPlaylist,
} from '../../../infrastructure/sports/media-calls.ts';
import { LINE } from '../../../infrastructure/sports/sports-calls.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
let player: TestPlayer;
let stranger: TestPlayer;
let token: string;
let videoId: string;

beforeAll(async () => {
  fixture = await openFixture();
  [player, stranger] = [await fixture.player(), await fixture.player()];
});
afterAll(() => fixture.close());

beforeEach(async () => {
  await fixture.move(4000);
  token = (await player.send(VIDEO_USER_TOKEN, { body: {} })).read();
  const { videos } = (await fixture.visitor().send(GAME_VIDEOS)).read();
  const live = videos.find(({ gameId }) => isLongLive(gameId));
  videoId = live?.videoId ?? '';
});

/** Began a while ago and does not end soon. */
function isLongLive(gameId: number): boolean {
  const { world } = fixture.sandbox;
  const now = fixture.clock.now();
  const startsAt = world.card(gameId, 'en')?.startsAt ?? Infinity;
  return startsAt < now - minutes(5) && (world.end(gameId) ?? 0) > now + minutes(10);
}

async function get(url: string, { cookies }: Pick<TestPlayer, 'cookies'>, sent?: string) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return fixture.app.inject({
    url,
    headers: { cookie, ...(sent === undefined ? {} : { [VIDEO_TOKEN_HEADER]: sent }) },
  });
}

const part = (name: string): string => `${VIDEO_PREFIX}${videoId}/${name}`;

describe('videos', () => {
  it('the list names games in play on a field and those that begin before it is asked for again, the top ones recommended [MD-31]', async () => {
    const { world } = fixture.sandbox;
    const { videos } = (await fixture.visitor().send(GAME_VIDEOS)).read();
    const starts = videos.map(({ gameId }) => world.card(gameId, 'en')?.startsAt ?? Infinity);
    expect(videos.length).toBeGreaterThan(5);
    expect(starts.filter((startsAt) => startsAt > fixture.clock.now() + minutes(10))).toEqual([]);
    expect(new Set(videos.map(({ isRecommended }) => isRecommended))).toEqual(new Set([true, false]));
    expect(new Set(videos.map(({ videoSource }) => videoSource))).toEqual(new Set(['LIVE']));
  });

  it('the list says of each contest in play or about to begin that it has a zone and whether that works [MD-41]', async () => {
    const list = async () => (await fixture.visitor().send(GAME_VIDEOS)).read();
    const { zones, videos } = await list();
    const open = (
      await fixture.visitor().send(LINE, { query: { lng: 'en', section: 'live', time: 0, hours: 0 } })
    ).read();
    const ids = new Set(zones.map(({ gameId }) => gameId));
    const played = open.games.map(({ id, away }) => [id, away !== undefined] as const);
    expect(played.map(([id]) => [id, ids.has(id)])).toEqual(played);
    expect(played.some(([, hasTwoSides]) => !hasTwoSides)).toBe(true);
    expect(videos.every(({ gameId }) => ids.has(gameId))).toBe(true);
    expect(new Set(zones.map(({ state }) => state))).toEqual(new Set(['on']));
    await fixture.visitor().send(SET_FEED, { body: { mode: 'frozen', delay: 0 } });
    expect(new Set((await list()).zones.map(({ state }) => state))).toEqual(new Set(['broken']));
    await fixture.visitor().send(SET_FEED, { body: { mode: 'running', delay: 0 } });
  });

  it('a stream is a list of the last 12 seconds in fragments of 2, none of them of a moment that is not over [MD-32]', async () => {
    const reply = await get(videoPlaylist(videoId), player, token);
    const numbers = [...reply.body.matchAll(/^(\d+)\.m4s$/gm)].map(([, number]) => Number(number));
    const startsAt = fixture.sandbox.world.card(Number(videoId.slice(5)), 'en')?.startsAt ?? 0;
    const last = Math.floor((fixture.clock.now() - startsAt) / 2000) - 1;
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(numbers).toEqual([last - 5, last - 4, last - 3, last - 2, last - 1, last]);
    expect((await get(part(`${last + 1}.m4s`), player, token)).statusCode).toBe(404);
    expect((await get(part(`${last - 6}.m4s`), player, token)).statusCode).toBe(404);
    expect((await get(part(`${last}.m4s`), player, token)).rawPayload.subarray(4, 8).toString()).toBe('moof');
    expect((await get(part('init.mp4'), player, token)).rawPayload.subarray(4, 8).toString()).toBe('ftyp');
  });

  it('a match that has ended answers that its video is over, one that has not begun that there is none [MD-38]', async () => {
    const { world } = fixture.sandbox;
    const ended = Number(videoId.slice(5));
    const { videos } = (await fixture.visitor().send(GAME_VIDEOS)).read();
    const coming = videos.find(({ gameId }) => (world.card(gameId, 'en')?.startsAt ?? 0) > fixture.clock.now());
    expect((await get(videoPlaylist(coming?.videoId ?? ''), player, token)).statusCode).toBe(404);
    await fixture.visitor().send(FINISH_GAME, { params: { id: String(ended) }, body: {} });
    await fixture.move(minutes(2));
    const renewed = (await player.send(VIDEO_USER_TOKEN, { body: {} })).read();
    expect((await get(videoPlaylist(videoId), player, renewed)).statusCode).toBe(410);
  });

  it('a fragment is encoded once for all who watch, and the same again after it was forgotten [MD-32]', async () => {
    const { body } = await get(videoPlaylist(videoId), player, token);
    const name = /^\d+\.m4s$/m.exec(body)?.[0] ?? '';
    const other = (await stranger.send(VIDEO_USER_TOKEN, { body: {} })).read();
    const [one, two] = await Promise.all([get(part(name), player, token), get(part(name), stranger, other)]);
    expect(one.rawPayload.length).toBeGreaterThan(500);
    expect(one.rawPayload.equals(two.rawPayload)).toBe(true);
  });

  it('without a token, with that of another player, a forged or an outdated one nothing of a stream is given [MD-33]', async () => {
    const foreign = (await stranger.send(VIDEO_USER_TOKEN, { body: {} })).read();
    const [text = '', signed = ''] = token.split('.');
    const forged = `${Buffer.from(
      Buffer.from(text, 'base64url')
        .toString()
        .replace(/"exp":\d/, '"exp":9'),
    ).toString('base64url')}.${signed}`;
    for (const url of [videoPlaylist(videoId), part('init.mp4'), part('1.m4s')]) {
      for (const sent of [undefined, '', 'x', foreign, forged]) {
        const reply = await get(url, player, sent);
        expect([reply.statusCode, reply.json()]).toEqual([403, { code: 'video-token' }]);
      }
    }
    expect((await get(videoPlaylist(videoId), fixture.visitor(), token)).statusCode).toBe(403);
    fixture.clock.move(minutes(16));
    expect((await get(videoPlaylist(videoId), player, token)).statusCode).toBe(403);
  });

  it('a token ends with its session and is replaced with its other tokens [MD-33, TOK-8]', async () => {
    const watcher = await fixture.player();
    const videoTokenOf = async () => (await watcher.send(VIDEO_USER_TOKEN, { body: {} })).read();
    const status = async (sent: string) => (await get(videoPlaylist(videoId), watcher, sent)).statusCode;
    const first = await videoTokenOf();
    expect(await status(first)).toBe(200);
    await watcher.send(USER_TOKEN, { query: { force_refresh: 'true' } });
    const second = await videoTokenOf();
    expect([await status(first), await status(second)]).toEqual([403, 200]);
    const cookies = new Map(watcher.cookies);
    await watcher.send(DISCONNECT);
    expect((await get(videoPlaylist(videoId), { cookies }, second)).statusCode).toBe(403);
  });

  it('one player watches the videos of 6 matches at once, and one more when one of them was left [MD-37]', async () => {
    const watcher = await fixture.player();
    const sent = (await watcher.send(VIDEO_USER_TOKEN, { body: {} })).read();
    const { videos } = (await fixture.visitor().send(GAME_VIDEOS)).read();
    const live = videos.filter(({ gameId }) => isLongLive(gameId)).slice(0, 7);
    const replies = [];
    for (const each of live) replies.push(await get(videoPlaylist(each.videoId), watcher, sent));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect([replies[6]?.headers['retry-after'], replies[6]?.json()]).toEqual(['6', { code: 'too-often' }]);
    expect((await get(videoPlaylist(live[0]?.videoId ?? ''), watcher, sent)).statusCode).toBe(200);
    await fixture.move(6000);
    expect((await get(videoPlaylist(live[6]?.videoId ?? ''), watcher, sent)).statusCode).toBe(200);
  });

  it('a game without a video, and one that is none, have no stream [MD-31]', async () => {
    const { world } = fixture.sandbox;
    const { videos } = (await fixture.visitor().send(GAME_VIDEOS)).read();
    const filmed = new Set(videos.map(({ gameId }) => gameId));
    const other = world.openGames(fixture.clock.now()).find((id) => isLongLive(id) && !filmed.has(id));
    for (const id of [`live-${other}`, 'live-1', 'live-9999999999999999', 'x', '..%2f..']) {
      expect((await get(videoPlaylist(id), player, token)).statusCode).toBe(404);
    }
  });
});
