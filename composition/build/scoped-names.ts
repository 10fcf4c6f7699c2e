import { createHash } from 'node:crypto';
import path from 'node:path';

const LENGTH = 3;

/**
 * Names for the classes of style modules. One mark serves a whole file: no letter of it can be compressed, and a page names a thousand classes.
 * Both builds have the same, since it depends on the path alone.
 * @throws {Error} for two files with one mark
 */
export function scopedNames(root: string): (local: string, file: string) => string {
  const owners = new Map<string, string>();
  return (local, file) => {
    const name = path.relative(root, file.replace(/\?.*$/, '')).replaceAll('\\', '/');
    const mark = createHash('sha256').update(name).digest('base64url').slice(0, LENGTH);
    const owner = owners.get(mark) ?? name;
    if (owner !== name) throw new Error(`${owner} and ${name} would share the names of their classes`);
    owners.set(mark, name);
    return `${local}_${mark}`;
  };
}
