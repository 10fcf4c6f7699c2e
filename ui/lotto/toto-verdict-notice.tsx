import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TotoVerdict } from '../../core/lotto/toto-gateway.ts';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { useLotto } from './use-lotto.ts';
import { useTotoWords } from './use-toto-words.ts';

/** What became of the coupon that was sent last. */
export const TotoVerdictNotice = observer(function TotoVerdictNotice(): ReactNode {
  const { totoCoupon } = useLotto();
  const { t } = useTranslation('toto');
  const words = useTotoWords();
  const { phase, verdict } = totoCoupon;
  if (phase === 'unknown') return <FormNotice tone="warning">{t('unknown')}</FormNotice>;
  if (verdict === undefined) return null;
  if (verdict.status === 'rejected') return <Rejected verdict={verdict} />;
  const { id, amount, currency } = verdict.coupon;
  return (
    <FormNotice tone="success">
      {t('accepted', { number: words.count(id), sum: words.money(amount, currency) })}
    </FormNotice>
  );
});

type RejectedVerdict = Extract<TotoVerdict, { readonly status: 'rejected' }>;

/** In the words that a coupon of bets has for the same. */
const Rejected = observer(function Rejected({ verdict }: { readonly verdict: RejectedVerdict }): ReactNode {
  const { totoCoupon } = useLotto();
  const { t } = useTranslation('toto');
  const { t: slip } = useTranslation('slip');
  const words = useTotoWords();
  const { reason, limit, until } = verdict;
  const said = (): string => {
    if (reason === 'draw-closed' || reason === 'bonus-account') return t(`rejected.${reason}`);
    const isSum = reason.endsWith('-reached') && limit !== undefined;
    return isSum
      ? slip(`rejected.${reason as 'daily-loss-reached'}-limit`, { amount: words.money(limit, totoCoupon.currency) })
      : slip(`rejected.${reason}`);
  };
  const text = until === undefined ? said() : slip('rejected.until', { reason: said(), moment: words.moment(until) });
  return <FormNotice tone="danger">{slip('rejected.said', { reason: text })}</FormNotice>;
});
