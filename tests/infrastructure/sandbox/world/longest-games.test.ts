import { describe, expect, it } from 'vitest';
import { seconds } from '../../../../core/shared/time.ts';
import { gameLengths } from '../../../../infrastructure/sandbox/world/calendar.ts';
import { CHAMP_RECORDS } from '../../../../infrastructure/sandbox/world/champ-table.ts';
import { isSetSport, setRules } from '../../../../infrastructure/sandbox/world/plays/set-rules.ts';

const SPORTS = [...new Set(CHAMP_RECORDS.map(({ sport }) => sport))].filter((sport) => isSetSport(sport));
/** A game of a tennis set has so many points; elsewhere a point is what a set counts. */
const TENNIS_POINTS = 8;
/** A point lasts from half its usual time to one and a half. */
const LONGEST = 1.5;
const DEVIATION = Math.sqrt(1 / 12);

describe('the most that a game of sets lasts', () => {
  it.each(SPORTS)('covers every set of %s', (sport) => {
    const { setsToWin, longestSet, pointSeconds, breakSeconds } = setRules(sport);
    const sets = setsToWin * 2 - 1;
    const points = sets * longestSet * (sport === 'tennis' ? TENNIS_POINTS : 1);
    const played = Math.min(points * LONGEST, points + 5 * DEVIATION * Math.sqrt(points)) * pointSeconds;
    expect(gameLengths(sport, 1).most).toBeGreaterThanOrEqual(seconds(played + (sets - 1) * breakSeconds));
  });
});
