import { afterEach, describe, expect, it, vi } from 'vitest';
import { EARLY_PRESS } from '../../../infrastructure/site/pages/early-press.ts';

afterEach(() => {
  document.body.innerHTML = '';
  delete document.documentElement.dataset['hydrated'];
});

function page() {
  document.body.innerHTML =
    '<div id="root"><button type="button" id="price"><b>1.5</b></button><button type="button" id="fold"></button><a href="#x">link</a></div>';
  const heard: string[] = [];
  const root = document.getElementById('root')!;
  // oxlint-disable-next-line no-implied-eval, no-new-func -- the text of the page's own script
  new Function(EARLY_PRESS)();
  root.addEventListener('click', ({ target }) => heard.push((target as Element).closest('button,a')?.id ?? ''));
  return { heard, press: (selector: string) => document.querySelector<HTMLElement>(selector)?.click() };
}

/** What React writes on an element that it has made its own. */
function adopt(selector: string): void {
  for (const element of document.querySelectorAll(selector)) Object.assign(element, { __reactProps$1: {} });
}

async function hydrate(): Promise<void> {
  adopt('#price,#fold');
  document.documentElement.dataset['hydrated'] = '1';
  await Promise.resolve();
}

it('a press before the page stands is made once when it does: the last one on a button', async () => {
  const { heard, press } = page();
  press('#fold');
  press('#price b');
  press('#price b');
  expect(heard).toEqual([]);
  await hydrate();
  expect(heard).toEqual(['price']);
  press('#fold');
  expect(heard).toEqual(['price', 'fold']);
});

it.each<readonly [string, () => void]>([
  ['the button says something else by then', () => (document.querySelector('#price b')!.textContent = '1.1')],
  ['something else was pressed', () => document.querySelector<HTMLElement>('a')?.click()],
  [
    'Escape was pressed',
    () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  ],
  ['the tab was left', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['it was ten seconds ago', () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_001)],
])('a press is not made where %s', async (_why, happen) => {
  const { heard, press } = page();
  press('#price');
  happen();
  await hydrate();
  expect(heard).not.toContain('price');
  vi.restoreAllMocks();
});

it('a press on a price and one on the question about cookies are both made, whichever of their scripts comes first', async () => {
  document.body.innerHTML =
    '<div id="root"><main><button type="button" id="first">1.5</button><button type="button" id="price">2.5</button></main><button type="button" id="accept">Yes</button></div>';
  const heard: string[] = [];
  // oxlint-disable-next-line no-implied-eval, no-new-func -- the text of the page's own script
  new Function(EARLY_PRESS)();
  document.getElementById('root')!.addEventListener('click', ({ target }) => heard.push((target as Element).id));
  for (const id of ['first', 'price', 'accept']) document.getElementById(id)!.click();
  vi.useFakeTimers();
  adopt('#first,#price');
  document.documentElement.dataset['hydrated'] = '1';
  await vi.advanceTimersByTimeAsync(200);
  expect(heard).toEqual(['price']);
  adopt('#accept');
  await vi.advanceTimersByTimeAsync(100);
  expect(heard).toEqual(['price', 'accept']);
  vi.useRealTimers();
});

it('a press on what is gone when the page stands is forgotten', async () => {
  const { heard, press } = page();
  press('#price');
  document.getElementById('price')?.remove();
  await hydrate();
  await vi.waitFor(() => expect(heard).toEqual([]));
});

describe('a part whose script comes after the page', () => {
  async function hydratedPage() {
    const opened = page();
    document.querySelector('#root')?.insertAdjacentHTML('beforeend', '<button type="button" id="accept">Yes</button>');
    await hydrate();
    vi.useFakeTimers();
    return opened;
  }

  afterEach(() => {
    vi.useRealTimers();
  });

  it('answers once what was pressed before its script came', async () => {
    const { heard, press } = await hydratedPage();
    press('#accept');
    press('#accept');
    await vi.advanceTimersByTimeAsync(500);
    expect(heard).toEqual([]);
    adopt('#accept');
    await vi.advanceTimersByTimeAsync(100);
    expect(heard).toEqual(['accept']);
    press('#accept');
    expect(heard).toEqual(['accept', 'accept']);
  });

  it('forgets a press after ten seconds, and where something else is pressed', async () => {
    const { heard, press } = await hydratedPage();
    press('#accept');
    press('#price');
    adopt('#accept');
    await vi.advanceTimersByTimeAsync(100);
    expect(heard).toEqual(['price']);
    const late = await hydratedPage();
    late.press('#accept');
    await vi.advanceTimersByTimeAsync(10_100);
    adopt('#accept');
    await vi.advanceTimersByTimeAsync(1000);
    expect(late.heard).toEqual([]);
  });

  it('does not hold back what other scripts have put into the page since', async () => {
    const { heard, press } = await hydratedPage();
    document.querySelector('#root')?.insertAdjacentHTML('beforeend', '<button type="button" id="foreign"></button>');
    press('#foreign');
    expect(heard).toEqual(['foreign']);
  });
});
