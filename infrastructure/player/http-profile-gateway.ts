import type { ProfileGateway } from '../../core/player/profile/profile-gateway.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { HttpClient } from '../http/http-client.ts';
import { profileOnWire, SAVE_PROFILE } from './profile-calls.ts';

export function httpProfileGateway(http: HttpClient, lng: Language): ProfileGateway {
  return { save: async (change) => http.send(SAVE_PROFILE, { body: { ...profileOnWire(change), lng } }) };
}
