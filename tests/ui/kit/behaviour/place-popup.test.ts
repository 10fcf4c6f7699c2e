import { expect, it } from 'vitest';
import { placePopup } from '../../../../ui/kit/behaviour/place-popup.ts';

function placed(anchor: Partial<DOMRect>, size: { readonly width: number; readonly height: number }) {
  const [popup, button] = [document.createElement('div'), document.createElement('button')];
  popup.getBoundingClientRect = () => ({ ...size }) as DOMRect;
  button.getBoundingClientRect = () => ({ left: 0, right: 0, top: 0, bottom: 0, width: 80, ...anchor }) as DOMRect;
  Object.assign(window, { innerWidth: 1000, innerHeight: 800 });
  placePopup(popup, button, 'start');
  return ['left', 'top', 'max-block-size'].map((name) => popup.style.getPropertyValue(name));
}

it.each([
  ['under its button', { left: 100, right: 180, top: 10, bottom: 40 }, ['100px', '44px', '704px']],
  ['not over the left edge', { left: -50, right: 20, top: 10, bottom: 40 }, ['10px', '44px', '704px']],
  ['not over the right edge', { left: 990, right: 1000, top: 10, bottom: 40 }, ['790px', '44px', '704px']],
  ['over its button where the room below is too small', { top: 700, bottom: 730 }, ['10px', '596px', '686px']],
])('what floats stands %s, 10 pixels off the window and 52 at the bottom [SCR-4]', (_, anchor, shown) => {
  expect(placed(anchor, { width: 200, height: 100 })).toEqual(shown);
});
