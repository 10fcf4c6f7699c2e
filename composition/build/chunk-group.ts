import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

export type ChunkGroup = Rolldown.CodeSplittingGroup & { readonly name: string };

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Sources and their styles, named from the root of the project without their endings. */
export function oneOf(...names: readonly string[]): RegExp {
  return new RegExp(`^${root}(?:${names.join('|')})\\.(?:tsx?|module\\.scss)$`);
}
