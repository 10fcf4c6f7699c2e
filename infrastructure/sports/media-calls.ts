import * as v from 'valibot';
import { ZONE_STATES } from '../../core/media/game-video.ts';
import { defineCall } from '../http/call.ts';
import { wireId } from '../http/wire.ts';

/** MD-84 A video whose id is missing is told of when it is opened. */
const VIDEO_ID = /^[\w-]{0,40}$/;

export const GAME_VIDEOS = defineCall({
  name: 'gameVideos',
  summary:
    'What can be watched of the games being played and of those that begin within the next 10 minutes: videos, and zones with their state',
  method: 'GET',
  path: '/web-api/sports/media',
  reply: v.object({
    videos: v.pipe(
      v.array(
        v.object({
          gameId: wireId,
          videoId: v.pipe(v.string(), v.regex(VIDEO_ID)),
          videoSource: v.pipe(v.string(), v.regex(/^[A-Z0-9_]{1,32}$/)),
          isRecommended: v.boolean(),
        }),
      ),
      v.maxLength(1000),
    ),
    zones: v.pipe(v.array(v.object({ gameId: wireId, state: v.picklist(ZONE_STATES) })), v.maxLength(5000)),
  }),
  access: 'public',
  changes: 'none',
  isForAll: true,
});

/** Where the streams of videos lie; they are no calls, since a player library asks for them. */
export const VIDEO_PREFIX = '/web-api/video/';

/** The header that the token of videos comes in: an address would be logged. */
export const VIDEO_TOKEN_HEADER = 'x-video-token';

export function videoPlaylist(videoId: string): string {
  return `${VIDEO_PREFIX}${encodeURIComponent(videoId)}/playlist.m3u8`;
}
