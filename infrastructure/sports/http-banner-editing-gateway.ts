import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import type { BannerEditingGateway, KeptBanner } from '../../core/sports/showcase/banner-gateway.ts';
import type { EditedBanner } from '../../core/sports/showcase/edited-banner.ts';
import type { HttpClient } from '../http/http-client.ts';
import { ADD_BANNER, ALL_BANNERS, CHANGE_BANNER, MOVE_BANNER } from './banner-editing-calls.ts';

export function httpBannerEditingGateway(http: HttpClient): BannerEditingGateway {
  return {
    all: async () => bannersOf(await http.send(ALL_BANNERS)),
    add: async (banner) => bannersOf(await http.send(ADD_BANNER, { body: bodyOf(banner) })),
    change: async ({ id, ...banner }) =>
      bannersOf(await http.send(CHANGE_BANNER, { params: { id: String(id) }, body: bodyOf(banner) })),
    move: async (id, step) => bannersOf(await http.send(MOVE_BANNER, { params: { id: String(id) }, body: { step } })),
  };
}

function bodyOf({ countries, ...banner }: EditedBanner) {
  return { ...banner, countries: [...countries] };
}

function bannersOf(
  reply: Result<{ readonly banners: readonly KeptBanner[] }, RequestFailure>,
): Result<readonly KeptBanner[], RequestFailure> {
  return reply.ok ? ok(reply.value.banners) : reply;
}
