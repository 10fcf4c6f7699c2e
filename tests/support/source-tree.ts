import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importedFile, type SubpathImports } from '../../infrastructure/site/client-assets.ts';

/** A file of the project as a test of the architecture reads it. */
export interface SourceFile {
  /** From the project's folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export const PROJECT_FOLDER = path.resolve(import.meta.dirname, '../..');
export const SOURCE_FOLDERS = ['core', 'infrastructure', 'ui', 'composition'] as const;

const { imports: IMPORTS } = JSON.parse(readFileSync(path.join(PROJECT_FOLDER, 'package.json'), 'utf8')) as {
  readonly imports: SubpathImports;
};

const GENERATED = new Set(['node_modules', 'dist', '.tsbuild', 'public']);
const CODE = /\.(?:ts|tsx|mjs|scss)$/;

/** Read once in a process: dozens of tests look at the same files. */
const TEXTS = new Map<string, string>();

function textOf(file: string): string {
  const text = TEXTS.get(file) ?? readFileSync(path.join(PROJECT_FOLDER, file), 'utf8');
  TEXTS.set(file, text);
  return text;
}

/** Every code file under the folders, generated ones aside. */
export function sourceFiles(
  folders: readonly string[] = SOURCE_FOLDERS,
  pattern: RegExp = CODE,
): readonly SourceFile[] {
  return folders
    .flatMap((folder) => filesUnder(folder))
    .flatMap((file) => (pattern.test(file) ? [{ path: file, text: textOf(file) }] : []));
}

/** The names of the folders directly in a folder. */
export function foldersIn(folder: string): readonly string[] {
  return readdirSync(path.join(PROJECT_FOLDER, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !GENERATED.has(entry.name))
    .map((entry) => entry.name);
}

function filesUnder(folder: string): readonly string[] {
  return readdirSync(path.join(PROJECT_FOLDER, folder), { withFileTypes: true }).flatMap((entry) => {
    if (GENERATED.has(entry.name)) return [];
    const inside = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(inside) : [inside];
  });
}

/**
 * What a file imports: project files by their path from the project's folder, packages by their name. A file that adds
 * to a module of another (`declare module`) knows that module as one that imports it.
 */
export function importsOf(file: SourceFile): readonly string[] {
  return writtenImports(file).map((name) => fileNamed(name, file.path));
}

/** The same as it is written in the file. */
export function writtenImports(file: SourceFile): readonly string[] {
  const code = withoutComments(file.text);
  const found = [...code.matchAll(/(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+|\bdeclare\s+module\s+)['"]([^'"]+)['"]/g)];
  return found.map(([, name = '']) => name);
}

/** The same without what is erased before the file runs: the imports of types alone. */
export function runningImports({ path, text }: SourceFile): readonly string[] {
  const erased = /\b(?:import|export)\s+type\s[^;]*?from\s+['"][^'"]+['"]|\bdeclare\s+module\s+['"][^'"]+['"]/g;
  return importsOf({ path, text: withoutComments(text).replace(erased, '') });
}

/** What an import of a file names: a project file by its path from the project's folder, a package by its name. */
export function fileNamed(name: string, importer: string): string {
  if (name.startsWith('.')) return path.posix.normalize(path.posix.join(path.posix.dirname(importer), name));
  return importedFile(IMPORTS, name);
}

/** The code without its comments; strings stay. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/[^\n]*/g, '$1');
}
