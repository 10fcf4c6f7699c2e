import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/e2e-test.ts';

const CENTRE = '#events';

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.locator(CENTRE).evaluate((centre, to) => {
    centre.scrollTo({ top: to });
  }, top);
}

async function scrolled(page: Page): Promise<number> {
  return page.locator(CENTRE).evaluate((centre) => centre.scrollTop);
}

test('a page opens at its top, the way back leads where it was left, and the head leaves and returns', async ({
  page,
}) => {
  await open(page, '/ru');
  const head = page.getByRole('banner');
  // what watches the scroll comes after the first picture
  await expect(page.locator('html')).toHaveAttribute('data-header', 'here');
  await scrollTo(page, 1500);
  await expect(page.locator('html')).toHaveAttribute('data-header', 'away');
  await expect(head.getByRole('link', { name: 'Live' }).first()).not.toBeInViewport();
  await expect.poll(async () => scrolled(page)).toBe(1500);

  await head.getByRole('link', { name: 'Live' }).last().click();
  await expect(page).toHaveURL(/\/ru\/live$/);
  await expect.poll(async () => scrolled(page)).toBe(0);
  await expect(head.getByRole('link', { name: 'Live' }).first()).toBeInViewport();

  await page.goBack();
  await expect.poll(async () => scrolled(page)).toBe(1500);
  await page.getByRole('button', { name: 'Наверх страницы' }).click();
  await expect.poll(async () => scrolled(page)).toBe(0);
  await expect(page.getByRole('button', { name: 'Наверх страницы' })).toHaveCount(0);
});
