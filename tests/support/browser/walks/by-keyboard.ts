import type { Page } from '@playwright/test';
import { expect } from '../e2e-test.ts';

/** As many as a walk may make before it says that it does not arrive. */
export const MOST_STOPS = 150;

interface Stop {
  readonly name: string;
  /** The part of the page that it stands in. */
  readonly part: string;
  readonly isSeen: boolean;
}

/** The element that has the focus: its name, and whether the eye can see it there. */
export async function focused(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body)
      return { name: 'body', part: '', isSeen: false };
    const box = element.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const label = element.getAttribute('aria-label') ?? element.textContent;
    return {
      name: label.trim().slice(0, 80),
      part: element.closest('dialog, header, nav, main, aside, [role="tree"]')?.tagName.toLowerCase() ?? '',
      // what a box to tick is written beside, and the frame of a field, lie over it
      isSeen: top !== null && (element.contains(top) || element.closest('label')?.contains(top) === true),
    };
  });
}

/** Presses Tab until the focus is on what is looked for; every stop on the way must be in sight. Tells the parts on the way. */
export async function tabTo(page: Page, wanted: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<readonly string[]> {
  const parts: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (stop.name !== 'body') expect(stop.isSeen, `the focus on "${stop.name}" is in sight`).toBe(true);
    if (stop.part !== parts.at(-1)) parts.push(stop.part);
    if (wanted.test(stop.name)) return parts;
  }
  throw new Error(`${String(wanted)} was not reached in ${String(MOST_STOPS)} stops`);
}
