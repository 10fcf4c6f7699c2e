import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { ChampGroup } from '../../../../core/sports/line/line-groups.ts';
import { useSports } from '../../use-sports.ts';
import { LiveChampHead } from './live-champ-head.tsx';
import { LiveGameLink } from './live-game-link.tsx';
import styles from './live-now.module.scss';
import { useNear } from './use-near.ts';

interface LiveChampProps {
  readonly group: ChampGroup;
  /** Whether it is in the first picture. */
  readonly isFirst: boolean;
  readonly openGame: number | undefined;
}

/** A champ and its games; games are drawn only when near: of hundreds, few are. */
export const LiveChamp = observer(function LiveChamp({ group, isFirst, openGame }: LiveChampProps): ReactNode {
  const { line } = useSports();
  const place = useRef<HTMLElement>(null);
  const { champ, games } = group;
  const isOpen = openGame !== undefined && games.includes(openGame);
  const isDrawn = useNear(place, isFirst) || isOpen;
  return (
    <section ref={place} aria-label={champ.name}>
      <LiveChampHead champ={champ} />
      {isDrawn ? (
        games.map((id) => {
          const row = line.row(id);
          return row === undefined ? null : <LiveGameLink key={id} row={row} isOpen={id === openGame} />;
        })
      ) : (
        <GamesSpace count={games.length} />
      )}
    </section>
  );
});

/** Holds the place of games that are not drawn. */
function GamesSpace({ count }: { readonly count: number }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.style.setProperty('--games', String(count));
  }, [count]);
  return <div ref={place} className={styles.space} />;
}
