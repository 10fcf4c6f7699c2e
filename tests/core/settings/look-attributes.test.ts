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
      'data-odds': 'regular',
      'data-view': 'european',
    });
  });

  it.each([
    [{ appTheme: 0 }, 'data-theme', 'light'],
    [{ appFontSize: 'xl' }, 'data-font', 'xl'],
    [{ isAppCompactView: true }, 'data-density', 'compact'],
    [{ visuallyImpairedMode: true }, 'data-contrast', 'high'],
    [{ appViewType: 1 }, 'data-view', 'asian'],
    [{ coefViewId: 1 }, 'data-odds', 'wide'],
    [{ coefViewId: 2 }, 'data-odds', 'wide'],
    [{ coefViewId: 5 }, 'data-odds', 'regular'],
  ] as const)('follows %o [SE-6]', (change, attribute, value) => {
    expect(lookAttributes({ ...DEFAULT_VIEW_SETTINGS, ...change })[attribute]).toBe(value);
  });
});
