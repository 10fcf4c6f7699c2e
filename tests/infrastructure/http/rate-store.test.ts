import { describe, expect, it } from 'vitest';
import { rateStore } from '../../../infrastructure/http/rate-store.ts';

describe('the store of the limits', () => {
  it('keeps a window until it ends, whatever flood of other keys comes', () => {
    let now = 0;
    const store = new (rateStore(() => now))({});
    let told = { current: 0, ttl: 0 };
    const add = (key: string) => {
      store.incr(key, (_error, result) => (told = result ?? told), 60_000, 10);
      return told;
    };
    for (let count = 0; count < 10; count += 1) add('victim');
    for (let count = 0; count < 150_000; count += 1) add(`flood ${String(count)}`);
    expect(add('victim')).toEqual({ current: 11, ttl: 60_000 });
    now = 59_999;
    expect(add('victim').current).toBe(12);
    now = 60_000;
    expect(add('victim')).toEqual({ current: 1, ttl: 60_000 });
    expect(add('late')).toEqual({ current: 1, ttl: 60_000 });
  });
});
