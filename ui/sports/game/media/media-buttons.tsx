import { observer } from 'mobx-react-lite';
import { useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../../core/sports/game/game.ts';
import { IconButton, type IconButtonProps } from '../../../kit/controls/icon-button.tsx';
import { LinkPath } from '../../../page/app-link.tsx';
import { usePage } from '../../../page/use-page.ts';
import { gameNameKey } from '../../line/table/game-line.tsx';
import { useSports } from '../../use-sports.ts';
import { gameLink } from '../game-link.ts';

interface MediaButtonsProps {
  readonly game: Game;
  /** In a table that arrow keys walk through. */
  readonly isCell?: boolean;
  readonly isChrome?: boolean;
}

/** The video of a match where it has one, and its zone: a press opens the picture over the page, another closes it wherever it stands. */
export const MediaButtons = observer(function MediaButtons(props: MediaButtonsProps): ReactNode {
  const { game, isCell = false, isChrome = false } = props;
  const { media, videos } = useSports();
  const { language } = usePage();
  const pathTo = useContext(LinkPath);
  const { t } = useTranslation('media');
  const video = videos.ofGame(game.id);
  const shown = media.ofGame(game.id)?.type;
  const name = t(`sports:${gameNameKey(game)}`, { home: game.home.name, away: game.away?.name ?? '' });
  const page = { title: name, gameLink: pathTo('game', gameLink(game), language) };
  const look: Partial<IconButtonProps> = {
    size: 'sm',
    isChrome,
    ...(isCell ? { tabIndex: -1, 'data-cell': '' } : {}),
  };
  return (
    <>
      {video === undefined ? null : (
        <IconButton
          {...look}
          icon="t-player-play"
          label={t(video.isRecommended ? 'video.recommended' : 'video', { name })}
          isActive={shown === 'video'}
          aria-pressed={shown === 'video'}
          onClick={() => {
            media.toggleVideo(game, video, page);
          }}
        />
      )}
      {media.isZoneOffered(game.id) ? (
        <IconButton
          {...look}
          icon="m-soccer-field"
          label={t('zone', { name })}
          isActive={shown === 'zone'}
          aria-pressed={shown === 'zone'}
          onClick={() => {
            media.toggleZone(game, page);
          }}
        />
      ) : null}
    </>
  );
});
