import { describe, expect, it } from 'vitest';
import { lookAttributes } from '../../../core/settings/look-attributes.ts';
import { DEFAULT_VIEW_SETTINGS } from '../../../core/settings/view-settings.ts';

describe('the look', () => {
  it('is dark, medium, regular and European until chosen [SE-6]', () => {
    expect(lookAttributes(DEFAULT_VIEW_SETTINGS)).toEqual({
      'data-theme': 'dark',
      'data-font': 'm',
      'data-density': 'regular',
      'data-contrast': 'normal',
      'data-motion': 'full',
      'data-odds': 'regular',
      'data-moves': 'arrow',
      'data-view': 'european',
    });
  });

  it.each([
    [{ appTheme: 0 }, 'data-theme', 'light'],
    [{ appFontSize: 'xl' }, 'data-font', 'xl'],
    [{ isAppCompactView: true }, 'data-density', 'compact'],
    [{ visuallyImpairedMode: true }, 'data-contrast', 'high'],
    [{ appViewType: 1 }, 'data-view', 'asian'],
    [{ coefIndicationType: 0 }, 'data-moves', 'none'],
    [{ coefIndicationType: 2 }, 'data-moves', 'cell'],
    [{ coefIndicationType: 2, isAppLightVersion: true }, 'data-moves', 'none'],
    [{ coefViewId: 1 }, 'data-odds', 'wide'],
    [{ coefViewId: 2 }, 'data-odds', 'wide'],
    [{ coefViewId: 5 }, 'data-odds', 'regular'],
  ] as const)('follows %o [SE-6]', (change, attribute, value) => {
    expect(lookAttributes({ ...DEFAULT_VIEW_SETTINGS, ...change })[attribute]).toBe(value);
  });

  it.each([
    ['s', 'l'],
    ['m', 'l'],
    ['l', 'l'],
    ['xl', 'xl'],
  ] as const)('for the visually impaired has contrast, text of %s as %s, and no motion [SE-8]', (chosen, shown) => {
    const settings = { ...DEFAULT_VIEW_SETTINGS, visuallyImpairedMode: true, appFontSize: chosen };
    expect(lookAttributes(settings)).toMatchObject({
      'data-contrast': 'high',
      'data-font': shown,
      'data-motion': 'none',
    });
  });

  it('of the light version stands still [SE-8]', () => {
    const light = lookAttributes({ ...DEFAULT_VIEW_SETTINGS, isAppLightVersion: true });
    expect(light).toMatchObject({ 'data-motion': 'none', 'data-contrast': 'normal', 'data-font': 'm' });
  });
});
