import { hasNarrowLayout } from '../../../core/site/browser/presentation.ts';
import { letterWidth } from '../../kit/behaviour/letter-width.ts';
import type { SheetName } from '../../page/dialogs-store.ts';
import { CENTRE_ID, COUPON_ID, LEFT_ID } from '../../page/page-columns.tsx';
import { BOTTOM_ID } from '../frame/bottom-nav.tsx';
import { HEADER_ID } from '../frame/site-header.tsx';
import { takeStepForSheet } from './sheet-step.ts';

const OPENERS: Readonly<Record<SheetName, string>> = {
  coupon: `[aria-controls="${COUPON_ID}"]`,
  menu: `#${BOTTOM_ID} [aria-expanded]`,
};
const IDS: Readonly<Record<SheetName, string>> = { coupon: COUPON_ID, menu: LEFT_ID };

/** What is behind a sheet; the bar at the foot of the window is not behind the menu. */
const BEHIND: Readonly<Record<SheetName, string>> = {
  coupon: `[data-layout] > :first-child, #${HEADER_ID}, #${CENTRE_ID}, #${LEFT_ID}, #${BOTTOM_ID}`,
  menu: `[data-layout] > :first-child, #${HEADER_ID}, #${CENTRE_ID}, #${COUPON_ID}, ${OPENERS.coupon}`,
};

/**
 * Leads the focus into a sheet or drawer that has opened; Escape closes it. In the narrow layout nothing behind it can
 * be reached, and a press beside it and the way back close it, too. Returns what undoes all of that.
 */
export function openSheet(name: SheetName, close: () => void): () => void {
  const sheet = document.getElementById(IDS[name]);
  const opener = document.querySelector<HTMLElement>(OPENERS[name]);
  if (sheet === null) return () => undefined;
  const ending = new AbortController();
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    },
    { signal: ending.signal },
  );
  const release = isNarrow() ? coverPage(name, sheet, { close, signal: ending.signal }) : undefined;
  sheet.setAttribute('tabindex', '-1');
  sheet.focus();
  return () => {
    ending.abort();
    release?.();
    const { activeElement } = document;
    if (activeElement === document.body || sheet.contains(activeElement)) opener?.focus();
  };
}

interface Closing {
  readonly close: () => void;
  readonly signal: AbortSignal;
}

function coverPage(name: SheetName, sheet: HTMLElement, { close, signal }: Closing): () => void {
  const behind = [...document.querySelectorAll<HTMLElement>(BEHIND[name])];
  for (const part of behind) part.toggleAttribute('inert', true);
  sheet.setAttribute('role', 'dialog');
  const leaveStep = takeStepForSheet(close);
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && target !== sheet && target.contains(sheet)) close();
    },
    { signal },
  );
  window.addEventListener(
    'resize',
    () => {
      if (!isNarrow()) close();
    },
    { signal },
  );
  return () => {
    for (const part of behind) part.toggleAttribute('inert', false);
    sheet.removeAttribute('role');
    leaveStep();
  };
}

/** How the site is shown stands on the root element [PSN-6]. */
function isNarrow(): boolean {
  const { platform, shell } = document.documentElement.dataset;
  return hasNarrowLayout({ isMobile: platform === 'mobile', isTelegram: shell === 'telegram' }, letterWidth());
}
