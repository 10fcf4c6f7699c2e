import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { Skeleton } from './skeleton.tsx';

/** Stands for a form or a part that is on its way, and says so. */
export function WaitingBlock(): ReactNode {
  const { t } = useTranslation('kit');
  return (
    <>
      <VisuallyHidden isStatus>{t('loading')}</VisuallyHidden>
      <Skeleton shape="block" />
    </>
  );
}
