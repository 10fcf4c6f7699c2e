import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_TILES, TILE_BODIES, TILE_GRIDS, type MultiLiveGrid } from '../../../core/sports/multi-live/multi-live.ts';
import { Segment } from '../../kit/controls/segment.tsx';
import { Badge } from '../../kit/feedback/badge.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import type { IconName } from '../../kit/pictures/icon-name.ts';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { useSports } from '../use-sports.ts';
import styles from './multi-live-head.module.scss';

const GRID_ICONS: Readonly<Record<MultiLiveGrid, IconName>> = { two: 't-layout-grid', one: 't-layout-rows' };

/** The page's name, how many games it shows, and how the tiles look. */
export const MultiLiveHead = observer(function MultiLiveHead(): ReactNode {
  const { multiLive } = useSports();
  const { t } = useTranslation('multi-live');
  const { games, body, grid } = multiLive.choice;
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{t('title')}</h1>
      {multiLive.isRead ? <Badge isMuted>{t('of-most', { count: games.length, most: MOST_TILES })}</Badge> : null}
      <div className={styles.views}>
        <div className={styles.grid}>
          <Segment
            label={t('grid')}
            options={TILE_GRIDS.map((value) => ({
              value,
              label: (
                <>
                  <Icon name={GRID_ICONS[value]} size="sm" />
                  <VisuallyHidden>{t(`grid.${value}`)}</VisuallyHidden>
                </>
              ),
            }))}
            value={grid}
            onChange={(value) => multiLive.arrange(value)}
          />
        </div>
        <Segment
          label={t('body')}
          options={TILE_BODIES.map((value) => ({ value, label: t(`body.${value}`) }))}
          value={body}
          onChange={(value) => multiLive.show(value)}
        />
      </div>
    </header>
  );
});
