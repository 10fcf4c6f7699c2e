import { describe, expect, it } from 'vitest';
import { asOnePage, onceAPage } from '../../../infrastructure/http/once-a-page.ts';

describe('what the calls of a page ask', () => {
  const counted = () => {
    let count = 0;
    const ask = onceAPage(async (key) => {
      count += 1;
      return Promise.resolve(`${key} ${String(count)}`);
    });
    return { ask, count: () => count };
  };

  it('is asked once for each key', async () => {
    const { ask } = counted();
    const page = await asOnePage(async () => [await ask('a'), ...(await Promise.all([ask('a'), ask('b'), ask('b')]))]);
    expect(page).toEqual(['a 1', 'a 1', 'b 2', 'b 2']);
  });

  it('is not remembered for the next page, nor outside of one, nor for what others ask under the same key', async () => {
    const { ask } = counted();
    const other = counted();
    await Promise.all([asOnePage(async () => ask('a')), asOnePage(async () => ask('a'))]);
    expect([await ask('a'), await ask('a')]).toEqual(['a 3', 'a 4']);
    expect(await asOnePage(async () => [await ask('a'), await other.ask('a')])).toEqual(['a 5', 'a 1']);
  });
});
