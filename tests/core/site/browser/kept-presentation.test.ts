import { describe, expect, it } from 'vitest';
import {
  keptPresentation,
  presentationAttributes,
  presentationCookie,
} from '../../../../core/site/browser/kept-presentation.ts';

const PLAIN = { isTelegram: false, isMobile: false };

describe('the way a visit is shown', () => {
  it.each([
    [{}, undefined, true, PLAIN],
    [{ botId: '5' }, undefined, true, { isTelegram: true, isMobile: false }],
    [{ botId: '5' }, undefined, false, PLAIN],
    [{ botId: 'x' }, undefined, true, PLAIN],
    [{ platform_type: 'mobile' }, 'telegram', true, { isTelegram: true, isMobile: true }],
    [{}, 'telegram.mobile', true, { isTelegram: true, isMobile: true }],
    [{}, 'telegram.mobile', false, { isTelegram: false, isMobile: true }],
    [{ platform_type: 'desktop' }, 'mobile', true, { isTelegram: false, isMobile: true }],
    [{}, 'telegramx;mobile', true, PLAIN],
  ])('is, for the query %j and the cookie %j where Telegram is on: %s, %j [PSN-5]', (query, cookie, isOn, shown) => {
    expect(keptPresentation(query, cookie, isOn)).toEqual(shown);
  });

  it('is kept in words that are read again [PSN-5]', () => {
    expect(presentationCookie(PLAIN)).toBeUndefined();
    for (const shown of [
      { isTelegram: true, isMobile: false },
      { isTelegram: false, isMobile: true },
      { isTelegram: true, isMobile: true },
    ]) {
      expect(keptPresentation({}, presentationCookie(shown), true)).toEqual(shown);
    }
  });

  it('stands on the root element [PSN-6]', () => {
    expect(presentationAttributes(PLAIN)).toEqual({});
    expect(presentationAttributes({ isTelegram: true, isMobile: true })).toEqual({
      'data-shell': 'telegram',
      'data-platform': 'mobile',
    });
  });
});
