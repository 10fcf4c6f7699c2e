import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../../core/sports/game/game.ts';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { useShown } from '../../showcase/use-shown.ts';
import { useSports } from '../../use-sports.ts';
import styles from './match-stage.module.scss';
import { MoreStatistics } from '../folded-statistics.tsx';
import { MomentumPanel, ComparisonPanel } from '../game-statistics.tsx';
import { GameZone } from './game-zone.tsx';

const StageZone = lazy(async () => ({ default: (await import('./stage-zone.tsx')).StageZone }));

/** Under the head of a game: what is watched of it; in a window with room the zone and what was counted, side by side. */
export const MatchStage = observer(function MatchStage({ game }: { readonly game: Game }): ReactNode {
  const { game: store } = useSports();
  return (
    <div className={classNames(styles.stage, store.isStaged && styles.two)}>
      <GameZone id={game.id}>{store.isStaged ? <QuietZone game={game} /> : null}</GameZone>
      {store.isStaged ? (
        <div className={styles.figures}>
          <ComparisonPanel game={game} statistics={store.statistics} isCompact tools={<MoreStatistics />} />
        </div>
      ) : null}
    </div>
  );
});

/** The zone until the player opens it; who presses, where there is none or it stands elsewhere. */
const QuietZone = observer(function QuietZone({ game }: { readonly game: Game }): ReactNode {
  const stores = useSports();
  const media = stores.lazy.isLoaded('media') ? stores.media : undefined;
  const isElsewhere = media !== undefined && (media.ofGame(game.id) !== undefined || !media.isZoneOffered(game.id));
  if (isElsewhere || stores.game.isOver) {
    const { momentum } = stores.game;
    return momentum.length > 1 ? (
      <div className={styles.quiet}>
        <MomentumPanel game={game} momentum={momentum} />
      </div>
    ) : null;
  }
  return <QuietPicture id={game.id} isLoaded={media !== undefined} />;
});

interface QuietPictureProps {
  readonly id: number;
  /** What draws it has come. */
  readonly isLoaded: boolean;
}

/** Drawn where it has a place: a narrow window has none for it. It is a part of its own, whose place is watched each time it comes. */
function QuietPicture({ id, isLoaded }: QuietPictureProps): ReactNode {
  const { t } = useTranslation('game');
  const place = useRef<HTMLElement>(null);
  const isShown = useShown(place);
  return (
    <section ref={place} className={classNames('panel', styles.quiet)} aria-label={t('zone')}>
      <p className={styles.title} aria-hidden="true">
        {t('zone')}
      </p>
      <div className={styles.picture}>
        {isShown && isLoaded ? (
          <Suspense>
            <StageZone id={id} />
          </Suspense>
        ) : (
          <Skeleton shape="block" className={styles.waiting} />
        )}
      </div>
    </section>
  );
}
