import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ZoneState } from '../../../core/media/game-video.ts';
import { MEDIA_LIST_ASKED_EVERY } from '../../../core/media/media-selection.ts';
import { GAME_VIDEOS, VIDEO_PREFIX, VIDEO_TOKEN_HEADER } from '../../sports/media-calls.ts';
import { isPurposeTokenOf } from '../players/user-token.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { GameCard } from '../world/game-card.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { openFilm } from './game-film.ts';
import { hasCamera } from './has-camera.ts';
import { playlistText } from './playlist-text.ts';
import { runningFilms } from './running-films.ts';

type VideoParts = Pick<SandboxParts, 'world' | 'book' | 'overrides' | 'feed' | 'now'>;
type FilmedGame = Pick<GameCard, 'id' | 'sportId' | 'champId'>;
type VideoRequest = FastifyRequest<{ readonly Params: { readonly video: string; readonly part: string } }>;

const VIDEO_ID = /^live-(\d{1,16})$/;
const SEGMENT = /^(\d{1,9})\.m4s$/;

/** Which games have a video, and the videos themselves, for players whose token of videos holds. */
export function serveVideos(api: ServedApi, parts: VideoParts): void {
  const { world, book, feed } = parts;
  const isFilmed = cameras(parts);
  serveCall(api, GAME_VIDEOS, () => {
    const until = book.now() + MEDIA_LIST_ASKED_EVERY;
    const games = book.games().filter(({ isLive, startsAt }) => isLive || startsAt <= until);
    // a zone draws what the feed tells
    const state: ZoneState = feed.mode === 'running' ? 'on' : 'broken';
    return {
      zones: games.filter(({ away }) => away !== undefined).map(({ id }) => ({ gameId: id, state })),
      videos: games
        .filter(isFilmed)
        .map(({ id, isTop }) => ({ gameId: id, videoId: `live-${id}`, videoSource: 'LIVE', isRecommended: isTop })),
    };
  });

  const film = openFilm(parts);
  const runFilm = runningFilms(parts.now);
  api.app.get(`${VIDEO_PREFIX}:video/:part`, async (request: VideoRequest, reply) => {
    void reply.header('cache-control', 'private, no-store');
    const player = await playerOf(api, request);
    if (player === undefined) return reply.code(403).send({ code: 'video-token' });
    const { video, part } = request.params;
    const id = Number(VIDEO_ID.exec(video)?.[1] ?? -1);
    const game = world.card(id, 'en');
    if (game === undefined || !isFilmed(game)) return missing(reply);
    const window = film.window(id);
    if (window === undefined) return game.startsAt <= parts.now() ? over(reply) : missing(reply);
    const wait = runFilm(player, id);
    if (wait !== undefined) return reply.code(429).header('retry-after', String(wait)).send({ code: 'too-often' });
    if (part === 'playlist.m3u8') return reply.type('application/vnd.apple.mpegurl').send(playlistText(window));
    if (part === 'init.mp4') return reply.type('video/mp4').send(await film.init());
    const viewer = { by: player, isGone: () => request.raw.socket.destroyed };
    const segment = await film.segment(id, Number(SEGMENT.exec(part)?.[1] ?? -1), viewer);
    if (segment === 'busy') return reply.code(503).header('retry-after', '2').send({ code: 'busy' });
    return segment === undefined ? missing(reply) : reply.type('video/iso.segment').send(segment);
  });
}

/** Which games a camera is at. */
function cameras({ world }: VideoParts): (game: FilmedGame) => boolean {
  const topChamps = new Set(
    world
      .champs('en')
      .filter(({ isTop }) => isTop)
      .map(({ id }) => id),
  );
  return ({ id, sportId, champId }) => hasCamera({ id, sportId, isTop: topChamps.has(champId) });
}

/** Who may see videos: a token opens them only in the session that it was given to, until that ends or has its tokens replaced. */
async function playerOf({ sessions, origin, now }: ServedApi, request: FastifyRequest): Promise<string | undefined> {
  const session = await sessions.current(request);
  const token = request.headers[VIDEO_TOKEN_HEADER];
  if (session === undefined || typeof token !== 'string' || token.length > 4096) return undefined;
  const isAllowed = isPurposeTokenOf(origin, token, { purpose: 'video', session, now: now() });
  return isAllowed ? String(session.userId) : undefined;
}

/** MD-38 */
function over(reply: FastifyReply): FastifyReply {
  return reply.code(410).send({ code: 'video-over' });
}

function missing(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ code: 'video' });
}
