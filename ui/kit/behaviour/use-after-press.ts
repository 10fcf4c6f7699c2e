import { useCallback, useEffect, useRef } from 'react';

type Act = () => void;

/** Puts off what would move the page until a press of the pointer that goes on has become its click, which would miss its target else. */
export function useAfterPress(): (act: Act) => void {
  const isPressed = useRef(false);
  const waiting = useRef<readonly Act[]>([]);
  useEffect(() => {
    const press = (): void => {
      isPressed.current = true;
    };
    const release = (): void => {
      isPressed.current = false;
      const acts = waiting.current;
      waiting.current = [];
      for (const act of acts) setTimeout(act);
    };
    document.addEventListener('pointerdown', press, true);
    const releases = ['pointerup', 'pointercancel', 'dragend'] as const;
    for (const type of releases) document.addEventListener(type, release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      for (const type of releases) document.removeEventListener(type, release, true);
    };
  }, []);
  return useCallback((act) => {
    // a finger is up before the field is left, and its click comes in the same task
    if (isPressed.current) waiting.current = [...waiting.current, act];
    else setTimeout(act);
  }, []);
}
