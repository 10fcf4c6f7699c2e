import type { SportId } from '../../../../core/shared/ids.ts';
import type { GameResult } from '../../../../core/sports/results/game-results.ts';
import { periodName, periodParts } from '../../../../core/sports/names/period-name.ts';
import { speak } from '../../../page/speak.ts';
import type { Words } from '../../../kit/formats/format-date.ts';

export interface PeriodColumn {
  readonly number: number;
  /** What stands over the column, and its whole name. */
  readonly code: string;
  readonly name: string;
}

export interface PeriodColumns {
  readonly columns: readonly PeriodColumn[];
  /** How much room they take beside one another. */
  readonly room: 'few' | 'many' | 'most';
}

const FEW = 4;
const MANY = 7;

/** The parts that the games of a champ were played in: as many as the longest of them had. */
export function periodColumns(sportId: SportId, games: readonly GameResult[], words: Words): PeriodColumns {
  const { unit, count } = periodParts(sportId);
  const most = games.reduce((longest, { score }) => Math.max(longest, score.periods.length), 0);
  const isWide = games.some(({ score }) => score.periods.some(({ home, away }) => Math.max(home, away) > 99));
  const columns = Array.from({ length: most }, (_, place) => {
    const number = place + 1;
    return {
      number,
      code: words(
        count > 0 && number > count && unit !== 'inning' ? 'results:period.extra' : `results:period.${unit}`,
        { number },
      ),
      name: speak(words, periodName(sportId, number)),
    };
  });
  return { columns, room: most <= FEW && !isWide ? 'few' : most <= MANY ? 'many' : 'most' };
}
