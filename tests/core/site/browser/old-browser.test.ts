import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOldBrowser, isToldOfOldBrowser } from '../../../../core/site/browser/old-browser.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPHONE = (system: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${system} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)`;

const OLD = [
  'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0)',
  'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
  `${WINDOWS} ${WEBKIT} Chrome/70.0.3538.102 Safari/537.36 Edge/18.19042`,
  'Opera/9.80 (Windows NT 6.1) Presto/2.12.388 Version/12.18',
  `${WINDOWS} ${WEBKIT} Chrome/110.0.0.0 Safari/537.36`,
  `${WINDOWS} ${WEBKIT} Chrome/109.0.0.0 Safari/537.36 Edg/109.0.1518.140`,
  'Mozilla/5.0 (Windows NT 6.1; rv:114.0) Gecko/20100101 Firefox/114.0',
  `${MAC} Version/16.3 Safari/605.1.15`,
  `${MAC} Version/9 Safari/601.1`,
  `${IPHONE('16_3_1')} Version/16.3 Mobile/15E148 Safari/604.1`,
  `${IPHONE('15_8')} CriOS/120.0.6099.50 Mobile/15E148 Safari/604.1`,
  'Mozilla/5.0 (Linux; U; Android 4.0.3; de-de) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
];

const MODERN = [
  `${WINDOWS} ${WEBKIT} Chrome/111.0.0.0 Safari/537.36`,
  `${WINDOWS} ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
  `${WINDOWS} ${WEBKIT} HeadlessChrome/140.0.0.0 Safari/537.36`,
  'Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0',
  `${MAC} Version/16.4 Safari/605.1.15`,
  `${MAC} Version/26.0 Safari/605.1.15`,
  `${IPHONE('18_6')} Version/26.0 Mobile/15E148 Safari/604.1`,
  `${IPHONE('16_4')} FxiOS/115.0 Mobile/15E148 Safari/605.1.15`,
  'Mozilla/5.0 (Linux; Android 13; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36',
];

const CRAWLERS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  `Mozilla/5.0 ${WEBKIT} Chrome/41.0.2272.96 Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  `Mozilla/5.0 ${WEBKIT} Chrome/64.0.3282.0 Safari/537.36 Chrome-Lighthouse`,
  'facebookexternalhit/1.1',
  'WhatsApp/2.21 A',
  'TelegramBot (like TwitterBot)',
];

describe('an old browser', () => {
  it.each(OLD)('is %s [OLD-1]', (userAgent) => {
    expect(isOldBrowser(userAgent)).toBe(true);
  });

  it.each(MODERN)('is not %s [OLD-1]', (userAgent) => {
    expect(isOldBrowser(userAgent)).toBe(false);
  });

  it.each([...CRAWLERS, '', 'curl/8.5.0', 'Mozilla/5.0', 'Lynx/2.9'])(
    'is no crawler and nothing unknown: %j [OLD-2]',
    (userAgent) => {
      expect(isOldBrowser(userAgent)).toBe(false);
    },
  );

  it('is never one with a new enough engine [OLD-1]', () => {
    const version = (first: number) => fc.integer({ min: first, max: 999 }).map(String);
    const chrome = version(111).map((major) => `${WINDOWS} ${WEBKIT} Chrome/${major}.0.0.0 Safari/537.36`);
    const firefox = version(115).map((major) => `${WINDOWS} Gecko/20100101 Firefox/${major}.0`);
    const safari = version(17).map((major) => `${MAC} Version/${major}.0 Safari/605.1.15`);
    fc.assert(
      fc.property(fc.oneof(chrome, firefox, safari), (userAgent) => {
        expect(isOldBrowser(userAgent)).toBe(false);
      }),
    );
  });

  it('is never a crawler, whatever it is made of [OLD-2]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...OLD), fc.constantFrom(...CRAWLERS), (old, crawler) => {
        expect(isOldBrowser(`${old} ${crawler}`)).toBe(false);
      }),
    );
  });
});

describe('what an old browser is told', () => {
  const [userAgent = ''] = OLD;

  it.each([
    [{ userAgent, status: 200, wasTold: false }, true],
    [{ userAgent, status: 200, wasTold: true }, false],
    [{ userAgent, status: 404, wasTold: false }, false],
    [{ userAgent, status: 503, wasTold: false }, false],
    [{ userAgent: MODERN[0] ?? '', status: 200, wasTold: false }, false],
  ])('comes once, in place of a page that there is: %j [OLD-3]', (opened, isTold) => {
    expect(isToldOfOldBrowser(opened)).toBe(isTold);
  });
});
