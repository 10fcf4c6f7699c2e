import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  isolationLevel,
  MINI_APP_SECTION_NAMES,
  type MiniAppSection,
} from '../../../core/mini-apps/mini-app-section.ts';
import { sourceFiles } from '../../support/source-tree.ts';

const EXAMPLE = /\.(?:mjs|ts|tsx|vue)$/;

const blocks = [...readFileSync('core/README.md', 'utf8').matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(
  ([, language = '', code = '']) => ({ language, code, title: code.split('\n', 1)[0] ?? '' }),
);
const examples = blocks.filter(({ language }) => language !== 'sh');
const consumed = new Set(sourceFiles(['tests/consumers'], EXAMPLE).map(({ text }) => text));

describe('the README of the package', () => {
  it.each(examples)('has no example that no consumer runs: $title', ({ code }) => {
    expect(consumed.has(code)).toBe(true);
  });

  it('has an example of every file that the plain consumer runs', () => {
    const shown = new Set(examples.map(({ code }) => code));
    const untold = sourceFiles(['tests/consumers/node/examples']).filter(({ text }) => !shown.has(text));
    expect(untold.map(({ path }) => path)).toEqual([]);
  });

  it('has examples of React, of Vue and of plain Node', () => {
    const languages = new Set(examples.map(({ language }) => language));
    expect([...languages].toSorted()).toEqual(['js', 'ts', 'tsx', 'vue']);
  });

  it('gives React and Vue the same outside world', () => {
    const [react, vue] = ['react', 'vue'].map((name) =>
      readFileSync(`tests/consumers/${name}/src/perform-placement.ts`, 'utf8'),
    );
    expect(vue).toBe(react);
  });

  it.each(['node', 'react', 'vue', 'mini-app'])('lets %s lock its own versions', (name) => {
    const lock = readFileSync(`tests/consumers/${name}/package-lock.json`, 'utf8');
    const { packages } = JSON.parse(lock) as {
      readonly packages: Readonly<Record<string, { readonly version?: string }>>;
    };
    const { version } = JSON.parse(readFileSync('core/package.json', 'utf8')) as { readonly version: string };
    expect(packages['node_modules/@oddsmith/core']?.version).toBe(version);
    expect(packages['node_modules/typescript']?.version).toMatch(name === 'vue' ? /^6\./ : /^7\./);
  });
});

describe('the README of the example of a mini-application', () => {
  const guide = readFileSync('tests/consumers/mini-app/README.md', 'utf8');
  const shown = [...guide.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);

  it('has every file of it, and no other code', () => {
    const files = sourceFiles(['tests/consumers/mini-app'], /\.mjs$/).map(({ text }) => text);
    expect(shown.toSorted()).toEqual(files.toSorted());
  });

  it('names the kind of every section that it names as the table has it', () => {
    const [slots, frames] = ['slot', 'frame'].map((kind) => {
      const [, named = ''] = new RegExp(String.raw`^\| ${kind} +\| (.*?) +\|`, 'm').exec(guide) ?? [];
      return [...named.matchAll(/`([\w-]+)`/g)].map(([, section]) => section as MiniAppSection);
    });
    expect(slots?.map(isolationLevel)).toEqual(slots?.map(() => 'B'));
    expect(frames).toEqual(
      expect.arrayContaining(MINI_APP_SECTION_NAMES.filter((name) => isolationLevel(name) === 'C')),
    );
  });
});
