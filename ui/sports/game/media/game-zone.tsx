import { observer } from 'mobx-react-lite';
import { useContext, lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaEntity } from '../../../../core/media/media-entity.ts';
import type { Game } from '../../../../core/sports/game/game.ts';
import { IconButton } from '../../../kit/controls/icon-button.tsx';
import { LinkPath } from '../../../page/app-link.tsx';
import { usePage } from '../../../page/use-page.ts';
import { gameLink } from '../game-link.ts';
import { gameNameKey } from '../../line/table/game-line.tsx';
import { useSports } from '../../use-sports.ts';
import styles from './game-zone.module.scss';

const MediaPanel = lazy(async () => ({ default: (await import('./media-panel.tsx')).MediaPanel }));

/** Opens the zone of a live game, and closes it wherever it stands. */
export const ZoneButton = observer(function ZoneButton({ game }: { readonly game: Game }): ReactNode {
  const { language, page } = usePage();
  const pathTo = useContext(LinkPath);
  const stores = useSports();
  const { t } = useTranslation('game');
  const isLoaded = stores.lazy.isLoaded('media');
  const isOpen = isLoaded && stores.media.ofGame(game.id)?.type === 'zone';
  if (game.section !== 'live' || (isLoaded && !stores.media.isZoneOffered(game.id))) return null;
  const toggle = (): void => {
    stores.media.toggleZone(game, {
      title: t(`sports:${gameNameKey(game)}`, { home: game.home.name, away: game.away?.name ?? '' }),
      gameLink: pathTo('game', gameLink(game), language),
    });
  };
  return (
    <IconButton
      icon="m-soccer-field"
      label={t('zone')}
      size="sm"
      isChrome
      isActive={isOpen}
      aria-pressed={isOpen}
      onClick={() => {
        if (isLoaded) toggle();
        else void stores.lazy.ensure(['media']).then(toggle, () => page.reportMissingPart());
      }}
    />
  );
});

interface GameZoneProps {
  readonly id: number;
  /** What stands there where it is not open. */
  readonly children: ReactNode;
}

/** The zone under the head of a game's page, where it is open. */
export const GameZone = observer(function GameZone({ id, children }: GameZoneProps): ReactNode {
  const stores = useSports();
  const media = stores.lazy.isLoaded('media') ? stores.media : undefined;
  const isPlayed = stores.game.row?.facts.section === 'live' && !stores.game.isOver;
  useEffect(() => media?.showBoard(id), [media, id]);
  useEffect(() => media?.playOnBoard(isPlayed), [media, isPlayed]);
  const entity = media?.ofGame(id);
  return entity?.target === 'board' ? <BoardPlace key={id} entity={entity} /> : children;
});

/** Keeps the room of a picture that floats while its place is out of sight. */
const BoardPlace = observer(function BoardPlace({ entity }: { readonly entity: MediaEntity }): ReactNode {
  const { media } = useSports();
  const place = useRef<HTMLDivElement>(null);
  const { id, isFloating, bounds } = entity;
  useEffect(() => {
    const seen = new IntersectionObserver(([entry]) => {
      const entityNow = media.ofGame(entity.gameId);
      if (entry === undefined || entityNow === undefined) return;
      const { left, top, width, height } = entry.boundingClientRect;
      media.see(entityNow, { isInSight: entry.isIntersecting, bounds: { left, top, width, height } });
    });
    if (place.current !== null) seen.observe(place.current);
    return () => {
      seen.disconnect();
    };
  }, [media, id, entity.gameId]);
  useEffect(() => {
    place.current?.style.setProperty('min-block-size', isFloating && bounds !== undefined ? `${bounds.height}px` : '0');
  }, [isFloating, bounds]);
  return (
    <div ref={place} className={styles.place}>
      {isFloating ? null : (
        <Suspense fallback={<div className={styles.waiting} />}>
          <MediaPanel entity={entity} stand="board" />
        </Suspense>
      )}
    </div>
  );
});
