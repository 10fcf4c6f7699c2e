import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '../kit/pictures/logo.tsx';
import styles from './registration-art.module.scss';

export interface RegistrationArtProps {
  readonly minAge: number;
  readonly isDemo: boolean;
  /** Where the first bonus is chosen. */
  readonly slot: Ref<HTMLDivElement>;
}

/** The picture beside the form: what an account is good for, and the age it is for. */
export function RegistrationArt({ minAge, isDemo, slot }: RegistrationArtProps): ReactNode {
  const { t } = useTranslation('registration');
  return (
    <div className={styles.art}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path
          d="M21.9 5.6A12 12 0 0 0 8.3 25.2M10.1 26.4A12 12 0 0 0 23.7 6.8"
          fill="none"
          stroke="#F1F5F8"
          strokeWidth="4.6"
        />
        <path d="M26.4 0.4h5.2L5.6 31.6H0.4Z" fill="#D9F553" />
      </svg>
      <Logo />
      <p className={styles.title}>{t(isDemo ? 'intro.demo-title' : 'intro.title')}</p>
      <p className={styles.text}>{t(isDemo ? 'intro.demo-text' : 'intro.text')}</p>
      <div ref={slot} className={styles.slot} />
      <p className={styles.age}>
        <span className={styles.sign}>{t('age-sign', { age: minAge })}</span>
        <span>{t('responsible')}</span>
      </p>
    </div>
  );
}
