import type { Locator, Page } from '@playwright/test';
import { bettingPage } from './betting-page.ts';

/** Does something by a name of its own, and sees to what is to be known of it. */
export type Does = (name: string, act: () => Promise<void>) => Promise<void>;

/** After how many rounds a game is opened, too: the way there and back is the longest of all. */
const ROUNDS_A_GAME = 3;

/** What a player does in a busy live line, in rounds: takes a price, stakes, changes the type, looks at the own bets; and opens games. */
export async function interactInRounds(page: Page, rounds: number, does: Does): Promise<void> {
  const { coupon } = bettingPage(page);
  for (let round = 0; round < rounds; round += 1) {
    const of = (name: string): string => `${String(round)} ${name}`;
    const game = page.locator('[role="grid"] [data-kind="game"]').nth(round);
    await does(of('add a bet'), await pressOf(page, game.locator('button[data-odds="open"]').first()));
    const amount = coupon.getByRole('textbox', { name: /^Сумма(?!.*в один клик)/ }).first();
    await does(of('go to the stake'), await pressOf(page, amount));
    await does(of('type a stake'), async () => page.keyboard.press('5'));
    await does(of('open the types'), await pressOf(page, coupon.getByRole('button', { name: /Тип ставки/ })));
    const type = page.getByRole('menuitemradio').nth(round % 2 === 0 ? 1 : 0);
    await does(of('change the type'), await pressOf(page, type));
    await does(of('turn to the own bets'), await pressOf(page, coupon.getByRole('tab').nth(1)));
    await does(of('turn to the bet slip'), await pressOf(page, coupon.getByRole('tab').nth(0)));
    if (round % ROUNDS_A_GAME === 0) await openGame(page, game, async (act) => does(of('open a game'), act));
  }
}

/** From the press until the game's own page has a frame with its markets: what it loads meanwhile belongs to it. The way back is nobody's. */
async function openGame(page: Page, game: Locator, does: (act: () => Promise<void>) => Promise<void>): Promise<void> {
  const press = await pressOf(page, game.getByRole('link').first());
  await does(async () => {
    await press();
    // a locator looks whether it is seen, which lays the page out
    await page.waitForFunction(() => document.querySelector('main [role="tabpanel"] button[data-odds]') !== null);
  });
  await page.goBack();
  await game.locator('button[data-odds]').first().waitFor();
}

/** A press of the middle of something that stands still already: looking for it is not the page's work. */
async function pressOf(page: Page, what: Locator): Promise<() => Promise<void>> {
  await what.waitFor();
  await what.scrollIntoViewIfNeeded();
  await what.evaluate(async (element) => {
    let before: DOMRect | undefined;
    for (;;) {
      const now = element.getBoundingClientRect();
      if (now.x === before?.x && now.y === before.y) return;
      before = now;
      await new Promise(requestAnimationFrame);
    }
  });
  const box = await what.boundingBox();
  if (box === null) throw new Error('nothing to press');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  return async () => page.mouse.click(x, y);
}
