import type { Page } from '@playwright/test';
import { textsOf } from './page-texts.ts';

/** LQ-4 Answers the question for a deposit limit that follows a registration: without one. */
export async function goWithoutLimit(page: Page, language: 'ru' | 'en'): Promise<void> {
  const text = textsOf(language);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: text('limit-prompt:later') }).click();
  await dialog.getByRole('button', { name: text('limit-prompt:without') }).click();
}
