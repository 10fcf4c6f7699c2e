import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CONSULTANT_WIDGET,
  consultantId,
  hasUnreadMessage,
  type ConsultantWidgetState,
} from '../../../core/support/consultant/consultant-widget.ts';
import { CONSULTANT_WIDGET_SAMPLES } from '../../support/samples/support/consultant-widget-samples.ts';

const { initial, step } = CONSULTANT_WIDGET;
const closed: ConsultantWidgetState = { phase: 'closed', id: '12', hasUnread: false };
const unread: ConsultantWidgetState = { phase: 'closed', id: '12', hasUnread: true };
const open: ConsultantWidgetState = { phase: 'open', id: '12' };
const unavailable: ConsultantWidgetState = { phase: 'unavailable', id: '12', hasUnread: false };

describe('the id of a consultant', () => {
  it.each([
    ['0', undefined],
    ['empty', undefined],
    ['', undefined],
    [' ', undefined],
    [' empty ', undefined],
    [0, undefined],
    [-0, undefined],
    [null, undefined],
    [undefined, undefined],
    [Number.NaN, undefined],
    [1.5, undefined],
    [{}, undefined],
    ['00', '00'],
    ['Empty', 'Empty'],
    ['12', '12'],
    [' 12 ', '12'],
    [12, '12'],
  ])('%j is %s [CW-1]', (id, known) => {
    expect(consultantId(id)).toBe(known);
  });
});

describe('the consultant widget', () => {
  it('is initialized with an id, available or not [CW-2]', () => {
    expect(step(initial, { type: 'initialized', id: 12, isAvailable: true })).toEqual([closed]);
    expect(step(initial, { type: 'initialized', id: '12', isAvailable: false })).toEqual([unavailable]);
    expect(step(initial, { type: 'initialized', id: 'empty', isAvailable: true })).toEqual([initial]);
  });

  it('is initialized once, until it is shut down [CW-2]', () => {
    for (const state of [closed, unread, open, unavailable]) {
      expect(step(state, { type: 'initialized', id: '13', isAvailable: true })).toEqual([state]);
      expect(step(state, { type: 'shut-down' })[0]).toEqual(initial);
    }
    expect(step(open, { type: 'shut-down' })).toEqual([initial, { type: 'hide' }]);
    expect(step(closed, { type: 'shut-down' })).toEqual([initial]);
  });

  it('opens while a consultant is available, and no other time [CW-3]', () => {
    expect(step(closed, { type: 'opened' })).toEqual([open, { type: 'show' }]);
    expect(step(open, { type: 'closed' })).toEqual([closed, { type: 'hide' }]);
    for (const state of [initial, unavailable, open]) expect(step(state, { type: 'opened' })).toEqual([state]);
    for (const state of [initial, unavailable, closed]) expect(step(state, { type: 'closed' })).toEqual([state]);
  });

  it('closes when no consultant is left, and comes back with one [CW-3]', () => {
    expect(step(open, { type: 'became-unavailable' })).toEqual([unavailable, { type: 'hide' }]);
    expect(step(closed, { type: 'became-unavailable' })).toEqual([unavailable]);
    expect(step(unread, { type: 'became-unavailable' })).toEqual([{ ...unavailable, hasUnread: true }]);
    expect(step({ ...unavailable, hasUnread: true }, { type: 'became-available' })).toEqual([unread]);
    for (const state of [initial, unavailable]) expect(step(state, { type: 'became-unavailable' })).toEqual([state]);
    for (const state of [initial, closed, open]) expect(step(state, { type: 'became-available' })).toEqual([state]);
  });

  it('has an unread message until it opens [CW-4]', () => {
    expect(step(closed, { type: 'message-arrived' })).toEqual([unread]);
    expect(step(unavailable, { type: 'message-arrived' })).toEqual([{ ...unavailable, hasUnread: true }]);
    expect(step(open, { type: 'message-arrived' })).toEqual([open]);
    expect(step(initial, { type: 'message-arrived' })).toEqual([initial]);
    expect(step(unread, { type: 'opened' })[0]).toEqual(open);
    expect(CONSULTANT_WIDGET_SAMPLES.states.map(hasUnreadMessage)).toEqual([false, false, true, false, true, false]);
  });

  it('never shows itself but from closed, and never hides unless it is open, over any run [CW-3]', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...CONSULTANT_WIDGET_SAMPLES.events)), (run) => {
        let state: ConsultantWidgetState = initial;
        for (const event of run) {
          const [next, ...effects] = step(state, event);
          const types = effects.map(({ type }) => type);
          expect(types.includes('show')).toBe(state.phase === 'closed' && next.phase === 'open');
          expect(types.includes('hide')).toBe(state.phase === 'open' && next.phase !== 'open');
          state = next;
        }
      }),
    );
  });
});
