import { lookAttributes } from '../settings/look-attributes.ts';
import type { ViewSettings } from '../settings/view-settings.ts';
import { writingDirection, type Language } from '../site/config/language.ts';

/** What of the page a mini application may know. */
export interface HandedLook {
  readonly language: Language;
  readonly settings: ViewSettings;
  readonly currency?: string | undefined;
}

/** HND-1 An application is handed language, direction, theme, size of letters, mode for poor sight, form of odds, currency and time zone, and never more. */
export function handedAttributes({ language, settings, currency }: HandedLook): Readonly<Record<string, string>> {
  const look = lookAttributes(settings);
  return {
    lang: language,
    dir: writingDirection(language),
    'data-theme': look['data-theme'] ?? 'dark',
    'data-font-size': look['data-font'] ?? 'm',
    'data-visually-impaired': settings.visuallyImpairedMode ? 'true' : 'false',
    'data-odds-format': String(settings.coefViewId),
    'data-time-zone': String(settings.timeZone),
    ...(currency === undefined ? {} : { 'data-currency': currency }),
  };
}
