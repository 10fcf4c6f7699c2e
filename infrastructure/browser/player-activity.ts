import type { ActivityKind } from '../../core/session/inactivity.ts';

const EVENTS: readonly (readonly [event: string, kind: ActivityKind])[] = [
  ['mousemove', 'mouse-moved'],
  ['mousedown', 'mouse-pressed'],
  ['resize', 'resized'],
  ['keydown', 'key-pressed'],
  ['touchstart', 'touched'],
  ['wheel', 'wheel-turned'],
];

/** IDL-1 Calls back with what the player does on the page; the returned function stops it. */
export function playerActivity(window: Window): (seen: (kind: ActivityKind) => void) => () => void {
  return (seen) => {
    const stops = EVENTS.map(([event, kind]) => {
      const listen = (): void => {
        seen(kind);
      };
      window.addEventListener(event, listen, { passive: true, capture: true });
      return () => {
        window.removeEventListener(event, listen, { capture: true });
      };
    });
    return () => {
      for (const stop of stops) stop();
    };
  };
}
