import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentStatementWords } from '../../../core/payments/history/payment-statement.ts';
import { Button } from '../../kit/controls/button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { useFailureWords } from '../../page/use-failure-words.ts';
import { usePage } from '../../page/use-page.ts';
import { usePaymentHistoryChoice } from './use-payment-history-choice.ts';
import { usePayments } from '../use-payments.ts';

/** The same in every language. */
const FORMAT = 'CSV';

/** PMT-13 What is listed as a file, whatever page of it is shown. */
export const PaymentFileButton = observer(function PaymentFileButton(): ReactNode {
  const { clock, page, settings } = usePage();
  const { paymentHistory } = usePayments();
  const { t } = useTranslation(['payment-details', 'office']);
  const { choice } = usePaymentHistoryChoice();
  const words = usePaymentFileWords();
  const [isReading, setReading] = useState(false);
  const refused = useFailureWords()(paymentHistory.fileFailure, 'query');
  const isEmpty = paymentHistory.page?.totalCount === 0;
  const save = async (): Promise<void> => {
    const [{ savePaymentStatement }, payments] = await Promise.all([
      import('./save-payment-statement.ts'),
      paymentHistory.readAll(choice),
    ]);
    if (payments === undefined) return;
    savePaymentStatement(payments, { words, now: clock.now, timeZone: settings.settings.timeZone });
  };
  return (
    <>
      {refused === undefined ? null : <FormNotice tone="danger">{refused.whole}</FormNotice>}
      <Button
        size="sm"
        reason={
          isEmpty
            ? t('history.file.none', { ns: 'office' })
            : isReading
              ? t('history.file.reading', { ns: 'office' })
              : undefined
        }
        aria-label={t('file.save')}
        onClick={() => {
          setReading(true);
          void save()
            .catch(() => {
              page.reportMissingPart();
            })
            .finally(() => {
              setReading(false);
            });
        }}
      >
        <Icon name="t-download" size="sm" />
        {FORMAT}
      </Button>
    </>
  );
});

function usePaymentFileWords(): PaymentStatementWords {
  const { t } = useTranslation('cashier');
  const { t: details } = useTranslation('payment-details');
  const { t: office } = useTranslation('office');
  return {
    moment: office('history.moment'),
    number: details('file.number'),
    kind: office('history.movement'),
    method: t('methods'),
    state: details('file.state'),
    currency: office('history.file.currency'),
    amount: t('amount'),
    fee: details('file.fee'),
    moved: details('file.moved'),
    kindOf: (kind) => t(`kind.${kind}`),
    stateOf: (state) => t(`state.${state}`),
  };
}
