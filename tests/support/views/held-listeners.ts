import { vi } from 'vitest';

/** What listens on targets from now on. */
export function heldListeners(...targets: readonly EventTarget[]) {
  const held = new Set<string>();
  const ids = new Map<unknown, number>();
  const keyOf = (at: number, type: string, listener: unknown, options?: boolean | EventListenerOptions): string => {
    if (!ids.has(listener)) ids.set(listener, ids.size);
    const isCapture = typeof options === 'object' ? options.capture === true : options === true;
    return [at, type, ids.get(listener), isCapture].join(' ');
  };
  const spies = targets.flatMap((target, at) => {
    const added = target.addEventListener.bind(target);
    const removed = target.removeEventListener.bind(target);
    return [
      vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
        held.add(keyOf(at, type, listener, options));
        added(type, listener, options);
      }),
      vi.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
        held.delete(keyOf(at, type, listener, options));
        removed(type, listener, options);
      }),
    ];
  });
  const stop = () => {
    for (const spy of spies) spy.mockRestore();
  };
  return { count: () => held.size, stop };
}
