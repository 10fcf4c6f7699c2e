import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { ChooseButton } from './choose-button.tsx';
import { FillButton } from './fill-button.tsx';
import styles from './free-tile.module.scss';

/** The place of the next game. */
export const FreeTile = observer(function FreeTile(): ReactNode {
  const { t } = useTranslation('multi-live');
  return (
    <div className={styles.free}>
      <EmptyState
        icon="t-plus"
        title={t('free')}
        action={
          <span className={styles.actions}>
            <ChooseButton />
            <FillButton />
          </span>
        }
      >
        {t('free.text')}
      </EmptyState>
    </div>
  );
});
