import { describe, expect, it } from 'vitest';
import { readConsultantSaying, writeConsultantNews } from '../../../core/support/consultant/consultant-messages.ts';

const message = (type: unknown, app = 'consultant') => JSON.stringify({ v: 1, app, id: 'f1', type, payload: {} });
const LOOK = { language: 'ru', theme: 'dark' } as const;

describe('the frame of the consultant', () => {
  it.each(['ready', 'unread', 'fold'])('may say %s [CW-5]', (saying) => {
    expect(readConsultantSaying(message(saying))).toBe(saying);
  });

  it.each(['navigate', 'hello', 'constructor', '__proto__', '', 1, null, ['ready'], { type: 'ready' }])(
    'is not heard with %j [CW-5]',
    (saying) => {
      expect(readConsultantSaying(message(saying))).toBeUndefined();
    },
  );

  it('is not heard in the name of another, or with what is no text [CW-5, FRM-2]', () => {
    expect(readConsultantSaying(message('ready', 'payments'))).toBeUndefined();
    expect(readConsultantSaying({ v: 1, app: 'consultant', id: 'f1', type: 'ready', payload: {} })).toBeUndefined();
  });

  it('is told the key of its chat once, how the site looks, and whether it is open, and nothing else [CW-5]', () => {
    const told = (...news: Parameters<typeof writeConsultantNews>) =>
      (JSON.parse(writeConsultantNews(...news)) as { readonly payload: unknown }).payload;
    const secret = { ...LOOK, token: 'secret', phone: '+7', fingerprint: 'f' };
    expect(told({ type: 'hello', key: 'k', look: secret })).toEqual({ key: 'k', ...LOOK });
    expect(told({ type: 'look', look: secret })).toEqual(LOOK);
    expect(told({ type: 'opened' })).toEqual({});
  });
});
