import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../../core/sports/game/game.ts';
import { periodName, periodParts } from '../../../../core/sports/names/period-name.ts';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { speak } from '../../../page/speak.ts';
import styles from './featured-game.module.scss';

/** The maps, or other parts, of a game with their scores, and how the running one is shared. */
export function FeaturedParts({ game }: { readonly game: Game }): ReactNode {
  const { t } = useTranslation('line-pages');
  const { periods } = game.score;
  const now = periods.at(-1);
  if (now === undefined) return null;
  const isOn = game.status === 'playing';
  return (
    <>
      <ol className={classNames(styles.parts, periods.length > MOST_IN_THREES && styles.many)}>
        {periods.map(({ home, away }, index) => {
          const isNow = isOn && index === periods.length - 1;
          return (
            <li key={index} className={classNames(styles.part, isNow && styles.now)}>
              <span className="ell">
                {speak(t, periodName(game.sportId, index + 1))}
                {isNow ? <small>{t('cyber.now')}</small> : null}
              </span>
              <b className="num">
                <bdi>{home}</bdi>:<bdi>{away}</bdi>
              </b>
            </li>
          );
        })}
      </ol>
      {periodParts(game.sportId).unit === 'map' ? <RoundStrip home={now.home} away={now.away} /> : null}
    </>
  );
}

const MOST_IN_THREES = 3;
const LEAST_ROUNDS = 24;
const GAP = 0.25;

/** How the points of the running map are shared: those of the home side from the start, those of the other from the end. */
function RoundStrip({ home, away }: { readonly home: number; readonly away: number }): ReactNode {
  const count = Math.max(LEAST_ROUNDS, home + away);
  return (
    <svg className={styles.rounds} preserveAspectRatio="none" viewBox={`0 0 ${count} 1`} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <rect
          key={place}
          className={place < home ? styles.homeRound : place >= count - away ? styles.awayRound : styles.freeRound}
          x={place}
          width={1 - GAP}
          height="1"
        />
      ))}
    </svg>
  );
}
