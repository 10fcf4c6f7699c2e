import { ok } from '../../core/shared/result.ts';
import type { OfficeSettingsGateway } from '../../core/settings/office/office-settings-gateway.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { HttpClient } from '../http/http-client.ts';
import { DISALLOW_SPORTS, OFFICE_SETTINGS, SAVE_OFFICE_SETTING } from './office-settings-calls.ts';

export function httpOfficeSettingsGateway(http: HttpClient, lng: Language): OfficeSettingsGateway {
  return {
    settings: async (signal) => http.send(OFFICE_SETTINGS, { query: { lng } }, signal),
    save: async (id, value) => {
      const reply = await http.send(SAVE_OFFICE_SETTING, { body: { id, value, lng } });
      return reply.ok ? ok(reply.value.message) : reply;
    },
    disallowSports: async ({ line, live }) => {
      const reply = await http.send(DISALLOW_SPORTS, { body: { line: [...line], live: [...live] } });
      return reply.ok ? ok(reply.value.message) : reply;
    },
  };
}
