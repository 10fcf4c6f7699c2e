import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/controls/button.tsx';
import { usePage } from '../../../page/use-page.ts';
import styles from './free-tile.module.scss';

/** In the narrow layout the list of live games is in the menu: the way to it. */
export function ChooseButton(): ReactNode {
  const { dialogs } = usePage();
  const { t } = useTranslation('multi-live');
  return (
    <span className={styles.choose}>
      <Button size="sm" onClick={() => dialogs.switchSheet('menu')}>
        {t('choose')}
      </Button>
    </span>
  );
}
