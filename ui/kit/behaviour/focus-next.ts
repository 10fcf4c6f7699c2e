const CONTROLS = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** Where the focus goes once an element has left the page with it: to the control that stands in its place, or the next one after it. */
export function focusNextTo(element: HTMLElement): () => void {
  const root = element.closest<HTMLElement>('dialog, main, form') ?? document.body;
  const before = element.previousElementSibling;
  const parent = element.parentElement;
  return () => {
    if (element.isConnected || hasMovedOn(root)) return;
    const controls = [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (control) => !control.matches(':disabled'),
    );
    const place = before?.isConnected === true ? before : parent;
    const next = controls.find((control) => place !== null && isAtOrAfter(control, place)) ?? controls[0];
    next?.focus();
  };
}

/** Whoever has moved on by now is left where they are; a dialog and its title have what nothing in it has taken yet. */
export function hasMovedOn(part: HTMLElement | null): boolean {
  const { activeElement } = document;
  return activeElement?.contains(part) === false && !activeElement.matches('h2[tabindex="-1"]');
}

/** Controls inside of the place count: a field comes alive with what was loaded. */
function isAtOrAfter(control: HTMLElement, place: Element): boolean {
  return place.contains(control) || (place.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
