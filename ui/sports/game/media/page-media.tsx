import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import type { Game } from '../../../../core/sports/game/game.ts';
import { useTexts } from '../../../page/use-texts.ts';
import { useSports } from '../../use-sports.ts';
import { MediaButtons } from './media-buttons.tsx';

interface PageMediaProps {
  readonly game: Game;
  readonly isChrome?: boolean;
}

/** What can be watched of a match in play, in a tile or a head of a page, once what shows it has come. */
export const PageMedia = observer(function PageMedia({ game, isChrome = false }: PageMediaProps): ReactNode {
  const stores = useSports();
  const areTextsThere = useTexts('media');
  const isLive = game.section === 'live';
  const areLoaded = stores.lazy.isLoaded('videos') && stores.lazy.isLoaded('media');
  useEffect(() => {
    // without it the page goes without pictures
    if (isLive) void stores.lazy.ensure(['videos', 'media']).catch(() => undefined);
  }, [stores, isLive]);
  useEffect(() => (isLive && areLoaded ? stores.videos.watch() : undefined), [stores, isLive, areLoaded]);
  return isLive && areLoaded && areTextsThere ? <MediaButtons game={game} isChrome={isChrome} /> : null;
});
