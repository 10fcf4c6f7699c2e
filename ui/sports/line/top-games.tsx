import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSports } from '../use-sports.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { TopGameCard } from './top-game-card.tsx';
import styles from './top-games.module.scss';

/** The most wanted games, side by side over the line. */
export const TopGames = observer(function TopGames(): ReactNode {
  const { line } = useSports();
  const { t } = useTranslation('sports');
  const rail = useRef<HTMLDivElement>(null);
  const ids = line.topGames;
  const ends = useEnds(rail, ids.length);
  if (ids.length === 0) return null;
  const turn = (direction: 1 | -1): void => {
    const { current } = rail;
    if (current === null) return;
    const mirror = getComputedStyle(current).direction === 'rtl' ? -1 : 1;
    current.scrollBy({ left: direction * mirror * current.clientWidth * 0.8, behavior: 'smooth' });
  };
  return (
    <section className={styles.strip} aria-label={t('top-games')}>
      <div ref={rail} className={styles.rail}>
        {ids.map((id) => {
          const row = line.row(id);
          return row === undefined ? null : <TopGameCard key={id} row={row} />;
        })}
      </div>
      {ends.hasBefore ? (
        <button
          type="button"
          className={classNames(styles.turn, styles.back)}
          aria-label={t('top-games.back')}
          onClick={() => {
            turn(-1);
          }}
        >
          <Icon name="t-chevron-left" isFlipping />
        </button>
      ) : null}
      {ends.hasAfter ? (
        <button
          type="button"
          className={styles.turn}
          aria-label={t('top-games.on')}
          onClick={() => {
            turn(1);
          }}
        >
          <Icon name="t-chevron-right" isFlipping />
        </button>
      ) : null}
    </section>
  );
});

/** Whether there is more to see before and after what a rail shows. */
function useEnds(
  rail: { readonly current: HTMLDivElement | null },
  count: number,
): { readonly hasBefore: boolean; readonly hasAfter: boolean } {
  const [ends, setEnds] = useState({ hasBefore: false, hasAfter: false });
  useEffect(() => {
    const { current } = rail;
    if (current === null || typeof ResizeObserver === 'undefined') return undefined;
    const look = (): void => {
      const passed = Math.abs(current.scrollLeft);
      const hasBefore = passed > 8;
      const hasAfter = passed + current.clientWidth < current.scrollWidth - 8;
      setEnds((known) =>
        known.hasBefore === hasBefore && known.hasAfter === hasAfter ? known : { hasBefore, hasAfter },
      );
    };
    const observer = new ResizeObserver(look);
    observer.observe(current);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [rail, count]);
  return ends;
}
