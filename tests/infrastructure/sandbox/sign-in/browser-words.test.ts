import { describe, expect, it } from 'vitest';
import { browserWords } from '../../../../infrastructure/sandbox/sign-in/devices/browser-words.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36';

describe('what a browser says of itself [DEV-2]', () => {
  it.each([
    [`${WINDOWS} ${BLINK}`, 'Chrome', 'Windows'],
    [`${WINDOWS} ${BLINK} Edg/146.0.0.0`, 'Edge', 'Windows'],
    [`${MAC} ${BLINK} OPR/120.0.0.0`, 'Opera', 'macOS'],
    [`${WINDOWS} ${BLINK.replace('Safari', 'YaBrowser/26.3.0.0 Safari')}`, 'Yandex Browser', 'Windows'],
    [`${LINUX} AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/146.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${BLINK}`, 'Chrome', 'ChromeOS'],
    [`Mozilla/5.0 (X11; Linux x86_64; rv:149.0) Gecko/20100101 Firefox/149.0`, 'Firefox', 'Linux'],
    [`${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15`, 'Safari', 'macOS'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPhone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/146.0.0.0 Mobile/15E148 Safari/604.1',
      'Chrome',
      'iPad',
    ],
    [
      `Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
  ])('is named by the browser and not by those it descends from: %s', (text, browser, system) => {
    expect(browserWords(text)).toEqual({ browser, system });
  });

  it.each([
    [undefined],
    [''],
    ['curl/8.9'],
    ['<script>alert(1)</script>'],
    ['Firefoxy on Windowsy'],
    ['x'.repeat(100_000)],
  ])('is nothing where it is none that is known', (text) => {
    expect(browserWords(text)).toEqual({ browser: null, system: null });
  });
});
