import { observer } from 'mobx-react-lite';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { marketSections } from '../../../../core/sports/game/market-sections.ts';
import { tileMarkets } from '../../../../core/sports/multi-live/tile-markets.ts';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { ErrorState } from '../../../kit/feedback/error-state.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { useFailureWords } from '../../../page/use-failure-words.ts';
import type { GameStore } from '../../game/game-store.ts';
import type { GameRow } from '../../line/table/game-row.ts';
import { gameNameKey } from '../../line/table/game-line.tsx';
import { useSports } from '../../use-sports.ts';
import { TileBody } from './tile-body.tsx';
import styles from './tile-grid.module.scss';
import { TileHead } from './tile-head.tsx';
import { TilePrices } from './tile-prices.tsx';
import { TileScore } from './tile-score.tsx';
import { useTileEvents, type TileMoves } from './use-tile-moves.ts';

interface GameTileProps {
  readonly id: number;
  readonly place: number;
  readonly moves: TileMoves;
}

/** One of the games side by side. */
export const GameTile = observer(function GameTile({ id, place, moves }: GameTileProps): ReactNode {
  const { multiLive } = useSports();
  const { t } = useTranslation('multi-live');
  const tile = useRef<HTMLElement>(null);
  useTileEvents(tile, { id, place, moves });
  const game = multiLive.game(id);
  const facts = game?.row?.facts;
  const name =
    facts === undefined
      ? t('tile.loading', { place: place + 1 })
      : t(`sports:${gameNameKey(facts)}`, { home: facts.home.name, away: facts.away?.name ?? '' });
  return (
    <section
      ref={tile}
      className={classNames(styles.tile, moves.gripped === id && styles.moving)}
      aria-label={name}
      draggable={moves.gripped === id}
    >
      <TileHead id={id} place={place} name={name} game={game} moves={moves} />
      <TileContent id={id} game={game} />
    </section>
  );
});

const TileContent = observer(function TileContent({
  id,
  game,
}: {
  readonly id: number;
  readonly game: GameStore | undefined;
}): ReactNode {
  const { multiLive } = useSports();
  const { t } = useTranslation('multi-live');
  if (game?.phase === 'missing') {
    return (
      <EmptyState
        icon="t-mood-empty"
        title={t('tile.missing')}
        action={
          <Button size="sm" onClick={() => multiLive.remove(id)}>
            {t('tile.take-off')}
          </Button>
        }
      />
    );
  }
  if (game?.phase === 'failed') return <TileFailure game={game} />;
  return game?.row === undefined ? <TileSkeleton /> : <TileGame id={id} game={game} row={game.row} />;
});

const TileGame = observer(function TileGame({
  id,
  game,
  row,
}: {
  readonly id: number;
  readonly game: GameStore;
  readonly row: GameRow;
}): ReactNode {
  const { favourites } = useSports();
  const markets = tileMarkets(marketSections(row.facts.markets, (kind) => favourites.hasMarket(kind)));
  return (
    <div className={classNames(styles.content, game.isStale && styles.stale)}>
      <TileScore game={row.facts} />
      <TileBody id={id} game={game} row={row} markets={markets} />
      {game.isOver ? null : <TilePrices row={row} markets={markets} />}
    </div>
  );
});

const TileFailure = observer(function TileFailure({ game }: { readonly game: GameStore }): ReactNode {
  const words = useFailureWords()(game.failure, 'game');
  return (
    <ErrorState
      title={words?.title}
      isOffline={game.failure?.kind === 'network'}
      onRetry={() => void game.open(game.id)}
    >
      {words?.text}
    </ErrorState>
  );
});

function TileSkeleton(): ReactNode {
  return (
    <div className={styles.content} aria-busy="true">
      <div className={styles.score}>
        <Skeleton width="lg" />
      </div>
    </div>
  );
}
