import { describe, expect, it, vi } from 'vitest';
import { keepFinishedTexts } from '../../../ui/page/finished-texts.ts';
import { createTexts } from '../../../ui/page/texts.ts';

const TEXTS = {
  kit: { close: 'Close', wait_one: '{{count}} second', wait_other: '{{count}} seconds' },
  coupon: { empty: 'No bets', close: 'Close the slip' },
};

async function page(finished: Map<string, string>, namespaces: readonly (keyof typeof TEXTS)[] = ['kit', 'coupon']) {
  const { i18n, ensure } = createTexts('en', (language, name) =>
    Promise.resolve({ language, texts: TEXTS[name as keyof typeof TEXTS] }),
  );
  await ensure(namespaces);
  keepFinishedTexts(i18n, finished);
  return i18n;
}

describe('the texts of a language', () => {
  it('are finished once for all pages', async () => {
    const finished = new Map<string, string>();
    const first = await page(finished);
    expect(first.getFixedT('en', 'kit')('close')).toBe('Close');
    const second = await page(finished);
    const translate = vi.spyOn(second, 't');
    expect(second.getFixedT('en', 'kit')('close')).toBe('Close');
    expect(translate).not.toHaveBeenCalled();
  });

  it('are those of their namespaces, the first that has one', async () => {
    const i18n = await page(new Map<string, string>());
    const said = (...namespaces: readonly string[]) => i18n.getFixedT('en', namespaces)('close');
    expect([said('kit'), said('coupon'), said('coupon', 'kit'), said('kit', 'coupon')]).toEqual([
      'Close',
      'Close the slip',
      'Close the slip',
      'Close',
    ]);
    expect(i18n.getFixedT('en', 'coupon')('kit:close')).toBe('Close');
  });

  it('say what they are given, and are kept with it', async () => {
    const finished = new Map<string, string>();
    const t = (await page(finished)).getFixedT('en', 'kit');
    const said = (): readonly string[] => [1, 5, 1].map((count) => t('wait', { count }));
    expect(said()).toEqual(['1 second', '5 seconds', '1 second']);
    expect(finished.size).toBe(2);
    expect(said()).toEqual(['1 second', '5 seconds', '1 second']);
    expect(t('wait', { count: Number.NaN, replace: { count: 7 } })).toBe('7 seconds');
    expect(finished.size).toBe(2);
  });

  it('are kept under the namespace that a key names, once that has come', async () => {
    const finished = new Map<string, string>();
    const early = (await page(finished, ['coupon'])).getFixedT('en', 'coupon');
    expect(early('kit:wait', { count: 5 })).toBe('wait');
    expect(finished.size).toBe(0);
    const t = (await page(finished)).getFixedT('en', 'coupon');
    expect([t('kit:wait', { count: 5 }), t('kit:wait', { count: 5 })]).toEqual(['5 seconds', '5 seconds']);
    expect(finished.size).toBe(1);
  });

  it('never take one value for two', async () => {
    const finished = new Map<string, string>();
    const t = (await page(finished)).getFixedT('en', 'kit');
    const said = [{ a: '1\nb:1:2' }, { a: '1', b: '2' }, { a: 1 }, { a: '1' }, { count: 1 }, { count: '1' }];
    for (const given of said) t('close', given);
    expect(finished.size).toBe(said.length);
  });

  it('that have not come are in no page, whatever another page has', async () => {
    const finished = new Map<string, string>();
    (await page(finished)).getFixedT('en', 'coupon')('empty');
    const without = await page(finished, ['kit']);
    expect(without.getFixedT('en', 'coupon')('empty')).toBe('empty');
    expect((await page(finished)).getFixedT('en', 'coupon')('empty')).toBe('No bets');
  });
});
