import { observer } from 'mobx-react-lite';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HIDDEN_MONEY, usePlayerAccounts } from '#ui/accounts/use-player-accounts.ts';
import { addressInLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import type { BonusAtStake } from '../../core/payments/withdrawal-bonuses.ts';
import { Button } from '../kit/controls/button.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { formatMoney } from '../kit/formats/format-money.ts';
import { usePage } from '../page/use-page.ts';
import type { PayingStore } from './paying-store.ts';
import styles from './cashier.module.scss';

export interface BonusQuestion {
  readonly isOpen: boolean;
  /** Whether a withdrawal may go on; else the question stands there. */
  readonly mayGoOn: () => Promise<boolean>;
  readonly keep: () => void;
  /** WDR-5 The question comes again where the sum is another by now. */
  readonly askAgain: () => void;
  /** Sends the form with that said; no other way of sending it says it. */
  readonly giveUp: (form: HTMLFormElement | null) => void;
}

/** WDR-4 Asks before a withdrawal gives a bonus up. */
export function useBonusQuestion(
  bonuses: readonly BonusAtStake[],
  paying: Pick<PayingStore, 'isBonusChanged' | 'forgetRefusal'>,
): BonusQuestion {
  const [isOpen, setOpen] = useState(false);
  const isAgreed = useRef(false);
  return {
    isOpen: isOpen && bonuses.length > 0,
    mayGoOn: async () => {
      const goesOn = bonuses.length === 0 || isAgreed.current;
      setOpen(!goesOn);
      return Promise.resolve(goesOn);
    },
    keep: () => {
      setOpen(false);
      if (paying.isBonusChanged) paying.forgetRefusal();
    },
    askAgain: () => {
      if (paying.isBonusChanged) setOpen(true);
    },
    giveUp: (form) => {
      isAgreed.current = true;
      form?.requestSubmit();
      // what stopped the form takes the consent with it
      isAgreed.current = false;
    },
  };
}

interface BonusesAtStakeProps {
  readonly bonuses: readonly BonusAtStake[];
  readonly question: BonusQuestion;
}

/** WDR-4 What a withdrawal would give up, always beside its amount; the question has the focus when it comes. WDR-26 Nobody consents to a sum that is hidden. */
export const BonusesAtStake = observer(function BonusesAtStake({ bonuses, question }: BonusesAtStakeProps): ReactNode {
  const { isBalanceHidden } = usePlayerAccounts().accounts;
  const { language } = usePage();
  const { t } = useTranslation('payment-details');
  if (bonuses.length === 0) return null;
  const sum = bonuses
    .map(({ money, currency }) => formatMoney(money, currency, { language, isShort: true }))
    .join(' + ');
  return (
    <>
      <FormNotice tone="warning">
        {t('bonus.notice', { sum: isBalanceHidden ? HIDDEN_MONEY : sum })}{' '}
        <Link discover="none" className={styles.way} to={addressInLanguage(routePath('wager-bonuses', {}), language)}>
          {t('bonus.link')}
        </Link>
      </FormNotice>
      {question.isOpen ? (
        <section className={styles.question} aria-labelledby="bonus-question">
          <h2 ref={focusOn} id="bonus-question" tabIndex={-1}>
            {t('bonus.question', { sum })}
          </h2>
          <p>{t('bonus.text')}</p>
          <div className={styles.answers}>
            <Button look="line" onClick={question.keep}>
              {t('bonus.keep')}
            </Button>
            <Button
              look="line"
              onClick={({ currentTarget }) => {
                question.giveUp(currentTarget.form);
              }}
            >
              {t('bonus.give-up')}
            </Button>
          </div>
        </section>
      ) : null}
    </>
  );
});

function focusOn(heading: HTMLElement | null): void {
  heading?.focus();
}
