import { fail, ok, type Result } from '../../shared/result.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { PlainNumber } from '../../shared/tagged.ts';
import type { PaymentKind } from '../payment-return.ts';

/** What a player can write to the payment department about; a topic with parts is chosen by one of them. */
export interface PaymentTopic {
  readonly id: number;
  readonly title: string;
  readonly subTopics: readonly { readonly id: number; readonly title: string }[];
  /** The kinds of the payments of which one is chosen; none where the request is about no payment. */
  readonly paymentKinds: readonly PaymentKind[];
}

/** A payment that a request can be about. */
export interface PaymentTransaction {
  readonly id: number;
  readonly kind: PaymentKind;
  readonly madeAt: EpochMillis;
  /** Major units of the currency. */
  readonly amount: PlainNumber;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly title: string;
}

export const REQUEST_STATES = ['sent', 'in-work', 'answered', 'closed'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export interface PaymentRequest {
  readonly id: number;
  readonly topicId: number;
  /** What the topic and its part are called. */
  readonly title: string;
  readonly subTopicId?: number | undefined;
  readonly transactionId?: number | undefined;
  readonly sentAt: EpochMillis;
  /** When something was written last. */
  readonly changedAt: EpochMillis;
  readonly state: RequestState;
}

export interface RequestDraft {
  readonly topicId: number;
  readonly subTopicId?: number | undefined;
  readonly transactionId?: number | undefined;
  readonly text: string;
}

export type RequestProblem =
  | 'unknown-topic'
  | 'sub-topic-missing'
  | 'unknown-sub-topic'
  | 'transaction-missing'
  | 'unknown-transaction'
  | 'text-missing'
  | 'text-too-long';

const LONGEST_TEXT = 2000;

export type RequestStep = 'topic' | 'sub-topic' | 'transaction' | 'text';

/** PRQ-1 The step that a draft has to take next: the topic, its part where it has any, the payment where it is about one, and then the text. */
export function nextRequestStep(draft: Omit<RequestDraft, 'text'>, topics: readonly PaymentTopic[]): RequestStep {
  const topic = topics.find(({ id }) => id === draft.topicId);
  if (topic === undefined) return 'topic';
  if (topic.subTopics.length > 0 && draft.subTopicId === undefined) return 'sub-topic';
  return topic.paymentKinds.length > 0 && draft.transactionId === undefined ? 'transaction' : 'text';
}

/** PRQ-9 The payments that a request on a topic can be about: those of its kinds. */
export function topicTransactions<Payment extends Pick<PaymentTransaction, 'kind'>>(
  { paymentKinds }: Pick<PaymentTopic, 'paymentKinds'>,
  transactions: readonly Payment[],
): readonly Payment[] {
  return transactions.filter(({ kind }) => paymentKinds.includes(kind));
}

/** What an address of a new request names so far. */
export type AskedRequest = Partial<Record<'topicId' | 'subTopicId' | 'transactionId', number | undefined>>;

/** PRQ-6 Whether an address of a new request names a topic, a part and a payment that there are; payments are chosen for a topic that wants one. */
export function isRequestAddress(
  { topicId, subTopicId, transactionId }: AskedRequest,
  topics: readonly PaymentTopic[],
  {
    isAboutPayment,
    transactions,
  }: { readonly isAboutPayment: boolean; readonly transactions: readonly PaymentTransaction[] },
): boolean {
  if (topicId === undefined) return true;
  const topic = topics.find(({ id }) => id === topicId);
  if (topic === undefined || (isAboutPayment && topic.paymentKinds.length === 0)) return false;
  if (subTopicId !== undefined && !topic.subTopics.some(({ id }) => id === subTopicId)) return false;
  return transactionId === undefined || topicTransactions(topic, transactions).some(({ id }) => id === transactionId);
}

/** PRQ-2 A request is sent with a known topic, a known part and a known payment where they are wanted, none where they are not, and a text of 1 to 2000 characters. Gives it as it is sent, or its first problem. */
export function checkPaymentRequest(
  draft: RequestDraft,
  topics: readonly PaymentTopic[],
  transactions: readonly PaymentTransaction[],
): Result<RequestDraft, { readonly code: RequestProblem }> {
  const topic = topics.find(({ id }) => id === draft.topicId);
  if (topic === undefined) return fail({ code: 'unknown-topic' });
  const text = draft.text.trim();
  const code =
    subTopicProblem(topic, draft.subTopicId) ??
    transactionProblem(topic, draft.transactionId, transactions) ??
    textProblem(text);
  if (code !== undefined) return fail({ code });
  return ok({
    topicId: topic.id,
    subTopicId: topic.subTopics.length > 0 ? draft.subTopicId : undefined,
    transactionId: topic.paymentKinds.length > 0 ? draft.transactionId : undefined,
    text,
  });
}

function subTopicProblem({ subTopics }: PaymentTopic, id: number | undefined): RequestProblem | undefined {
  if (subTopics.length === 0) return undefined;
  if (id === undefined) return 'sub-topic-missing';
  return subTopics.some((part) => part.id === id) ? undefined : 'unknown-sub-topic';
}

function transactionProblem(
  topic: PaymentTopic,
  id: number | undefined,
  transactions: readonly PaymentTransaction[],
): RequestProblem | undefined {
  if (topic.paymentKinds.length === 0) return undefined;
  if (id === undefined) return 'transaction-missing';
  return topicTransactions(topic, transactions).some((payment) => payment.id === id)
    ? undefined
    : 'unknown-transaction';
}

/** PRQ-2 Why a text is not sent. */
export function textProblem(text: string): 'text-missing' | 'text-too-long' | undefined {
  if (text === '') return 'text-missing';
  return text.length > LONGEST_TEXT ? 'text-too-long' : undefined;
}
