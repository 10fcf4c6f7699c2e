import type { RouteMatch } from '../../../core/navigation/route-table.ts';
import { isRequestAddress } from '../../../core/payments/requests/payment-request.ts';
import type { SharedSession } from '../../page/shared-stores.ts';
import { prepareCashier, type CashierPageStores } from '../prepare-cashier.ts';
import type { PaymentsStores } from '../use-payments.ts';
import { askedDraft } from './asked-draft.ts';

interface NewRequestStores extends CashierPageStores, Pick<PaymentsStores, 'paymentRequests'> {
  readonly session: Pick<SharedSession, 'isSignedIn'>;
}

/** PRQ-6 What is known of before is not asked for again, unless it is not there. */
export async function prepareNewRequest(stores: NewRequestStores, match: RouteMatch): Promise<number | undefined> {
  const cashier = prepareCashier(stores);
  const isThere = !stores.session.isSignedIn || isKnown(stores, match) || (await isFound(stores, match));
  await cashier;
  return isThere ? undefined : 404;
}

/** What could not be asked for the page says itself, and asks again. */
async function isFound(stores: NewRequestStores, match: RouteMatch): Promise<boolean> {
  await stores.paymentRequests.loadSubjects();
  return stores.paymentRequests.failure !== undefined || isKnown(stores, match);
}

function isKnown({ paymentRequests }: NewRequestStores, match: RouteMatch): boolean {
  const { subjects } = paymentRequests.shown;
  if (subjects === undefined) return false;
  const isAboutPayment = match.name === 'payment-transactions' || match.name === 'payment-transaction';
  return isRequestAddress(askedDraft(match), subjects.topics, { ...subjects, isAboutPayment });
}
