import type { AvailabilityGateway } from '../../core/navigation/availability-gateway.ts';
import { failureLog } from '../../core/notices/logged-failure.ts';
import { isSitePath } from '../../core/session/return-address.ts';
import type { BanFacts } from '../../core/player/player-ban.ts';
import type { PlayerGateway } from '../../core/player/player-gateway.ts';
import { isCancelled, type RequestFailure } from '../../core/shared/request-failure.ts';
import { ok } from '../../core/shared/result.ts';
import type { MaintenanceGateway } from '../../core/site/config/maintenance-gateway.ts';
import { isUnderMaintenance } from '../../core/site/config/maintenance-window.ts';
import type { HttpClient } from '../http/http-client.ts';
import { TERMS_STATUS, USER_CONFIG } from '../player/player-calls.ts';
import { AVAILABLE_PARTITIONS, BLOCK, REDIRECT_LIGHT } from './navigation-calls.ts';

/** The player's own reading of it outlives the page; what guards a page does not. */
const GUARDING_CONFIG = { ...USER_CONFIG, isOfPage: true } as const;
const ONCE = { times: 0, delay: 0 } as const;
const MALFORMED = { kind: 'malformed', path: 'url' } as const;

export interface AvailabilitySources {
  readonly maintenance: MaintenanceGateway;
  /** Called with an answer of the redirect service that is none. */
  readonly log: (line: string) => void;
  /** PR-42 The player whom the page is reading already, if it is: what guards it asks for no second copy. */
  readonly playerUnderWay?: PlayerGateway['playerUnderWay'];
  /** Whoever waits for a first byte does not wait for the redirect service to be asked again: the browser does that. */
  readonly asksOnce?: boolean;
}

/** Asks over HTTP. */
export function httpAvailabilityGateway(
  http: HttpClient,
  { maintenance, log, playerUnderWay, asksOnce = false }: AvailabilitySources,
): AvailabilityGateway {
  const redirectLight = asksOnce ? { ...REDIRECT_LIGHT, retry: ONCE } : REDIRECT_LIGHT;
  const tell = (failure: RequestFailure): void => {
    const line = failure.kind === 'malformed' ? failureLog(failure, 'redirect') : undefined;
    if (line !== undefined) log(line);
  };
  return {
    isMaintenance: async () => {
      const reply = await maintenance.window();
      return reply.ok ? ok(isUnderMaintenance(reply.value)) : reply;
    },
    redirectFor: async (url) => {
      const reply = await http.send(redirectLight, { body: { url } });
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
      const shared = await playerUnderWay?.();
      // whoever asked for it may have given it up
      if (shared !== undefined && !isCancelled(shared)) return shared.ok ? ok(banFacts(shared.value)) : shared;
      const reply = await http.send(GUARDING_CONFIG);
      return reply.ok ? ok(banFacts(reply.value.result)) : reply;
    },
    termsStatus: async () => http.send(TERMS_STATUS),
  };
}

function banFacts({ banLevel, banVersion, withdrawalNeed }: BanFacts): BanFacts {
  return { banLevel, banVersion, withdrawalNeed };
}
