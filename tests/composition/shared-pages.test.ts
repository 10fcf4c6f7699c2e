import { describe, expect, it } from 'vitest';
import { keptPages } from '../../infrastructure/site/kept/kept-pages.ts';
import { SHARED_PAGES, sharing } from '../../composition/shared-pages.ts';
import { DEFAULT_VIEW_SETTINGS, encodeViewSettings } from '../../core/settings/view-settings.ts';

function formOf(name: string, value: string): string | undefined {
  const form = SHARED_PAGES.cookies.get(name);
  if (form === undefined) throw new Error(`${name} is not shared`);
  return form(value);
}

describe('what requests for pages have in common', () => {
  it('is a query in the one form that the line writes, where the page reads one', () => {
    expect(SHARED_PAGES.query('/ru', '')).toBe('');
    expect(SHARED_PAGES.query('/ru/office', '')).toBe('');
    expect(SHARED_PAGES.query('/ru/line/football', '?hours=3')).toBe('?hours=3');
    for (const search of ['?hours=3&hours=3', '?hours=3&x=1', '?hours=99', '?utm_source=a', '?'])
      expect(SHARED_PAGES.query('/ru/line', search), search).toBeUndefined();
    expect(SHARED_PAGES.query('/ru/office', '?hours=3')).toBeUndefined();
  });

  it('is what a cookie of the look says, whatever else is written in it', () => {
    const usual = encodeViewSettings(DEFAULT_VIEW_SETTINGS);
    expect(formOf('view', usual)).toBe(usual);
    expect(formOf('view', '<script>')).toBe(usual);
    expect(formOf('shown-as', 'mobile')).toBe('mobile');
    expect(formOf('shown-as', 'mobile.mobile')).toBeUndefined();
  });

  it('is that cookies were agreed to, not when', () => {
    expect(formOf('cookie-consent', '4.1700000000000')).toBe(formOf('cookie-consent', '4.1800000000000'));
    expect(formOf('cookie-consent', '9')).toBeUndefined();
  });

  it('is nothing where another back end answers, which may look at the address, and while the site is developed', () => {
    const pages = keptPages();
    expect(sharing({ mode: 'production', apiUrl: undefined }, pages)).toEqual({ pages, shared: SHARED_PAGES });
    expect(sharing({ mode: 'production', apiUrl: 'https://api.example' }, pages)).toEqual({});
    expect(sharing({ mode: 'development', apiUrl: undefined }, pages)).toEqual({});
  });

  it('is nothing of who asks', () => {
    for (const name of ['__Host-Http-sid', '__Host-csrf', '__Host-device', '__Host-recovery'])
      expect(SHARED_PAGES.cookies.has(name), name).toBe(false);
    for (const name of ['language', 'balance', 'window-width', 'refererid']) expect(formOf(name, 'x')).toBeUndefined();
  });
});
