import type { EpochMillis } from '../../shared/time.ts';
import type { AttachedFile } from '../../support/attached-file.ts';
import type { ThreadPage } from '../../support/requests/message-page.ts';
import { textProblem, type PaymentRequest, type RequestState } from './payment-request.ts';

export const REQUEST_WRITERS = ['player', 'office'] as const;
type RequestWriter = (typeof REQUEST_WRITERS)[number];

export interface RequestMessage {
  readonly id: number;
  readonly by: RequestWriter;
  readonly text: string;
  readonly at: EpochMillis;
  readonly files: readonly AttachedFile[];
}

/** SUP-14 A request with a page of what was written. */
export interface RequestThread extends ThreadPage<RequestMessage> {
  readonly request: PaymentRequest;
}

export type RequestEvent = 'player-writes' | 'office-takes' | 'office-writes' | 'office-closes';

const AFTER: Readonly<Record<RequestEvent, RequestState>> = {
  'player-writes': 'in-work',
  'office-takes': 'in-work',
  'office-writes': 'answered',
  'office-closes': 'closed',
};

/** PRQ-3 What becomes of a request; nothing where it is closed, which nothing changes. */
export function nextRequestState(state: RequestState, event: RequestEvent): RequestState | undefined {
  return state === 'closed' ? undefined : AFTER[event];
}

export type ReplyProblem = 'closed' | 'text-missing' | 'text-too-long';

/** PRQ-2, PRQ-3 Why the player's words are not taken. */
export function requestReplyProblem({ state }: Pick<PaymentRequest, 'state'>, text: string): ReplyProblem | undefined {
  return nextRequestState(state, 'player-writes') === undefined ? 'closed' : textProblem(text.trim());
}
