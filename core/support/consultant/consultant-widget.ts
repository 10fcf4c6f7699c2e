import type { Machine, Step } from '../../shared/machine.ts';
import { unforeseen } from '../../shared/result.ts';

export type ConsultantWidgetState =
  | { readonly phase: 'not-initialized' }
  | { readonly phase: 'unavailable'; readonly id: string; readonly hasUnread: boolean }
  | { readonly phase: 'closed'; readonly id: string; readonly hasUnread: boolean }
  | { readonly phase: 'open'; readonly id: string };

export type ConsultantWidgetEvent =
  /** The id as the site's configuration has it. */
  | { readonly type: 'initialized'; readonly id: unknown; readonly isAvailable: boolean }
  | { readonly type: 'became-available' }
  | { readonly type: 'became-unavailable' }
  | { readonly type: 'message-arrived' }
  | { readonly type: 'opened' }
  | { readonly type: 'closed' }
  | { readonly type: 'shut-down' };

export type ConsultantWidgetEffect = { readonly type: 'show' } | { readonly type: 'hide' };

type Stepped = Step<ConsultantWidgetState, ConsultantWidgetEffect>;

const NO_IDS: readonly string[] = ['0', 'empty', ''];

/** CW-1 The id of a consultant; '0', 'empty' and the empty text mean none, as does whatever is no text or number. */
export function consultantId(id: unknown): string | undefined {
  const text = typeof id === 'number' && Number.isSafeInteger(id) ? String(id) : id;
  if (typeof text !== 'string') return undefined;
  const trimmed = text.trim();
  return NO_IDS.includes(trimmed) ? undefined : trimmed;
}

/**
 * CW-2 The widget is initialized once, and only with an id; CW-3 it opens while a consultant is available and closes when none is;
 * CW-4 a message that arrives while it is closed is unread until it opens.
 */
export const CONSULTANT_WIDGET: Machine<ConsultantWidgetState, ConsultantWidgetEvent, ConsultantWidgetEffect> = {
  initial: { phase: 'not-initialized' },
  step: widgetStep,
};

/** CW-4 Whether a message waits to be read. */
export function hasUnreadMessage(state: ConsultantWidgetState): boolean {
  return 'hasUnread' in state && state.hasUnread;
}

function widgetStep(state: ConsultantWidgetState, event: ConsultantWidgetEvent): Stepped {
  switch (event.type) {
    case 'initialized':
      return state.phase === 'not-initialized' ? [initialized(event.id, event.isAvailable)] : [state];
    case 'became-available':
      return state.phase === 'unavailable' ? [{ ...state, phase: 'closed' }] : [state];
    case 'became-unavailable':
      return withoutConsultant(state);
    case 'message-arrived':
      return [state.phase === 'closed' || state.phase === 'unavailable' ? { ...state, hasUnread: true } : state];
    case 'opened':
      return state.phase === 'closed' ? [{ phase: 'open', id: state.id }, { type: 'show' }] : [state];
    case 'closed':
      return state.phase === 'open' ? [{ phase: 'closed', id: state.id, hasUnread: false }, { type: 'hide' }] : [state];
    case 'shut-down':
      return state.phase === 'open' ? [{ phase: 'not-initialized' }, { type: 'hide' }] : [{ phase: 'not-initialized' }];
    default:
      return unforeseen(event, [state]);
  }
}

function initialized(rawId: unknown, isAvailable: boolean): ConsultantWidgetState {
  const id = consultantId(rawId);
  if (id === undefined) return { phase: 'not-initialized' };
  return { phase: isAvailable ? 'closed' : 'unavailable', id, hasUnread: false };
}

function withoutConsultant(state: ConsultantWidgetState): Stepped {
  if (state.phase === 'closed') return [{ ...state, phase: 'unavailable' }];
  if (state.phase !== 'open') return [state];
  return [{ phase: 'unavailable', id: state.id, hasUnread: false }, { type: 'hide' }];
}
