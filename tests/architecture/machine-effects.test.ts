import { describe, expect, it } from 'vitest';
import { sourceFiles, type SourceFile } from '../support/source-tree.ts';

const files = sourceFiles();
const core = files.filter(({ path }) => path.startsWith('core/'));
const machines = core.flatMap(machinesOf);
const runners = files.filter(({ path }) => /^(?:ui|composition)\//.test(path));

interface FoundMachine {
  readonly name: string;
  readonly effectType: string;
  /** Undefined where its type could not be read. */
  readonly effects: readonly string[] | undefined;
}

/** Machines of a file with the names of their effects, wherever in the core those are declared. */
function machinesOf({ text }: SourceFile): readonly FoundMachine[] {
  const found = text.matchAll(/export (?:const|function) (\w+)[^=;{]*?: Machine<([\s\S]*?)>\s*[={]/g);
  return [...found].map(([, name = '', parameters = '']) => {
    const effect = parameters.trim().replace(/,$/, '').split(',').at(-1)?.trim() ?? '';
    const effectType = effect.replace(/<.*/s, '');
    return { name, effectType, effects: effectType === 'never' ? [] : effectsOf(effectType) };
  });
}

function effectsOf(type: string): readonly string[] | undefined {
  const declaration = new RegExp(`export (?:type|interface) ${type}\\b([\\s\\S]*?)(?:;\\n\\n|;\\n$|\\n\\}\\n)`);
  const declared = core.map(({ text }) => declaration.exec(text)?.[1]).find((text) => text !== undefined);
  const names = [...(declared ?? '').matchAll(/(?:type|kind): ((?:'[\w-]+'(?: \| )?)+)/g)].flatMap(([, each = '']) =>
    [...each.matchAll(/'([\w-]+)'/g)].map(([, one = '']) => one),
  );
  return names.length === 0 ? undefined : [...new Set(names)];
}

/** Who runs a machine, and who performs its effects elsewhere. */
function usersOf({ name, effectType }: FoundMachine): readonly SourceFile[] {
  return importersOf(name).length === 0 ? [] : [...importersOf(name), ...importersOf(effectType)];
}

function importersOf(name: string): readonly SourceFile[] {
  return runners.filter(({ text }) => new RegExp(`import [^;]*\\b${name}\\b[^;]*from`).test(text));
}

describe('the effects of a machine that the site runs', () => {
  it('are known for every machine of the core', () => {
    expect(machines.length).toBeGreaterThan(30);
    expect(machines.filter(({ effects }) => effects === undefined)).toEqual([]);
    expect(machines.find(({ name }) => name === 'PLACEMENT')?.effects).toContain('void-key');
  });

  it('are all handled where it runs: at most one is left to the last branch', () => {
    const dropped = machines.flatMap((machine) => {
      const { name, effects = [] } = machine;
      const users = usersOf(machine);
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
