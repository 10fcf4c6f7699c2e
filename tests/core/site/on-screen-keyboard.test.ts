import { expect, it } from 'vitest';
import { keyboardHeight } from '../../../core/site/browser/on-screen-keyboard.ts';

it.each([
  [844, { height: 844, offsetTop: 0, scale: 1 }, 0],
  [844, { height: 508.4, offsetTop: 0, scale: 1 }, 336],
  [844, { height: 508, offsetTop: 100, scale: 1 }, 236],
  [844, { height: 724, offsetTop: 0, scale: 1 }, 120],
  [844, { height: 725, offsetTop: 0, scale: 1 }, 0],
  [844, { height: 422, offsetTop: 0, scale: 2 }, 0],
  [844, { height: 508, offsetTop: 0, scale: 1.01 }, 336],
  [844, { height: 900, offsetTop: 0, scale: 1 }, 0],
])('of a window %i high the keyboard leaves %j and covers %i [OSK-1]', (height, seen, covered) => {
  expect(keyboardHeight(height, seen)).toBe(covered);
});
