import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { FooterPartProps } from '../../page/page-store.ts';
import { fetchFooter } from './fetch-footer.ts';
import { useStores } from '../stores.ts';

/** The footer as the server has drawn it, until what makes it alive has come; where that does not come, it stays. */
export function FooterSlot({ route }: FooterPartProps): ReactNode {
  const stores = useStores();
  const [Footer] = useState<ComponentType<FooterPartProps>>(
    () =>
      stores.page.footer ??
      lazy(async () => {
        try {
          return { default: await fetchFooter(stores) };
        } catch {
          // never: anything else in its place would be a difference to React (#418)
          return new Promise<never>(() => undefined);
        }
      }),
  );
  return (
    <Suspense>
      <Footer route={route} />
    </Suspense>
  );
}
