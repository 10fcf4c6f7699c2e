import { isModuleKey } from '../../mini-apps/host/module-key.ts';
import { miniAppAddresses } from '../../../core/mini-apps/mini-app-address.ts';
import { MINI_APP_SECTION_NAMES, slotsForHome, type SlotName } from '../../../core/mini-apps/mini-app-section.ts';
import { SCREEN_SECTIONS, type ScreenSection } from '../../../core/mini-apps/screen-slot.ts';
import { remoteScreens } from '../../../core/mini-apps/remote-screen.ts';
import { fail, ok, type Result } from '../../../core/shared/result.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The addresses of remote applications, as the environment lists them: `section=https://...`, with spaces between. MAT-10 */
export function readMiniApps(
  env: Environment,
  isLoopbackOpen: boolean,
): Result<Readonly<Record<string, string>>, string> {
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

/** MAT-29 The slots of other pages that stand on home, by their names, with spaces between. */
export function readHomeSlots(env: Environment): Result<readonly SlotName[], string> {
  const named = (env['HOME_SLOTS'] ?? '').split(/\s+/).filter((name) => name !== '');
  const slots = slotsForHome(named);
  if (slots.length === named.length) return ok(slots);
  return fail(
    `HOME_SLOTS must list up to five slots, each once, as results-wins; "${named.find((name, at) => slots[at] !== name) ?? ''}" is none that home can have.`,
  );
}

/** MAT-30 The sections whose pages are wholly those of their applications, by their names, with spaces between. */
export function readRemoteScreens(env: Environment): Result<readonly ScreenSection[], string> {
  const named = (env['REMOTE_SCREENS'] ?? '').split(/\s+/).filter((name) => name !== '');
  const screens = remoteScreens(named);
  if (screens.length === named.length) return ok(screens);
  const odd = named.find((name, at) => named.indexOf(name) !== at || !screens.some((screen) => screen === name));
  return fail(
    `REMOTE_SCREENS must list sections, each once, whose pages other servers may have; "${odd ?? ''}" is none of them. Sections: ${SCREEN_SECTIONS.join(', ')}.`,
  );
}

/** MAT-22 The key that modules are signed with; undefined where there is none, and no module runs. */
export function readMiniAppsKey(env: Environment): Result<string | undefined, string> {
  const key = env['MINI_APPS_KEY'] ?? '';
  if (key === '') return ok(undefined);
  if (isModuleKey(key)) return ok(key);
  return fail('MINI_APPS_KEY must be a public key of P-256, as SPKI in Base64.');
}
