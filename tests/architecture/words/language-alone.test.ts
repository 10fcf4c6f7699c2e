import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceFiles, withoutComments } from '../../support/source-tree.ts';

/** What hosts give and the language does not, and what an engine of the language may come without. */
const NOT_OF_THE_LANGUAGE = [
  'AbortController',
  'Atomics',
  'Blob',
  'Buffer',
  'Headers',
  'Intl',
  'SharedArrayBuffer',
  'Temporal',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
  'WeakRef',
  'WebAssembly',
  'atob',
  'btoa',
  'clearTimeout',
  'console',
  'crypto',
  'document',
  'fetch',
  'globalThis',
  'localStorage',
  'navigator',
  'performance',
  'process',
  'queueMicrotask',
  'require',
  'setInterval',
  'setTimeout',
  'structuredClone',
  'window',
] as const;

/** Names of properties, types and texts are nobody's globals: `{ window: 1 }`, `site.document`, `'URL'`. */
const USE = new RegExp(`(?<![.\\w$'"\`/-])(?:${NOT_OF_THE_LANGUAGE.join('|')})(?=\\s*[.(]|\\[)`);
const OF_A_LOCALE = /\.(?:toLocale\w+|localeCompare)\b/;

const code = sourceFiles(['core'], /\.ts$/).map(({ path, text }) => ({ path, text: withoutComments(text) }));

function usersOf(pattern: RegExp): readonly string[] {
  return code.flatMap(({ path, text }) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [`${path}: ${found}`];
  });
}

describe('the core in an engine with the language alone', () => {
  it.each(['structuredClone(value)', 'new URL(text)', ' Intl.NumberFormat', 'globalThis["fetch"]'])(
    'would be told of %s',
    (use) => {
      expect(USE.test(use)).toBe(true);
    },
  );

  it('uses no global of a host', () => {
    expect(usersOf(USE)).toEqual([]);
  });

  it('asks no locale, which is another one on every device', () => {
    expect(usersOf(OF_A_LOCALE)).toEqual([]);
  });

  it('is compiled with the library of the language and no types of a host', () => {
    const { compilerOptions } = JSON.parse(readFileSync('core/tsconfig.json', 'utf8')) as {
      readonly compilerOptions: { readonly lib: unknown; readonly types: unknown };
    };
    expect(compilerOptions.lib).toEqual(['ES2023']);
    expect(compilerOptions.types).toEqual([]);
    const build = readFileSync('core/tsconfig.build.json', 'utf8');
    expect(build).toContain('"extends": "./tsconfig.json"');
    expect(build).not.toMatch(/"(?:lib|types)"/);
  });
});
