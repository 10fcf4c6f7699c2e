import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-tree.ts';

const files = sourceFiles();
const machines = files
  .filter(({ path }) => path.startsWith('core/'))
  .flatMap(({ path, text }) => machinesOf(path, text));
const runners = files.filter(({ path }) => /^(?:ui|composition)\//.test(path));

interface FoundMachine {
  readonly path: string;
  readonly name: string;
  readonly effects: readonly string[];
}

/** Machines of a file with the names of their effects. */
function machinesOf(path: string, text: string): readonly FoundMachine[] {
  const found = text.matchAll(/export (?:const|function) (\w+)[^=;{]*?Machine<([\s\S]*?)>\s*[={]/g);
  return [...found].flatMap(([, name = '', parameters = '']) => {
    const effect = /(\w+Effect)\b/.exec(parameters)?.[1];
    const declared =
      effect === undefined
        ? undefined
        : new RegExp(`export type ${effect}\\b[^=]*=([\\s\\S]*?);\\n\\n`).exec(text)?.[1];
    const effects = [...(declared ?? '').matchAll(/(?:type|kind): ((?:'[\w-]+'(?: \| )?)+)/g)].flatMap(
      ([, names = '']) => [...names.matchAll(/'([\w-]+)'/g)].map(([, one = '']) => one),
    );
    return effects.length === 0 ? [] : [{ path, name, effects: [...new Set(effects)] }];
  });
}

function usersOf(name: string) {
  return runners.filter(({ text }) => new RegExp(`import [^;]*\\b${name}\\b[^;]*from`).test(text));
}

describe('the effects of a machine that the site runs', () => {
  it('are known for every machine of the core', () => {
    expect(machines.length).toBeGreaterThan(15);
  });

  it('are all handled where it runs: at most one is left to the last branch', () => {
    const dropped = machines.flatMap(({ name, effects }) => {
      const users = usersOf(name);
      if (users.length === 0 || effects.length < 2) return [];
      const text = users.map((user) => user.text).join('\n');
      const missing = effects.filter((effect) => !text.includes(`'${effect}'`));
      return missing.length > 1 ? [`${name}: ${missing.join(', ')}`] : [];
    });
    expect(dropped).toEqual([]);
  });

  it('are thrown away by no step that keeps the state alone', () => {
    const careless = runners.filter(({ text }) => /\[\s*(?:this\.)?\w+\s*\]\s*=\s*\w+\.step\(/.test(text));
    expect(careless.map(({ path }) => path)).toEqual([]);
  });
});
