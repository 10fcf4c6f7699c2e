import { describe, expect, it } from 'vitest';
import { priceMoveMark } from '../../../core/settings/price-move-mark.ts';

describe('the mark of a moved price', () => {
  it.each([
    [0, 'none'],
    [1, 'arrow'],
    [2, 'cell'],
  ] as const)('is by the setting %d %s, and none in the light version [GS-3, GS-4]', (coefIndicationType, mark) => {
    expect(priceMoveMark({ isAppLightVersion: false, coefIndicationType })).toBe(mark);
    expect(priceMoveMark({ isAppLightVersion: true, coefIndicationType })).toBe('none');
  });
});
