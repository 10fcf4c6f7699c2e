import { isModuleKey } from '../../mini-apps/host/module-key.ts';
import { miniAppAddresses } from '../../../core/mini-apps/mini-app-address.ts';
import { MINI_APP_SECTION_NAMES } from '../../../core/mini-apps/mini-app-section.ts';
import { fail, ok, type Result } from '../../../core/shared/result.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The addresses of remote applications, as the environment lists them: `section=https://...`, with spaces between. MAT-10 */
export function readMiniApps(env: Environment, isLoopbackOpen: boolean): Result<Readonly<Record<string, string>>, string> {
  const entries = (env['MINI_APPS'] ?? '').split(/\s+/).filter((entry) => entry !== '');
  const pairs = entries.map((entry) => {
    const at = entry.indexOf('=');
    return [entry.slice(0, at), entry.slice(at + 1)] as const;
  });
  const addresses = Object.fromEntries(pairs);
  const known = miniAppAddresses(addresses, { isLoopbackOpen });
  const odd = pairs.find(([name]) => !Object.hasOwn(known, name));
  if (odd === undefined) return ok(addresses);
  return fail(
    `MINI_APPS must list sections with their https addresses, outside production perhaps http ones of this machine, as results=https://apps.example/results; "${odd.join('=')}" is none. Sections: ${MINI_APP_SECTION_NAMES.join(', ')}.`,
  );
}

/** MAT-22 The key that modules are signed with; undefined where there is none, and no module runs. */
export function readMiniAppsKey(env: Environment): Result<string | undefined, string> {
  const key = env['MINI_APPS_KEY'] ?? '';
  if (key === '') return ok(undefined);
  if (isModuleKey(key)) return ok(key);
  return fail('MINI_APPS_KEY must be a public key of P-256, as SPKI in Base64.');
}
