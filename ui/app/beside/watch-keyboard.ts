import { keyboardHeight } from '../../../core/site/browser/on-screen-keyboard.ts';

/** Says on the root element how much of the window the keyboard of the device covers. Returns what ends that. */
export function watchKeyboard(): () => void {
  const { visualViewport } = window;
  if (visualViewport === null || visualViewport === undefined) return () => undefined;
  const root = document.documentElement;
  const look = (): void => {
    const height = keyboardHeight(window.innerHeight, visualViewport);
    root.toggleAttribute('data-keyboard', height > 0);
    root.style.setProperty('--keyboard', `${String(height)}px`);
  };
  const ending = new AbortController();
  for (const name of ['resize', 'scroll']) visualViewport.addEventListener(name, look, { signal: ending.signal });
  return () => {
    ending.abort();
  };
}
