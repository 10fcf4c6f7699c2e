import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { pathTo } from '../../../core/navigation/language-path.ts';
import { offeredContacts } from '../../../core/support/support-contact.ts';
import { MiniAppSlot } from '#ui/mini-apps/mini-app-slot.tsx';
import styles from '../../page/error-page.module.scss';
import { loadFrame } from './load-frame.ts';
import { usePage } from '../../page/use-page.ts';
import { useSite } from '../use-site.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { buttonClass } from '../../kit/controls/button.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import type { IconName } from '../../kit/pictures/icon-name.ts';
import { Logo } from '../../kit/pictures/logo.tsx';
import { ContactWays } from '#ui/support/contact-ways.tsx';

/** Why there is nothing to see, with the picture for it and whether home is worth a try; without it, the operator's contacts. */
const REASONS = {
  block: { icon: 't-ban', hasWayHome: false },
  'block-ua': { icon: 't-ban', hasWayHome: false },
  'block-ie': { icon: 't-ban', hasWayHome: false },
  'site-updates': { icon: 't-refresh', hasWayHome: true },
  'coming-soon': { icon: 't-calendar-time', hasWayHome: false },
  suspension: { icon: 't-lock', hasWayHome: false },
  maintenance: { icon: 't-settings', hasWayHome: true },
  'internal-vpn': { icon: 't-lock', hasWayHome: true },
  'old-browser': { icon: 't-world', hasWayHome: true },
  failure: { icon: 't-plug-connected-x', hasWayHome: true },
} as const satisfies Readonly<Record<string, { readonly icon: IconName; readonly hasWayHome: boolean }>>;

export type ClosedReason = keyof typeof REASONS;

/** Closed pages that keep the site around them. */
const FRAMED: readonly ClosedReason[] = ['internal-vpn', 'old-browser', 'failure'];

/** The screen that says why the site, or a page of it, is closed. */
export function closedScreen(reason: ClosedReason): ComponentType {
  const { icon, hasWayHome } = REASONS[reason];
  return observer(function ClosedScreen(): ReactNode {
    const { language } = usePage();
    const { t } = useTranslation('navigation');
    const title = t(`closed.${reason}`);
    usePageTitle(title);
    useMaintenanceEnd(reason === 'maintenance');
    return (
      <section className={`panel ${styles.error}`} aria-labelledby="closed-title">
        {FRAMED.includes(reason) ? null : <Logo />}
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
        {hasWayHome ? null : <OperatorContacts />}
        {reason === 'internal-vpn' ? <MiniAppSlot slot="technical-state" /> : null}
      </section>
    );
  });
}

/** How to reach the operator from a page that leads nowhere else; loaded lazily, and left out while it cannot be fetched. */
const OperatorContacts = observer(function OperatorContacts(): ReactNode {
  const page = usePage();
  const site = useSite();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let isHere = true;
    void Promise.all([page.texts.ensure(['site']), loadFrame(site)]).then(
      () => {
        if (isHere) setThere(true);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [page, site]);
  if (!isThere) return null;
  return <ContactWays className={styles.ways} contacts={offeredContacts(site.frame.frame?.contacts ?? [])} />;
});

/** Leads home when maintenance is over. */
function useMaintenanceEnd(isAwaited: boolean): void {
  const page = usePage();
  const site = useSite();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isAwaited) return undefined;
    let stop: (() => void) | undefined;
    let isHere = true;
    void site.lazy.ensure(['availability']).then(
      () => {
        const home = pathTo('home', {}, page.language);
        if (isHere) stop = site.availability.whenMaintenanceEnds(() => void navigate(home, { replace: true }));
      },
      // the page leads home by its link, too
      () => undefined,
    );
    return () => {
      isHere = false;
      stop?.();
    };
  }, [isAwaited, navigate, page, site]);
}
