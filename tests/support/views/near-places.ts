import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Returns what tells of an element whether it is near, as a browser does; a stub to be taken back by `vi.unstubAllGlobals()`. */
export function nearPlaces(): (element: Element | null | undefined, isNear: boolean) => void {
  const told = new Map<Element, (isNear: boolean) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
      disconnect = vi.fn<() => void>();
      constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe(element: Element): void {
        told.set(element, (isNear) => {
          this.#tell([{ isIntersecting: isNear }]);
        });
      }
    },
  );
  return (element, isNear) => {
    const tell = element ? told.get(element) : undefined;
    if (tell === undefined) throw new Error('nobody watches this element');
    act(() => {
      tell(isNear);
    });
  };
}
