import { describe, expect, it } from 'vitest';
import { assert, fail, never, ok, unforeseen } from '../../../core/shared/result.ts';

describe('a result', () => {
  it('is a value or an error', () => {
    expect(ok(5)).toEqual({ ok: true, value: 5 });
    expect(fail({ code: 'none' })).toEqual({ ok: false, error: { code: 'none' } });
  });
});

describe('what the types exclude', () => {
  it('is thrown with its value, or answered where an answer is due', () => {
    expect(() => never('moon' as never)).toThrow(new TypeError('Unexpected value: moon'));
    expect(unforeseen('moon' as never, 7)).toBe(7);
  });

  it('is asserted: what holds passes, a defect is named by its message', () => {
    expect(() => {
      assert(1 + 1 === 2, 'two');
    }).not.toThrow();
    expect(() => {
      assert(false, 'a block without bets');
    }).toThrow(new TypeError('a block without bets'));
  });
});
