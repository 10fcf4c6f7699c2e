import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defineCall, type AnyCall } from '../../../infrastructure/http/call.ts';
import { readDone } from '../../../infrastructure/http/http-client.ts';
import { readTypedOr, typedAnswer } from '../../../infrastructure/http/typed-replies.ts';

const callOf = (reply: v.GenericSchema): AnyCall =>
  defineCall({
    name: 'thing',
    summary: 'Reads a thing',
    method: 'GET',
    path: '/web-api/things',
    reply,
    access: 'player',
    changes: 'none',
  });

const unread = readTypedOr(() => {
  throw new Error('it was read by its schema');
});

/** Both ways to read a reply: as it is typed, and from its JSON by its schema. */
function both(reply: v.GenericSchema, body: unknown) {
  const call = callOf(reply);
  const sent = { status: 200, body: JSON.parse(JSON.stringify(body)) as unknown };
  return [unread(call, typedAnswer(body)), readDone(call, sent)];
}

const cents = v.pipe(
  v.number(),
  v.rawTransform<number, string>(({ dataset, addIssue, NEVER }) => {
    if (dataset.value <= 1000) return `${String(dataset.value)} cents`;
    addIssue({ message: 'too much' });
    return NEVER;
  }),
);
const named = v.variant('kind', [
  v.object({ kind: v.literal('sum'), value: cents }),
  v.object({ kind: v.picklist(['name', 'word']), value: v.pipe(v.string(), v.trim()) }),
]);
const SCHEMAS: readonly (readonly [string, v.GenericSchema, unknown])[] = [
  ['a field that is turned into other words', v.object({ sum: cents }), { sum: 5 }],
  ['a field that nobody named', v.object({ sum: cents }), { sum: 5, other: 1 }],
  [
    'lists, records and pipes within pipes',
    v.pipe(
      v.object({ all: v.array(cents), by: v.record(v.string(), cents) }),
      v.transform(({ all, by }) => [...all, by]),
    ),
    { all: [1, 2], by: { a: 3 } },
  ],
  [
    'kinds of a thing',
    v.array(named),
    [
      { kind: 'sum', value: 3 },
      { kind: 'word', value: ' a ' },
    ],
  ],
  [
    'a field that is undefined',
    v.object({ a: v.optional(v.string()), b: v.optional(cents, 7) }),
    { a: undefined, b: undefined },
  ],
  [
    'what null means',
    v.object({ a: v.nullable(cents), b: v.nullish(cents), c: v.nullish(v.string(), 'none') }),
    { a: null, b: null, c: null },
  ],
  ['a union of plain things', v.union([v.string(), v.number()]), 'a'],
  ['a fallback', v.object({ a: v.fallback(v.number(), 4) }), { a: 'many' }],
  [
    'a field that is left out, of a kind that would be turned',
    v.object({
      a: v.pipe(
        v.optional(v.string()),
        v.transform((text) => text ?? 'none'),
      ),
    }),
    {},
  ],
  ['a default that is null', v.object({ a: v.optional(v.nullable(cents), null) }), {}],
  ['fields that nobody named and that are kept', v.looseObject({ a: cents }), { a: 1, b: 2 }],
  ['fields that nobody named and that are turned', v.objectWithRest({ a: cents }, cents), { a: 1, b: 2 }],
  ['names that are turned', v.record(v.pipe(v.string(), v.trim()), cents), { ' a ': 1 }],
  [
    'names that objects have by themselves',
    v.record(v.string(), cents),
    JSON.parse('{"constructor":1,"__proto__":2,"a":3}'),
  ],
  ['a zero with a sign', v.object({ a: v.number(), all: v.array(v.number()) }), { a: -0, all: [-0, -1] }],
];

describe('a reply of this process', () => {
  it.each(SCHEMAS)('is read without JSON as with it: %s', (_, reply, body) => {
    const [typed, sent] = both(reply, body);
    expect(typed).toStrictEqual(sent);
    expect(typed).toMatchObject({ ok: true });
  });

  it('is refused where its money cannot be told, or it is of no kind that is known', () => {
    const refused = { ok: false, error: { kind: 'malformed', path: '' } };
    expect(unread(callOf(v.object({ sum: cents })), typedAnswer({ sum: 2000 }))).toEqual(refused);
    expect(unread(callOf(named), typedAnswer({ kind: 'other' }))).toEqual(refused);
    expect(unread(callOf(v.array(cents)), typedAnswer({}))).toEqual(refused);
  });

  it.each([
    ['NaN', Number.NaN],
    ['an endless number', Infinity],
    ['a number that JSON has no form for', 1n],
  ])('is not made of %s: nothing is drawn that a wire would not have carried', (_, sum) => {
    expect(() => typedAnswer({ of: [{ sum }] })).toThrow(TypeError);
  });

  it('does not change when what it was made of goes on changing', () => {
    const owned = { names: ['a'] };
    const answer = typedAnswer(owned);
    owned.names.push('b');
    expect(answer.body).toEqual({ names: ['a'] });
  });

  it('is read by its schema where it came as a text', () => {
    const read = readTypedOr(readDone);
    expect(read(callOf(v.object({ sum: cents })), { status: 200, body: { sum: 'x' } })).toMatchObject({ ok: false });
  });
});
