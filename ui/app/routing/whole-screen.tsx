import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { slotSection } from '../../../core/mini-apps/mini-app-section.ts';
import { hasNativeScreen } from '../../../core/mini-apps/remote-screen.ts';
import { screenSlot, type ScreenSlot } from '../../../core/mini-apps/screen-slot.ts';
import { splitLanguage } from '../../../core/navigation/language-path.ts';
import type { RouteMatch } from '../../../core/navigation/route-table.ts';
import { LiveSlot } from '#ui/mini-apps/live-slot.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import type { PageScreen } from '../../page/page-store.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { useStores } from '../stores.ts';
import { loadPage } from './pages.ts';
import styles from './whole-screen.module.scss';

/** MAT-30 A page of ours that is wholly that of an application. */
export const Screen = observer(function WholeScreen(): ReactNode {
  const { page, site } = useStores();
  const { pathname } = useLocation();
  const match = page.match(splitLanguage(pathname).rest);
  const slot = match === undefined ? undefined : screenSlot(match.name, site.config?.remoteSlots);
  return slot === undefined || match === undefined ? null : <WholePage key={pathname} slot={slot} match={match} />;
});

interface WholePageProps {
  readonly slot: ScreenSlot;
  readonly match: RouteMatch;
}

/** MAT-32 The page of the application, or the screen of ours where it failed; which stays, as something may have been typed there. */
function WholePage({ slot, match }: WholePageProps): ReactNode {
  const [isLost, setLost] = useState(false);
  const section = slotSection(slot);
  const giveUp = useCallback(() => {
    setLost(true);
  }, []);
  if (isLost) return <NativeScreen match={match} />;
  const onFail = section !== undefined && hasNativeScreen(section) ? giveUp : undefined;
  return <RemotePart slot={slot} onFail={onFail} />;
}

function RemotePart({
  slot,
  onFail,
}: Pick<WholePageProps, 'slot'> & { readonly onFail: (() => void) | undefined }): ReactNode {
  const { t } = useTranslation('mini-apps');
  const content = useRef<HTMLDivElement>(null);
  const title = t(`title.${slot}`);
  usePageTitle(title);
  return (
    <section className={`panel ${styles.page}`} aria-labelledby="remote-title">
      <h1 id="remote-title">{title}</h1>
      <div className={styles.whole} data-slot={slot}>
        <div ref={content} data-place={slot} />
        <LiveSlot slot={slot} content={content} onFail={onFail} />
      </div>
    </section>
  );
}

/** The screen that the page has of us, fetched when it is needed. */
function NativeScreen({ match }: Pick<WholePageProps, 'match'>): ReactNode {
  const stores = useStores();
  const { search } = useLocation();
  const [native, setNative] = useState<PageScreen>();
  const place = useRef({ match, search });
  useEffect(() => {
    const { left, lazyRoutes } = stores.page;
    const { name } = place.current.match;
    if (lazyRoutes === undefined) return;
    loadPage(stores, lazyRoutes.pageOf(name), [place.current.match, place.current.search]).then(
      ([status, screen]) => {
        if (left.aborted) return;
        if (status === undefined) setNative(screen);
        else stores.page.fail(status);
      },
      () => {
        if (!left.aborted) stores.page.reportMissingPart();
      },
    );
  }, [stores]);
  return native === undefined ? <Skeleton shape="block" /> : <native.Screen />;
}
