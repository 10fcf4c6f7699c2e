import type { Page } from '@playwright/test';
import { findFaint, type WornLook } from './faint-texts.ts';
import { smallTargets, unreachableScrolls } from './target-sizes.ts';

/** Looks that differ in colours alone. */
export type SameSizes = readonly [first: WornLook, ...others: WornLook[]];

/**
 * What is too small, cannot be reached or stands out too little: sizes once in each group of looks, colours in every look.
 * The page has the first look of all, before and afterwards, unless it is left after that: to draw it once more is for nobody.
 * All of it is one question: to ask costs half as much as to answer.
 */
export async function wrongInLooks(
  page: Page,
  groups: readonly SameSizes[],
  within = 'html',
  isLeft = false,
): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(`(async () => {
    const scope = ${JSON.stringify(within)};
    const groups = ${JSON.stringify(groups)};
    const sizes = [${String(smallTargets)}, ${String(unreachableScrolls)}];
    const findFaint = ${String(findFaint)};
    const found = [];
    const root = document.documentElement;
    const first = Object.entries(groups[0][0].attributes);
    const isWorn = first.every(([name, value]) => root.getAttribute(name) === value);
    for (const [name, value] of first) root.setAttribute(name, value);
    for (const [place, looks] of groups.entries()) {
      // what measures itself has done so in the sizes of this look
      if (place > 0 || !isWorn) await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      for (const find of sizes) found.push(...find(scope).map((line) => looks[0].name + ': ' + line));
      const [left] = groups[place + 1] ?? ${isLeft ? '[]' : 'groups[0]'};
      found.push(...findFaint({ scope, looks, left }));
    }
    return found;
  })()`);
}
