import { expect, it } from 'vitest';
import { secondsUntilNextCode } from '../../../core/registration/sent-code.ts';

it.each([
  [62_000, 60],
  [60_000, 60],
  [59_001, 60],
  [59_000, 59],
  [1, 1],
  [0, 0],
  [-5, 0],
])(
  'with %s ms to go the next code can be asked for in %s seconds, never fewer than none nor more than the pause [RGF-13, REL-21]',
  (left, shown) => {
    expect(secondsUntilNextCode({ againAt: 5000 + left }, 5000)).toBe(shown);
  },
);

it('a code that the server names no pause for can be asked for at once [RGF-13]', () => {
  expect(secondsUntilNextCode({}, 5000)).toBe(0);
});
