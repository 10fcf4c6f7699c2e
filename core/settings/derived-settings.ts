import type { GlobalSettings } from './global-settings.ts';
import type { FontSize } from './view-settings.ts';

/** What follows from the settings and is asked for again and again. */
export interface DerivedSettings {
  readonly theme: 'light' | 'dark';
  /** The size that all others are measured by, in CSS pixels. */
  readonly fontPixels: number;
  readonly isGameZoneOff: boolean;
  readonly isLightVersion: boolean;
  /** How a moved price is marked. */
  readonly priceMoveMark: 'none' | 'arrow' | 'cell';
}

const FONT_PIXELS: Readonly<Record<FontSize, number>> = { s: 15, m: 16, l: 18, xl: 20 };
const PRICE_MOVE_MARKS = ['none', 'arrow', 'cell'] as const;

/** GS-3 Theme, size of text, game zone, light version and the mark of a moved price follow from the settings; GS-4 the light version marks no moved price. */
export function derivedSettings(
  settings: Pick<GlobalSettings, 'appTheme' | 'appFontSize' | 'zoneState' | 'isAppLightVersion' | 'coefIndicationType'>,
): DerivedSettings {
  const { appTheme, appFontSize, zoneState, isAppLightVersion, coefIndicationType } = settings;
  return {
    theme: appTheme === 1 ? 'dark' : 'light',
    fontPixels: FONT_PIXELS[appFontSize],
    isGameZoneOff: zoneState === 1,
    isLightVersion: isAppLightVersion,
    priceMoveMark: priceMoveMark({ isAppLightVersion, coefIndicationType }),
  };
}

/** GS-3 How a moved price is marked; GS-4 not at all in the light version. */
export function priceMoveMark({
  isAppLightVersion,
  coefIndicationType,
}: Pick<GlobalSettings, 'isAppLightVersion' | 'coefIndicationType'>): DerivedSettings['priceMoveMark'] {
  return isAppLightVersion ? 'none' : PRICE_MOVE_MARKS[coefIndicationType];
}
