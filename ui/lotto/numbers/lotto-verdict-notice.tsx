import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { PoolTrouble } from '../pool-trouble.tsx';
import { useLotto } from '../use-lotto.ts';

/** What became of the tickets that were sent last. */
export const LottoVerdictNotice = observer(function LottoVerdictNotice(): ReactNode {
  const { lotto, lottoTicket } = useLotto();
  const { t } = useTranslation('lotto');
  const { phase, verdict } = lottoTicket.orders;
  if (phase !== 'unknown' && verdict === undefined) return null;
  return verdict?.status === 'accepted' ? (
    <FormNotice tone="success">{t('accepted', { count: verdict.tickets.length })}</FormNotice>
  ) : (
    <PoolTrouble texts="lotto" currency={lotto.currency} rejection={verdict} />
  );
});
