import type { MiniAppsGateway } from '../../core/mini-apps/mini-apps-gateway.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { HttpClient } from '../http/http-client.ts';
import { MINI_APP } from './mini-app-calls.ts';

export function httpMiniAppsGateway(http: HttpClient, lng: Language): MiniAppsGateway {
  return {
    content: async ({ slot, path, isForced }, until) =>
      http.send(
        MINI_APP,
        { params: { slot }, query: { lng, path, ...(isForced === true ? { spa: '1' as const } : {}) } },
        until,
      ),
  };
}
