import { defineConfig } from 'vitest/config';

/** The tests that mutants of the core are run against; the whole suite would be far slower and kill no more. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/core/*/**/*.test.ts'],
    isolate: false,
    testTimeout: 20_000,
  },
});
