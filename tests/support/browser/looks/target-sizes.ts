import type { Page } from '@playwright/test';

/**
 * What can be pressed and is too small, by WCAG 2.5.8: under 24 px with another one nearer than its circle of 24 px allows.
 * axe takes half of its time for that alone. It runs in the page, as what follows, and knows nothing but what it is given.
 */
export function smallTargets(scope: string): readonly string[] {
  const LEAST = 24;
  interface Target {
    readonly element: Element;
    readonly box: DOMRect;
  }
  const boxOf = (element: Element): DOMRect => {
    // what is written beside a box to tick, and the frame of a field, are pressed with it
    const whole = element.closest('label') ?? (element.matches('input') ? element.parentElement : null) ?? element;
    return whole.getBoundingClientRect();
  };
  /** Something lies over it, or it stands beyond the edge of what holds it. */
  const isCovered = (element: Element, { left, right, top, bottom }: DOMRect): boolean => {
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const around = element.closest('label') ?? element.parentElement ?? element;
    return above !== null && !around.contains(above) && !above.contains(element);
  };
  /** What keeps its place while the rest is scrolled: from there to a target outside there is no distance that lasts. */
  const heldBy = (element: Element | null): Element | null =>
    element === null || /fixed|sticky/.test(getComputedStyle(element).position)
      ? element
      : heldBy(element.parentElement);
  const isWithinText = (element: Element): boolean =>
    element.matches('a') &&
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    );
  // what a dialog covers cannot be pressed
  const shown = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const targets: readonly Target[] = [
    ...shown.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [role="treeitem"], [role="button"], [role="tab"], [role="switch"]',
    ),
  ]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        getComputedStyle(element).clipPath === 'none' &&
        !isWithinText(element),
    )
    .map((element) => ({ element, box: boxOf(element) }))
    .filter(({ element, box }) => box.width > 1 && box.height > 1 && !isCovered(element, box));
  const isSmall = ({ box }: Target): boolean => box.width < LEAST || box.height < LEAST;
  const distance = (x: number, y: number, box: DOMRect): number =>
    Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  return targets
    .filter((target) => isSmall(target) && target.element.closest(scope) !== null)
    .filter((target) => {
      const [x, y] = [(target.box.left + target.box.right) / 2, (target.box.top + target.box.bottom) / 2];
      return targets.some((other) => {
        if (other === target || other.element.contains(target.element) || target.element.contains(other.element))
          return false;
        const isUnder = other.box.width > 300 && other.box.height >= 40;
        if (isUnder) return false;
        const middle = [(other.box.left + other.box.right) / 2, (other.box.top + other.box.bottom) / 2] as const;
        const isNear = isSmall(other)
          ? Math.hypot(middle[0] - x, middle[1] - y) < LEAST
          : distance(x, y, other.box) < LEAST / 2;
        return isNear && heldBy(other.element) === heldBy(target.element);
      });
    })
    .map(({ element, box }) => {
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return `${element.tagName} ${element.className} "${name.slice(0, 40)}" ${String(box.width)} x ${String(box.height)}`;
    });
}

/** What scrolls and can be moved by no key: neither it nor anything in it takes the focus. */
export function unreachableScrolls(scope: string): readonly string[] {
  /** What lies less far outside is nothing but the room around a text. */
  const SEEN = 13;
  const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  /** It takes the focus, or something in it does: an application has a tree of its own. */
  const isReached = (part: Element | ShadowRoot): boolean =>
    (part instanceof HTMLElement && part.tabIndex >= 0 && isSeen(part)) ||
    (part instanceof Element && part.shadowRoot !== null && isReached(part.shadowRoot)) ||
    [...part.children].some(isReached);
  return [...document.querySelectorAll(`:is(${scope}), :is(${scope}) *`)]
    .filter((element) => {
      const below = element.scrollHeight - element.clientHeight > SEEN;
      const beside = element.scrollWidth - element.clientWidth > SEEN;
      if (!below && !beside) return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      const isScrolled = (below && /auto|scroll/.test(overflowY)) || (beside && /auto|scroll/.test(overflowX));
      return isScrolled && isSeen(element) && !isReached(element);
    })
    .map((element) => `${element.tagName} "${element.className}" scrolls and takes no focus`);
}

/** What in a page, or in a part of it, is too small to be pressed, or scrolls and cannot be reached. */
export async function wrongSizes(page: Page, within = 'html'): Promise<readonly string[]> {
  return [...(await page.evaluate(smallTargets, within)), ...(await page.evaluate(unreachableScrolls, within))];
}
