import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFrameText, writeFrameText } from '../../../core/mini-apps/frame-envelope.ts';

const MESSAGE = { v: 1, app: 'consultant', id: 'f1', type: 'ready', payload: {} };
const read = (message: unknown) => readFrameText(message, 'consultant');
const said = (changes: object) => read(JSON.stringify({ ...MESSAGE, ...changes }));

describe('what a frame says over its port', () => {
  it('is read from one text, and written as one [FRM-6]', () => {
    const written = writeFrameText('consultant', { id: 'f1', type: 'ready', payload: { a: [1] } });
    expect(read(written)).toEqual({ ok: true, value: { id: 'f1', type: 'ready', payload: { a: [1] } } });
  });

  it.each([
    [MESSAGE, 'not-a-message'],
    [undefined, 'not-a-message'],
    [new ArrayBuffer(1_000_000), 'not-a-message'],
    ['', 'not-a-message'],
    ['{', 'not-a-message'],
    ['[]', 'not-a-message'],
    ['null', 'not-a-message'],
    ['['.repeat(60_000), 'not-a-message'],
    [' '.repeat(65_537), 'too-large'],
    [JSON.stringify({ ...MESSAGE, payload: { text: 'a'.repeat(65_536) } }), 'too-large'],
  ])('is dropped where it is no such text, or too long [FRM-3, FRM-6]', (message, code) => {
    expect(read(message)).toEqual({ ok: false, error: { code } });
  });

  it.each([
    [{ v: 2 }, 'not-a-message'],
    [{ v: '1' }, 'not-a-message'],
    [{ app: 'payments' }, 'other-app'],
    [{ app: ['consultant'] }, 'not-a-message'],
    [{ id: '' }, 'not-a-message'],
    [{ id: 'a b' }, 'not-a-message'],
    [{ id: 7 }, 'not-a-message'],
    [{ payload: null }, 'malformed-request'],
    [{ payload: 'x' }, 'malformed-request'],
    [{ payload: [] }, 'malformed-request'],
  ])('is refused with %j as %s [FRM-1, FRM-2]', (changes, code) => {
    expect(said(changes)).toEqual({ ok: false, error: { code } });
  });

  it('never throws, whatever it is [FRM-6]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json()), (message) => {
        expect(typeof read(message).ok).toBe('boolean');
      }),
    );
  });
});
