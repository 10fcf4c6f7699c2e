import { describe, expect, it } from 'vitest';
import { importedFile, pageAssets, type Manifest } from '../../../infrastructure/site/client-assets.ts';

const MANIFEST: Manifest = {
  'composition/browser.tsx': {
    file: 'assets/browser-1.js',
    css: ['assets/browser-1.css'],
    assets: ['cyrillic', 'greek', 'latin-ext', 'latin'].map((letters) => `assets/golos-text-${letters}-wght-2.woff2`),
    imports: ['_shared-4.js'],
  },
  '_shared-4.js': { file: 'assets/shared-4.js', css: ['assets/shared-4.css'], imports: ['_deep-5.js'] },
  '_deep-5.js': { file: 'assets/deep-5.js', imports: ['_shared-4.js'] },
  'ui/sports/line/line-screen.tsx': { file: 'assets/line-6.js', css: ['assets/line-6.css'], imports: ['_shared-4.js'] },
  'ui/coupon/placed/history-screen.tsx': { file: 'assets/history-7.js' },
};

const ENTRY = 'composition/browser.tsx';

describe('the files that a page loads first', () => {
  it('are those of the entry and of its own screen, each once, imports before importers', () => {
    const assets = pageAssets(MANIFEST, { entry: ENTRY, sources: ['ui/sports/line/line-screen.tsx'], language: 'ru' });
    expect(assets.scripts).toEqual(['/assets/browser-1.js']);
    expect(assets.preloads).toEqual(['/assets/deep-5.js', '/assets/shared-4.js', '/assets/line-6.js']);
    expect(assets.styles).toEqual(['/assets/shared-4.css', '/assets/browser-1.css', '/assets/line-6.css']);
  });

  it('leave out the screens of other pages and a source that is not built', () => {
    const assets = pageAssets(MANIFEST, { entry: ENTRY, sources: ['ui/none.tsx'], language: 'ru' });
    expect(assets.preloads.join(' ')).not.toContain('history');
    expect(assets.preloads).toHaveLength(2);
  });

  it.each([
    ['ru', ['cyrillic', 'latin']],
    ['en', ['latin']],
    ['ar', ['latin']],
    ['tr', ['latin-ext', 'latin']],
  ] as const)('have of the fonts only the letters of the language: %s [PERF-03]', (language, letters) => {
    const fonts = letters.map((each) => `/assets/golos-text-${each}-wght-2.woff2`);
    expect(pageAssets(MANIFEST, { entry: ENTRY, sources: [], language }).fonts).toEqual(fonts);
  });

  it('are none where nothing is built', () => {
    expect(pageAssets({}, { entry: ENTRY, sources: ['a'], language: 'ru' })).toEqual({
      scripts: [],
      styles: [],
      preloads: [],
      fonts: [],
    });
  });
});

const IMPORTS = { '#ui/coupon/*': './ui/betting/slip/*', '#ui/sports/*': './ui/sports/*' };

describe('the file that an import names', () => {
  it.each([
    ['#ui/coupon/coupon-panel.tsx', 'ui/betting/slip/coupon-panel.tsx'],
    ['#ui/sports/line/table/game-line.tsx', 'ui/sports/line/table/game-line.tsx'],
  ])('lies in the folder that package.json gives to its name: %s', (name, file) => {
    expect(importedFile(IMPORTS, name)).toBe(file);
  });

  it.each(['ui/app/routing/pages.ts', '#ui/none/file.ts', 'mobx'])(
    'is the name itself where none is given: %s',
    (name) => {
      expect(importedFile(IMPORTS, name)).toBe(name);
    },
  );
});
