import type { Minor } from '../../shared/money.ts';
import type { EpochMillis } from '../../shared/time.ts';

/** What the site tells a player by itself. */
export const PLAYER_MESSAGE_KINDS = [
  'welcome',
  'deposit-credited',
  'deposit-declined',
  'withdrawal-sent',
  'withdrawal-paid',
  'withdrawal-refused',
  'withdrawal-returned',
  'limits-changed',
  'limit-due',
  'limits-review',
  'limits-offer',
  'document-accepted',
  'document-refused',
  'support-answered',
  'appeal-accepted',
  'appeal-refused',
  'idea-answered',
  'manager-answered',
  'payment-request-answered',
] as const;
export type PlayerMessageKind = (typeof PLAYER_MESSAGE_KINDS)[number];

export interface PlayerMessage {
  readonly id: number;
  readonly kind: PlayerMessageKind;
  readonly at: EpochMillis;
  readonly isRead: boolean;
  /** The number of the payment or request that it is about. */
  readonly about?: number | undefined;
  readonly sum?: { readonly amount: Minor; readonly currency: string } | undefined;
}

const PLACES = {
  payment: 'payment-history',
  limits: 'limits',
  document: 'verification',
  support: 'office-support',
  appeal: 'block-appeal',
  idea: 'share-idea',
  manager: 'own-manager',
  paymentRequest: 'payment-requests',
} as const;
type MessagePlace = (typeof PLACES)[keyof typeof PLACES];

const PLACE_OF: Readonly<Record<PlayerMessageKind, keyof typeof PLACES | undefined>> = {
  welcome: undefined,
  'deposit-credited': 'payment',
  'deposit-declined': 'payment',
  'withdrawal-sent': 'payment',
  'withdrawal-paid': 'payment',
  'withdrawal-refused': 'payment',
  'withdrawal-returned': 'payment',
  'limits-changed': 'limits',
  'limit-due': 'limits',
  'limits-review': 'limits',
  'limits-offer': 'limits',
  'document-accepted': 'document',
  'document-refused': 'document',
  'support-answered': 'support',
  'appeal-accepted': 'support',
  'appeal-refused': 'appeal',
  'idea-answered': 'idea',
  'manager-answered': 'manager',
  'payment-request-answered': 'paymentRequest',
};

/** MSG-4 The page where the player sees what a message is about; none of a welcome. */
export function messagePlace(kind: PlayerMessageKind): MessagePlace | undefined {
  const place = PLACE_OF[kind];
  return place === undefined ? undefined : PLACES[place];
}

/** By which word the address of a page names the one that it shows. */
const SHOWN_BY: Readonly<Partial<Record<MessagePlace, string>>> = {
  'office-support': 'request',
  'block-appeal': 'request',
  'share-idea': 'request',
  'own-manager': 'request',
  'payment-requests': 'id',
};

/** MSG-5 What the address of its page opens the request of a message with; empty where the page lists something else. */
export function messageSearch({ kind, about }: Pick<PlayerMessage, 'kind' | 'about'>): string {
  const place = messagePlace(kind);
  const name = place === undefined ? undefined : SHOWN_BY[place];
  return name === undefined || about === undefined ? '' : `?${name}=${String(about)}`;
}

/** MSG-3 Messages after some of them were marked: each is itself where nothing changes. */
export function withMarks(
  messages: readonly PlayerMessage[],
  ids: readonly number[],
  isRead: boolean,
): readonly PlayerMessage[] {
  return messages.map((message) =>
    ids.includes(message.id) && message.isRead !== isRead ? { ...message, isRead } : message,
  );
}
