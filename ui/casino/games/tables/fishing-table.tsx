import type { ReactNode } from 'react';
import { CASTS, FISH } from '../../../../core/casino/games/fishing.ts';
import type { GameTableProps } from '../house-game-screen.tsx';
import styles from '../games.module.scss';
import { useGameWords } from '../use-game-words.ts';
import kindStyles from './wheel-table.module.scss';

/** GM-50 The fish that a cast is meant for, how far it may go, and where it went. */
export function FishingTable({ choice: [chosen = 0], onChoose, round, isBusy, isNew }: GameTableProps): ReactNode {
  const { t, pay } = useGameWords();
  const cast = round?.drawn?.[0];
  const { most, name } = FISH[chosen] ?? FISH[0];
  const isCaught = cast === undefined ? undefined : cast <= most;
  return (
    <div className={styles.dice}>
      <output className={styles.big} data-won={isCaught}>
        {cast === undefined ? '—' : t(isCaught === true ? 'fishing.caught' : 'fishing.missed', { cast })}
      </output>
      <svg className={styles.scale} viewBox={`0 0 ${CASTS} 40`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={CASTS} height="40" />
        <rect className={styles.good} width={most} height="40" />
        {cast === undefined ? null : (
          <rect className={styles.mark} data-new={isNew} x={cast - 1} width="6" height="40" />
        )}
      </svg>
      <p>{t('fishing.rule', { fish: t(`fishing.${name}`), most, all: CASTS })}</p>
      <fieldset className={kindStyles.kinds} aria-label={t('fishing.choose')}>
        {FISH.map((fish, place) => (
          <button
            key={fish.name}
            type="button"
            className={kindStyles.kind}
            data-kind={place}
            aria-pressed={chosen === place}
            disabled={isBusy}
            onClick={() => {
              onChoose([place]);
            }}
          >
            {t(`fishing.${fish.name}`)} <span className="num ltr">{pay(fish.pays)}</span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
