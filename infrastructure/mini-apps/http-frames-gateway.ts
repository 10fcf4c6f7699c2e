import type { FramesGateway } from '../../core/mini-apps/frames-gateway.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { HttpClient } from '../http/http-client.ts';
import { MINI_APP_FRAME } from './frame-calls.ts';

/** Where the pages of applications lie that stand in frames. */
export function httpFramesGateway(http: HttpClient, lng: Language): FramesGateway {
  return {
    frame: async ({ slot, path }, until) =>
      http.send(MINI_APP_FRAME, { params: { slot }, query: { lng, path } }, until),
  };
}
