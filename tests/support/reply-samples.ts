import { readFileSync, writeFileSync } from 'node:fs';
import type { RecordedReply } from './browser/visitor.ts';
import { shortened } from './fakes/broken-replies.ts';

const FILE = 'tests/support/vectors/replies.json';

/** What the server of the pages answers, and the sandbox never does. */
const OF_THE_PAGES = { keepLanding: { success: true }, siteVersion: { version: '1.0.0+a1b2c3' } };

/** One reply of every call, as the sandbox gave it: `WRITE_REPLIES=1 vitest run tests/contract/server/every-call.test.ts` writes them anew. */
export function replySamples(): Readonly<Record<string, unknown>> {
  return { ...OF_THE_PAGES, ...(JSON.parse(readFileSync(FILE, 'utf8')) as Readonly<Record<string, unknown>>) };
}

/** Keeps the longest reply of each call, with its lists cut short. */
export function keepReplySamples(recorded: readonly RecordedReply[]): void {
  const samples = new Map<string, unknown>();
  for (const { call, body } of recorded) {
    const known = JSON.stringify(samples.get(call.name) ?? '');
    const short = shortened(withShortColumns(body));
    if (JSON.stringify(short).length > known.length) samples.set(call.name, short);
  }
  const sorted = [...samples].toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
}

type Column<Item = unknown> = readonly Item[];
interface Columns {
  readonly i: Column;
  readonly b: Column;
  readonly v: Column;
  readonly n: Column<number>;
  readonly p: Column;
  readonly o: Column;
  readonly f?: Column<Column>;
  readonly m?: Column<readonly [number, Column]>;
}

/** Columns are cut short together: two games of a poll, with a price each. */
function withShortColumns(body: unknown): unknown {
  const { changed } = (body ?? {}) as { readonly changed?: Partial<Columns> };
  if (changed?.n === undefined || changed.n.length < 2) return body;
  const { i, b, v, n, p, o, f, m } = changed as Columns;
  const cells = [0, n[0]];
  const firstOf = (column: Column) => cells.map((at) => column[at ?? 0]);
  const list = m?.[0]?.[1] ?? [];
  const short = {
    i: i.slice(0, 2),
    b: b.slice(0, 2),
    v: v.slice(0, 2),
    n: [1, 1],
    p: firstOf(p),
    o: firstOf(o),
    l: [1],
    ...(f === undefined ? {} : { f: [[0, f[0]?.[1]]] }),
    ...(m === undefined ? {} : { m: [[1, [0, list.find((market) => typeof market === 'object')]]] }),
  };
  return { ...(body as object), changed: short };
}
