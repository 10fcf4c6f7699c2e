import { expect, type Page } from '@playwright/test';

/** A page with its title, one top heading, its language, its content, and no text that was left unfinished. */
export async function expectWholePage(page: Page, language: string): Promise<void> {
  const { pathname } = new URL(page.url());
  const facts = async (): Promise<object> =>
    page.evaluate(() => ({
      language: document.documentElement.lang,
      hasContent: document.querySelector('main, [role="main"]')?.checkVisibility({ visibilityProperty: true }) ?? false,
      topHeadings: document.querySelectorAll('h1').length,
      hasTitle: document.title !== '',
    }));
  const whole = { language, hasContent: true, topHeadings: 1, hasTitle: true };
  await expect.poll(facts, { message: pathname, timeout: 20_000 }).toEqual(whole);
  await expect(page.locator('body')).not.toContainText(/undefined|\bNaN\b|\[object Object\]|\{\{/);
}
