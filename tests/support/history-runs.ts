const RUNS_FOR_ONE_HISTORY = 1000;
const asked = Math.floor(Number(process.env['PROPERTY_RUNS'] ?? '') / RUNS_FOR_ONE_HISTORY);

/** How many histories of a whole server a property tries: its usual number, or one for each thousand runs that `npm run test:deep` asks of a property without one. */
export function historyRuns(usual: number): number {
  return asked > usual ? asked : usual;
}

/** How long all of them may take, in milliseconds. */
export function historyTime(usual: number): number {
  return asked > 0 ? 3_600_000 : usual;
}
