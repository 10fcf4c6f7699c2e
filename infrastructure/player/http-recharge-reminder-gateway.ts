import type { RechargeReminderGateway } from '../../core/player/player-gateway.ts';
import { ok } from '../../core/shared/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import { SEE_RECHARGE_NOTIFICATION } from './player-calls.ts';

export function httpRechargeReminderGateway(http: HttpClient): RechargeReminderGateway {
  return {
    seen: async () => {
      const reply = await http.send(SEE_RECHARGE_NOTIFICATION, { body: { is_recharge_notification_seen: true } });
      return reply.ok ? ok(undefined) : reply;
    },
  };
}
