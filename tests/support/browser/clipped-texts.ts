import type { Page } from '@playwright/test';

/** The texts that a page cuts off, with what cuts them; where the whole is told by a tooltip, or can be scrolled to, it may. Only those with a mark in them, where there is one. */
export async function clippedTexts(page: Page, mark = ''): Promise<readonly string[]> {
  return page.evaluate((wanted) => {
    /** What letters may reach beyond a box without being cut. */
    const ACROSS = 1;
    const DOWN = 3;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = (node.textContent ?? '').trim();
      if (element === null || text === '' || !text.includes(wanted)) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0 || element.closest('.vh') !== null) continue;
      let cell: Element = element;
      while (getComputedStyle(cell).display.startsWith('inline') && cell.parentElement !== null)
        cell = cell.parentElement;
      const room = cell.getBoundingClientRect();
      const { overflowX: scrolls, clipPath: hides } = getComputedStyle(cell);
      // links over the navigation are seen when they have the focus
      if (hides !== 'none') continue;
      const isOut = box.right > room.right + ACROSS || box.left < room.left - ACROSS;
      if (isOut && cell.closest('[title]') === null && !/auto|scroll/.test(scrolls))
        found.push(`${text} | out of ${cell.className}`);
      for (let cutter: Element | null = element; cutter !== null; cutter = cutter.parentElement) {
        const { overflowX, overflowY, position, clipPath } = getComputedStyle(cutter);
        const edge = cutter.getBoundingClientRect();
        const isHidden = box.top >= edge.bottom - DOWN || box.bottom <= edge.top + DOWN;
        if (clipPath !== 'none' || edge.width <= 1 || isHidden) break;
        const isCutAcross = box.right > edge.right + ACROSS || box.left < edge.left - ACROSS;
        const isCutDown = box.bottom > edge.bottom + DOWN || box.top < edge.top - DOWN;
        const cuts = (isCutAcross && /hidden|clip/.test(overflowX)) || (isCutDown && /hidden|clip/.test(overflowY));
        if (cuts && cutter.closest('[title]') === null) found.push(`${text} | ${cutter.className}`);
        if (cuts || /auto|scroll/.test(overflowX + overflowY) || position === 'fixed') break;
      }
    }
    return [...new Set(found)];
  }, mark);
}

/** What a page makes its visitor scroll sideways: itself, or a part of it that is neither a table, nor turned by buttons beside it, nor a row of links or tabs of one line, which keys walk along. */
export async function sidewaysScrolls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) {
      const isCut = (element: Element): boolean => {
        for (let part = element.parentElement; part !== null && part !== document.body; part = part.parentElement)
          if (getComputedStyle(part).overflowX !== 'visible') return true;
        return false;
      };
      for (const element of document.querySelectorAll('body *'))
        if (element.getBoundingClientRect().right > innerWidth + 1 && !isCut(element))
          found.push(`the page, by ${element.tagName} ${element.outerHTML.slice(0, 80)}`);
    }
    for (const element of document.querySelectorAll('body *')) {
      const { overflowX } = getComputedStyle(element);
      const isWide = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1;
      if (!isWide || !/auto|scroll/.test(overflowX) || element.closest('[role="grid"]') !== null) continue;
      if (element.querySelector('table') !== null) continue;
      const isRow =
        element.clientHeight < 56 && (element.matches('nav') || element.querySelector('[role="tablist"]') !== null);
      if (isRow) continue;
      if (
        element.checkVisibility({ visibilityProperty: true }) &&
        element.parentElement?.querySelector(':scope > button') === null
      )
        found.push(
          `${element.tagName}.${element.className} ${String(element.scrollWidth)} of ${String(element.clientWidth)}`,
        );
    }
    return found;
  });
}
