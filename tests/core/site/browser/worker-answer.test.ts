import { describe, expect, it } from 'vitest';
import { keptFiles, offlineLanguage, workerAnswer } from '../../../../core/site/browser/worker-answer.ts';

const PAGE = { method: 'GET', mode: 'navigate', isOwnOrigin: true, path: '/ru/line' };

describe('the answers of the worker', () => {
  it.each(['/', '/ru', '/ru/line', '/en/office/history', '/ru/user/action.php'])(
    'are pages where one is opened: %s [SWK-7]',
    (path) => {
      expect(workerAnswer({ ...PAGE, path })).toBe('page');
      expect(workerAnswer({ ...PAGE, path, mode: 'cors' })).toBe('leave');
      expect(workerAnswer({ ...PAGE, path, method: 'POST' })).toBe('leave');
      expect(workerAnswer({ ...PAGE, path, isOwnOrigin: false })).toBe('leave');
    },
  );

  it.each([
    '/web-api/user/gettoken',
    '/bff-api/config/all.json',
    '/limit-service-api/api/external/web/v3/limits',
    '/third-party/api/list-available-partitions',
    '/assets/page-1.js',
    '/api-docs',
    '/api-docs.json',
  ])('are none for calls and built files, however they are asked for: %s [SWK-7]', (path) => {
    for (const mode of ['navigate', 'cors', 'same-origin', 'no-cors']) {
      expect(workerAnswer({ ...PAGE, path, mode })).toBe('leave');
    }
  });

  it('are the files of its own [SWK-7]', () => {
    expect(workerAnswer({ ...PAGE, mode: 'no-cors', path: '/offline.css' })).toBe('kept-file');
    expect(workerAnswer({ ...PAGE, mode: 'no-cors', path: '/favicon.svg' })).toBe('kept-file');
  });
});

describe('what the worker keeps', () => {
  it('is the page for no network in each language, its style and the icon [SWK-8]', () => {
    expect(keptFiles(['ru', 'en'])).toEqual(['/offline/ru.html', '/offline/en.html', '/offline.css', '/favicon.svg']);
  });

  it('is shown in the language of the address, else in the first [SWK-9]', () => {
    expect(offlineLanguage('/en/line', ['ru', 'en'])).toBe('en');
    expect(offlineLanguage('/line', ['ru', 'en'])).toBe('ru');
    expect(offlineLanguage('/de', ['ru', 'en'])).toBe('ru');
    expect(offlineLanguage('/ru', [])).toBeUndefined();
  });
});
