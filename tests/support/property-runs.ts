import fc from 'fast-check';
import { vi } from 'vitest';

/** `npm run test:deep` asks for many runs of every property; otherwise each has its usual number. */
const asked = Number(process.env['PROPERTY_RUNS'] ?? '');

if (Number.isSafeInteger(asked) && asked > 0) {
  fc.configureGlobal({ numRuns: asked });
  vi.setConfig({ testTimeout: 3_600_000 });
}
