import { describe, expect, it } from 'vitest';
import { alphabetAddress, alphabetPath } from '../../../core/navigation/alphabet-address.ts';
import { matchPath } from '../../../core/navigation/route-table.ts';

const asked = (path: string) => {
  const match = matchPath(path);
  return match === undefined ? undefined : alphabetAddress(match);
};

describe('addresses of the betting alphabet', () => {
  it('name the order, the topic and the term, and are written back [NV-60]', () => {
    expect(asked('betting-alphabet')).toEqual({ order: 'letters' });
    expect(asked('betting-alphabet/topics')).toEqual({ order: 'topics' });
    expect(asked('betting-alphabet/topics/totals/asian-total')).toEqual({
      order: 'topics',
      topic: 'totals',
      slug: 'asian-total',
    });
    for (const path of ['betting-alphabet', 'betting-alphabet/topics', 'betting-alphabet/letters/odds/margin']) {
      const address = asked(path);
      expect(address === undefined ? undefined : alphabetPath(address)).toBe(`/${path}`);
    }
  });

  it('do not exist with another order or topic [NV-60]', () => {
    expect(asked('betting-alphabet/pictures')).toBeUndefined();
    expect(asked('betting-alphabet/letters/horoscope/total')).toBeUndefined();
    expect(asked('about')).toBeUndefined();
  });
});
