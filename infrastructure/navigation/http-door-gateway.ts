import type { DoorGateway } from '../../core/navigation/door-gateway.ts';
import { failureLog } from '../../core/notices/failure-notice.ts';
import { isSitePath } from '../../core/session/return-address.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { ok } from '../../core/shared/result.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { HttpClient } from '../http/http-client.ts';
import { TERMS_STATUS, USER_CONFIG } from '../player/player-calls.ts';
import { CONFIG_GROUP } from '../site/site-calls.ts';
import { AVAILABLE_PARTITIONS, BLOCK, REDIRECT_LIGHT } from './navigation-calls.ts';

const MALFORMED = { kind: 'malformed', path: 'url' } as const;

/** Asks over HTTP; `log` is told of an answer of the redirect service that is none. */
export function httpDoorGateway(http: HttpClient, lang: Language, log: (line: string) => void): DoorGateway {
  const tell = (failure: RequestFailure): void => {
    const line = failure.kind === 'malformed' ? failureLog(failure, 'redirect') : undefined;
    if (line !== undefined) log(line);
  };
  return {
    isMaintenance: async () => {
      const reply = await http.send(CONFIG_GROUP, { query: { groups: 'maintenance', lang } });
      return reply.ok ? ok(reply.value.result['maintenance']?.['isActive'] === true) : reply;
    },
    redirectFor: async (url) => {
      const reply = await http.send(REDIRECT_LIGHT, { body: { url } });
      if (!reply.ok) {
        tell(reply.error);
        return reply;
      }
      const { redirect: isRedirect, ...order } = reply.value;
      if (isRedirect && !isSitePath(order.url)) tell(MALFORMED);
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
