import type { FaultLog } from './fault-log.ts';

/** Does the same for each of many, one after another: one that fails is reported by its name, and stops no other. How many failed. */
export async function eachAlone<Each>(
  { faults }: { readonly faults: FaultLog },
  all: readonly Each[],
  { name, run }: { readonly name: (each: Each) => string; readonly run: (each: Each) => Promise<unknown> },
): Promise<number> {
  let failed = 0;
  for (const each of all) {
    try {
      await run(each);
      faults.mended(name(each));
    } catch (error) {
      failed += 1;
      faults.report(name(each), error);
    }
  }
  return failed;
}
