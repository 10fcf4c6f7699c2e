import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BingoRefusal } from '../../core/lotto/bingo/bingo-gateway.ts';
import type { PoolRejection } from '../../core/lotto/pool-verdict.ts';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { usePoolWords } from './use-pool-words.ts';

interface PoolTroubleProps {
  readonly texts: 'toto' | 'lotto' | 'bingo';
  readonly currency: string;
  /** Of the order that was sent last; without one its answer did not come. */
  readonly rejection: PoolRejection<BingoRefusal> | undefined;
}

/** Why an order was not taken, in the words that a coupon of bets has for the same, or that nobody knows. */
export const PoolTrouble = observer(function PoolTrouble({ texts, currency, rejection }: PoolTroubleProps): ReactNode {
  const { t } = useTranslation(texts);
  const { t: slip } = useTranslation('slip');
  const words = usePoolWords();
  if (rejection === undefined) return <FormNotice tone="warning">{t('unknown')}</FormNotice>;
  const { reason, limit, until } = rejection;
  const said = (): string => {
    if (reason === 'draw-closed' || reason === 'bonus-account') return t(`rejected.${reason}`);
    if (reason === 'too-many-cards') return t('bingo:rejected.too-many-cards');
    const isSum = reason.endsWith('-reached') && limit !== undefined;
    return isSum
      ? slip(`rejected.${reason as 'daily-loss-reached'}-limit`, { amount: words.money(limit, currency) })
      : slip(`rejected.${reason}`);
  };
  const text = until === undefined ? said() : slip('rejected.until', { reason: said(), moment: words.moment(until) });
  return <FormNotice tone="danger">{slip('rejected.said', { reason: text })}</FormNotice>;
});
