import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LottoVerdict } from '../../../core/lotto/numbers/lotto-gateway.ts';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { useLotto } from '../use-lotto.ts';
import { useLottoWords } from './use-lotto-words.ts';

/** What became of the tickets that were sent last. */
export const LottoVerdictNotice = observer(function LottoVerdictNotice(): ReactNode {
  const { lottoTicket } = useLotto();
  const { t } = useTranslation('lotto');
  const { phase, verdict } = lottoTicket;
  if (phase === 'unknown') return <FormNotice tone="warning">{t('unknown')}</FormNotice>;
  if (verdict === undefined) return null;
  if (verdict.status === 'rejected') return <Rejected verdict={verdict} />;
  return <FormNotice tone="success">{t('accepted', { count: verdict.tickets.length })}</FormNotice>;
});

type RejectedVerdict = Extract<LottoVerdict, { readonly status: 'rejected' }>;

/** In the words that a coupon of bets has for the same. */
const Rejected = observer(function Rejected({ verdict }: { readonly verdict: RejectedVerdict }): ReactNode {
  const { lotto } = useLotto();
  const { t } = useTranslation('lotto');
  const { t: slip } = useTranslation('slip');
  const words = useLottoWords();
  const { reason, limit, until } = verdict;
  const said = (): string => {
    if (reason === 'draw-closed' || reason === 'bonus-account') return t(`rejected.${reason}`);
    const isSum = reason.endsWith('-reached') && limit !== undefined;
    return isSum
      ? slip(`rejected.${reason as 'daily-loss-reached'}-limit`, { amount: words.money(limit, lotto.currency) })
      : slip(`rejected.${reason}`);
  };
  const text = until === undefined ? said() : slip('rejected.until', { reason: said(), moment: words.moment(until) });
  return <FormNotice tone="danger">{slip('rejected.said', { reason: text })}</FormNotice>;
});
