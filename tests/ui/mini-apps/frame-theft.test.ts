import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardOtherFrames } from '#ui/mini-apps/frame-theft.ts';

let stop = (): void => undefined;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A page with a field and two frames, of which the player types in the first. */
function page() {
  const field = document.body.appendChild(document.createElement('input'));
  const own = document.body.appendChild(document.createElement('iframe'));
  const thief = document.body.appendChild(document.createElement('iframe'));
  const onThief = vi.fn<() => void>();
  stop = guardOtherFrames(thief, onThief);
  vi.spyOn(own.contentWindow!, 'focus').mockImplementation(() => {
    own.focus();
  });
  field.focus();
  const typeIn = (frame: HTMLIFrameElement): void => {
    frame.focus();
    window.dispatchEvent(new Event('blur'));
    vi.advanceTimersByTime(100);
  };
  const hover = vi.spyOn(thief, 'matches').mockReturnValue(false);
  /** Who has the focus a while after the other frame has taken it. */
  const taken = (): Element | null => {
    thief.focus();
    vi.advanceTimersByTime(100);
    return document.activeElement;
  };
  return { field, own, thief, typeIn, taken, hover, onThief };
}

describe('the focus that a frame takes from another', () => {
  it('goes back to the frame in which the player types, until the other is taken out [FRM-41]', () => {
    const { own, typeIn, taken, onThief } = page();
    typeIn(own);
    expect([taken(), taken()]).toEqual([own, own]);
    expect(onThief).not.toHaveBeenCalled();
    expect(taken()).toBe(own);
    expect(onThief).toHaveBeenCalledOnce();
  });

  it('goes back now and then for as long as one likes [FRM-41]', () => {
    const { own, typeIn, taken, onThief } = page();
    typeIn(own);
    for (let time = 0; time < 5; time += 1) {
      expect(taken()).toBe(own);
      vi.advanceTimersByTime(2000);
    }
    expect(onThief).not.toHaveBeenCalled();
  });

  it('stays where the other frame was hidden, as that of a consultant who is folded [FRM-41, CW-7]', () => {
    const { own, thief, typeIn, taken } = page();
    typeIn(own);
    own.hidden = true;
    expect(taken()).toBe(thief);
  });

  it('stays where the pointer was seen on its way to the frame since the other had it [FRM-41]', () => {
    const { own, thief, typeIn, taken } = page();
    const point = (clientX: number): void => {
      document.dispatchEvent(new MouseEvent('pointermove', { clientX, clientY: 1 }));
      vi.advanceTimersByTime(100);
    };
    vi.spyOn(thief, 'getBoundingClientRect').mockReturnValue(new DOMRect(500, 0, 300, 100));
    point(450);
    typeIn(own);
    expect(taken()).toBe(own);
    point(450);
    point(300);
    expect(taken()).toBe(own);
    point(450);
    expect(taken()).toBe(thief);
  });

  it('stays where the pointer is over the frame, though the browser says so a little later [FRM-41]', () => {
    const { own, thief, typeIn, hover } = page();
    typeIn(own);
    thief.focus();
    vi.advanceTimersByTime(30);
    hover.mockReturnValue(true);
    vi.advanceTimersByTime(100);
    expect(document.activeElement).toBe(thief);
  });

  it('is looked at only while a frame has it, and by nobody once the frame is gone [FRM-41]', () => {
    const { field, own, typeIn } = page();
    vi.advanceTimersByTime(100);
    expect(vi.getTimerCount()).toBe(0);
    typeIn(own);
    expect(vi.getTimerCount()).toBe(1);
    field.focus();
    vi.advanceTimersByTime(100);
    expect(vi.getTimerCount()).toBe(0);
    typeIn(own);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
