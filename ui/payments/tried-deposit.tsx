import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { positiveWhole } from '../../core/shared/untrusted.ts';
import { DepositPanels } from './deposit-panels.tsx';
import { usePayments } from './use-payments.ts';

/** A deposit that was declined is begun again with what was typed: the query names it. */
export const TriedDeposit = observer(function TriedDeposit({ search }: { readonly search: string }): ReactNode {
  const { paying, returnedPayment } = usePayments();
  const id = positiveWhole(new URLSearchParams(search).get('payment') ?? undefined);
  useEffect(() => {
    paying.comeBack();
    if (id !== undefined) void returnedPayment.ask('deposit', id);
  }, [paying, returnedPayment, id]);
  const { payment } = returnedPayment;
  const isTried =
    payment !== undefined && payment.id === id && ['declined', 'cancelled', 'lapsed'].includes(payment.state);
  return <DepositPanels key={isTried ? payment.id : 'new'} declined={isTried ? payment : undefined} />;
});
