import { usePage } from '../../../page/use-page.ts';
import { observer } from 'mobx-react-lite';
import { useCallback, type ReactNode } from 'react';
import { useSports } from '../../use-sports.ts';
import { ChampHeader } from './champ-header.tsx';
import { GameLine } from './game-line.tsx';
import { LineGrid } from './line-grid.tsx';
import type { LineItem } from './line-items.ts';
import { SportHeader } from './sport-header.tsx';

const REGULAR = { sport: 2.5, champ: 2, game: 3.25 } as const;
const COMPACT = { sport: 2, champ: 1.625, game: 2.5 } as const;

/** The line in rows: one a game, its markets in columns. */
export const EuropeanLine = observer(function EuropeanLine(): ReactNode {
  const { line } = useSports();
  const { settings } = usePage();
  const heights = settings.settings.isAppCompactView ? COMPACT : REGULAR;
  const remOf = useCallback((item: LineItem) => heights[item.kind], [heights]);
  const { sports, champs, games } = line.table.left;
  const leftRem = sports * heights.sport + champs * heights.champ + games * heights.game;
  return <LineGrid items={line.table.items} remOf={remOf} leftRem={leftRem} renderItem={renderItem} />;
});

function renderItem(item: LineItem): ReactNode {
  if (item.kind === 'sport') return <SportHeader sport={item.sportId} gameCount={item.gameCount} />;
  if (item.kind === 'champ')
    return <ChampHeader champ={item.champ} gameCount={item.gameCount} isFolded={item.isFolded} />;
  return <GameOf id={item.id} />;
}

const GameOf = observer(function GameOf({ id }: { readonly id: number }): ReactNode {
  const { line } = useSports();
  const row = line.row(id);
  return row === undefined ? null : <GameLine row={row} />;
});
