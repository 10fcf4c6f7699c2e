import { ok } from '../../core/shared/result.ts';
import type { BannerGateway } from '../../core/sports/showcase/banner-gateway.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { HttpClient } from '../http/http-client.ts';
import { BANNERS } from './banner-calls.ts';

export function httpBannerGateway(http: HttpClient, lng: Language): BannerGateway {
  return {
    banners: async () => {
      const reply = await http.send(BANNERS, { query: { lng } });
      return reply.ok ? ok(reply.value.banners) : reply;
    },
  };
}
