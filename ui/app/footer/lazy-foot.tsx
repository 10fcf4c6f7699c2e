import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SupportButton } from '#ui/support/support-button.tsx';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import type { FootProps } from '../../page/page-store.ts';
import { MenuPlaces } from '../beside/menu-places.tsx';
import { ToTopButton } from '../frame/to-top-button.tsx';
import { useStores } from '../stores.ts';
import styles from './lazy-foot.module.scss';

/** What stands at the foot of the left column, or floats where there is none. */
export function LazyFoot({ hasColumn }: FootProps): ReactNode {
  return (
    <>
      <MenuPlaces />
      <ToTopButton />
      <SupportButton />
      {hasColumn ? <LeftFold /> : null}
    </>
  );
}

/** Folds the left column, and unfolds it. */
const LeftFold = observer(function LeftFold(): ReactNode {
  const { settings } = useStores();
  const { t } = useTranslation('shell');
  const isFolded = settings.settings.leftSectionDisplayState === 1;
  return (
    <IconButton
      className={styles.fold}
      icon={isFolded ? 't-layout-sidebar-left-expand' : 't-layout-sidebar-left-collapse'}
      label={t(isFolded ? 'left.unfold' : 'left.fold')}
      size="sm"
      onClick={() => {
        settings.change({ leftSectionDisplayState: isFolded ? 0 : 1 });
      }}
    />
  );
});
