import { describe, expect, it } from 'vitest';
import { withEarlier, withLatest, type ThreadPage } from '../../../../core/support/requests/message-page.ts';

const page = (ids: readonly number[], hasEarlier = false): ThreadPage<{ readonly id: number }> => ({
  messages: ids.map((id) => ({ id })),
  hasEarlier,
});

describe('the messages of a thread [SUP-14]', () => {
  it('that come anew join those that are known', () => {
    expect(withLatest(undefined, page([4, 5], true))).toEqual(page([4, 5], true));
    expect(withLatest(page([1, 2, 3, 4]), page([3, 4, 5], true))).toEqual(page([1, 2, 3, 4, 5]));
    expect(withLatest(page([2, 3, 4], true), page([3, 4, 5], true))).toEqual(page([2, 3, 4, 5], true));
    expect(withLatest(page([3, 4], true), page([3, 4], true))).toEqual(page([3, 4], true));
  });

  it('stand alone where others may lie between', () => {
    expect(withLatest(page([1, 2]), page([30, 31], true))).toEqual(page([30, 31], true));
    expect(withLatest(page([1, 2]), page([], false))).toEqual(page([], false));
  });

  it('are followed by those that were known, each once', () => {
    expect(withEarlier(page([3, 4], true), page([1, 2]))).toEqual(page([1, 2, 3, 4]));
    expect(withEarlier(page([3, 4], true), page([2, 3], true))).toEqual(page([2, 3, 4], true));
  });
});
