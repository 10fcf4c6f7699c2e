import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLeftSectionShown, type LeftSectionFacts } from '../../../core/site/browser/left-section.ts';
import { HEADER_BREAKPOINT, isHeaderAway, showsScrollToTop } from '../../../core/site/browser/page-scroll.ts';
import {
  ICON_SIZES,
  isLowResolution,
  LAYOUT_BREAKPOINTS,
  SCREEN_CLASSES,
  screenClass,
} from '../../../core/site/browser/screen-class.ts';
import { SCREEN_SIZES, screenSize } from '../../../core/site/browser/screen-size.ts';
import { VIEWPORT_BOTTOM, VIEWPORT_PADDING } from '../../../core/site/browser/viewport-room.ts';
import { RESIZE_DEBOUNCE, WINDOW_WIDTH, type WindowWidthState } from '../../../core/site/browser/window-width.ts';
import { WINDOW_WIDTH_SAMPLES } from '../../support/samples/site/window-width-samples.ts';

describe('a screen', () => {
  it.each([
    [3840, 'full-hd'],
    [1920, 'full-hd'],
    [1919, 'regular'],
    [1366, 'regular'],
    [1365, 'low'],
    [1100, 'low'],
    [1099, 'small'],
    [1024, 'small'],
    [1023, 'tablet'],
    [0, 'tablet'],
    [-5, 'tablet'],
    [Infinity, 'full-hd'],
    [Number.NaN, 'regular'],
  ])('of %d pixels is %s [SCR-1]', (width, expected) => {
    expect(screenClass(width)).toBe(expected);
  });

  it('changes its class at the breakpoints of the layout [SCR-1]', () => {
    expect(LAYOUT_BREAKPOINTS).toEqual([1920, 1366, 1100, 1024]);
  });

  it.each([
    [800, 1152],
    [1152, 1152],
    [1279, 1152],
    [1280, 1280],
    [1366, 1366],
    [1500, 1440],
    [1700, 1680],
    [1920, 1920],
    [2560, 2560],
    [3840, 3840],
    [9000, 3840],
    [Number.NaN, 1152],
  ])('of %d pixels is counted under %d [SCR-2]', (width, size) => {
    expect(screenSize(width)).toBe(size);
  });

  it('is never counted under a size that it does not hold, but the first [SCR-2]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1152, max: 10_000 }), (width) => {
        const size = screenSize(width);
        expect(size).toBeLessThanOrEqual(width);
        expect(SCREEN_SIZES.some((wider) => wider > size && wider <= width)).toBe(false);
      }),
    );
  });

  it('has a low resolution below the regular class [SCR-3]', () => {
    expect(SCREEN_CLASSES.filter(isLowResolution)).toEqual(['low', 'small', 'tablet']);
  });

  it('keeps room around what floats over it [SCR-4]', () => {
    expect([VIEWPORT_PADDING, VIEWPORT_BOTTOM]).toEqual([10, 52]);
  });

  it('shows the icon of the installed site in eight sizes [SCR-5]', () => {
    expect(ICON_SIZES).toEqual([72, 96, 128, 144, 152, 192, 384, 512]);
  });
});

describe('the left section', () => {
  const SHOWN: LeftSectionFacts = { displayState: 0, screen: 'regular', isHovered: false, areFiltersOpen: false };

  it('is hidden on small screens and by the player [LFT-1]', () => {
    expect(isLeftSectionShown(SHOWN)).toBe(true);
    expect(isLeftSectionShown({ ...SHOWN, screen: 'full-hd' })).toBe(true);
    expect(isLeftSectionShown({ ...SHOWN, screen: 'low' })).toBe(false);
    expect(isLeftSectionShown({ ...SHOWN, displayState: 1 })).toBe(false);
  });

  it('shows under the pointer and while its filters are open [LFT-2]', () => {
    const hidden: LeftSectionFacts = { ...SHOWN, displayState: 1, screen: 'tablet' };
    expect(isLeftSectionShown({ ...hidden, isHovered: true })).toBe(true);
    expect(isLeftSectionShown({ ...hidden, areFiltersOpen: true })).toBe(true);
    expect(isLeftSectionShown(hidden)).toBe(false);
  });
});

