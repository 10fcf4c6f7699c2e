import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '../../kit/pictures/logo.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import styles from './site-footer.module.scss';

export interface SiteFooterProps {
  readonly companyName: string;
  readonly minAge: number;
  /** Live pages say that what they show lags behind the field. */
  readonly isLive?: boolean;
  /** The way to whoever helps: with the notice of live pages, RG-19. */
  readonly help?: ReactNode;
  /** What the operator puts before it. */
  readonly children?: ReactNode;
}

/** The end of the centre column: the age limit, and what every player must know. */
export function SiteFooter({ companyName, minAge, isLive = false, help, children }: SiteFooterProps): ReactNode {
  const { t } = useTranslation('site');
  return (
    <footer className={styles.footer}>
      {children}
      <span className={styles.age} aria-hidden="true">
        {minAge}+
      </span>
      <div className={styles.words}>
        <p>
          <VisuallyHidden>{t('footer.age', { age: minAge })}. </VisuallyHidden>
          {t('footer.responsible')}
        </p>
        {isLive ? (
          <p>
            {t('footer.live-delay')} {help}
          </p>
        ) : null}
        <p className={styles.line}>
          <Logo isMarkOnly />
          <span>{companyName}</span>
          <a className={styles.link} href="/api-docs">
            {t('footer.api')}
          </a>
        </p>
      </div>
    </footer>
  );
}
