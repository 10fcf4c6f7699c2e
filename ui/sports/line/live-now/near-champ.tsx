import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Champ } from '../../../../core/sports/tree/champ.ts';
import { VisuallyHidden } from '../../../kit/visually-hidden.tsx';
import { LiveChampHead } from './live-champ-head.tsx';
import styles from './near-champ.module.scss';
import { useNear } from './use-near.ts';

/** So many games are in the first picture, with those that share a champ with the last: a window of 900 pixels draws no others once it looks what is near. */
const FIRST_GAMES = 24;

interface NearChampProps {
  readonly champ: Champ;
  /** How many games stand before those of this champ. */
  readonly before: number;
  /** How many games are in `children`. */
  readonly count: number;
  readonly isKept?: boolean;
  readonly children: ReactNode;
}

/** A champ in a list beside a page; its games are drawn only when near, or where they are to be kept: of hundreds, few are. */
export function NearChamp({ champ, before, count, isKept = false, children }: NearChampProps): ReactNode {
  const place = useRef<HTMLElement>(null);
  const isNear = useNear(place, before < FIRST_GAMES);
  return (
    <section ref={place} aria-label={champ.name}>
      <LiveChampHead champ={champ} />
      {isNear || isKept ? children : <GamesSpace count={count} />}
    </section>
  );
}

/** Holds the place of games that are not drawn, and says how many they are. */
function GamesSpace({ count }: { readonly count: number }): ReactNode {
  const { t } = useTranslation('game');
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.style.setProperty('--games', String(count));
  }, [count]);
  return (
    <div ref={place} className={styles.space}>
      <VisuallyHidden>{t('live-now.games', { count })}</VisuallyHidden>
    </div>
  );
}
