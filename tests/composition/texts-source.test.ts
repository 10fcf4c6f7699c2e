import { describe, expect, it } from 'vitest';
import { textsSource } from '../../composition/texts-source.ts';

describe('the source of the texts', () => {
  it.each(['it', 'constructor', ''])('has no module of the language %j [LA-4]', async (language) => {
    await expect(textsSource(language as never, 'kit')).rejects.toThrow('MODULE_NOT_FOUND');
  });

  it('has the texts of a known language [LA-4]', async () => {
    const { language, texts } = await textsSource('ru', 'kit');
    expect(language).toBe('ru');
    expect(Object.keys(texts)).not.toEqual([]);
  });
});
