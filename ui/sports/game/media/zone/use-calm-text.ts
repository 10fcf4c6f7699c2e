import { useEffect, useRef, useState } from 'react';
import { MEDIA_SAID_EVERY } from '../../../../../core/media/zone-happening.ts';

/** MD-28 The text, changed at most once in 10 seconds: what comes in between is left out but for the last. */
export function useCalmText(text: string): string {
  const [said, setSaid] = useState(text);
  const saidAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const wait = Math.max(0, saidAt.current + MEDIA_SAID_EVERY - performance.now());
    const timer = setTimeout(() => {
      saidAt.current = performance.now();
      setSaid(text);
    }, wait);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return said;
}
