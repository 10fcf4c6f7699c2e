import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFrameMessage, SHARED_PLAYER_FIELDS } from '../../../core/mini-apps/frame-message.ts';
import { heardMessage, MOST_MESSAGES, NO_MESSAGES, type MessageRate } from '../../../core/mini-apps/message-rate.ts';
import { pick } from '../../support/examples/coupon-examples.ts';

const FROM = { app: 'results', size: 100 };

function message(type: string, payload: unknown, change: object = {}): unknown {
  return { v: 1, app: 'results', id: 'm-1', type, payload, ...change };
}

function codeOf(given: unknown, from = FROM): string | undefined {
  const read = readFrameMessage(given, from);
  return read.ok ? undefined : read.error.code;
}

const { outcomeId, odds, kind, isLive, ...game } = pick(1);
const ADDED = { market: { outcomeId, odds, kind, isLive }, game, source: 'results' };

describe('a message of a frame', () => {
  it.each([
    ['resize', { height: 240.5 }, { type: 'resize', height: 240.5 }],
    ['resize', { height: 0 }, { type: 'resize', height: 0 }],
    ['resize', { height: 20_000 }, { type: 'resize', height: 20_000 }],
    ['navigate', { path: '/ru/line' }, { type: 'navigate', path: '/ru/line' }],
    ['openDialog', { dialog: 'consultant' }, { type: 'open-dialog', dialog: 'consultant' }],
    [
      'requestUserFields',
      { fields: ['theme', 'language'] },
      { type: 'ask-player-fields', fields: ['language', 'theme'] },
    ],
  ])('asks by %s %o [FRM-1]', (type, payload, request) => {
    expect(readFrameMessage(message(type, payload), FROM)).toEqual({
      ok: true,
      value: { app: 'results', id: 'm-1', request },
    });
  });

  it('puts a checked bet into the coupon [FRM-1]', () => {
    const read = readFrameMessage(message('addToCoupon', ADDED), FROM);
    expect(read).toMatchObject({
      value: { request: { type: 'add-to-coupon', added: { bet: { outcomeId }, source: 'results' } } },
    });
    expect(codeOf(message('addToCoupon', { ...ADDED, market: {} }))).toBe('malformed-request');
  });

  it.each([
    ['resize', { height: -1 }],
    ['resize', { height: 20_001 }],
    ['resize', { height: Number.NaN }],
    ['resize', { height: '240' }],
    ['navigate', { path: '//evil.example' }],
    ['navigate', { path: 'https://evil.example' }],
    ['navigate', {}],
    ['openDialog', { dialog: 'withdrawal' }],
    ['requestUserFields', { fields: [] }],
    ['requestUserFields', { fields: 'language' }],
    ['resize', null],
    ['resize', [240]],
  ])('is refused as %s %o [FRM-1]', (type, payload) => {
    expect(codeOf(message(type, payload))).toBe('malformed-request');
  });

  it.each(['eval', 'resize ', 'getToken', ''])('has no request %o [FRM-1]', (type) => {
    expect(codeOf(message(type, {}))).toBe('unknown-request');
  });

  it.each([
    null,
    'text',
    [],
    message('resize', { height: 1 }, { v: 2 }),
    message('resize', { height: 1 }, { v: '1' }),
    message('resize', { height: 1 }, { id: '' }),
    message('resize', { height: 1 }, { id: 7 }),
    message('resize', { height: 1 }, { id: 'a'.repeat(65) }),
    message('resize', { height: 1 }, { app: 1 }),
  ])('is none as %o [FRM-1]', (given) => {
    expect(codeOf(given)).toBe('not-a-message');
  });

  it('speaks for its own app only [FRM-2, SEC-17]', () => {
    expect(codeOf(message('resize', { height: 1 }, { app: 'office' }))).toBe('other-app');
    expect(codeOf(message('resize', { height: 1 }), { app: 'office', size: 10 })).toBe('other-app');
  });

  it.each([
    [65_536, undefined],
    [0, undefined],
    [65_537, 'too-large'],
    [-1, 'too-large'],
    [Number.NaN, 'too-large'],
    [Number.POSITIVE_INFINITY, 'too-large'],
  ])('of %d characters is %s [FRM-3]', (size, code) => {
    expect(codeOf(message('resize', { height: 1 }), { app: 'results', size })).toBe(code);
  });

  it.each(['token', 'phone', 'email', 'fingerprint', 'balance'])('cannot ask for %s [FRM-4]', (field) => {
    expect(codeOf(message('requestUserFields', { fields: ['language', field] }))).toBe('malformed-request');
    expect(SHARED_PLAYER_FIELDS).not.toContain(field);
  });

  it('never throws and never asks for more than the list, whatever comes [FRM-1, SEC-14]', () => {
    const anyMessage = fc.oneof(
      fc.anything(),
      fc.record({
        v: fc.constant(1),
        app: fc.constant('results'),
        id: fc.constant('1'),
        type: fc.string(),
        payload: fc.anything(),
      }),
      fc
        .tuple(fc.constantFrom('resize', 'navigate', 'openDialog', 'addToCoupon', 'requestUserFields'), fc.jsonValue())
        .map(([type, payload]) => message(type, payload)),
    );
    const allowed = ['resize', 'navigate', 'open-dialog', 'add-to-coupon', 'ask-player-fields'];
    fc.assert(
      fc.property(anyMessage, (given) => {
        const read = readFrameMessage(given, FROM);
        expect(!read.ok || allowed.includes(read.value.request.type)).toBe(true);
      }),
    );
  });
});

describe('how often a frame is heard', () => {
  function heard(times: readonly number[]): readonly number[] {
    let rate: MessageRate = NO_MESSAGES;
    return times.filter((at) => {
      const said = heardMessage(rate, at);
      rate = said.rate;
      return said.isHeard;
    });
  }

  it('is 50 times in a second, and again when a second has passed [FRM-5]', () => {
    const burst = Array.from({ length: 60 }, () => 1000);
    expect(heard(burst).length).toBe(50);
    expect(heard([...burst, 1999]).length).toBe(50);
    expect(heard([...burst, 2000]).length).toBe(51);
  });

  it('is never more in any second [FRM-5]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 300 }), (waits) => {
        let now = 0;
        const times = heard(waits.map((wait) => (now += wait)));
        for (const from of times) {
          expect(times.filter((at) => at >= from && at < from + 1000).length).toBeLessThanOrEqual(MOST_MESSAGES);
        }
      }),
    );
  });

  it('begins anew when the clock is set back, and hears nothing at no time [FRM-5]', () => {
    const full: MessageRate = Array.from({ length: 50 }, () => 5000);
    expect(heardMessage(full, 5000).isHeard).toBe(false);
    expect(heardMessage(full, 4000)).toEqual({ isHeard: true, rate: [4000] });
    expect(heardMessage(full, Number.NaN)).toEqual({ isHeard: false, rate: full });
  });
});
