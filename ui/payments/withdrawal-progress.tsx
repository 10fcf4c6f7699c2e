import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentFact } from '../../core/payments/payment-fact.ts';
import { withdrawalSteps } from '../../core/payments/withdrawal-steps.ts';
import { classNames } from '../kit/behaviour/class-names.ts';
import { formatMoment } from '../kit/formats/format-date.ts';
import { usePage } from '../page/use-page.ts';
import styles from './withdrawal-progress.module.scss';

/** WDR-3 How far a withdrawal is: every step in words, and when it came. */
export const WithdrawalProgress = observer(function WithdrawalProgress({
  facts,
}: {
  readonly facts: readonly PaymentFact[];
}): ReactNode {
  const { clock, settings } = usePage();
  const { t } = useTranslation('payment-details');
  const { t: cashier } = useTranslation('cashier');
  const { t: kit } = useTranslation('kit');
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {withdrawalSteps(facts).map(({ name, state, at, failure }) => (
        <li
          key={name}
          className={classNames(styles.step, styles[state])}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span>{failure === undefined ? t(`step.${name}`) : cashier(`state.${failure}`)}</span>
          {at === undefined ? null : (
            <time className="num" dateTime={new Date(at).toISOString()}>
              {formatMoment(at, clock.now, { look: settings.settings, words: kit })}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
});
