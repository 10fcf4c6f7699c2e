import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SkipLinks } from '../../kit/skip-links.tsx';
import { CENTRE_ID, COUPON_ID } from '../../page/page-columns.tsx';
import styles from './app-frame.module.scss';

export interface AppFrameProps {
  readonly hasCoupon: boolean;
  /** The mode for the visually impaired, which the first stop of the Tab key switches. */
  readonly impaired?: { readonly isOn: boolean; readonly onSwitch: () => void };
  readonly header: ReactNode;
  /** A page notice under the header. */
  readonly notice?: ReactNode;
  /** The columns. */
  readonly children: ReactNode;
}

/** The whole window: skip links, header, notice and columns; the columns' widths follow its own. */
export function AppFrame({ hasCoupon, impaired, header, notice, children }: AppFrameProps): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.app} data-layout="main">
      <SkipLinks
        first={
          impaired === undefined ? undefined : { text: t('impaired'), isOn: impaired.isOn, onPress: impaired.onSwitch }
        }
        links={[
          { target: CENTRE_ID, text: t('skip.content') },
          ...(hasCoupon ? [{ target: COUPON_ID, text: t('skip.coupon') }] : []),
        ]}
      />
      {header}
      {notice}
      {children}
    </div>
  );
}
