import { afterEach, describe, expect, it } from 'vitest';
import { guardFocus } from '#ui/mini-apps/frame-touch.ts';

let stop = (): void => undefined;
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** A page with a field that has the focus, and a frame beside it. */
function page(isActive = false, isActiveBefore = false) {
  const activation = { isActive: isActiveBefore };
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: activation });
  const field = document.body.appendChild(document.createElement('input'));
  const frame = document.body.appendChild(document.createElement('iframe'));
  stop = guardFocus(frame);
  activation.isActive = isActive;
  field.focus();
  const take = (timeStamp: number): Element | null => {
    frame.focus();
    window.dispatchEvent(Object.defineProperty(new Event('blur'), 'timeStamp', { value: timeStamp }));
    return document.activeElement;
  };
  const press = (event: Event, timeStamp: number): void => {
    document.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: timeStamp }));
  };
  return { field, frame, take, press };
}

describe('the focus that a frame takes', () => {
  it('goes back to the field that had it [FRM-12]', () => {
    const { field, take } = page();
    expect(take(10_000)).toBe(field);
  });

  it('stays where something was pressed, and not in the page [FRM-12]', () => {
    const { frame, take } = page(true);
    expect(take(10_000)).toBe(frame);
  });

  it.each([new Event('pointerdown'), new KeyboardEvent('keydown', { key: 'a' }), new Event('input')])(
    'goes back where it was the page that the player was at work in [FRM-12]',
    (event) => {
      const { field, take, press } = page(true);
      press(event, 8000);
      expect(take(10_000)).toBe(field);
    },
  );

  it('goes back where it was the press that led to the page [FRM-12]', () => {
    const { field, take } = page(true, true);
    expect(take(performance.now() + 1000)).toBe(field);
  });

  it('stays where the Tab key led there [FRM-12]', () => {
    const { frame, take, press } = page();
    press(new KeyboardEvent('keydown', { key: 'Tab' }), 9900);
    expect(take(10_000)).toBe(frame);
  });
});
