import { readFileSync, rmSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** A line of the site's own code that keeps something out, and what stands there once it is taken away. */
export interface Defence {
  readonly file: string;
  readonly line: string;
  readonly becomes: string;
}

/** A module of the site as it would be without one of its defences, which stands in it or in a file that it imports itself. */
export async function without<Module>(entry: string, { file, line, becomes }: Defence): Promise<Module> {
  const folder = mkdtempSync(join(ROOT, '.tsbuild/without-'));
  try {
    const source = readFileSync(join(ROOT, file), 'utf8');
    if (source.split(line).length !== 2) throw new Error(`${file} has no single "${line}"`);
    const weak = join(folder, 'weak.ts');
    writeFileSync(
      weak,
      placed(
        source.replace(line, () => becomes),
        file,
      ),
    );
    if (file === entry) return (await import(pathToFileURL(weak).href)) as Module;
    const whole = placed(readFileSync(join(ROOT, entry), 'utf8'), entry);
    const named = pathToFileURL(join(ROOT, file)).href;
    if (!whole.includes(named)) throw new Error(`${entry} does not import ${file}`);
    const main = join(folder, 'entry.ts');
    writeFileSync(main, whole.replaceAll(named, pathToFileURL(weak).href));
    return (await import(pathToFileURL(main).href)) as Module;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The same code in another folder: what it imports stays where it is. */
function placed(source: string, file: string): string {
  const folder = dirname(join(ROOT, file));
  return source.replaceAll(
    /(\bfrom )'(\.{1,2}\/[^']+)'/g,
    (_found, word: string, path: string) => `${word}'${pathToFileURL(resolve(folder, path)).href}'`,
  );
}
