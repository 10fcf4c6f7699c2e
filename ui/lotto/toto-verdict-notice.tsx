import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { PoolTrouble } from './pool-trouble.tsx';
import { useLotto } from './use-lotto.ts';
import { usePoolWords } from './use-pool-words.ts';

/** What became of the coupon that was sent last. */
export const TotoVerdictNotice = observer(function TotoVerdictNotice(): ReactNode {
  const { currency, orders } = useLotto().totoCoupon;
  const { t } = useTranslation('toto');
  const words = usePoolWords();
  const { phase, verdict } = orders;
  if (phase !== 'unknown' && verdict === undefined) return null;
  if (verdict?.status !== 'accepted') return <PoolTrouble texts="toto" currency={currency} rejection={verdict} />;
  const { coupon } = verdict;
  return (
    <FormNotice tone="success">
      {t('accepted', { number: words.count(coupon.id), sum: words.money(coupon.amount, coupon.currency) })}
    </FormNotice>
  );
});
