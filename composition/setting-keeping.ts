import type { Container } from 'inversify';
import { encodeViewSettings } from '../core/settings/view-settings.ts';
import type { Cookies } from '../core/shared/cookies.ts';
import { fail, ok } from '../core/shared/result.ts';
import type { NoticesStore } from '../ui/notices/notices-store.ts';
import { SettingKeeper } from '../ui/settings/setting-keeper.ts';
import { VIEW_COOKIE, type ViewSettingsStore } from '../ui/settings/view-settings-store.ts';
import { COOKIES, NOTICES_STORE, VIEW_SETTINGS_STORE } from './tokens.ts';

/** Settings are held by the cookie that the next page is drawn by: what can be read there again is saved. */
export function keepSettings(container: Container): void {
  const store: ViewSettingsStore = container.get(VIEW_SETTINGS_STORE);
  const cookies: Cookies = container.get(COOKIES);
  const notices: NoticesStore = container.get(NOTICES_STORE);
  store.followBy(
    new SettingKeeper(store, {
      save: async () =>
        Promise.resolve(
          cookies.read(VIEW_COOKIE) === encodeViewSettings(store.settings)
            ? ok(undefined)
            : fail({ kind: 'refused', status: 507, code: 'not-kept' }),
        ),
      tellFailure: (failure) => void notices.raiseFailure(failure, 'save-setting'),
    }),
  );
}
