import config, { PENDING } from './playwright.config.ts';

/** Runs only the specs that still have to be made to pass. */
export default { ...config, testIgnore: [], testMatch: PENDING };
