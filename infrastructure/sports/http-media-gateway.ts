import type { MediaGateway } from '../../core/media/game-video.ts';
import type { HttpClient } from '../http/http-client.ts';
import { GAME_VIDEOS } from './media-calls.ts';

export function httpMediaGateway(http: HttpClient): MediaGateway {
  return { list: () => http.send(GAME_VIDEOS, {}) };
}
