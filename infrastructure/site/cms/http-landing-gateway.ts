import type { LandingGateway } from '../../../core/site/cms/cms-gateway.ts';
import type { Language } from '../../../core/site/config/language.ts';
import { ok } from '../../../core/shared/result.ts';
import type { HttpClient } from '../../http/http-client.ts';
import { LANDING } from './landing-calls.ts';
import { readBlocks } from './read-blocks.ts';

export function httpLandingGateway(http: HttpClient, lng: Language): LandingGateway {
  return {
    landing: async (landing) => {
      const reply = await http.send(LANDING, { params: { landing }, query: { lng } });
      if (!reply.ok) return reply;
      const { blocks, updatedAt: changedAt, ...rest } = reply.value;
      return ok({ ...rest, changedAt, blocks: readBlocks(blocks) });
    },
  };
}
