import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSports } from '../use-sports.ts';
import { Button } from '../../kit/controls/button.tsx';
import styles from './line-toolbar.module.scss';

/** Lets in the games that came while the player was reading, so that no row moves by itself. */
export const WaitingGames = observer(function WaitingGames(): ReactNode {
  const { line } = useSports();
  const { t } = useTranslation('sports');
  if (line.waiting.length === 0) return null;
  return (
    <div className={styles.waiting}>
      <Button
        size="sm"
        look="primary"
        onClick={() => {
          line.letIn();
        }}
      >
        {t('line.waiting', { count: line.waiting.length })}
      </Button>
    </div>
  );
});
