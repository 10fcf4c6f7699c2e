import { describe, expect, it } from 'vitest';
import { PROJECT_FOLDER, SOURCE_FOLDERS, sourceFiles } from '../../support/source-tree.ts';
import { readdirSync } from 'node:fs';

const FORBIDDEN = /^(?:utils?|helpers?|types|constants|index|store|common|misc|lib|main)\.(?:ts|tsx|mjs|scss)$/;
const FORBIDDEN_WORDS = /(?:^|-)(?:manager|service(?!-worker)|helper|dto|impl|util|utils|info|data)(?:-|\.)/;

/** The package's entries, which other code names by their folder. */
const PACKAGE_ENTRIES = { has: (path: string) => /^core\/(?:[\w-]+\/)*index\.ts$/.test(path) };

/** Files that run rather than export, and files of several exports that are named after their topic. */
const NAMED_OTHERWISE: Readonly<Record<string, string>> = {
  'core/shared/untrusted.ts': 'the checks of values from outside',
  'composition/browser.tsx': 'an entry: it starts the page',
  'composition/server.tsx': 'an entry: the bundle is asked for renderPage',
  'composition/pwa-worker.ts': 'an entry: it starts the worker',
  'composition/serve.ts': 'an entry: it starts the process',
  'composition/start.mjs': 'an entry: it starts everything',
  'core/accounts/play-money.ts': 'the topic of its one rule',
  'core/coupon/placement/placement-outcome.ts': 'where a verdict leads the placement',
  'core/shared/time.ts': 'units of time',
  'core/sports/line/feed-pace.ts': 'how often which part of the feed is asked for',
  'infrastructure/http/wire.ts': 'the parts that wire schemas are made of',
  'infrastructure/sandbox/players/ledger.ts': 'the ledger: both sides of every transfer',
  'infrastructure/sandbox/database/tables.ts': 'the rows of all tables',
};

/** The end of a name that tells a file's role; its exports are many and have names of their own. */
const ROLE = /-(?:calls|wire|routes|rules)\.ts$/;

const files = sourceFiles();
const names = files.map((file) => file.path.split('/').at(-1) ?? '');

describe('file names', () => {
  it('are in kebab case', () => {
    const wrong = names.filter(
      (name) => !/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.module|\.d)?\.(?:ts|tsx|mjs|scss)$/.test(name),
    );
    expect(wrong).toEqual([]);
  });

  it('are unique across the project', () => {
    const twice = names.filter((name, place) => name !== 'index.ts' && names.indexOf(name) !== place);
    expect([...new Set(twice)]).toEqual([]);
  });

  it('say what the file is about', () => {
    const wrong = files.filter(({ path }) => {
      const name = path.split('/').at(-1) ?? '';
      return (FORBIDDEN.test(name) || FORBIDDEN_WORDS.test(name)) && !PACKAGE_ENTRIES.has(path);
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('say what is exported', () => {
    const wrong = files.filter(({ path, text }) => {
      if (path.endsWith('.scss') || path.endsWith('.d.ts') || PACKAGE_ENTRIES.has(path)) return false;
      if (Object.hasOwn(NAMED_OTHERWISE, path)) return false;
      return !ROLE.test(path) && !isNamedAfterExport(path.split('/').at(-1) ?? '', text);
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('are excused only where the file exists', () => {
    const known = new Set(files.map(({ path }) => path));
    expect(Object.keys(NAMED_OTHERWISE).filter((path) => !known.has(path))).toEqual([]);
  });
});

describe('folders', () => {
  it('at the top are the fixed ones', () => {
    const folders = readdirSync(PROJECT_FOLDER, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map((entry) => entry.name)
      .filter((name) => !['node_modules', 'dist', 'reports', 'test-results', 'coverage'].includes(name));
    expect(folders.toSorted()).toEqual([...SOURCE_FOLDERS, 'locales', 'tests'].toSorted());
  });
});

/** Whether the file shares a word with something it exports  */
function isNamedAfterExport(file: string, text: string): boolean {
  const words = file
    .replace(ROLE, '')
    .replace(/\.(?:ts|tsx|mjs)$/, '')
    .split('-');
  const exported = [
    ...text.matchAll(/^export (?:declare )?(?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm),
  ];
  const said = new Set(exported.flatMap(([, name = '']) => wordsOf(name)));
  return words.some((word) => said.has(stem(word)));
}

function wordsOf(name: string): readonly string[] {
  const spaced = /^[A-Z0-9_]+$/.test(name) ? name.replaceAll('_', ' ') : name.replace(/([a-z0-9])([A-Z])/g, '$1 $2');
  return spaced.toLowerCase().split(' ').map(stem);
}

/** Singular and plural, noun and verb of a word count as the same. */
function stem(word: string): string {
  return word
    .replace(/ies$/, 'y')
    .replace(/(?:ation|ing|ed|es|s|e)$/, '')
    .slice(0, 5);
}
