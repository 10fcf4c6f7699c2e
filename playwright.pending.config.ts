import type { PlaywrightTestConfig } from '@playwright/test';
import config, { PENDING } from './playwright.config.ts';

const pending: PlaywrightTestConfig = { ...config, testIgnore: [], testMatch: PENDING };

/** Runs only the specs that still have to be made to pass. */
export default pending;
