import { describe, expect, it, vi } from 'vitest';
import { encodeSegment } from '../../../../infrastructure/sandbox/video/encode-segment.ts';

/** The files that encoders have in common. */
async function filesLeft(): Promise<readonly string[]> {
  const { createH264MP4Encoder } = (await import('h264-mp4-encoder')).default;
  const encoder = await createH264MP4Encoder();
  const files = (encoder.FS.readdir('/') as readonly string[]).filter((name) => name.startsWith('segment-'));
  encoder.delete();
  return files;
}

describe('encoding a fragment', () => {
  it('leaves no file behind, whether it was done or drawing it failed', async () => {
    const { media } = await encodeSegment(() => undefined, { start: 0, frames: 2 });
    expect(media.length).toBeGreaterThan(100);
    for (const failsAt of [0, 1]) {
      const failing = encodeSegment(
        (_picture, frame) => {
          if (frame === failsAt) throw new Error('not drawn');
        },
        { start: 0, frames: 2 },
      );
      await expect(failing).rejects.toThrow('not drawn');
    }
    const after = await encodeSegment(() => undefined, { start: 0, frames: 2 });
    expect(after.media.equals(media)).toBe(true);
    expect(await filesLeft()).toEqual([]);
  });

  it('ends when it takes too long, and then draws no more [MD-37]', async () => {
    let drawn = 0;
    const slow = encodeSegment(
      () => {
        drawn += 1;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 30);
      },
      { start: 0, frames: 400, longest: 60 },
    );
    await expect(slow).rejects.toThrow('not encoded within 60 ms');
    const then = drawn;
    expect(then).toBeLessThanOrEqual(12);
    await vi.waitFor(async () => {
      expect(await filesLeft()).toEqual([]);
    });
    expect(drawn).toBeLessThanOrEqual(then + 4);
  });
});
