import { encodeViewSettings } from '../core/settings/view-settings.ts';
import { fail, ok } from '../core/shared/result.ts';
import { SettingSaver } from '#ui/settings/setting-saver.ts';
import { VIEW_COOKIE } from '#ui/settings/view-settings-store.ts';
import { logFailure } from '../ui/page/log-failure.ts';
import type { Provided } from './provided.ts';

type Needs = Pick<Provided, 'settings' | 'cookies' | 'log'> & {
  readonly notices: Pick<Provided['notices'], 'raiseFailure'>;
};

/** Saves settings. They are held by the cookie that the next page is drawn by: what can be read there again is saved. */
export function keptSettingSaver({ settings: store, cookies, notices, log }: Needs): SettingSaver {
  return new SettingSaver(store, {
    save: async () =>
      Promise.resolve(
        cookies.read(VIEW_COOKIE) === encodeViewSettings(store.settings)
          ? ok(undefined)
          : fail({ kind: 'refused', status: 507, code: 'not-kept' }),
      ),
    tellFailure: (failure, name) => {
      if (name === 'rightSectionDisplayState') void logFailure(log, failure, 'right-side');
      else void notices.raiseFailure(failure, 'save-setting');
    },
  });
}
