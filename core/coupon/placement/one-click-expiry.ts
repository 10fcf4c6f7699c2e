import { minutes, type EpochMillis, type Millis } from '../../shared/time.ts';
import type { OneClickSettings } from './one-click.ts';

export const ONE_CLICK_LASTS: Millis = minutes(30);

/** ONE-7 One-click betting turns off when nothing was bet with it for 30 minutes; ONE-8 and whenever somebody signs in. */
export function oneClickAfter<Settings extends OneClickSettings>(
  settings: Settings,
  happened:
    | { readonly type: 'signed-in' }
    | { readonly type: 'time-passed'; readonly usedAt: EpochMillis; readonly now: EpochMillis },
): Settings {
  const isOver = happened.type === 'signed-in' || !(Math.abs(happened.now - happened.usedAt) < ONE_CLICK_LASTS);
  return isOver && settings.isOneClickActive ? { ...settings, isOneClickActive: false } : settings;
}