describe('a page that is scrolled', () => {
  const facts = { type: 'round' as const, scrolled: 801, screenHeight: 800, isMobile: false };

  it('offers the way to its top after one screen, on mobile after four [SCL-1]', () => {
    expect(showsScrollToTop(facts)).toBe(true);
    expect(showsScrollToTop({ ...facts, scrolled: 800 })).toBe(false);
    expect(showsScrollToTop({ ...facts, type: 'bar' })).toBe(true);
    expect(showsScrollToTop({ ...facts, isMobile: true, scrolled: 3200 })).toBe(false);
    expect(showsScrollToTop({ ...facts, isMobile: true, scrolled: 3201 })).toBe(true);
    expect(showsScrollToTop({ ...facts, type: 'off' })).toBe(false);
  });

  it.each([Number.NaN, 0, -1])('offers nothing in a window of height %d [SCL-1]', (screenHeight) => {
    expect(showsScrollToTop({ ...facts, screenHeight })).toBe(false);
    expect(showsScrollToTop({ ...facts, scrolled: Number.NaN })).toBe(false);
  });

  it('lets its header go past the breakpoint, where it may [SCL-2]', () => {
    expect(HEADER_BREAKPOINT).toBe(120);
    expect(isHeaderAway(120, true)).toBe(false);
    expect(isHeaderAway(121, true)).toBe(true);
    expect(isHeaderAway(121, false)).toBe(false);
    expect(isHeaderAway(Number.NaN, true)).toBe(false);
  });
});

describe('the width of the window', () => {
  const { initial, step } = WINDOW_WIDTH;
  const STEADY: WindowWidthState = { phase: 'steady', width: 1366 };

  it('is taken when it was kept for 100 ms [RSZ-1]', () => {
    expect(initial).toEqual({ phase: 'steady', width: 0 });
    const [moving, ...effects] = step(STEADY, { type: 'resized', width: 1280 });
    expect(moving).toEqual({ phase: 'moving', width: 1366, next: 1280, change: 1 });
    expect(effects).toEqual([{ type: 'wake-in', delay: RESIZE_DEBOUNCE, change: 1 }]);
    expect(RESIZE_DEBOUNCE).toBe(100);
    const [again, wake] = step(moving, { type: 'resized', width: 1100 });
    expect(wake).toEqual({ type: 'wake-in', delay: 100, change: 2 });
    expect(step(again, { type: 'wait-ended', change: 1 })).toEqual([again]);
    expect(step(again, { type: 'wait-ended', change: 2 })).toEqual([
      { phase: 'steady', width: 1100 },
      { type: 'take-width', width: 1100 },
    ]);
  });

  it('is not taken twice [RSZ-2]', () => {
    const [moving] = step(STEADY, { type: 'resized', width: 1366 });
    expect(step(moving, { type: 'wait-ended', change: 1 })).toEqual([STEADY]);
    expect(step(STEADY, { type: 'wait-ended', change: 1 })).toEqual([STEADY]);
  });

  it.each([0, -1, Number.NaN, Infinity])('is not %d [RSZ-2]', (width) => {
    expect(step(STEADY, { type: 'resized', width })).toEqual([STEADY]);
  });

  it('is always the last one, however it moved [RSZ-1]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 1 }), (widths) => {
        let state: WindowWidthState = STEADY;
        let last = 0;
        for (const width of widths) {
          const [next, effect] = step(state, { type: 'resized', width });
          if (effect?.type === 'wake-in') last = effect.change;
          state = next;
        }
        expect(step(state, { type: 'wait-ended', change: last })[0]).toEqual({ phase: 'steady', width: widths.at(-1) });
      }),
    );
  });

  it('takes every event in every state [RSZ-2]', () => {
    for (const state of WINDOW_WIDTH_SAMPLES.states) {
      for (const event of WINDOW_WIDTH_SAMPLES.events) {
        expect(step(state, event).length).toBeLessThanOrEqual(2);
        expect(step(state, event)[0].width).toBeGreaterThan(0);
      }
    }
  });
});
