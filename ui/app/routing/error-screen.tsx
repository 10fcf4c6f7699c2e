import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathTo } from '../../../core/navigation/language-path.ts';
import { ErrorPage } from './error-page.tsx';
import { useStores } from '../../page/stores.ts';
import { usePageTitle } from '../../page/use-page-title.ts';

/** The page that says there is none, or that it did not load. */
export function ErrorScreen({ status }: { readonly status: number }): ReactNode {
  const { language, page } = useStores();
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const { t } = useTranslation('shell');
  usePageTitle(t(status === 404 ? 'error-page.404' : 'error-page.500'));
  return (
    <ErrorPage
      status={status}
      homeHref={pathTo('home', {}, language)}
      onRetry={() => {
        page.recover();
        void navigate(pathname + search, { replace: true });
      }}
    />
  );
}
