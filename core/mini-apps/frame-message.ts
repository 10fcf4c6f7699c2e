import type { Fields } from '../shared/untrusted.ts';
import { isSitePath } from '../session/return-address.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { SUPPORT_DIALOGS, type SupportDialog } from '../support/support-dialog.ts';
import { isShortEnough, readFrameEnvelope, type FrameEnvelopeError } from './frame-envelope.ts';
import { readCouponAddBet, type CouponAddBet } from './page-bus.ts';

/** What a frame may know of the player. No token, phone or fingerprint is among it. */
export const SHARED_PLAYER_FIELDS = ['isSignedIn', 'language', 'currency', 'theme', 'oddsFormatId'] as const;
export type SharedPlayerField = (typeof SHARED_PLAYER_FIELDS)[number];

/** What a mini application in a frame asks of the page. */
export type FrameRequest =
  /** Pixels. */
  | { readonly type: 'resize'; readonly height: number }
  | { readonly type: 'navigate'; readonly path: string }
  | { readonly type: 'open-dialog'; readonly dialog: SupportDialog }
  | { readonly type: 'add-to-coupon'; readonly added: CouponAddBet }
  | { readonly type: 'ask-player-fields'; readonly fields: readonly SharedPlayerField[] };

export interface FrameMessage {
  readonly app: string;
  readonly id: string;
  readonly request: FrameRequest;
}

export interface FrameMessageError {
  readonly code: FrameEnvelopeError['code'] | 'unknown-request';
}

const HIGHEST_FRAME = 20_000;

/**
 * FRM-1 A message of a frame is read whole or refused, and asks for nothing but a height, a page, a dialog, a bet or shared fields of the player;
 * FRM-2 it speaks for the app of its frame only; FRM-3 it is at most 64 KiB long.
 *
 * `size` is the length of the message as a text, `app` the one whose frame it came from.
 */
export function readFrameMessage(
  message: unknown,
  from: { readonly app: string; readonly size: number },
): Result<FrameMessage, FrameMessageError> {
  if (!isShortEnough(from.size)) return fail({ code: 'too-large' });
  const read = readFrameEnvelope(message, from.app);
  if (!read.ok) return read;
  const { id, type, payload } = read.value;
  const request = readRequest(type, payload);
  return request.ok ? ok({ app: from.app, id, request: request.value }) : request;
}

function readRequest(type: unknown, payload: Fields): Result<FrameRequest, FrameMessageError> {
  switch (type) {
    case 'resize':
      return found(isHeight(payload['height']) ? { type, height: payload['height'] } : undefined);
    case 'navigate':
      return found(isSitePath(payload['path']) ? { type, path: payload['path'] } : undefined);
    case 'openDialog': {
      const dialog = SUPPORT_DIALOGS.find((known) => known === payload['dialog']);
      return found(dialog && { type: 'open-dialog', dialog });
    }
    case 'addToCoupon': {
      const added = readCouponAddBet(payload);
      return found(added.ok ? { type: 'add-to-coupon', added: added.value } : undefined);
    }
    case 'requestUserFields': {
      const fields = readPlayerFields(payload['fields']);
      return found(fields && { type: 'ask-player-fields', fields });
    }
    default:
      return fail({ code: 'unknown-request' });
  }
}

function found(request: FrameRequest | undefined): Result<FrameRequest, FrameMessageError> {
  return request === undefined ? fail({ code: 'malformed-request' }) : ok(request);
}

/** FRM-4 Only fields that are shared with mini applications can be asked for; any other name refuses the request. */
function readPlayerFields(fields: unknown): readonly SharedPlayerField[] | undefined {
  if (!Array.isArray(fields)) return undefined;
  const known = SHARED_PLAYER_FIELDS.filter((field) => fields.includes(field));
  return known.length > 0 && fields.every((field) => SHARED_PLAYER_FIELDS.includes(field)) ? known : undefined;
}

function isHeight(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= HIGHEST_FRAME;
}
