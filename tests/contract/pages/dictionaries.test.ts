import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DICTIONARY_IDS } from '../../../core/site/dictionaries/dictionary.ts';
import { LANGUAGES } from '../../../core/site/config/language.ts';
import { DICTIONARIES } from '../../../infrastructure/site/dictionaries/dictionary-calls.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

const IDS = Object.values(DICTIONARY_IDS).join(',');

let fixture: SandboxFixture;

beforeAll(async () => {
  fixture = await openFixture();
});

afterAll(async () => fixture.close());

describe('the dictionaries of the operator', () => {
  it('name the same things in every language, each without a gap [DIC-1]', async () => {
    const player = await fixture.player();
    const ids: string[] = [];
    for (const lng of LANGUAGES) {
      const reply = (await player.send(DICTIONARIES, { query: { ids: IDS, lng } })).read();
      const entries = [...reply.values()].flat();
      expect(entries.filter(({ name }) => name.trim() === '')).toEqual([]);
      ids.push(entries.map(({ id }) => id).join());
    }
    expect(new Set(ids).size).toBe(1);
  });

  it('are each answered once, and refused where one is none [DIC-1]', async () => {
    const player = await fixture.player();
    const twice = (await player.send(DICTIONARIES, { query: { ids: '7,7', lng: 'en' } })).read();
    expect([...twice]).toEqual([
      [
        DICTIONARY_IDS.documentTypes,
        [
          { id: 1, name: 'Passport' },
          { id: 2, name: 'ID card' },
          { id: 3, name: 'Driving licence' },
          { id: 4, name: 'Residence permit' },
        ],
      ],
    ]);
    expect((await player.send(DICTIONARIES, { query: { ids: '7,8', lng: 'en' } })).status).toBe(404);
  });
});
