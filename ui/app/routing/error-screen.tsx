import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../core/navigation/language-path.ts';
import { ErrorPage } from '../../page/error-page.tsx';
import { useStores } from '../stores.ts';
import { retryPage } from './retry-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';

/** The page that says there is none, that it did not load, or that what guards it did not answer or could not be asked. */
export const ErrorScreen = observer(function ErrorScreen({ status }: { readonly status: number }): ReactNode {
  const stores = useStores();
  const { coupon, dialogs, language, site } = stores;
  const { t } = useTranslation('shell');
  const kind =
    status === 404
      ? '404'
      : !coupon.isOnline
        ? 'offline'
        : site.config === undefined
          ? 'config'
          : status === 503
            ? '503'
            : '500';
  usePageTitle(t(`error-page.${kind}`));
  return (
    <ErrorPage
      status={status}
      kind={kind}
      homeHref={pathTo('home', {}, language)}
      onSearch={() => {
        dialogs.show('search');
      }}
      onRetry={() => {
        void retryPage(stores);
      }}
    />
  );
});
