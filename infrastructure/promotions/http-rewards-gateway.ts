import type { RewardsGateway } from '../../core/promotions/reward.ts';
import type { HttpClient } from '../http/http-client.ts';
import { REWARDS } from './reward-calls.ts';

export function httpRewardsGateway(http: HttpClient): RewardsGateway {
  return { rewards: async () => http.send(REWARDS) };
}
