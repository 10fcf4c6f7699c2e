import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../../support/source-tree.ts';

/** Links and the history; whatever of the library matches, loads or scrolls would be a second router. */
const LINKS_AND_HISTORY = [
  'BrowserRouter',
  'Link',
  'NavigateFunction',
  'StaticRouter',
  'useLocation',
  'useNavigate',
  'useNavigationType',
  'useSearchParams',
];

const IMPORT = /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'react-router(?:-dom)?'/g;

function importedNames(text: string): readonly string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/^type\s+/, ''))
      .filter((name) => name !== ''),
  );
}

describe('the router', () => {
  const imported = sourceFiles().flatMap(({ path, text }) => importedNames(text).map((name) => ({ path, name })));

  it('is our own route table; the library gives it links and the history', () => {
    expect(new Set(imported.map(({ name }) => name))).toEqual(new Set(LINKS_AND_HISTORY));
  });

  it('is not imported whole', () => {
    const whole = sourceFiles().filter(({ text }) => /import\s+(?!(?:type\s+)?\{)[^;]*'react-router/.test(text));
    expect(whole).toEqual([]);
  });
});
