import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
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
