import * as v from 'valibot';
import type { NodeNews } from './node-link.ts';

const BY = v.pipe(v.string(), v.uuid());
const NEWS: v.GenericSchema<unknown, NodeNews> = v.variant('kind', [
  v.object({ kind: v.literal('changed') }),
  v.object({ kind: v.literal('tick-wanted'), by: BY }),
  v.object({ kind: v.literal('ticked'), by: BY }),
]);

/** Whoever may connect to the database may notify, with whatever text. */
export function readNews(payload: string): NodeNews | undefined {
  let told: unknown;
  try {
    told = JSON.parse(payload);
  } catch {
    return undefined;
  }
  const read = v.safeParse(NEWS, told);
  return read.success ? read.output : undefined;
}
