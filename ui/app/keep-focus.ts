/** Elements that can stand in for one another, each kind where it is looked for. */
const KINDS = ['[data-odds], [data-cell]', '[data-remove]', '[role="treeitem"]', '[role="tab"]'] as const;
/** Parts of a page that can have the focus themselves. */
const PARTS = '[tabindex], dialog, [data-steps]';
/** Of these the content changes by steps, each under its name. */
const NAMED_PARTS = 'dialog, [data-steps]';
const SCROLL = { capture: true, passive: true } as const;

/** The middle of an element in the window, in pixels. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** The element that has the focus, where it stands, and what it stands in from the inside out. */
interface Holder extends Place {
  readonly element: HTMLElement;
  readonly around: readonly HTMLElement[];
}

/**
 * Keeps the focus in the page when the element that has it leaves: of the parts it stood in, the innermost one that is
 * left and has another of its kind gives it to the nearest of these; before that, to itself where it can have it. A step
 * that takes it to none of its fields has it at its name.
 */
export function keepFocus(page: Document): () => void {
  let holder: Holder | undefined;
  const hold = (): void => {
    places.stop();
    const { activeElement } = page;
    holder = activeElement instanceof HTMLElement && activeElement !== page.body ? holderOf(activeElement) : undefined;
  };
  const places = elementPlaces((element, place) => {
    if (holder?.element === element) holder = { ...holder, ...place };
  });
  const follow = (): void => {
    if (holder !== undefined) places.ask(holder.element);
  };
  const restore = (): void => {
    if (holder === undefined || holder.element.isConnected) return;
    const lost = holder;
    holder = undefined;
    if (page.activeElement === null || page.activeElement === page.body) handOver(lost);
  };
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null) return;
    queueMicrotask(() => {
      // who presses beside everything has left the element; who goes to another window has not
      if (holder?.element.isConnected === true) hold();
      else restore();
    });
  };
  const observer = new MutationObserver(restore);
  observer.observe(page.body, { childList: true, subtree: true });
  page.addEventListener('focusin', hold);
  page.addEventListener('focusout', onBlur);
  page.addEventListener('scroll', follow, SCROLL);
  hold();
  return () => {
    observer.disconnect();
    places.stop();
    page.removeEventListener('focusin', hold);
    page.removeEventListener('focusout', onBlur);
    page.removeEventListener('scroll', follow, SCROLL);
  };
}

/** Tells where an element stands once the page is laid out: to ask the element while it scrolls would lay the page out in the midst of it. */
function elementPlaces(tell: (element: Element, place: Place) => void) {
  if (typeof IntersectionObserver === 'undefined') {
    return {
      ask: (element: Element) => {
        tell(element, middleOf(element.getBoundingClientRect()));
      },
      stop: () => undefined,
    };
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { target, boundingClientRect } of entries) tell(target, middleOf(boundingClientRect));
  });
  return {
    ask: (element: Element) => {
      observer.unobserve(element);
      observer.observe(element);
    },
    stop: () => {
      observer.disconnect();
    },
  };
}

function holderOf(element: HTMLElement): Holder {
  const around: HTMLElement[] = [];
  for (let part = element.parentElement; part !== null; part = part.parentElement) around.push(part);
  return { element, around, ...middleOf(element.getBoundingClientRect()) };
}

function handOver(lost: Holder): void {
  const kind = KINDS.find((selector) => lost.element.matches(selector));
  for (const part of lost.around) {
    if (!part.isConnected) continue;
    const next = kind === undefined ? undefined : nearest(part.querySelectorAll<HTMLElement>(kind), lost);
    if (takes(next)) return;
    if (part.matches(PARTS) && takes(part)) {
      if (part.matches(NAMED_PARTS)) handOnToName(part);
      return;
    }
  }
}

/** Not before the step that came has taken it to a field of its own. */
function handOnToName(part: HTMLElement): void {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      const name = document.getElementById(part.getAttribute('aria-labelledby') ?? '');
      if (name !== null && document.activeElement === part) takes(name);
    });
  });
}

function nearest(elements: Iterable<HTMLElement>, { x, y }: Holder): HTMLElement | undefined {
  const away = (element: HTMLElement): number => {
    const middle = middleOf(element.getBoundingClientRect());
    return Math.hypot(middle.x - x, middle.y - y);
  };
  return [...elements].toSorted((left, right) => away(left) - away(right))[0];
}

function takes(element: HTMLElement | undefined): boolean {
  if (element === undefined) return false;
  if (element.matches(`${NAMED_PARTS}, h1, h2`)) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  return element.contains(document.activeElement);
}

function middleOf({ left, top, width, height }: DOMRectReadOnly): Place {
  return { x: left + width / 2, y: top + height / 2 };
}
