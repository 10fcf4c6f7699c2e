import { expect, it } from 'vitest';
import { pageAge } from '../../../infrastructure/browser/page-age.ts';

const performanceOf = (entries: readonly object[]) =>
  ({ now: () => 2500.3, getEntriesByType: () => entries }) as unknown as Performance;

it('a page is as old as the first byte of it, so that its clock is not behind the server’s by its way here', () => {
  expect(pageAge(performanceOf([{ responseStart: 700.1 }]))).toBe(1800);
});

it('a page whose browser does not say is new', () => {
  expect([pageAge(performanceOf([])), pageAge(performanceOf([{}]))]).toEqual([0, 0]);
});
