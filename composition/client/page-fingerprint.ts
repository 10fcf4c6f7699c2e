import type { Fingerprint } from '../../core/session/fingerprint.ts';
import { deviceScript } from '../../core/site/config/device-script.ts';
import { deviceFingerprint, isPageAtOwnHost } from '../../infrastructure/browser/device-fingerprint.ts';
import { scriptFacts } from '../../infrastructure/browser/script-facts.ts';
import { CONFIG_GROUP } from '../../infrastructure/site/config-group-calls.ts';
import type { Provided } from '../provided.ts';

type FingerprintNeeds = Pick<Provided, 'clock' | 'http' | 'language' | 'timers'>;

const GROUP = 'fingerprint';

/** FPR-1, EXF-3 What the page knows its device by: what the operator's script says of it, where there is one, and what the site reads itself. */
export async function pageFingerprint({
  clock,
  http,
  language,
  timers,
}: FingerprintNeeds): Promise<Fingerprint | undefined> {
  if (!isPageAtOwnHost(window)) return undefined;
  const group = await http.send(CONFIG_GROUP, { query: { groups: GROUP, lang: language } });
  const script = group.ok ? deviceScript(group.value.result[GROUP]) : undefined;
  const known = script === undefined ? {} : await scriptFacts(window, script, timers);
  return deviceFingerprint(window, clock.exact(), known);
}
