import type { FaultLog } from './fault-log.ts';

interface AfterCommit<Value> {
  /** By which a failure is reported. */
  readonly subject: string;
  /** What is answered where it fails. */
  readonly known: Value;
  readonly run: () => Promise<Value>;
}

/** Goes on after something was booked or changed: what fails then is reported, and never answered, since an error says that nothing was done. */
export async function afterCommit<Value>(
  { faults }: { readonly faults: FaultLog },
  { subject, known, run }: AfterCommit<Value>,
): Promise<Value> {
  try {
    const value = await run();
    faults.mended(subject);
    return value;
  } catch (error) {
    faults.report(subject, error);
    return known;
  }
}
