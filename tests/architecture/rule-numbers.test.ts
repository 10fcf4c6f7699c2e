import { describe, expect, it } from 'vitest';
import { foldersIn, sourceFiles } from '../support/source-tree.ts';

const RULE = /^(?:- )?([A-Z][A-Z0-9]*-\d+) (.+)$/gm;
const QUOTED = /\[([A-Z][A-Z0-9]*-\d+(?:, [A-Z][A-Z0-9]*-\d+)*)\]/g;

/** Promises of the site as a whole, of which tests of every kind hold their part. */
const PROMISE = /^(?:SEC|REL|RG|A11Y|PERF)-\d+$/;

const rules = sourceFiles(['core'], /\/RULES\.md$/).flatMap((file) =>
  [...file.text.matchAll(RULE)].map(([, id = '', sentence = '']) => ({ id, sentence, file: file.path })),
);

const quotes = sourceFiles(['tests'], /\.(?:test|spec)\.tsx?$/).flatMap((file) =>
  [...file.text.matchAll(QUOTED)].flatMap(([, ids = '']) => ids.split(', ').map((id) => ({ id, file: file.path }))),
);

describe('the rules of the features', () => {
  it('are written down for every feature that decides something', () => {
    const written = new Set(rules.map((rule) => rule.file.split('/')[1]));
    const silent = foldersIn('core').filter((feature) => {
      const decides = sourceFiles([`core/${feature}`], /\.ts$/).some((file) => /^export function/m.test(file.text));
      return decides && feature !== 'shared' && !written.has(feature);
    });
    expect(silent).toEqual([]);
  });

  it('have numbers of their own', () => {
    const ids = rules.map((rule) => rule.id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    expect(ids.length).toBeGreaterThan(100);
  });

  it('are sentences', () => {
    expect(rules.filter((rule) => !/^\S.*[.?!]$/.test(rule.sentence)).map((rule) => rule.id)).toEqual([]);
  });

  it('are each named by a test', () => {
    const quoted = new Set(quotes.map((quote) => quote.id));
    expect(rules.filter((rule) => !quoted.has(rule.id)).map((rule) => rule.id)).toEqual([]);
  });

  it('exist wherever a test names them', () => {
    const known = new Set(rules.map((rule) => rule.id));
    expect(quotes.filter((quote) => !known.has(quote.id) && !PROMISE.test(quote.id))).toEqual([]);
  });

  it('exist wherever the code names them', () => {
    const known = new Set(rules.map((rule) => rule.id));
    const prefixes = new Set(rules.map((rule) => rule.id.split('-')[0]));
    const named = sourceFiles(undefined, /\.tsx?$/).flatMap((file) =>
      [...file.text.matchAll(/(?:\/\*\* |^ \* |\[)([A-Z][A-Z0-9]*-\d+)(?= |\])/gm)].map(([, id = '']) => ({
        id,
        file: file.path,
      })),
    );
    expect(named.filter(({ id }) => prefixes.has(id.split('-')[0]) && !known.has(id))).toEqual([]);
  });
});
