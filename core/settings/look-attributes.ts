import type { ViewSettings } from './view-settings.ts';

/** SE-6 The look is chosen by data attributes of the root element, so that it holds before anything is drawn. */
export function lookAttributes(settings: ViewSettings): Readonly<Record<string, string>> {
  return {
    'data-theme': settings.appTheme === 1 ? 'dark' : 'light',
    'data-font': settings.appFontSize,
    'data-density': settings.isAppCompactView ? 'compact' : 'regular',
    'data-contrast': settings.visuallyImpairedMode ? 'high' : 'normal',
    'data-odds': settings.coefViewId === 1 || settings.coefViewId === 2 ? 'wide' : 'regular',
    'data-view': settings.appViewType === 1 ? 'asian' : 'european',
  };
}
