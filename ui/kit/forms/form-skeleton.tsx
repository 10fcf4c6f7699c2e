import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../feedback/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './form-skeleton.module.scss';

interface FormSkeletonProps {
  /** How many fields the form has that is on its way. */
  readonly fields: number;
}

/** Stands for a form that is on its way, as high as that will be. */
export function FormSkeleton({ fields }: FormSkeletonProps): ReactNode {
  const { t } = useTranslation('kit');
  return (
    <div className={styles.form} aria-busy="true">
      <VisuallyHidden isStatus>{t('loading')}</VisuallyHidden>
      {Array.from({ length: fields }, (_each, index) => (
        <span key={index} className={styles.field}>
          <Skeleton shape="small-text" width="md" />
          <Skeleton shape="block" className={styles.box} />
        </span>
      ))}
      <Skeleton shape="block" className={styles.box} />
    </div>
  );
}
