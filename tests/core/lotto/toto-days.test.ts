import { describe, expect, it } from 'vitest';
import { totoDay } from '../../../core/lotto/toto-days.ts';
import { days } from '../../../core/shared/time.ts';

describe('the day of former draws [TT-29]', () => {
  it('begins and ends at the midnights of the player', () => {
    const from = Date.UTC(2026, 10, 26, 21);
    expect(totoDay('2026-11-27', 3)).toEqual({ from, until: from + days(1) });
    expect(totoDay('2026-11-27', -9.5)?.from).toBe(Date.UTC(2026, 10, 27, 9, 30));
  });

  it.each(['', '2026-13-01', '2026-02-30', 'today'])('is none for "%s"', (date) => {
    expect(totoDay(date, 3)).toBeUndefined();
  });

  it('is none where nobody knows the clock of the player', () => {
    expect(totoDay('2026-11-27', Number.NaN)).toBeUndefined();
  });
});
