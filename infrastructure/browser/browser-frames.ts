import type { Frames } from '../../core/shared/frames.ts';

export function browserFrames(): Frames {
  return {
    next: (run) => {
      const handle = requestAnimationFrame(run);
      return () => {
        cancelAnimationFrame(handle);
      };
    },
  };
}
