import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { toWagerOf, type Promotion } from '../../../core/promotions/offers/promotion.ts';
import { NO_MONEY } from '../../../core/shared/money.ts';
import { usePromotions } from '../use-promotions.ts';
import { useOfferWords } from './use-offer-words.ts';
import styles from './offers.module.scss';

interface OfferStepsProps {
  readonly promotion: Promotion;
  readonly currency: string;
}

/** How far each state has come, in steps that are done. */
const DONE = { going: 1, missed: 1, reached: 2, paid: 3 } as const;

/** The steps of a promotion that is joined here, with the current one filled. */
export const OfferSteps = observer(function OfferSteps({ promotion, currency }: OfferStepsProps): ReactNode {
  const { offers } = usePromotions();
  const { t, count, money, odds } = useOfferWords(currency);
  const { kind, terms } = promotion;
  if (kind !== 'expresses' && kind !== 'slots') return null;
  const reward = terms.reward ?? NO_MONEY;
  const entry = offers.entryOf(promotion.id);
  const done = entry === undefined ? 0 : DONE[entry.state];
  const steps = [
    [t('step.join'), t('step.join-text')],
    kind === 'slots'
      ? [t('step.slots', { sum: money(terms.target ?? NO_MONEY) }), t('step.slots-text')]
      : [
          t('step.expresses', { shown: count(terms.count ?? 0) }),
          t('step.expresses-text', {
            bets: count(terms.leastBets ?? 0),
            odds: odds(terms),
            sum: money(terms.leastStake ?? NO_MONEY),
          }),
        ],
    [t('step.claim', { sum: money(reward) }), t(kind === 'slots' ? 'step.claim-money' : 'step.claim-bonus')],
    ...(terms.wager === undefined
      ? []
      : [[t('step.wager', { sum: money(toWagerOf(reward, terms.wager)) }), t('step.wager-text')]]),
  ];
  return (
    <section className={`panel ${styles.block}`} aria-labelledby="offer-steps">
      <h2 id="offer-steps">{t('steps')}</h2>
      <ol className={styles.steps}>
        {steps.map(([title, text], index) => (
          <li key={title} data-done={index < done ? '' : undefined} aria-current={index === done ? 'step' : undefined}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
});
