import { cleanup } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { definedCalls } from '../../../support/browser/defined-calls.ts';
import { brokenReplies, strayBodies } from '../../../support/fakes/broken-replies.ts';
import { replySamples } from '../../../support/reply-samples.ts';
import { siteAt } from '../../../support/views/held-site.tsx';

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** How many odd replies of each kind a page is given: evenly taken of all. */
const MOST_TWICE = 8;
const MOST_TRIED = 3;
const REFUSED_TRIED = 2;

interface Odd {
  readonly isTwice: boolean;
  readonly body: unknown;
}

/** Every list with each element twice, every number with another sign, every text without end. */
function* oddities(value: unknown, put: (odd: unknown) => unknown): Generator<Odd> {
  if (typeof value === 'number') yield { isTwice: false, body: put(-value - 1) };
  if (typeof value === 'string') yield { isTwice: false, body: put('x'.repeat(2000)) };
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value) && value.length > 0)
    yield { isTwice: true, body: put([...(value as unknown[]), ...(value as unknown[])]) };
  for (const [name, field] of Object.entries(value)) {
    yield* oddities(field, (odd) =>
      put(
        Array.isArray(value)
          ? value.map((each: unknown, at) => (String(at) === name ? odd : each))
          : { ...value, [name]: odd },
      ),
    );
  }
}

/** So many of those that are meant, evenly taken of all as far as there are enough. */
function spread<Value>(values: readonly Value[], most: number, isMeant: (value: Value) => boolean): readonly Value[] {
  const step = Math.max(1, Math.floor(values.length / most));
  const found: Value[] = [];
  for (let first = 0; first < step; first += 1)
    for (let at = first; at < values.length && found.length < most; at += step)
      if (isMeant(values[at]!)) found.push(values[at]!);
  return found;
}

/** What may come to a page: what its schema takes for a reply, though something is odd, and a little of what it does not. */
async function oddReplies(name: string): Promise<readonly unknown[]> {
  const call = (await definedCalls()).find((each) => each.name === name)!;
  const sample = replySamples()[name];
  const odd = [...oddities(sample, (body) => body)];
  const isTaken = (body: unknown): boolean => v.safeParse(call.reply, body).success;
  const others = [...brokenReplies(sample), ...odd.filter(({ isTwice }) => !isTwice)].map(({ body }) => body);
  const twice = odd.flatMap(({ isTwice, body }) => (isTwice ? [body] : []));
  return [
    ...spread(twice, MOST_TWICE, isTaken),
    ...spread(others, MOST_TRIED, isTaken),
    ...spread([...others, ...strayBodies(sample)], REFUSED_TRIED, (body) => !isTaken(body)),
  ];
}

it.each([
  ['/en/line/football', 'line', 'Ноттингем'],
  ['/en/live/football/1/812859521', 'game', 'Ноттингем'],
  ['/en/office/history', 'history', 'Burnley'],
  ['/en/print-coupon/40000000001', 'coupon', 'Бернли'],
])('a page whose reply is odd keeps its frame and shows no word of code: %s [REL-34]', async (address, name, shown) => {
  const problems: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...said) => problems.push(said.map(String).join(' ').slice(0, 300)));
  const site = await siteAt('/en/contacts');
  const bodies = await oddReplies(name);
  expect(bodies.length).toBeGreaterThan(REFUSED_TRIED);
  const wrong: unknown[] = [];
  // whole first, so that the code of the page is there
  await vi.waitFor(async () => {
    await site.go(address);
    expect(document.body.textContent).toContain(shown);
    await site.go('/en/contacts');
  }, 45_000);
  for (const [at, body] of bodies.entries()) {
    site.backEnd.bodies.set(name, body);
    await site.go(`${address}?odd=${String(at)}`, 4);
    const text = document.body.textContent;
    const isWhole = site.drawn.queryByRole('main') !== null;
    const code = /NaN|undefined|\[object|Infinity/.exec(text)?.[0];
    if (!isWhole || code !== undefined || problems.length > 0)
      wrong.push({ at, isWhole, code, problems: [...problems] });
    problems.splice(0);
    await site.go('/en/contacts');
  }
  expect(wrong).toEqual([]);
});
