import { makeAutoObservable, observableRef } from 'mobx';
import { LANGUAGE_COOKIE } from '../../core/navigation/chosen-language.ts';
import { encodeViewSettings, parseViewSettings, type ViewSettings } from '../../core/settings/view-settings.ts';
import type { Cookies } from '../../core/shared/cookies.ts';
import { days } from '../../core/shared/time.ts';
import type { Language } from '../../core/site/config/language.ts';

/** Name of the cookie the look travels in, so that the server's first picture is already right. */
export const VIEW_COOKIE = 'view';

/** How the player wants the site to look. */
export class ViewSettingsStore {
  settings: ViewSettings;
  readonly #cookies: Cookies;

  constructor(cookies: Cookies) {
    this.#cookies = cookies;
    this.settings = parseViewSettings(cookies.read(VIEW_COOKIE));
    makeAutoObservable(this, { settings: observableRef }, { autoBind: true });
  }

  /** From now on every address without a language leads to this one. */
  keepLanguage(language: Language): void {
    this.#cookies.write(LANGUAGE_COOKIE, language, days(365));
  }

  /** [GS-5] Until the player chooses anything, odds are written as the place or the language is used to. */
  startOddsIn(coefViewId: ViewSettings['coefViewId']): void {
    if (this.#cookies.read(VIEW_COOKIE) === undefined) this.settings = { ...this.settings, coefViewId };
  }

  /** [SCH-1] What is changed holds at once, and stands as it was made where nobody follows it. */
  change(changed: Partial<ViewSettings>): void {
    this.settings = { ...this.settings, ...changed };
    this.#cookies.write(VIEW_COOKIE, encodeViewSettings(this.settings), days(365));
  }
}

declare module './use-settings.ts' {
  interface SettingsStores {
    readonly settings: ViewSettingsStore;
  }
}
