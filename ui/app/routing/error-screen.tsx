import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../core/navigation/language-path.ts';
import { ErrorPage } from '../../page/error-page.tsx';
import { useStores } from '../stores.ts';
import { usePageTitle } from '../../page/use-page-title.ts';

/** The page that says there is none, that it did not load, or that what guards it did not answer. */
export const ErrorScreen = observer(function ErrorScreen({ status }: { readonly status: number }): ReactNode {
  const { dialogs, language, page, site } = useStores();
  const { t } = useTranslation('shell');
  const kind = status === 404 ? '404' : site.config === undefined ? 'config' : status === 503 ? '503' : '500';
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
        void site.load().then(() => {
          page.retry();
        });
      }}
    />
  );
});
