import type { FaultLog } from './fault-log.ts';

interface AfterBooking<Value> {
  /** By which a failure is reported. */
  readonly subject: string;
  /** What is answered where it fails. */
  readonly known: Value;
  readonly run: () => Promise<Value>;
}

/** Goes on after something was booked: what fails then is reported, and never answered, since an error says that nothing was done. */
export async function afterBooking<Value>(
  { faults }: { readonly faults: FaultLog },
  { subject, known, run }: AfterBooking<Value>,
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
