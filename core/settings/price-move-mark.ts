import type { ViewSettings } from './view-settings.ts';

const PRICE_MOVE_MARKS = ['none', 'arrow', 'cell'] as const;

/** GS-3 How a moved price is marked; GS-4 not at all in the light version. */
export function priceMoveMark({
  isAppLightVersion,
  coefIndicationType,
}: Pick<ViewSettings, 'isAppLightVersion' | 'coefIndicationType'>): (typeof PRICE_MOVE_MARKS)[number] {
  return isAppLightVersion ? 'none' : PRICE_MOVE_MARKS[coefIndicationType];
}
