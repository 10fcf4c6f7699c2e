import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showsScrollToTop } from '../../../core/site/browser/page-scroll.ts';
import { isShownAsMobile } from '../../../core/site/browser/presentation.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { CENTRE_ID } from '../../page/page-columns.tsx';
import { useStores } from '../stores.ts';
import styles from './to-top-button.module.scss';
import { useCentreScroll } from '../routing/use-centre-scroll.ts';

/** Leads to the top of the centre column once that is far. */
export const ToTopButton = observer(function ToTopButton(): ReactNode {
  const { site } = useStores();
  const { t } = useTranslation('site');
  const [isShown, show] = useState(false);
  const type = site.config?.scrollToTopType ?? 'off';
  useCentreScroll(({ scrollTop, clientHeight }) => {
    // what the address of the visit said stands on the root element [PSN-6]
    const platform = document.documentElement.dataset['platform'];
    const isMobile = isShownAsMobile({ platform_type: platform }, window.innerWidth);
    show(showsScrollToTop({ type, scrolled: scrollTop, screenHeight: clientHeight, isMobile }));
  });
  if (!isShown) return null;
  return (
    <button
      type="button"
      className={type === 'bar' ? styles.bar : styles.round}
      aria-label={t('to-top')}
      title={t('to-top')}
      onClick={() => {
        const centre = document.getElementById(CENTRE_ID);
        centre?.scrollTo({ top: 0 });
        // the button goes away with the focus on it
        centre?.focus({ preventScroll: true });
      }}
    >
      <Icon name="t-chevrons-up" size="sm" />
      {type === 'bar' ? <span className={styles.words}>{t('to-top.short')}</span> : null}
    </button>
  );
});
