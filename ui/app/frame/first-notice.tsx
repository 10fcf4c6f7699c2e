import '#ui/site/consent/cookie-banner.module.scss';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useStores } from '../stores.ts';

/** The question about cookies: it stands as the server drew it until what answers it has been fetched. */
export function FirstNotice(): ReactNode {
  const { page } = useStores();
  const [ComingNotice] = useState(() => lazy(async () => ({ default: await page.noticeComing })));
  const Notice = page.notice ?? ComingNotice;
  return (
    <Suspense>
      <Notice />
    </Suspense>
  );
}
