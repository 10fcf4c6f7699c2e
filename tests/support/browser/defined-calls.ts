import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyCall } from '../../../infrastructure/http/call.ts';

function isCall(value: unknown): value is AnyCall {
  return typeof value === 'object' && value !== null && 'path' in value && 'reply' in value && 'method' in value;
}

/** Every call that the sources define. */
export async function definedCalls(): Promise<readonly AnyCall[]> {
  const files = readdirSync('infrastructure', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('-calls.ts'),
  );
  const modules = await Promise.all(
    files.map(
      async (file) =>
        (await import(pathToFileURL(path.resolve('infrastructure', file)).href)) as Readonly<Record<string, unknown>>,
    ),
  );
  return modules.flatMap((module) => Object.values(module).filter(isCall));
}
