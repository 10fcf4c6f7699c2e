import { describe, expect, it } from 'vitest';
import { DictionariesStore } from '#ui/site/dictionaries/dictionaries-store.ts';
import {
  DICTIONARY_IDS,
  type Dictionary,
  type DictionaryReply,
} from '../../../../core/site/dictionaries/dictionary.ts';
import type { RequestFailure } from '../../../../core/shared/request-failure.ts';
import { fail, ok, type Result } from '../../../../core/shared/result.ts';

const COUNTRIES = [DICTIONARY_IDS.countries, [{ id: 4, name: 'Belarus' }]] as const;
const DOCUMENTS = [DICTIONARY_IDS.documentTypes, [{ id: 1, name: 'Passport' }]] as const;

function operator(...replies: readonly Result<DictionaryReply, RequestFailure>[]) {
  const asked: (readonly Dictionary[])[] = [];
  const store = new DictionariesStore({
    dictionaries: (names) => {
      asked.push(names);
      return Promise.resolve(replies[asked.length - 1] ?? fail({ kind: 'network' }));
    },
  });
  return { store, asked };
}

describe('the dictionaries', () => {
  it('are asked for once a visit, by all who wait together [DIC-3]', async () => {
    const { store, asked } = operator(ok(new Map([COUNTRIES])), ok(new Map([DOCUMENTS])));
    await Promise.all([store.ensure(['countries']), store.ensure(['countries'])]);
    await store.ensure(['countries', 'documentTypes']);
    await store.ensure(['documentTypes', 'countries']);
    expect(asked).toEqual([['countries'], ['documentTypes']]);
    expect([store.nameOf('countries', 4), store.nameOf('documentTypes', 1)]).toEqual(['Belarus', 'Passport']);
    expect([store.nameOf('countries', 99), store.nameOf('countries', undefined)]).toEqual([undefined, undefined]);
  });

  it('say what failed until a later try brings it [DIC-1]', async () => {
    const { store, asked } = operator(fail({ kind: 'network' }), ok(new Map([COUNTRIES])));
    await store.ensure(['countries']);
    expect([store.failure, store.entries('countries')]).toEqual([{ kind: 'network' }, []]);
    await store.ensure(['countries']);
    expect([store.failure, store.entries('countries'), asked.length]).toEqual([undefined, COUNTRIES[1], 2]);
  });

  it('keep what came where another one did not, and ask for that one alone [DIC-2]', async () => {
    const { store, asked } = operator(ok(new Map([COUNTRIES])));
    await store.ensure(['countries', 'documentTypes']);
    expect(store.failure).toEqual({ kind: 'malformed', path: 'dictionaries.documentTypes' });
    await store.ensure(['countries', 'documentTypes']);
    expect(asked.at(-1)).toEqual(['documentTypes']);
    expect(store.nameOf('countries', 4)).toBe('Belarus');
  });

  it('are wanted no longer by the next page, which does not show their failure [DIC-1]', async () => {
    const { store } = operator(ok(new Map([COUNTRIES])), fail({ kind: 'network' }));
    await store.ensure(['countries']);
    await store.ensure(['documentTypes']);
    expect(store.failure).toEqual({ kind: 'network' });
    await store.ensure(['countries']);
    expect(store.failure).toBeUndefined();
  });
});
