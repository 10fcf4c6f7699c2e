import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogNotice } from '../kit/feedback/dialog-notice.ts';
import { FormNotice } from '../kit/feedback/form-notice.tsx';

interface DialogFrameProps {
  /** A dialog was asked for from this one and did not come. */
  readonly isNextMissing: boolean;
  readonly children: ReactNode;
}

/** CHK-4 A dialog that stayed says why. */
export function DialogFrame({ isNextMissing, children }: DialogFrameProps): ReactNode {
  const { t } = useTranslation('site');
  return (
    <DialogNotice value={isNextMissing ? <FormNotice tone="danger">{t('part-missing.dialog')}</FormNotice> : null}>
      {children}
    </DialogNotice>
  );
}
