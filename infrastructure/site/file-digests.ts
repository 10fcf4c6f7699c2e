import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from './client-assets.ts';

/** What the browser compares each built script and style sheet with before it uses it, by address. */
export function fileDigests(folder: string, manifest: Manifest): ReadonlyMap<string, string> {
  const files = new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]));
  const digest = (file: string): string =>
    createHash('sha384')
      .update(readFileSync(path.join(folder, file)))
      .digest('base64');
  return new Map([...files].map((file) => [`/${file}`, `sha384-${digest(file)}`]));
}
