import type { RouteMatch } from '../../../core/navigation/route-table.ts';
import type { AskedRequest } from '../../../core/payments/requests/payment-request.ts';

/** What the address of a new request says so far. */
export function askedDraft(match: RouteMatch | undefined): AskedRequest {
  const asked = (match?.params ?? {}) as Readonly<Record<string, number | string | undefined>>;
  const number = (name: string): number | undefined => {
    const value = asked[name] === undefined ? Number.NaN : Number(asked[name]);
    return Number.isSafeInteger(value) ? value : undefined;
  };
  return { topicId: number('topic'), subTopicId: number('subTopic'), transactionId: number('transaction') };
}
