import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MediaEntity } from '../../../../core/media/media-entity.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { IconButton } from '../../../kit/controls/icon-button.tsx';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { Icon } from '../../../kit/pictures/icon.tsx';
import { LiveTag } from '../../../kit/feedback/live-tag.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { useFailureWords } from '../../../page/use-failure-words.ts';
import { useTexts } from '../../../page/use-texts.ts';
import { LiveMinute } from '../game-time.tsx';
import type { GameStore } from '../game-store.ts';
import { useSports } from '../../use-sports.ts';
import styles from './media-panel.module.scss';
import { MediaScore } from './media-score.tsx';
import { VideoPicture } from './video/video-picture.tsx';
import { ZonePicture } from './zone/zone-picture.tsx';

export type MediaStand = 'board' | 'side' | 'window' | 'fullscreen';

/** What moves a floating picture by its head. */
export interface MediaGrip {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface MediaPanelProps {
  readonly entity: MediaEntity;
  readonly stand: MediaStand;
  readonly grip?: MediaGrip;
  readonly children?: ReactNode;
}

/** What is watched, under a head with what can be done with it. */
export const MediaPanel = observer(function MediaPanel(props: MediaPanelProps): ReactNode {
  const areTextsThere = useTexts('media');
  return areTextsThere ? <NamedPanel {...props} /> : <Skeleton className={styles.waiting} />;
});

const NamedPanel = observer(function NamedPanel({ entity, stand, grip, children }: MediaPanelProps): ReactNode {
  const { t } = useTranslation('media');
  const game = useWatchedGame(entity.gameId);
  const panel = useKeptFocus(entity);
  return (
    <section
      ref={panel}
      className={classNames(styles.panel, styles[stand])}
      aria-label={t(entity.type, { name: entity.title })}
    >
      <header className={styles.head} onPointerDown={grip?.onPointerDown}>
        {grip === undefined ? null : <Grip entity={entity} grip={grip} />}
        {game?.row === undefined || game.isOver ? null : (
          <LiveTag>
            <LiveMinute game={game.row.facts} isShort />
          </LiveTag>
        )}
        <span className={classNames('ell', styles.title)} title={entity.title}>
          {stand === 'board' || stand === 'fullscreen' ? (
            entity.title
          ) : (
            <Link to={entity.gameLink} discover="none">
              {entity.title}
            </Link>
          )}
        </span>
        <PanelTools entity={entity} stand={stand} />
      </header>
      {stand === 'board' || entity.type === 'video' || game?.row === undefined ? null : (
        <MediaScore game={game.row.facts} />
      )}
      <div className={styles.picture}>
        {entity.type === 'video' ? (
          <VideoPicture key={entity.id} entity={entity} />
        ) : (
          <PanelPicture gameId={entity.gameId} game={game} />
        )}
      </div>
      {children}
    </section>
  );
});

/** What was moved by one of its buttons has the focus where it stands now. */
function useKeptFocus({ id }: MediaEntity): RefObject<HTMLElement | null> {
  const { media } = useSports();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (media.moved !== id) return;
    media.arrive();
    panel.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [media, id]);
  return panel;
}

/** The game of the open page, else the one that is followed for the picture. */
function useWatchedGame(id: number): GameStore | undefined {
  const stores = useSports();
  if (stores.media.board !== id) return stores.media.game(id);
  return stores.lazy.isLoaded('game') && stores.game.id === id ? stores.game : undefined;
}

function Grip({ entity, grip }: { readonly entity: MediaEntity; readonly grip: MediaGrip }): ReactNode {
  const { t } = useTranslation('media');
  const isVideo = entity.type === 'video';
  return (
    <button
      type="button"
      className={styles.grip}
      aria-label={t('move', { name: entity.title })}
      title={t(isVideo ? 'move.keys-video' : 'move.keys')}
      aria-keyshortcuts={isVideo ? 'D F M Delete' : 'D F Delete'}
      onKeyDown={grip.onKeyDown}
    >
      <Icon name="t-grip-vertical" size="sm" />
    </button>
  );
}

const PanelTools = observer(function PanelTools({
  entity,
  stand,
}: Pick<MediaPanelProps, 'entity' | 'stand'>): ReactNode {
  const { media } = useSports();
  const { t } = useTranslation('media');
  const isWhole = stand === 'fullscreen';
  return (
    <span className={styles.tools}>
      {isWhole || stand === 'side' ? null : (
        <IconButton
          icon="t-layout-sidebar-right"
          size="sm"
          isChrome
          label={t('dock')}
          onClick={() => media.dock(entity)}
        />
      )}
      {isWhole || stand === 'window' ? null : (
        <IconButton
          icon="t-picture-in-picture"
          size="sm"
          isChrome
          label={t('float')}
          onClick={() => media.float(entity)}
        />
      )}
      <IconButton
        icon={isWhole ? 't-minus' : 't-maximize'}
        size="sm"
        isChrome
        label={t(isWhole ? 'reduce' : 'enlarge')}
        onClick={() => {
          if (isWhole) media.reduce(entity);
          else media.enlarge(entity);
        }}
      />
      <IconButton
        icon="t-x"
        size="sm"
        isChrome
        label={t(entity.type === 'video' ? 'close.video' : 'close')}
        onClick={() => media.close(entity)}
      />
    </span>
  );
});

interface PanelPictureProps {
  readonly gameId: number;
  readonly game: GameStore | undefined;
  /** Beside others of its kind: what happens is written, and not read out. */
  readonly isQuiet?: boolean;
}

/** The zone of a game, or why there is none. */
export const PanelPicture = observer(function PanelPicture({
  gameId,
  game,
  isQuiet = false,
}: PanelPictureProps): ReactNode {
  const { media } = useSports();
  const { t } = useTranslation('media');
  if (media.zoneOf(gameId) === 'broken') return <BrokenZone />;
  if (game?.phase === 'missing') return <p className={styles.note}>{t('missing')}</p>;
  if (game?.phase === 'failed') return <PanelFailure game={game} />;
  if (game?.row === undefined) return <Skeleton className={styles.waiting} />;
  return (
    <>
      <ZonePicture key={game.id} store={game} game={game.row.facts} isQuiet={isQuiet} />
      {game.isStale ? <output className={styles.stale}>{t('stale')}</output> : null}
    </>
  );
});

/** MD-41 */
function BrokenZone(): ReactNode {
  const { media } = useSports();
  const { t } = useTranslation('media');
  return (
    <div className={styles.note} role="alert">
      <p>{t('zone.broken')}</p>
      <Button size="sm" onClick={() => void media.askForZones()}>
        {t('again')}
      </Button>
    </div>
  );
}

const PanelFailure = observer(function PanelFailure({ game }: { readonly game: GameStore }): ReactNode {
  const { t } = useTranslation('media');
  const words = useFailureWords()(game.failure, 'game');
  return (
    <div className={styles.note} role="alert">
      <p>{words?.title ?? t('failed')}</p>
      <Button size="sm" onClick={() => void game.open(game.id)}>
        {t('again')}
      </Button>
    </div>
  );
});
