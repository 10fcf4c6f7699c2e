import { afterEach, expect, it, vi } from 'vitest';
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

async function hydrate(): Promise<void> {
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

it('a press on what is gone when the page stands is forgotten', async () => {
  const { heard, press } = page();
  press('#price');
  document.getElementById('price')?.remove();
  await hydrate();
  await vi.waitFor(() => expect(heard).toEqual([]));
});
