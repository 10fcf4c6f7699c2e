import { describe, expect, it } from 'vitest';
import { waitingText } from '../../../core/notices/waiting-text.ts';

describe('a waiting time', () => {
  it.each([
    [0, 'error.text.too-often-wait', 0],
    [4.2, 'error.text.too-often-wait', 5],
    [60, 'error.text.too-often-wait', 60],
    [119, 'error.text.too-often-wait', 119],
    [120, 'error.text.too-often-wait-minutes', 2],
    [121, 'error.text.too-often-wait-minutes', 3],
    [300, 'error.text.too-often-wait-minutes', 5],
  ])('of %d s is told as %s of %d [NO-22]', (seconds, text, count) => {
    expect(waitingText(seconds)).toEqual({ text, values: { count } });
    const [start, unit] = text.split('too-often');
    const ofRegistrations = `${String(start)}too-many-registrations${String(unit)}`;
    expect(waitingText(seconds, 'too-many-registrations')).toEqual({ text: ofRegistrations, values: { count } });
  });
});
