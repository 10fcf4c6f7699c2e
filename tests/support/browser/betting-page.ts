import type { ElementHandle, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { hydrated } from './e2e-test.ts';

/** What a person does with the line and the coupon, in Russian. */
export interface BettingPage {
  readonly coupon: Locator;
  readonly bets: Locator;
  readonly placeButton: Locator;
  /** Takes the first open price of so many games. */
  readonly takePrices: (count: number) => Promise<readonly string[]>;
  readonly chooseType: (name: string) => Promise<void>;
  readonly setAmount: (amount: number) => Promise<void>;
  /** Takes whatever the prices do: for what is about something else. */
  readonly takeAnyPrice: () => Promise<void>;
  readonly place: () => Promise<void>;
  readonly expectAccepted: () => Promise<void>;
  readonly expectEmpty: () => Promise<void>;
}

/** Presses a price. One that has left the page before the press, as those of the page before do, was not pressed; a press that came is counted. */
async function isPressed(price: ElementHandle): Promise<boolean> {
  try {
    await price.click();
    return true;
  } catch (error) {
    if (/not attached/i.test(String(error))) return false;
    throw error;
  }
}

export function bettingPage(page: Page): BettingPage {
  const coupon = page.getByRole('complementary', { name: 'Купон' });
  // the receipt names its selections in a list, too
  const bets = coupon.locator('li[data-sorted]');
  const placeButton = coupon.getByRole('button', { name: /^(?:Сделать ставку|Принять)/ });
  return {
    coupon,
    bets,
    placeButton,
    takePrices: async (count) => {
      await hydrated(page);
      // a game whose price is taken already, or that is suspended at the moment, is passed over
      const fresh = page
        .locator('[role="grid"] [data-kind="game"]')
        .filter({ hasNot: page.locator('[aria-pressed="true"]') })
        .locator('button[data-odds="open"]')
        .first();
      const names: string[] = [];
      while (names.length < count) {
        const price = await fresh.elementHandle();
        if (price === null) throw new Error('the line has no open price');
        const before = await bets.count();
        if (!(await isPressed(price))) continue;
        await expect(bets).toHaveCount(before + 1);
        names.push((await price.getAttribute('aria-label')) ?? '');
      }
      return names;
    },
    chooseType: async (name) => {
      await coupon.getByRole('button', { name: /Тип ставки/ }).click();
      await page.getByRole('menuitemradio', { name, exact: true }).click();
    },
    setAmount: async (amount) => {
      const field = coupon.getByRole('textbox', { name: /^Сумма(?!.*в один клик)/ }).first();
      await field.fill(String(amount));
      await field.blur();
    },
    takeAnyPrice: async () => {
      await coupon.getByRole('button', { name: /^Принимать изменения:/ }).click();
      await page.getByRole('menuitemradio', { name: 'Любое изменение' }).click();
    },
    place: async () => {
      await expect(placeButton).toBeEnabled({ timeout: 20_000 });
      // a press within 300 ms of a moved price does not count, by design; one that counted takes the button away
      await expect(async () => {
        if ((await placeButton.count()) === 0) return;
        await expect(placeButton).toBeEnabled({ timeout: 3000 });
        await placeButton.click({ timeout: 1000 });
        await expect(placeButton).toHaveCount(0, { timeout: 1500 });
      }).toPass({ timeout: 30_000 });
    },
    expectAccepted: async () => {
      await expect(coupon.getByRole('region', { name: 'Ставка принята' })).toBeVisible({ timeout: 20_000 });
    },
    expectEmpty: async () => {
      await expect(coupon.getByText(/Купон пуст/)).toBeVisible();
    },
  };
}
