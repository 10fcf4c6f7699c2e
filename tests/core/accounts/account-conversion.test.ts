import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  conversionLevel,
  conversionNotice,
  NOTIFIED_OF_CONVERSION,
  withNotified,
} from '../../../core/accounts/account-conversion.ts';

describe('the conversion of an account', () => {
  it.each([
    [0, 'not-allowed'],
    [1, 'main'],
    [2, 'additional'],
    [3, 'not-allowed'],
    ['1', 'not-allowed'],
    [Number.NaN, 'not-allowed'],
    [undefined, 'not-allowed'],
  ])('of level %s is %s [CNV-1]', (id, level) => {
    expect(conversionLevel(id)).toBe(level);
  });

  it('is announced to a player where it is allowed, once a session [CNV-2]', () => {
    expect(conversionNotice('main', { userId: 7, currency: 'EUR' }, [])).toEqual({
      level: 'main',
      title: 'convert-account',
    });
    expect(conversionNotice('additional', { userId: 7, currency: 'EUR' }, [8])).toEqual({
      level: 'additional',
      title: 'convert-account',
    });
    expect(conversionNotice('main', { userId: 7, currency: 'EUR' }, [8, 7])).toBeUndefined();
    expect(conversionNotice('not-allowed', { userId: 7, currency: 'EUR' }, [])).toBeUndefined();
    expect(conversionNotice('main', { userId: undefined, currency: 'EUR' }, [])).toBeUndefined();
  });

  it('from HRK has a title of its own [CNV-3]', () => {
    expect(conversionNotice('main', { userId: 7, currency: 'HRK' }, [])?.title).toBe('convert-account-hrk');
  });

  it('remembers for the session who was notified [CNV-2]', () => {
    expect(NOTIFIED_OF_CONVERSION.keepFor).toBe('session');
    expect(NOTIFIED_OF_CONVERSION.parse([7, 8])).toEqual({ ok: true, value: [7, 8] });
    for (const bad of [undefined, '7', [7, '8'], [1.5], [Number.NaN]]) {
      expect(NOTIFIED_OF_CONVERSION.parse(bad)).toEqual({ ok: false, error: { code: 'not-players' } });
    }
    expect(withNotified([7], 7)).toEqual([7]);
    expect(withNotified([7], 8)).toEqual([7, 8]);
    const many = Array.from({ length: 20 }, (_, id) => id);
    expect(withNotified(many, 20)).toEqual([...many.slice(1), 20]);
    expect(NOTIFIED_OF_CONVERSION.parse([...many, 20])).toEqual({ ok: true, value: [...many.slice(1), 20] });
  });

  it('never tells the same player twice [CNV-2]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 })), (visits) => {
        let notified: readonly number[] = [];
        const notices = visits.flatMap((userId) => {
          const notice = conversionNotice('main', { userId: userId, currency: 'EUR' }, notified);
          notified = withNotified(notified, userId);
          return notice === undefined ? [] : [userId];
        });
        expect(notices).toEqual([...new Set(visits)]);
      }),
    );
  });
});
