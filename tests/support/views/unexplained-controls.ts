const OFF = ':disabled:not(fieldset), fieldset:disabled, [aria-disabled="true"]';

/** Controls that cannot be used and do not say why: in a title, in a description, or in their own words. */
export function unexplainedControls(root: ParentNode = document): string[] {
  return [...root.querySelectorAll<HTMLElement>(OFF)]
    .filter((control) => !isExplained(control))
    .map(({ outerHTML }) => outerHTML);
}

/** How many controls cannot be used. */
export function disabledCount(root: ParentNode = document): number {
  return root.querySelectorAll(OFF).length;
}

function isExplained(control: HTMLElement): boolean {
  const group = control.closest('fieldset:disabled');
  // the button that places has its reason as its text
  const isReason = control.ariaLabel !== null && control.ariaLabel.endsWith(`: ${control.textContent}`);
  return (
    isReason || isDescribed(control) || control.closest('[title]') !== null || (group !== null && isDescribed(group))
  );
}

function isDescribed(element: Element): boolean {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  return ids.some((id) => (document.getElementById(id)?.textContent ?? '').trim() !== '');
}
