import { expect, type Page } from '@playwright/test';

/** A page with its title, one top heading, its language, its content, and no text that was left unfinished. */
export async function expectWholePage(page: Page, language: string): Promise<void> {
  const { pathname } = new URL(page.url());
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('main, [role="main"]').first()).toBeVisible();
  await expect(page.locator('h1'), pathname).toHaveCount(1);
  expect(await page.title(), pathname).not.toBe('');
  await expect(page.locator('body')).not.toContainText(/undefined|\bNaN\b|\[object Object\]|\{\{/);
}
