import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_MEDIA_LOOK, MEDIA_LOOK } from '../../../core/media/media-look.ts';
import { firstMediaPlace, mediaBounds, mediaMoved } from '../../../core/media/media-window.ts';

const SPACE = { width: 1440, height: 900, keptClear: [] };
const FOOT = { left: 1130, top: 600, width: 300, height: 290 };

describe('a floating picture', () => {
  it('begins 420 pixels wide in the middle of the lower end, 16 to 9 under its head [MD-22]', () => {
    const place = firstMediaPlace(SPACE);
    expect(place).toEqual({ left: 510, top: 612, width: 420 });
    expect(mediaBounds(place, SPACE)).toEqual({ ...place, height: 36 + 236 });
  });

  it('is 280 to 720 pixels wide, and stands 16 pixels from an edge that it comes near [MD-23]', () => {
    expect(mediaBounds({ left: 20, top: 31, width: 100 }, SPACE)).toEqual({
      left: 16,
      top: 16,
      width: 280,
      height: 194,
    });
    expect(mediaBounds({ left: 5000, top: 5000, width: 5000 }, SPACE)).toEqual({
      left: 704,
      top: 443,
      width: 720,
      height: 441,
    });
    expect(mediaBounds({ left: 32, top: 32, width: 300 }, SPACE)).toMatchObject({ left: 32, top: 32 });
  });

  it('moves aside by the shortest way from what has to stay in sight [MD-24]', () => {
    const space = { ...SPACE, keptClear: [FOOT] };
    const moved = mediaBounds({ left: 1000, top: 612, width: 420 }, space);
    expect(moved).toEqual({ left: 1004, top: 328, width: 420, height: 272 });
    expect(mediaBounds({ left: 1000, top: 300, width: 280 }, space)).toMatchObject({ left: 1000, top: 300 });
  });

  it('becomes smaller where there is no room beside it [MD-24]', () => {
    const space = { width: 800, height: 500, keptClear: [{ left: 400, top: 0, width: 400, height: 500 }] };
    expect(mediaBounds({ left: 60, top: 60, width: 700 }, space)).toMatchObject({ width: 280 });
  });

  it('covers nothing that has to stay in sight, wherever it is put [MD-24]', () => {
    const place = fc.record({
      left: fc.integer({ min: -2000, max: 4000 }),
      top: fc.integer({ min: -2000, max: 4000 }),
      width: fc.integer({ min: 0, max: 2000 }),
    });
    fc.assert(
      fc.property(place, (wanted) => {
        const { left, top, width, height } = mediaBounds(wanted, { ...SPACE, keptClear: [FOOT] });
        const isBeside = left + width <= FOOT.left || top + height <= FOOT.top || left >= 1430 || top >= 890;
        expect([isBeside, left >= 0, top >= 0, left + width <= 1440, top + height <= 900]).toEqual(Array(5).fill(true));
      }),
    );
  });

  it('is moved by arrows and resized with Shift, by 16 pixels; other keys leave it [MD-25]', () => {
    const place = { left: 100, top: 100, width: 420 };
    expect(mediaMoved(place, 'ArrowLeft', false)).toEqual({ ...place, left: 84 });
    expect(mediaMoved(place, 'ArrowDown', false)).toEqual({ ...place, top: 116 });
    expect(mediaMoved(place, 'ArrowRight', true)).toEqual({ ...place, width: 436 });
    expect(mediaMoved(place, 'ArrowUp', true)).toEqual({ ...place, width: 404 });
    expect(mediaMoved(place, 'Enter', false)).toBeUndefined();
  });

  it('keeps how its player watches on the device, checked when it is read [MD-26, MD-27]', () => {
    expect(DEFAULT_MEDIA_LOOK).toEqual({ isZoneOff: false, isMovedOnScroll: true });
    expect(MEDIA_LOOK.staysAtSignOut).toBe(true);
    const look = { isZoneOff: true, isMovedOnScroll: false, place: { left: 1, top: 2, width: 300 } };
    expect(MEDIA_LOOK.parse(look)).toEqual({ ok: true, value: look });
    const { place, ...rest } = look;
    expect(MEDIA_LOOK.parse({ ...look, place: { ...place, left: 'far' } })).toEqual({ ok: true, value: rest });
    expect(MEDIA_LOOK.parse({ ...look, isZoneOff: 1 }).ok).toBe(false);
    expect(MEDIA_LOOK.parse('off').ok).toBe(false);
  });
});
