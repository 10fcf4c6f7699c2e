import type { OfficeGateway } from '../../core/player/office-gateway.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { HttpClient } from '../http/http-client.ts';
import { OFFICE_MENU } from './office-calls.ts';

export function httpOfficeGateway(http: HttpClient, lng: Language): OfficeGateway {
  return { menu: async (signal) => http.send(OFFICE_MENU, { query: { lng } }, signal) };
}
