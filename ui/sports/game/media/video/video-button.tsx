import { observer } from 'mobx-react-lite';
import { useContext, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../../../core/sports/game/game.ts';
import { IconButton } from '../../../../kit/controls/icon-button.tsx';
import { LinkPath } from '../../../../page/app-link.tsx';
import { usePage } from '../../../../page/use-page.ts';
import { gameNameKey } from '../../../line/table/game-line.tsx';
import { useSports } from '../../../use-sports.ts';
import { gameLink } from '../../game-link.ts';

/** Opens the video of a live game that has one, and closes it wherever it stands. */
export const VideoButton = observer(function VideoButton({ game }: { readonly game: Game }): ReactNode {
  const { language } = usePage();
  const pathTo = useContext(LinkPath);
  const stores = useSports();
  const { t } = useTranslation('game');
  const isLive = game.section === 'live';
  const areLoaded = stores.lazy.isLoaded('videos') && stores.lazy.isLoaded('media');
  useEffect(() => {
    // without the list the page goes without videos
    if (isLive) void stores.lazy.ensure(['videos', 'media']).catch(() => undefined);
  }, [stores, isLive]);
  useEffect(() => (isLive && areLoaded ? stores.videos.watch() : undefined), [stores, isLive, areLoaded]);
  const video = isLive && areLoaded ? stores.videos.ofGame(game.id) : undefined;
  if (video === undefined) return null;
  const isOpen = stores.media.ofGame(game.id)?.type === 'video';
  return (
    <IconButton
      icon="t-player-play"
      label={t('video')}
      size="sm"
      isChrome
      isActive={isOpen}
      aria-pressed={isOpen}
      onClick={() => {
        stores.media.toggleVideo(game, video, {
          title: t(`sports:${gameNameKey(game)}`, { home: game.home.name, away: game.away?.name ?? '' }),
          gameLink: pathTo('game', gameLink(game), language),
        });
      }}
    />
  );
});
