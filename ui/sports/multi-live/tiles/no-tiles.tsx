import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_TILES } from '../../../../core/sports/multi-live/multi-live.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { useSports } from '../../use-sports.ts';
import { ChooseButton } from './choose-button.tsx';
import { FillButton } from './fill-button.tsx';
import styles from './free-tile.module.scss';

/** Nothing is chosen: how to choose, and the way back where all was cleared away. */
export const NoTiles = observer(function NoTiles(): ReactNode {
  const { multiLive } = useSports();
  const { t } = useTranslation('multi-live');
  const { length: count } = multiLive.cleared;
  return (
    <section className="panel">
      <EmptyState
        icon="t-layout-grid"
        title={t('none')}
        action={
          <span className={styles.actions}>
            <ChooseButton />
            <FillButton />
            {count === 0 ? null : (
              <Button size="sm" onClick={() => multiLive.bringBack()}>
                {t('bring-back', { count })}
              </Button>
            )}
          </span>
        }
      >
        {t('none.text', { count: MOST_TILES })}
      </EmptyState>
    </section>
  );
});
