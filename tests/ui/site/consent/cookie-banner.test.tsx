import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CookieBanner } from '#ui/site/consent/cookie-banner.tsx';
import { StoresProvider } from '../../../../ui/page/feature-hook.ts';
import { withTexts } from '../../../support/views/with-texts.tsx';

const Texts = withTexts('site', 'kit');
const root = document.documentElement;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Shows the question; what is returned makes it so many pixels high. */
function shown() {
  let tell = (): void => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        tell = told;
      }
      observe = (): void => tell();
      disconnect = (): void => undefined;
    },
  );
  const stores = { consent: { asksForCookies: true } };
  const { container } = render(
    <StoresProvider value={stores}>
      <Texts>
        <CookieBanner />
      </Texts>
    </StoresProvider>,
  );
  return (height: number) => {
    const box = container.querySelector('section');
    if (box !== null) box.getBoundingClientRect = () => ({ height }) as DOMRect;
    act(tell);
  };
}

describe('the room that the question of cookies asks for', () => {
  it('is said only where it is more than the style leaves, as all of the page is styled anew [PERF-06]', () => {
    const grow = shown();
    const before = root.getAttribute('style');
    grow(122);
    expect(root.getAttribute('style')).toBe(before);
    grow(181.4);
    expect(root.style.getPropertyValue('--notice-h')).toBe('182px');
    grow(122);
    expect(root.style.getPropertyValue('--notice-h')).toBe('');
  });

  it('is left to the page again with the question', () => {
    shown()(181.4);
    cleanup();
    expect(root.style.getPropertyValue('--notice-h')).toBe('');
  });
});
