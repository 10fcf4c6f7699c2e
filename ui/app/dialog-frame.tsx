import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IdleNotice } from '#ui/session/session-end-notice.tsx';
import { DialogNotice } from '../kit/feedback/dialog-notice.ts';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { useStores } from './stores.ts';

interface DialogFrameProps {
  /** A dialog was asked for from this one and did not come. */
  readonly isNextMissing: boolean;
  readonly children: ReactNode;
}

/** CHK-4 A dialog that stayed says why; IDL-11 it covers the page that warns an idle player, and warns them itself. */
export const DialogFrame = observer(function DialogFrame({ isNextMissing, children }: DialogFrameProps): ReactNode {
  const { lazy } = useStores();
  const { t } = useTranslation('site');
  const notice = (
    <>
      {isNextMissing ? <FormNotice tone="danger">{t('part-missing.dialog')}</FormNotice> : null}
      {lazy.isLoaded('inactivity') ? <IdleNotice /> : null}
    </>
  );
  return <DialogNotice value={notice}>{children}</DialogNotice>;
});
