import { useEffect, useRef, type RefObject } from 'react';

/** Calls back when the pointer goes down outside all of the elements. */
export function useOutside(elements: readonly RefObject<HTMLElement | null>[], callBack: () => void): void {
  const latest = useRef({ elements, callBack });
  useEffect(() => {
    latest.current = { elements, callBack };
  });
  useEffect(() => {
    const press = ({ target }: PointerEvent): void => {
      const isInside = latest.current.elements.some(
        ({ current }) => target instanceof Node && current?.contains(target) === true,
      );
      if (!isInside) latest.current.callBack();
    };
    document.addEventListener('pointerdown', press);
    return () => {
      document.removeEventListener('pointerdown', press);
    };
  }, []);
}
