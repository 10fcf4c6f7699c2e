import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFrameMessage } from '../../../core/mini-apps/frame-message.ts';
import { writeFrameNews } from '../../../core/mini-apps/frame-news.ts';
import { readFrameText } from '../../../core/mini-apps/frame-envelope.ts';
import { heardMessage, MOST_MESSAGES, NO_MESSAGES, type MessageRate } from '../../../core/mini-apps/message-rate.ts';
import { couponUpdateOf } from '../../../core/mini-apps/page-bus.ts';
import { DEFAULT_VIEW_SETTINGS } from '../../../core/settings/view-settings.ts';
import { HOSTILE_ADDRESSES } from '../../support/examples/return-address-payloads.ts';
import { couponWith, pick } from '../../support/examples/coupon-examples.ts';

function message(type: unknown, payload: unknown, change: object = {}): string {
  return JSON.stringify({ v: 1, app: 'betting', id: 'm-1', type, payload, ...change });
}

function codeOf(given: unknown, app = 'betting'): string | undefined {
  const read = readFrameMessage(given, app);
  return read.ok ? undefined : read.error.code;
}

const { outcomeId } = pick(1);
const UPDATE = couponUpdateOf(couponWith(1));
const ADDED = { market: { outcomeId }, game: { gameId: 1 }, source: 'picks' };

describe('a message of a frame', () => {
  it.each([
    ['ready', {}, { type: 'ready' }],
    ['error', {}, { type: 'error' }],
    ['resize', { height: 240.5 }, { type: 'resize', height: 240.5 }],
    ['resize', { height: 0 }, { type: 'resize', height: 0 }],
    ['resize', { height: 4000 }, { type: 'resize', height: 4000 }],
    ['navigate', { route: 'how-to-bet' }, { type: 'navigate', path: '/howbet' }],
    ['notify', { text: 'Готово' }, { type: 'notify', text: 'Готово' }],
    ['openDialog', { dialog: 'consultant' }, { type: 'open-dialog', dialog: 'consultant' }],
  ])('asks by %s %o [FRM-1, FRM-7, FRM-8]', (type, payload, request) => {
    expect(readFrameMessage(message(type, payload), 'betting')).toEqual({ ok: true, value: request });
  });

  it('names a bet [FRM-1, BUS-6]', () => {
    expect(readFrameMessage(message('couponAddBet', ADDED), 'betting')).toMatchObject({
      value: { type: 'add-to-coupon', added: { outcomeId, gameId: 1, source: 'picks' } },
    });
    expect(codeOf(message('couponAddBet', { ...ADDED, market: {} }))).toBe('malformed-request');
  });

  it.each([
    ['resize', { height: -1 }],
    ['resize', { height: 4001 }],
    ['resize', { height: '240' }],
    ['navigate', { path: '/ru/line' }],
    ['navigate', { route: 'constructor' }],
    ['navigate', { route: '//evil.example' }],
    ['navigate', { route: 'game' }],
    ['navigate', { route: 'home', params: [1] }],
    ['navigate', { route: 'sport', params: { section: 'line', sport: {} } }],
    ['notify', { text: '' }],
    ['notify', { text: 'a'.repeat(201) }],
    ['notify', { text: 'two\nlines' }],
    ['notify', { text: 'turned \u202e' }],
    ['openDialog', { dialog: 7 }],
    ['openDialog', { dialog: 'a'.repeat(65) }],
    ['resize', null],
    ['resize', [240]],
  ])('is refused as %s %o [FRM-1, FRM-7, FRM-8]', (type, payload) => {
    expect(codeOf(message(type, payload))).toBe('malformed-request');
  });

  it('never leads out of the site, whatever its parameters are [FRM-7, SEC-30]', () => {
    for (const given of HOSTILE_ADDRESSES) {
      const read = readFrameMessage(
        message('navigate', { route: 'sport', params: { section: given, sport: given } }),
        'betting',
      );
      const path = read.ok && read.value.type === 'navigate' ? read.value.path : '/';
      expect(new URL(path, 'https://site.example').origin).toBe('https://site.example');
    }
  });

  it.each(['eval', 'resize ', 'getToken', 'requestUserFields', ''])('has no request %o [FRM-1, FRM-4]', (type) => {
    expect(codeOf(message(type, { fields: ['token'] }))).toBe('unknown-request');
  });

  it.each([
    null,
    'text',
    [],
    { v: 1, app: 'betting', id: '1', type: 'ready', payload: {} },
    message('ready', {}, { v: 2 }),
    message('ready', {}, { v: '1' }),
    message('ready', {}, { id: '' }),
    message('ready', {}, { id: 7 }),
    message('ready', {}, { id: 'a'.repeat(65) }),
    message('ready', {}, { app: 1 }),
  ])('is none as %o [FRM-1, FRM-6]', (given) => {
    expect(codeOf(given)).toBe('not-a-message');
  });

  it('speaks for its own app only [FRM-2, SEC-17]', () => {
    expect(codeOf(message('ready', {}, { app: 'office' }))).toBe('other-app');
    expect(codeOf(message('ready', {}), 'office')).toBe('other-app');
  });

  it('is at most 64 KiB long [FRM-3]', () => {
    const padded = (size: number) => message('ready', {}).padEnd(size, ' ');
    expect([codeOf(padded(65_536)), codeOf(padded(65_537))]).toEqual([undefined, 'too-large']);
  });

  it('never throws and never asks for more than the list, whatever comes [FRM-1, SEC-14]', () => {
    const kinds = ['ready', 'resize', 'navigate', 'notify', 'openDialog', 'couponAddBet'];
    const anyMessage = fc.oneof(
      fc.anything(),
      fc
        .tuple(fc.oneof(fc.constantFrom(...kinds), fc.string()), fc.jsonValue())
        .map(([type, payload]) => message(type, payload)),
    );
    const allowed = ['ready', 'error', 'resize', 'navigate', 'notify', 'open-dialog', 'add-to-coupon'];
    fc.assert(
      fc.property(anyMessage, (given) => {
        const read = readFrameMessage(given, 'betting');
        expect(!read.ok || allowed.includes(read.value.type)).toBe(true);
      }),
    );
  });
});

describe('what a frame is told', () => {
  const look = { language: 'ru', settings: DEFAULT_VIEW_SETTINGS, currency: 'RUB' } as const;
  it.each([
    [{ type: 'hello', look } as const, { lang: 'ru', dir: 'ltr', 'data-currency': 'RUB', 'data-time-zone': '3' }],
    [{ type: 'look', look } as const, { lang: 'ru' }],
    [{ type: 'signed', isSignedIn: true } as const, { isSignedIn: true }],
    [{ type: 'couponUpdate', update: UPDATE } as const, UPDATE],
    [{ type: 'sports', hidden: { line: [1], live: [] } } as const, { line: [1], live: [] }],
    [{ type: 'route', route: 'game' } as const, { route: 'game' }],
    [{ type: 'route', route: undefined } as const, { route: '' }],
  ])('is %o as one text [FRM-9, FRM-33, HND-1]', (news, payload) => {
    const read = readFrameText(writeFrameNews('betting', news), 'betting');
    expect(read).toMatchObject({ ok: true, value: { type: news.type, payload } });
    expect(JSON.stringify(read)).not.toMatch(/token|phone|fingerprint|balance|userId/i);
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
