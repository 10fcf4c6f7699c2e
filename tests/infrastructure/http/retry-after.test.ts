import { describe, expect, it } from 'vitest';
import { retryAfterSeconds } from '../../../infrastructure/http/retry-after.ts';

const NOW = 'Mon, 23 Nov 2026 00:00:00 GMT';

describe('the wait that a reply asks for', () => {
  it.each([
    ['7', NOW, 7],
    ['7', undefined, 7],
    ['Mon, 23 Nov 2026 00:00:40 GMT', NOW, 40],
    ['Sun, 22 Nov 2026 23:59:00 GMT', NOW, 0],
    ['Mon, 23 Nov 2026 00:00:40 GMT', undefined, undefined],
    ['Mon, 23 Nov 2026 00:00:40 GMT', 'now', undefined],
    ['7.5', NOW, undefined],
    ['-1', NOW, undefined],
    ['soon GMT', NOW, undefined],
    [undefined, NOW, undefined],
  ])('is read from %j at %j: %j [REC-7]', (retryAfter, date, wait) => {
    expect(retryAfterSeconds(retryAfter, date)).toBe(wait);
  });
});
