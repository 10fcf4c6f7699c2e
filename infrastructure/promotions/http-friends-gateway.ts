import type { FriendsGateway } from '../../core/promotions/bring-friend.ts';
import type { HttpClient } from '../http/http-client.ts';
import { FRIENDS } from './friend-calls.ts';

export function httpFriendsGateway(http: HttpClient): FriendsGateway {
  return { friends: async () => http.send(FRIENDS) };
}
