import { describe, expect, it } from 'vitest';
import { afterTerms, withTermsReturn } from '../../../core/navigation/terms-return.ts';

describe('the way through the confirmation of terms', () => {
  it.each([
    ['/confirm-terms', '/office/history?page=2', '/confirm-terms?to=%2Foffice%2Fhistory%3Fpage%3D2'],
    ['/confirm-terms', '/', '/confirm-terms'],
    ['/confirm-terms', '//evil.test', '/confirm-terms'],
    ['/maintenance', '/line', '/maintenance'],
  ])('to %s from %s is %s [NV-41]', (landing, asked, address) => {
    expect(withTermsReturn(landing, asked)).toBe(address);
  });

  it.each([
    ['/office/history?page=2', '/office/history?page=2'],
    [undefined, '/'],
    ['https://evil.test', '/'],
    ['//evil.test', '/'],
    ['javascript:alert(1)', '/'],
    ['/confirm-terms?to=/line', '/'],
  ])('leads on with %s to %s [NV-41]', (to, address) => {
    expect(afterTerms(to)).toBe(address);
  });
});
