import { describe, expect, it } from 'vitest';
import { readNews } from '../../../infrastructure/sandbox/nodes/read-news.ts';

const BY = '4b0bd5b5-6f5e-4b57-9c64-0c2c3f1f2b11';

describe('what nodes tell each other', () => {
  it.each([{ kind: 'changed' }, { kind: 'tick-wanted', by: BY }, { kind: 'ticked', by: BY }])('is read: %o', (news) => {
    expect(readNews(JSON.stringify(news))).toEqual(news);
  });

  it('says nothing of what changed', () => {
    expect(readNews('{"kind":"changed","tick":{"version":9,"moment":9,"revision":9}}')).toEqual({ kind: 'changed' });
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"changed"',
    '{"kind":"other"}',
    '{"kind":"ticked"}',
    '{"kind":"tick-wanted","by":7}',
    '{"kind":"line","tick":{"version":9,"moment":9,"revision":9}}',
  ])('is left out where it is something else: %s', (payload) => {
    expect(readNews(payload)).toBeUndefined();
  });
});
