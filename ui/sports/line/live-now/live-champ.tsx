import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ChampGroup } from '../../../../core/sports/line/line-groups.ts';
import { useSports } from '../../use-sports.ts';
import { LiveGameLink } from './live-game-link.tsx';
import { NearChamp } from './near-champ.tsx';

interface LiveChampProps {
  readonly group: ChampGroup;
  /** How many games stand before it. */
  readonly before: number;
  readonly openGame: number | undefined;
}

/** A champ and its running games, each as a link to its page. */
export function LiveChamp({ group, before, openGame }: LiveChampProps): ReactNode {
  const { champ, games } = group;
  const isOpen = openGame !== undefined && games.includes(openGame);
  return (
    <NearChamp champ={champ} before={before} count={games.length} isKept={isOpen}>
      <GameLinks games={games} openGame={openGame} />
    </NearChamp>
  );
}

interface GameLinksProps {
  readonly games: readonly number[];
  readonly openGame: number | undefined;
}

const GameLinks = observer(function GameLinks({ games, openGame }: GameLinksProps): ReactNode {
  const { line } = useSports();
  return games.map((id) => {
    const row = line.row(id);
    return row === undefined ? null : <LiveGameLink key={id} row={row} isOpen={id === openGame} />;
  });
});
