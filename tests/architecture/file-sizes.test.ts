import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-tree.ts';

const LONGEST_SOURCE = 300;
const LONGEST_TEST = 400;

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

describe('file sizes', () => {
  it(`stay within ${String(LONGEST_SOURCE)} lines of source`, () => {
    const long = sourceFiles()
      .filter((file) => lines(file.text) > LONGEST_SOURCE && !TABLES.some((table) => table.test(file.path)))
      .map((file) => `${file.path} ${String(lines(file.text))}`);
    expect(long).toEqual([]);
  });

  it(`stay within ${String(LONGEST_TEST)} lines of test`, () => {
    const long = sourceFiles(['tests'])
      .filter((file) => lines(file.text) > LONGEST_TEST && !TABLES.some((table) => table.test(file.path)))
      .map((file) => `${file.path} ${String(lines(file.text))}`);
    expect(long).toEqual([]);
  });
});
