import { flushCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** For the environment of a process: it finds what one before it compiled of the same sources. */
export const COMPILED_ONCE = { NODE_COMPILE_CACHE: path.join(tmpdir(), 'oddsmith-compiled') };

/** Keeps what this process has compiled: one that is killed has no other moment for it. */
export function keepCompiled(): void {
  flushCompileCache();
}
