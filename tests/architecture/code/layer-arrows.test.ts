import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foldersIn, importsOf, PROJECT_FOLDER, sourceFiles, type SourceFile } from '../../support/source-tree.ts';

type Layer = 'core' | 'infrastructure' | 'ui' | 'composition';

const MAY_IMPORT: Readonly<Record<Layer, readonly Layer[]>> = {
  core: ['core'],
  infrastructure: ['infrastructure', 'core'],
  ui: ['ui', 'core'],
  composition: ['composition', 'infrastructure', 'ui', 'core'],
};

/** Libraries that belong to one layer, and where in it. */
const OWNED_LIBRARIES: readonly { readonly names: RegExp; readonly owners: RegExp }[] = [
  { names: /^(?:inversify|reflect-metadata)$/, owners: /^composition\// },
  { names: /^mobx$/, owners: /^(?:ui\/|composition\/browser\.tsx$)/ },
  {
    names: /^(?:react|react-dom|react-router-dom|mobx-react-lite|react-i18next|i18next)(?:\/|$)/,
    owners: /^(?:ui\/|composition\/(?:browser|server)\.tsx$)/,
  },
  { names: /^htmlparser2$/, owners: /^infrastructure\/site\// },
  { names: /^axios$/, owners: /^infrastructure\/http\// },
  { names: /^(?:kysely|pg|@electric-sql\/pglite)(?:\/|$)/, owners: /^infrastructure\/sandbox\// },
  { names: /^valibot$|^@valibot\//, owners: /^infrastructure\// },
];

const NOT_FEATURES = new Set(['http', 'browser', 'sandbox', 'app', 'page', 'kit']);

function layerOf(path: string): string {
  return path.split('/')[0] ?? '';
}

function isProjectFile(imported: string): boolean {
  return imported.includes('/') && Object.hasOwn(MAY_IMPORT, layerOf(imported));
}

function isLibrary(imported: string): boolean {
  return !isProjectFile(imported) && !/^(?:locales|tests)\//.test(imported);
}

function arrows(files: readonly SourceFile[]): readonly { readonly from: string; readonly to: string }[] {
  return files.flatMap((file) => importsOf(file).map((to) => ({ from: file.path, to })));
}

const all = arrows(sourceFiles());

describe('the import arrows', () => {
  it('sees the imports that it checks', () => {
    expect(all.length).toBeGreaterThan(300);
    expect(all.some(({ from, to }) => from === 'composition/container.ts' && to === 'inversify')).toBe(true);
  });

  it('lead only from outer layers to inner ones', () => {
    const wrong = all.filter(
      ({ from, to }) => isProjectFile(to) && !MAY_IMPORT[layerOf(from) as Layer].includes(layerOf(to) as Layer),
    );
    expect(wrong).toEqual([]);
  });

  it('never lead out of the source folders', () => {
    expect(all.filter(({ to }) => to.startsWith('..') || /^(?:tests|dist|node_modules)\//.test(to))).toEqual([]);
  });

  it('leave core without any library', () => {
    expect(all.filter(({ from, to }) => from.startsWith('core/') && isLibrary(to))).toEqual([]);
  });

  it('let nothing but composition, tests and itself import the sandbox', () => {
    const wrong = all.filter(
      ({ from, to }) =>
        to.startsWith('infrastructure/sandbox/') && !/^(?:infrastructure\/sandbox|composition)\//.test(from),
    );
    expect(wrong).toEqual([]);
  });

  it('let the sandbox import of infrastructure only the calls, what they are made of, what every server counts with, what its own pages are answered with, what asks remote applications, and what reads markup', () => {
    const wrong = all.filter(
      ({ from, to }) =>
        from.startsWith('infrastructure/sandbox/') &&
        to.startsWith('infrastructure/') &&
        !to.startsWith('infrastructure/sandbox/') &&
        !/^infrastructure\/(?:http\/(?:call|wire|call-url|client-address|own-page|rate-store|bounded-queue|once-a-page|packed-text|reply-tag|takes-gzip|transport|typed-replies)|mini-apps\/host\/(?:framed-page|mini-app-host|module-key|module-releases)|site\/parsed-html|[a-z-]+\/(?:(?:seo|cms|dictionaries)\/)?[a-z-]+-(?:calls|wire))\.ts$/.test(
          to,
        ),
    );
    expect(wrong).toEqual([]);
  });

  it.each(OWNED_LIBRARIES)('keep $names in its place', ({ names, owners }) => {
    expect(all.filter(({ from, to }) => isLibrary(to) && names.test(to) && !owners.test(from))).toEqual([]);
  });

  it('bring no library that package.json does not name', () => {
    const manifest = JSON.parse(readFileSync(`${PROJECT_FOLDER}/package.json`, 'utf8')) as Readonly<
      Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>
    >;
    const known = new Set([...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)]);
    const libraries = all.filter(({ to }) => isLibrary(to) && !to.startsWith('node:'));
    const unknown = libraries.filter(({ to }) => {
      const parts = to.split('/');
      return !known.has(to.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? ''));
    });
    expect(unknown).toEqual([]);
  });
});

describe('the feature words', () => {
  it('are those of core in every layer', () => {
    const features = new Set(foldersIn('core'));
    for (const layer of ['infrastructure', 'ui']) {
      const strange = foldersIn(layer).filter((folder) => !NOT_FEATURES.has(folder) && !features.has(folder));
      expect(strange, layer).toEqual([]);
    }
  });

  it('name the texts too, beside those of the kit and the shell', () => {
    const words = new Set([...foldersIn('core'), 'kit', 'shell']);
    const names = sourceFiles(['locales'], /\.json$/).map((file) => file.path.split('/')[2] ?? '');
    const strange = names.filter((name) => !words.has(name.replace('.json', '')));
    expect(
      strange.filter(
        (name) =>
          ![
            'attachments.json',
            'casino-games.json',
            'limit-prompt.json',
            'protection.json',
            'self-exclusion.json',
            'game.json',
            'documents.json',
            'office-settings.json',
            'office-menu.json',
            'profile.json',
            'markets.json',
            'history.json',
            'line-pages.json',
            'generator.json',
            'multi-live.json',
            'prices.json',
            'results.json',
            'statistics.json',
            'slip.json',
            'sign-in.json',
            'one-tap.json',
            'asian-line.json',
            'social.json',
            'recovery.json',
            'security.json',
            'passkeys.json',
            'devices.json',
            'contacts.json',
            'transfer.json',
            'sent-code.json',
            'new-password.json',
            'add-currency.json',
            'captcha.json',
            'debugger.json',
            'information.json',
            'notice-catalogue.json',
            'seo.json',
            'offline.json',
            'office.json',
            'cashier.json',
            'conversion.json',
            'payment-details.json',
            'payment-requests.json',
            'messages.json',
            'bonuses.json',
            'calculator.json',
            'cashback.json',
            'promo-store.json',
            'lotto.json',
            'bingo.json',
            'live-tables.json',
            'toto.json',
            'tournaments.json',
            'mini-games.json',
          ].includes(name),
      ),
    ).toEqual([]);
  });
});
