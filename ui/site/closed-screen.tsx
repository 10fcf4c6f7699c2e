import { useEffect, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { pathTo } from '../../core/navigation/language-path.ts';
import styles from '../app/error-page.module.scss';
import { useStores } from '../app/stores.ts';
import { usePageTitle } from '../app/use-page-title.ts';
import { buttonClass } from '../kit/button.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import type { IconName } from '../kit/icon-name.ts';

/** Why there is nothing to see, with the picture for it and whether home is worth a try. */
const REASONS = {
  block: { icon: 't-ban', hasWayHome: false },
  'block-ua': { icon: 't-ban', hasWayHome: false },
  'block-ie': { icon: 't-ban', hasWayHome: false },
  'site-updates': { icon: 't-refresh', hasWayHome: true },
  'coming-soon': { icon: 't-calendar-time', hasWayHome: false },
  suspension: { icon: 't-lock', hasWayHome: false },
  maintenance: { icon: 't-settings', hasWayHome: true },
  'old-browser': { icon: 't-world', hasWayHome: true },
  failure: { icon: 't-plug-connected-x', hasWayHome: true },
} as const satisfies Readonly<Record<string, { readonly icon: IconName; readonly hasWayHome: boolean }>>;

export type ClosedReason = keyof typeof REASONS;

/** The screen that says why the site, or a page of it, is closed. */
export function closedScreen(reason: ClosedReason): ComponentType {
  const { icon, hasWayHome } = REASONS[reason];
  return function ClosedScreen(): ReactNode {
    const { language } = useStores();
    const { t } = useTranslation('navigation');
    const title = t(`closed.${reason}`);
    usePageTitle(title);
    useMaintenanceEnd(reason === 'maintenance');
    return (
      <section className={`panel ${styles.error}`} aria-labelledby="closed-title">
        <EmptyState
          icon={icon}
          title={<h1 id="closed-title">{title}</h1>}
          action={
            hasWayHome ? (
              <Link className={buttonClass({ look: 'primary' })} to={pathTo('home', {}, language)}>
                {t('home')}
              </Link>
            ) : undefined
          }
        >
          {t(`closed.${reason}-text`)}
        </EmptyState>
      </section>
    );
  };
}

/** Leads home when maintenance is over. */
function useMaintenanceEnd(isAwaited: boolean): void {
  const stores = useStores();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isAwaited) return undefined;
    let stop: (() => void) | undefined;
    let isHere = true;
    void stores.late.ensure(['doors']).then(
      () => {
        const home = pathTo('home', {}, stores.language);
        if (isHere) stop = stores.doors.whenMaintenanceEnds(() => void navigate(home, { replace: true }));
      },
      // the page leads home by its link, too
      () => undefined,
    );
    return () => {
      isHere = false;
      stop?.();
    };
  }, [isAwaited, navigate, stores]);
}
