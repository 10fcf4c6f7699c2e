import { describe, expect, it } from 'vitest';
import { sourceFiles, type SourceFile } from '../../support/source-tree.ts';

const LONGEST_SOURCE = 300;
const LONGEST_TEST = 400;
const LONGEST_WIRING = 40;

/** Tables: data a reader looks things up in, with no code to follow. */
const TABLES = [
  /^infrastructure\/sandbox\/world\/names\/[a-z-]+\.ts$/,
  /^infrastructure\/sandbox\/world\/champ-table\.ts$/,
  /^infrastructure\/sandbox\/information\/pages\/[a-z-]+\.ts$/,
  /^tests\/support\/vectors\//,
];

function lines(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

function isLongWiring({ text }: SourceFile): boolean {
  return lines(text) > LONGEST_WIRING;
}

describe('file sizes', () => {
  it(`stay within ${String(LONGEST_SOURCE)} lines of source`, () => {
    const long = sourceFiles()
      .filter((file) => lines(file.text) > LONGEST_SOURCE && !TABLES.some((table) => table.test(file.path)))
      .map((file) => `${file.path} ${String(lines(file.text))}`);
    expect(long).toEqual([]);
  });

  it(`stay within ${String(LONGEST_WIRING)} lines of wiring`, () => {
    const wiring = sourceFiles(['composition/wiring']);
    expect(wiring.length).toBeGreaterThan(15);
    expect(wiring.filter(isLongWiring).map(({ path }) => path)).toEqual([]);
    expect(isLongWiring({ path: 'composition/wiring/long-wiring.ts', text: '\n'.repeat(41) })).toBe(true);
  });

  it('are passed over only in tables that stand', () => {
    const paths = sourceFiles(['core', 'infrastructure', 'tests']).map(({ path }) => path);
    expect(TABLES.filter((table) => !paths.some((path) => table.test(path)))).toEqual([]);
  });

  it(`stay within ${String(LONGEST_TEST)} lines of test`, () => {
    const long = sourceFiles(['tests'])
      .filter((file) => lines(file.text) > LONGEST_TEST && !TABLES.some((table) => table.test(file.path)))
      .map((file) => `${file.path} ${String(lines(file.text))}`);
    expect(long).toEqual([]);
  });
});
