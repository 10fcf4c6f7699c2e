import { deviceFacts, type DeviceScript } from '../../core/site/config/device-script.ts';
import type { Millis } from '../../core/shared/time.ts';
import type { Timers } from '../../core/shared/timers.ts';
import { appPolicy, type PolicedWindow } from './app-policy.ts';

/** Under which name the script leaves what it knows: a function without arguments. */
const LEFT_AS = 'deviceFacts';
const LONGEST_WAIT: Millis = 3000;

/** EXF-3 What the operator's script says of the device; nothing where it does not come, is another one, or fails. */
export async function scriptFacts(
  window: PolicedWindow,
  { file, integrity }: DeviceScript,
  timers: Pick<Timers, 'after'>,
): Promise<Readonly<Record<string, string>>> {
  const { document } = window;
  const script = document.createElement('script');
  const hasCome = new Promise<boolean>((resolve) => {
    timers.after(LONGEST_WAIT, () => {
      resolve(false);
    });
    script.addEventListener('load', () => {
      resolve(true);
    });
    script.addEventListener('error', () => {
      resolve(false);
    });
  });
  Object.assign(script, { integrity, crossOrigin: 'anonymous', async: true });
  script.src = appPolicy(window).createScriptURL(`/hd-api/external/apps/${file}`);
  document.head.append(script);
  if (!(await hasCome)) return {};
  try {
    const left: unknown = Reflect.get(window, LEFT_AS);
    return typeof left === 'function' ? deviceFacts(await Reflect.apply(left, undefined, [])) : {};
  } catch {
    return {};
  }
}
