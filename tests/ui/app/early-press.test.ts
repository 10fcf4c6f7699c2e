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
  press('a');
  expect(heard).toEqual(['']);
  await hydrate();
  expect(heard).toEqual(['', 'price']);
  press('#fold');
  expect(heard).toEqual(['', 'price', 'fold']);
});

it('a press on what is gone when the page stands is forgotten', async () => {
  const { heard, press } = page();
  press('#price');
  document.getElementById('price')?.remove();
  await hydrate();
  await vi.waitFor(() => expect(heard).toEqual([]));
});
