import { useEffect, useRef, type RefObject } from 'react';

const SHORTEST_BETWEEN_FLASHES = 500;

/** Restarts the flash by turning an attribute over, outside React's rendering, so that a flash costs no second commit. */
export function useFlash<Flashing extends HTMLElement>(changes: number): RefObject<Flashing | null> {
  const flashing = useRef<Flashing>(null);
  const seen = useRef(changes);
  const flashedAt = useRef(-SHORTEST_BETWEEN_FLASHES);
  useEffect(() => {
    if (seen.current === changes) return;
    seen.current = changes;
    const now = performance.now();
    if (flashing.current === null || now - flashedAt.current < SHORTEST_BETWEEN_FLASHES) return;
    flashedAt.current = now;
    flashing.current.dataset['flash'] = flashing.current.dataset['flash'] === 'odd' ? 'even' : 'odd';
  }, [changes]);
  return flashing;
}
