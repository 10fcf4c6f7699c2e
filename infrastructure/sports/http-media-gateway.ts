import type { MediaGateway } from '../../core/media/game-video.ts';
import { ok } from '../../core/shared/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import { GAME_VIDEOS } from './media-calls.ts';

export function httpMediaGateway(http: HttpClient): MediaGateway {
  return {
    videos: async () => {
      const reply = await http.send(GAME_VIDEOS, {});
      return reply.ok ? ok(reply.value.videos) : reply;
    },
  };
}
