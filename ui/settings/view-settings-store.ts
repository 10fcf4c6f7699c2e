import { makeAutoObservable, observableRef } from 'mobx';
import { LANGUAGE_COOKIE } from '../../core/navigation/chosen-language.ts';
import { encodeViewSettings, parseViewSettings, type ViewSettings } from '../../core/settings/view-settings.ts';
import type { Cookies } from '../../core/shared/cookies.ts';
import { days } from '../../core/shared/time.ts';
import type { Language } from '../../core/site/language.ts';

/** Name of the cookie the look travels in, so that the server's first picture is already right. */
const COOKIE = 'view';

/** How the player wants the site to look. */
export class ViewSettingsStore {
  settings: ViewSettings;
  private readonly cookies: Cookies;

  constructor(cookies: Cookies) {
    this.cookies = cookies;
    this.settings = parseViewSettings(cookies.read(COOKIE));
    makeAutoObservable<this, 'cookies'>(this, { cookies: false, settings: observableRef }, { autoBind: true });
  }

  /** From now on every address without a language leads to this one. */
  keepLanguage(language: Language): void {
    this.cookies.write(LANGUAGE_COOKIE, language, days(365));
  }

  change(changed: Partial<ViewSettings>): void {
    this.settings = { ...this.settings, ...changed };
    this.cookies.write(COOKIE, encodeViewSettings(this.settings), days(365));
  }
}
