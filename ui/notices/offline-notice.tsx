import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageNotice } from '../page/page-notice.tsx';

/** The bar that stays as long as the device is offline. */
export function OfflineNotice({ isOnline }: { readonly isOnline: boolean }): ReactNode {
  const { t } = useTranslation('notices');
  return isOnline ? null : (
    <PageNotice tone="warning" icon="t-wifi-off">
      {t('offline')}
    </PageNotice>
  );
}
