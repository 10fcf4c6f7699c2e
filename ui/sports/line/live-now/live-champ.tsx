import { observer } from 'mobx-react-lite';
import { useRef, type ReactNode } from 'react';
import type { ChampGroup } from '../../../../core/sports/line/line-groups.ts';
import { Flag } from '../../../kit/pictures/flag.tsx';
import { NameText } from '../../../page/names/name-text.tsx';
import { usePage } from '../../../page/use-page.ts';
import { useSports } from '../../use-sports.ts';
import { LiveGameLink } from './live-game-link.tsx';
import styles from './live-now.module.scss';
import { useNear } from './use-near.ts';

/** Heights of a head and of a game, in rem. */
const [HEAD, GAME] = [1.6875, 2.8125];

interface LiveChampProps {
  readonly group: ChampGroup;
  /** Whether it is in the first picture. */
  readonly isFirst: boolean;
  readonly openGame: number | undefined;
}

/** A champ and its games, which are drawn where they are near: of hundreds few are. */
export const LiveChamp = observer(function LiveChamp({ group, isFirst, openGame }: LiveChampProps): ReactNode {
  const { page } = usePage();
  const { line } = useSports();
  const place = useRef<HTMLElement>(null);
  const isNear = useNear(place, isFirst);
  const { champ, games } = group;
  const height = isNear || !page.isHydrated ? undefined : { blockSize: `${String(HEAD + games.length * GAME)}rem` };
  return (
    <section ref={place} aria-label={champ.name} style={height}>
      {isNear ? (
        <>
          <div className={styles.champ}>
            <Flag code={champ.countryCode} size="sm" />
            <NameText of={champ} title={champ.name}>
              {champ.name}
            </NameText>
          </div>
          {games.map((id) => {
            const row = line.row(id);
            return row === undefined ? null : <LiveGameLink key={id} row={row} isOpen={id === openGame} />;
          })}
        </>
      ) : null}
    </section>
  );
});
