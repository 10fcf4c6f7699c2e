import type { ReactNode } from 'react';
import type { Game } from '../../../core/sports/game/game.ts';
import { scoredCount, scoreParts } from '../../../core/sports/game/score-parts.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { useFlash } from '../../kit/behaviour/use-flash.ts';
import styles from '../line/table/game-line.module.scss';

/** The score at the end of a row: sets and points side by side, or goals in one box; it flashes when it changes. */
export function GameScore({ game, isDetailed }: { readonly game: Game; readonly isDetailed: boolean }): ReactNode {
  const box = useFlash<HTMLDivElement>(scoredCount(game.score));
  // a race has no two sides to score
  if (game.section !== 'live' || game.away === undefined) return null;
  return (
    <div ref={box} className={classNames(styles.score, 'num')}>
      {scoreParts(game, isDetailed).map(({ home, away, role }, place) => (
        <span
          key={place}
          className={classNames(
            styles.part,
            role === 'past' && styles.past,
            role === 'now' && styles.now,
            role === 'points' && styles.points,
          )}
        >
          <bdi>{home}</bdi>
          <bdi>{away}</bdi>
        </span>
      ))}
    </div>
  );
}
