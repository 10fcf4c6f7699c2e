import type { FaultLog } from '../../../infrastructure/sandbox/fault-log.ts';

/** Throws what would be reported. */
export const STRICT_FAULTS: FaultLog = {
  report: (subject, error) => {
    throw new Error(subject, { cause: error });
  },
  mended: () => undefined,
};
