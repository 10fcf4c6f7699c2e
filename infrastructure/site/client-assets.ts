import type { Language } from '../../core/site/config/language.ts';

/** The files a page loads first. */
export interface PageAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
  readonly fonts: readonly string[];
  /** What the browser compares scripts and style sheets with; absent while developing. */
  readonly digests?: ReadonlyMap<string, string>;
}

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
}

/** The bundler's manifest: source file to built chunk. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The names that package.json gives to folders (`imports`): `#ui/coupon/*` for `./ui/coupon/*`. */
export type SubpathImports = Readonly<Record<string, string>>;

/** The letters that the texts of a language are written in, as the files of the font name them; two of them fit in what a page may load. */
const LETTERS: Partial<Readonly<Record<Language, readonly string[]>>> = {
  ru: ['cyrillic', 'latin'],
  uk: ['cyrillic', 'latin'],
  kk: ['cyrillic', 'latin'],
  tr: ['latin', 'latin-ext'],
};

interface AssetQuestion {
  readonly entry: string;
  /** What the page needs at once beside the entry. */
  readonly sources: readonly string[];
  readonly language: Language;
}

/** The built files behind the entry and the sources a page needs at once: each once, imports before importers. */
export function pageAssets(manifest: Manifest, { entry, sources, language }: AssetQuestion): PageAssets {
  const letters = LETTERS[language] ?? ['latin'];
  const seen = new Set<string>();
  const chunks: ManifestChunk[] = [];
  const visit = (source: string): void => {
    const chunk = manifest[source];
    if (chunk === undefined || seen.has(source)) return;
    seen.add(source);
    for (const imported of chunk.imports ?? []) visit(imported);
    chunks.push(chunk);
  };
  visit(entry);
  for (const source of sources) visit(source);
  const script = manifest[entry]?.file;
  return {
    scripts: script === undefined ? [] : [`/${script}`],
    styles: unique(chunks.flatMap((chunk) => chunk.css ?? [])),
    preloads: unique(chunks.map((chunk) => chunk.file)).filter((file) => file !== `/${script ?? ''}`),
    fonts: unique(chunks.flatMap((chunk) => chunk.assets ?? [])).filter((file) =>
      letters.some((each) => file.includes(`golos-text-${each}-wght`)),
    ),
  };
}

function unique(files: readonly string[]): readonly string[] {
  return [...new Set(files)].map((file) => `/${file}`);
}

/** The file that such a name stands for, from the project's folder; every other name stands for itself. */
export function importedFile(imports: SubpathImports, name: string): string {
  const found = Object.entries(imports).find(([pattern]) => name.startsWith(pattern.slice(0, -'*'.length)));
  if (found === undefined) return name;
  const [pattern, folder] = found;
  return folder.slice('./'.length, -'*'.length) + name.slice(pattern.length - '*'.length);
}
