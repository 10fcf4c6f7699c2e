import { describe, expect, it } from 'vitest';
import { sourceFiles, withoutComments, type SourceFile } from '../../support/source-tree.ts';

const code = sourceFiles(undefined, /\.(?:ts|tsx|mjs)$/).map((file) => ({ ...file, text: withoutComments(file.text) }));
const raw = sourceFiles(undefined, /\.(?:ts|tsx|mjs)$/);
const tests = sourceFiles(['tests'], /\.tsx?$/);

function hits(
  files: readonly SourceFile[],
  pattern: RegExp,
  allowed: ReadonlySet<string> = new Set(),
): readonly string[] {
  return files.flatMap((file) =>
    pattern.test(file.text) && !allowed.has(file.path) ? [`${file.path}: ${pattern.exec(file.text)?.[0] ?? ''}`] : [],
  );
}

describe('code that runs texts or trusts markup [SEC-04]', () => {
  it.each([
    ['eval', /\beval\s*\(/],
    ['functions made of text', /\bnew\s+Function\b|\bFunction\s*\(/],
    ['timers that take text', /\bset(?:Timeout|Interval)\s*\(\s*['"`]/],
    ['innerHTML', /\b(?:inner|outer)HTML\b/],
    ['insertAdjacentHTML', /\binsertAdjacentHTML\b/],
    ['document.write', /\bdocument\s*\.\s*write(?:ln)?\b/],
    ['srcdoc', /\bsrc[dD]oc\b/],
    ['dangerouslySetInnerHTML', /\bdangerouslySetInnerHTML\b/],
    ['style texts', /setAttribute\(\s*['"]style['"]|\.cssText\b/],
    ['javascript: addresses', /['"`]javascript:/i],
    ['parsers of markup', /\bDOMParser\b|\bcreateContextualFragment\b|\bsetHTMLUnsafe\b/],
  ])('has no %s', (_, pattern) => {
    expect(hits(code, pattern)).toEqual([]);
  });
});

describe('types and tests that are switched off', () => {
  it('has no any but where a comment says why', () => {
    const excused = /^.*oxlint-disable-next-line typescript\/no-explicit-any -- \S.*\n.*$/gm;
    const files = [...raw, ...tests.filter((file) => !file.path.startsWith('tests/architecture/'))];
    const left = files.map((file) => ({ ...file, text: withoutComments(file.text.replace(excused, '')) }));
    expect(hits(left, /:\s*any\b|\bas\s+any\b|<any\b|\bany\[\]|, any\b[,>]/)).toEqual([]);
  });

  it('silences no compiler and no linter without a reason', () => {
    expect(hits(raw, /@ts-(?:ignore|nocheck|expect-error)/)).toEqual([]);
    expect(hits(raw, /(?:oxlint|eslint)-disable(?!.* -- \S)/)).toEqual([]);
  });

  it('skips no test and runs none alone', () => {
    const others = tests.filter((file) => !file.path.startsWith('tests/architecture/'));
    expect(
      hits(others, /\b(?:it|test|describe)\s*\.\s*(?:only|skip|todo|fixme|fails)\b|\bxit\b|\bxdescribe\b/),
    ).toEqual([]);
    expect(hits(others, /\bvi\s*\.\s*mock\b/)).toEqual([]);
  });
});

describe('habits', () => {
  it('leaves nothing for later', () => {
    expect(hits(raw, /\b(?:TODO|FIXME|XXX|HACK)\b/)).toEqual([]);
  });

  it('has neither enums nor decorators nor default exports', () => {
    expect(hits(code, /^\s*(?:export\s+)?(?:const\s+)?enum\s+\w+/m)).toEqual([]);
    expect(hits(code, /^\s*@\w+\(/m)).toEqual([]);
    expect(
      hits(
        code.filter((file) => !file.path.endsWith('.d.ts')),
        /^export default\b/m,
      ),
    ).toEqual([]);
  });

  it('keeps classes for the stores of ui and for errors that end the start', () => {
    const classes = code.filter(
      (file) => !file.path.startsWith('ui/') && /^(?:export )?class \w+(?! extends Error)/m.test(file.text),
    );
    const wrong = classes.filter((file) => !/class \w+(?:<[^>]*>)? extends (?:Error|TypeError)/.test(file.text));
    expect(wrong.map((file) => file.path)).toEqual([]);
  });

  it('prints only where a person at a keyboard reads', () => {
    const silent = code.filter(
      (file) => !/^composition\/(?:start\.mjs|serve\.ts|running-site\.ts|review-coupons\.ts)$/.test(file.path),
    );
    expect(hits(silent, /\bconsole\s*\.\s*\w+\s*\(/)).toEqual([]);
  });

  it('reaches time, random numbers and the network through ports', () => {
    const ui = code.filter((file) => file.path.startsWith('ui/'));
    expect(hits(ui, /\bDate\.now\s*\(|\bnew Date\(\s*\)|\bMath\.random\b|\bfetch\s*\(|\bXMLHttpRequest\b/)).toEqual([]);
    const core = code.filter((file) => file.path.startsWith('core/'));
    expect(hits(core, /\bDate\b(?=[.(])|\bMath\.random\b|\bIntl\.|\bsetTimeout\b|\bfetch\s*\(/)).toEqual([]);
  });

  it('keeps storage, cookies and their keys in one place', () => {
    const others = code.filter((file) => !file.path.startsWith('infrastructure/browser/'));
    // the script of the head is text: it runs before any module does
    const inHead = new Set(['infrastructure/site/pages/early-fragment.ts']);
    expect(hits(others, /\b(?:local|session)Storage\b|\bindexedDB\b/, inHead)).toEqual([]);
    expect(hits(others, /\bdocument\.cookie\b/, new Set(['composition/browser.tsx']))).toEqual([]);
    const stores = code.filter((file) => file.path.startsWith('ui/'));
    expect(hits(stores, /\.(?:read|write|remove)\(\s*['"`]/)).toEqual([]);
  });
});
