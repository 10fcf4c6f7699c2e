import type { DoorGateway } from '../../core/navigation/door-gateway.ts';
import { ok } from '../../core/shared/result.ts';
import type { Language } from '../../core/site/language.ts';
import type { HttpClient } from '../http/http-client.ts';
import { TERMS_STATUS, USER_CONFIG } from '../player/player-calls.ts';
import { CONFIG_GROUP } from '../site/site-calls.ts';
import { AVAILABLE_PARTITIONS, BLOCK, REDIRECT_LIGHT } from './navigation-calls.ts';

export function httpDoorGateway(http: HttpClient, lang: Language): DoorGateway {
  return {
    isMaintenance: async () => {
      const reply = await http.send(CONFIG_GROUP, { query: { groups: 'maintenance', lang } });
      return reply.ok ? ok(reply.value.result['maintenance']?.['isActive'] === true) : reply;
    },
    redirectFor: async (url) => {
      const reply = await http.send(REDIRECT_LIGHT, { body: { url } });
      if (!reply.ok) return reply;
      const { redirect: isRedirect, ...order } = reply.value;
      return ok({ isRedirect, ...order });
    },
    blockFor: async (url, auth) => http.send(BLOCK, { body: { auth, url } }),
    partitions: async () => {
      const reply = await http.send(AVAILABLE_PARTITIONS);
      if (!reply.ok) return reply;
      return ok(reply.value.success ? reply.value.listAvailablePartitions : []);
    },
    ban: async () => {
      const reply = await http.send(USER_CONFIG);
      return reply.ok ? ok(reply.value.result) : reply;
    },
    termsStatus: async () => http.send(TERMS_STATUS),
  };
}
