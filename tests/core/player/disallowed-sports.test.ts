import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hiddenSportsText,
  isSportDisallowed,
  readHiddenSports,
  sortedSports,
  withSport,
} from '../../../core/player/disallowed-sports.ts';

describe('disallowed sports', () => {
  it.each([
    [
      [3, 1, 2],
      [1, 2, 3],
    ],
    [
      [10, 9, 100],
      [9, 10, 100],
    ],
    [
      ['4', 4, '04', 1],
      [1, 4],
    ],
    [[0, -1, 1.5, Number.NaN, Infinity, null, undefined, {}, '', 'x', '-3', '1234567890123456'], []],
    [
      ['12', '7', 5, '123456789012345'],
      [5, 7, 12, 123_456_789_012_345],
    ],
    [[], []],
    ['3', []],
    [null, []],
    [undefined, []],
  ])('%j are kept as %j [PR-18]', (ids, kept) => {
    expect(sortedSports(ids)).toEqual(kept);
  });

  it('are always ascending ids, each once [PR-18]', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.anything(), fc.integer({ min: -3, max: 9 }))), (ids) => {
        const kept = sortedSports(ids);
        expect(kept.every((id, place) => Number.isSafeInteger(id) && id > (kept[place - 1] ?? 0))).toBe(true);
        const whole = ids.filter((id) => typeof id === 'number' && Number.isSafeInteger(id) && id > 0);
        expect(kept).toEqual(expect.arrayContaining(whole));
      }),
    );
  });

  it('are kept apart for the line and for live [PR-19]', () => {
    const disallowed = { line: [1], live: [2] };
    expect([isSportDisallowed(disallowed, 'line', 1), isSportDisallowed(disallowed, 'live', 1)]).toEqual([true, false]);
    expect([isSportDisallowed(disallowed, 'line', 2), isSportDisallowed(disallowed, 'live', 2)]).toEqual([false, true]);
  });

  it('are put in and taken out [PR-18, PR-19]', () => {
    expect(withSport([2, 5], 3, true)).toEqual([2, 3, 5]);
    expect(withSport([2, 3, 5], 3, true)).toEqual([2, 3, 5]);
    expect(withSport([2, 3, 5], 3, false)).toEqual([2, 5]);
    expect(withSport([2, 5], Number.NaN, true)).toEqual([2, 5]);
    expect(withSport([], 3, false)).toEqual([]);
  });

  it.each([
    [{ line: [], live: [] }, ''],
    [{ line: [3, 1], live: [] }, '1.3-'],
    [{ line: [], live: [40] }, '-40'],
    [{ line: [10, 2], live: [89, 1] }, '2.10-1.89'],
  ])('%j are written as %s [PR-47]', (sports, text) => {
    expect(hiddenSportsText(sports)).toBe(text);
  });

  it('are what was written, and any text gives lists [PR-47]', () => {
    const ids = fc.array(fc.integer({ min: 1, max: 300 })).map((all) => sortedSports(all));
    fc.assert(
      fc.property(ids, ids, (line, live) => {
        expect(readHiddenSports(hiddenSportsText({ line, live }))).toEqual({ line, live });
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { line, live } = readHiddenSports(text);
        expect([...line, ...live].every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
      }),
    );
  });
});
