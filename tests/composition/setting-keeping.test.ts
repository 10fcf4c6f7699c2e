import { expect, it } from 'vitest';
import { keptSettingSaver } from '../../composition/setting-keeping.ts';
import type { ViewSettings } from '../../core/settings/view-settings.ts';
import { ViewSettingsStore } from '#ui/settings/view-settings-store.ts';

it.each<[string, Partial<ViewSettings>, { lines: string[]; raised: string[] }]>([
  [
    'the right side is logged',
    { rightSectionDisplayState: 1 },
    { lines: ['unable to toggle right side mode'], raised: [] },
  ],
  ['anything else is told', { appTheme: 0 }, { lines: [], raised: ['save-setting'] }],
])('of a setting that no cookie keeps, %s, and it is taken back [NO-13, SCH-2]', async (_what, changed, told) => {
  const cookies = { read: () => undefined, write: () => undefined };
  const settings = new ViewSettingsStore(cookies);
  const before = settings.settings;
  const lines: string[] = [];
  const raised: string[] = [];
  const notices = {
    raiseFailure: async (_failure: unknown, context: string) => Promise.resolve(void raised.push(context)),
  };
  const stop = keptSettingSaver({ settings, cookies, notices, log: (line) => void lines.push(line) }).start();
  settings.change(changed);
  await expect.poll(() => ({ lines, raised })).toEqual(told);
  expect(settings.settings).toEqual(before);
  stop();
});
