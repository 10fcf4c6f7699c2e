import { slotSection } from '../../../core/mini-apps/mini-app-section.ts';
import type { ModulesGateway } from '../../../core/mini-apps/signed-module.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { HttpClient } from '../../http/http-client.ts';
import { CONFIG_GROUP } from '../../site/config-group-calls.ts';
import { MINI_APP_MODULE } from '../module-calls.ts';
import { verifiedModule } from './verified-module.ts';

const GROUP = 'modules';

/** Signed modules, each checked against the key that the configuration has for its section. */
export function httpModulesGateway(http: HttpClient, lng: Language): ModulesGateway {
  return {
    module: async ({ slot, path }, until) => {
      const reply = await http.send(MINI_APP_MODULE, { params: { slot }, query: { lng, path } }, until);
      if (!reply.ok) return reply.error.kind === 'refused' && reply.error.status === 404 ? ok(undefined) : reply;
      const config = await http.send(CONFIG_GROUP, { query: { groups: GROUP, lang: lng } }, until);
      if (!config.ok) return config;
      const section = slotSection(slot);
      const key = section === undefined ? undefined : config.value.result[GROUP]?.[section];
      if (section === undefined || typeof key !== 'string') return fail({ kind: 'unsigned' });
      const mount = await verifiedModule({ section, ...reply.value }, key);
      return mount === undefined ? fail({ kind: 'unsigned' }) : ok(mount);
    },
  };
}
