import type { Clock } from '../../core/shared/clock.ts';
import type { Random } from '../../core/shared/random.ts';
import { ok } from '../../core/shared/result.ts';
import { groupKeptFor, isGroupFresh, type ConfigGroup } from '../../core/site/config/config-group.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { MaintenanceGateway } from '../../core/site/config/maintenance-gateway.ts';
import { isUnderMaintenance, type MaintenanceWindow } from '../../core/site/config/maintenance-window.ts';
import type { CallReply } from '../http/call.ts';
import type { HttpClient } from '../http/http-client.ts';
import { CONFIG_GROUP } from './config-group-calls.ts';

const GROUP = 'maintenance';

type Values = NonNullable<CallReply<typeof CONFIG_GROUP>['result'][string]>;

/** The windows that are kept, by the language they came in. */
export type MaintenanceMemory = Map<Language, ConfigGroup<MaintenanceWindow>>;

export interface GroupDependencies {
  readonly language: Language;
  readonly clock: Clock;
  readonly random: Pick<Random, 'fraction'>;
  /** One for all visitors of a server; its own where missing. */
  readonly memory?: MaintenanceMemory | undefined;
}

/** CFG-1 Asks for the window once in 600 to 900 s; CFG-3 while the site is closed it is asked for every time, so that its end is seen. */
export function httpMaintenanceGateway(
  http: HttpClient,
  { language, clock, random, memory = new Map() }: GroupDependencies,
): MaintenanceGateway {
  return {
    window: async () => {
      const kept = memory.get(language);
      if (kept !== undefined && isGroupFresh(kept, clock.now()) && !isUnderMaintenance(kept.values)) {
        return ok(kept.values);
      }
      const before = kept ?? unknownGroup();
      memory.set(language, before);
      const reply = await http.send(CONFIG_GROUP, { query: { groups: GROUP, lang: language } });
      if (!reply.ok) return reply;
      const values = maintenanceWindow(reply.value.result[GROUP] ?? {});
      const keptFor = groupKeptFor(random.fraction());
      // what was forgotten meanwhile was changed: the answer may be of before
      if (memory.get(language) === before)
        memory.set(language, { name: GROUP, values, fetchedAt: clock.now(), keptFor });
      return ok(values);
    },
  };
}

/** Stands for what is on its way for the first time: it is never fresh. */
function unknownGroup(): ConfigGroup<MaintenanceWindow> {
  return { name: GROUP, values: maintenanceWindow({}), fetchedAt: 0, keptFor: 0 };
}

/** On the wire moments are seconds; one that is missing is no moment, and such a window is not announced. */
function maintenanceWindow(values: Values): MaintenanceWindow {
  const moment = (name: string): number => {
    const value = values[name];
    return typeof value === 'number' ? value * 1000 : Number.NaN;
  };
  return {
    startAt: moment('started_at'),
    finishAt: moment('ended_at'),
    notifyStartAt: moment('notify_started_at'),
    notifyEndAt: moment('notify_ended_at'),
    isActive: values['isActive'] === true,
    webState: String(values['web_state'] ?? ''),
  };
}
