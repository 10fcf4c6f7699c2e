import type { EpochMillis } from '../../shared/time.ts';

export const MESSAGE_KINDS = ['sms', 'email'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** What a message is sent for. */
export const MESSAGE_PURPOSES = [
  'code',
  'recovery',
  'activation',
  'registration',
  'sign-in',
  'new-device',
  'signed-in',
  'contact-change',
  'contact-changed',
  'contact-taken',
  'protection-changed',
  'wrong-codes',
  'credentials',
  'transfer',
  'transferred',
  'newsletter',
  'statement',
  'support-answer',
  'payment',
  'withdrawal-ended',
  'coupons-settled',
] as const;
export type MessagePurpose = (typeof MESSAGE_PURPOSES)[number];

/** OBX-1 The messages that whoever looks may read, the latest first. */
export interface ShownMessages {
  readonly messages: readonly SentMessage[];
  /** OBX-3 Whether everybody reads all messages. */
  readonly isShared: boolean;
}

/** A text message or an e-mail as the demo would have sent it. */
export interface SentMessage {
  readonly id: number;
  readonly kind: MessageKind;
  /** An e-mail address or a phone. */
  readonly to: string;
  readonly purpose: MessagePurpose;
  readonly code?: string | undefined;
  /** A path of the site, in no language. */
  readonly link?: string | undefined;
  /** The name of the file that goes with it. */
  readonly attachmentName?: string | undefined;
  readonly sentAt: EpochMillis;
}

/** A file that goes with a message. */
export interface MessageAttachment {
  readonly name: string;
  readonly text: string;
}
