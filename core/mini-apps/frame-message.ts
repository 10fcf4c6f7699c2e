import { isCount, isFields, type Fields } from '../shared/untrusted.ts';
import { matchPath, ROUTE_NAMES, routePath, type RouteParams } from '../navigation/route-table.ts';
import { isSitePath } from '../session/return-address.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { readFrameText, type FrameEnvelopeError } from './frame-envelope.ts';
import { readCouponAddBet, type CouponAddBet } from './page-bus.ts';

/** What a mini application in a frame asks of the page. */
export type FrameRequest =
  | { readonly type: 'ready' | 'error' }
  /** Pixels. */
  | { readonly type: 'resize'; readonly height: number }
  /** A path of the site, without its language. */
  | { readonly type: 'navigate'; readonly path: string }
  | { readonly type: 'notify'; readonly text: string }
  /** By its name, known or not. */
  | { readonly type: 'open-dialog'; readonly dialog: string }
  | { readonly type: 'add-to-coupon'; readonly added: CouponAddBet };

export interface FrameMessageError {
  readonly code: FrameEnvelopeError['code'] | 'unknown-request';
}

const HIGHEST_FRAME = 4000;
const LONGEST_NOTICE = 200;
const LONGEST_NAME = 64;
/** What could break out of a line, turn its direction, or hide in it. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/u;

/**
 * FRM-1 A message of a frame is read whole or refused, and asks for nothing but what is on the list; FRM-2 it speaks for the app of its frame only;
 * FRM-3 it is at most 64 KiB long; FRM-4 it can ask for nothing of the player.
 */
export function readFrameMessage(message: unknown, app: string): Result<FrameRequest, FrameMessageError> {
  const read = readFrameText(message, app);
  return read.ok ? readRequest(read.value.type, read.value.payload) : read;
}

function readRequest(type: unknown, payload: Fields): Result<FrameRequest, FrameMessageError> {
  switch (type) {
    case 'ready':
    case 'error':
      return ok({ type });
    case 'resize':
      return found(isHeight(payload['height']) ? { type, height: payload['height'] } : undefined);
    case 'navigate': {
      const path = pathOf(payload);
      return found(path === undefined ? undefined : { type, path });
    }
    case 'notify':
      return found(isNotice(payload['text']) ? { type, text: payload['text'] } : undefined);
    case 'openDialog': {
      const { dialog } = payload;
      const isName = typeof dialog === 'string' && dialog.length <= LONGEST_NAME;
      return found(isName ? { type: 'open-dialog', dialog } : undefined);
    }
    case 'couponAddBet': {
      const added = readCouponAddBet(payload);
      return found(added.ok ? { type: 'add-to-coupon', added: added.value } : undefined);
    }
    default:
      return fail({ code: 'unknown-request' });
  }
}

function found(request: FrameRequest | undefined): Result<FrameRequest, FrameMessageError> {
  return request === undefined ? fail({ code: 'malformed-request' }) : ok(request);
}

/** FRM-7 A frame leads to a page by its name and its parameters, never by an address; what that makes must be an address of that very page. */
function pathOf({ route, params = {} }: Fields): string | undefined {
  const name = ROUTE_NAMES.find((known) => known === route);
  if (name === undefined || !isFields(params)) return undefined;
  const values = Object.entries(params);
  if (!values.every(([, value]) => typeof value === 'string' || isCount(value))) return undefined;
  const path = routePath(name, Object.fromEntries(values) as unknown as RouteParams[typeof name]);
  return isSitePath(path) && matchPath(path)?.name === name ? path : undefined;
}

/** FRM-8 What a frame has told is one short line of plain text. */
function isNotice(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_NOTICE && !UNSEEN.test(value);
}

function isHeight(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= HIGHEST_FRAME;
}
