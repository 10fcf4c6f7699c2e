import { priceMoveMark } from './price-move-mark.ts';
import { FONT_SIZES, type ViewSettings } from './view-settings.ts';

/** SE-6 The look is chosen by data attributes of the root element, so that it holds before anything is drawn; SE-8 the mode for the visually impaired has contrast, large text at least and no motion, the light version no motion. */
export function lookAttributes(settings: ViewSettings): Readonly<Record<string, string>> {
  const { visuallyImpairedMode: isImpaired, appFontSize } = settings;
  return {
    'data-theme': settings.appTheme === 1 ? 'dark' : 'light',
    'data-font': isImpaired && FONT_SIZES.indexOf(appFontSize) < FONT_SIZES.indexOf('l') ? 'l' : appFontSize,
    'data-density': settings.isAppCompactView ? 'compact' : 'regular',
    'data-contrast': isImpaired ? 'high' : 'normal',
    'data-motion': isImpaired || settings.isAppLightVersion ? 'none' : 'full',
    'data-odds': settings.coefViewId === 1 || settings.coefViewId === 2 ? 'wide' : 'regular',
    'data-moves': priceMoveMark(settings),
    'data-view': settings.appViewType === 1 ? 'asian' : 'european',
  };
}
