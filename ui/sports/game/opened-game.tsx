import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../core/sports/game/game.ts';
import { ErrorState } from '../../kit/feedback/error-state.tsx';
import { useFailureWords } from '../../page/use-failure-words.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { gameNameKey } from '../line/table/game-line.tsx';
import type { GameRow } from '../line/table/game-row.ts';
import { useSports } from '../use-sports.ts';
import { GameSkeleton } from './game-skeleton.tsx';

interface OpenedGameProps {
  /** The key of the page's title, with and without the name of the game. */
  readonly titleKey: 'title.game' | 'title.statistics';
  readonly untitledKey: 'title' | 'statistics';
  /** What the page is called, where games of other pages have the same name. */
  readonly called?: string;
  readonly children: (game: Game, row: GameRow) => ReactNode;
}

/** The game that a page is about, watched while the page is open; its skeleton until it is there, and why where it is not. */
export const OpenedGame = observer(function OpenedGame({
  titleKey,
  untitledKey,
  called,
  children,
}: OpenedGameProps): ReactNode {
  const { game } = useSports();
  const { t } = useTranslation('game');
  const { row } = game;
  const facts = row?.facts;
  const name =
    facts === undefined
      ? ''
      : t(`sports:${gameNameKey(facts)}`, { home: facts.home.name, away: facts.away?.name ?? '' });
  usePageTitle(facts === undefined ? t(untitledKey) : t(titleKey, { name: called ?? name }));
  return <WatchedGame>{children}</WatchedGame>;
});

/** The game without a title of its own, for a page that is about more. */
export const WatchedGame = observer(function WatchedGame({ children }: Pick<OpenedGameProps, 'children'>): ReactNode {
  const { game } = useSports();
  const { row } = game;
  const facts = row?.facts;
  useEffect(() => game.watch(), [game]);
  if (game.phase === 'failed') {
    return (
      <section className="panel">
        <GameFailure />
      </section>
    );
  }
  return row === undefined || facts === undefined ? <GameSkeleton /> : children(facts, row);
});

const GameFailure = observer(function GameFailure(): ReactNode {
  const { game } = useSports();
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
