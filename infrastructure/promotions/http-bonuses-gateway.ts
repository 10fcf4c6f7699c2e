import type { BonusesGateway } from '../../core/promotions/bonuses-gateway.ts';
import type { HttpClient } from '../http/http-client.ts';
import { GIVE_UP_BONUS, PLAYER_BONUSES } from './bonus-account-calls.ts';

export function httpBonusesGateway(http: HttpClient): BonusesGateway {
  return {
    bonuses: async () => http.send(PLAYER_BONUSES, {}),
    giveUp: async (idBonus) => http.send(GIVE_UP_BONUS, { body: { idBonus } }),
  };
}
