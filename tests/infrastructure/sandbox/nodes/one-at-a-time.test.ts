import { describe, expect, it } from 'vitest';
import { oneAtATimeEach } from '../../../../infrastructure/sandbox/nodes/one-at-a-time.ts';

describe('one look at a time', () => {
  it('is shared by all who ask the same meanwhile, and never told to who asks for something else', async () => {
    const asked: string[] = [];
    const look = oneAtATimeEach(async (each: { readonly currency: string }) => {
      asked.push(each.currency);
      const name = `${each.currency} ${String(asked.length)}`;
      await Promise.resolve();
      return name;
    });
    const looks = await Promise.all(['RUB', 'RUB', 'RUB', 'EUR'].map(async (currency) => look({ currency })));
    expect(asked.toSorted()).toEqual(['EUR', 'RUB', 'RUB']);
    expect(looks).toEqual(['RUB 1', looks[1], looks[1], 'EUR 2']);
  });

  it('that failed is looked again', async () => {
    let fails = true;
    const look = oneAtATimeEach(async (name: string) => {
      if (fails) throw new Error('no table');
      return name;
    });
    await expect(look('a')).rejects.toThrow('no table');
    fails = false;
    expect(await look('a')).toBe('a');
  });
});
