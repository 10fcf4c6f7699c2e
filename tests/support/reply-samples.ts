import { readFileSync, writeFileSync } from 'node:fs';
import type { RecordedReply } from './browser/visitor.ts';
import { shortened } from './fakes/broken-replies.ts';

const FILE = new URL('./vectors/replies.json', import.meta.url);

/** One reply of every call, as the sandbox gave it: `WRITE_REPLIES=1 vitest run tests/contract/server/every-call.test.ts` writes them anew. */
export function replySamples(): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Readonly<Record<string, unknown>>;
}

/** Keeps the longest reply of each call, with its lists cut short. */
export function keepReplySamples(recorded: readonly RecordedReply[]): void {
  const samples = new Map<string, unknown>();
  for (const { call, body } of recorded) {
    const known = JSON.stringify(samples.get(call.name) ?? '');
    const short = shortened(body);
    if (JSON.stringify(short).length > known.length) samples.set(call.name, short);
  }
  const sorted = [...samples].toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
}
