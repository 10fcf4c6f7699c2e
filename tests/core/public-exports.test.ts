import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oddValue, placesOfNaN, valuesAt, withoutNaN } from '../support/examples/odd-values.ts';
import { publicFunctions, type PublicFunction } from '../support/public-signatures.ts';
import { PROJECT_FOLDER } from '../support/source-tree.ts';

type Callable = (...given: readonly unknown[]) => unknown;

/** Numbers that no rule knows: where one comes out, it went through untouched. */
const MARKS = [271_828.182_8, 2.718_281e200];

const RUNS = 40;
const MOST_RUNS = 3000;
const runs = Math.min(fc.readConfigureGlobal().numRuns ?? RUNS, MOST_RUNS);

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../core/index.ts', '../../core/**/index.ts', '../../core/shared/{odds,money}.ts'],
  {
    eager: true,
  },
);
const functions = publicFunctions();

function callable({ source, name }: PublicFunction): Callable {
  const module = modules[`../../${path.relative(PROJECT_FOLDER, source).replaceAll(path.sep, '/')}`];
  return module?.[name] as Callable;
}

/** Ends after the answer, and after the promise where it is one. */
async function answerTo(call: Callable, given: readonly unknown[]): Promise<unknown> {
  return await call(...given);
}

/** A place whatever the order of the lists on the way. */
function wherever(place: string): string {
  return place.replaceAll(/\.\d+/g, '.*');
}

/** Where an answer holds a NaN that was made: one that came in and is handed on as it came is carried. */
async function madeNaN(call: Callable, values: readonly unknown[], answer: unknown): Promise<readonly string[]> {
  const places = placesOfNaN(answer);
  if (places.length === 0) return [];
  const carried = new Set<string>();
  // a number that is compared takes one way where it is small and another where it is large
  for (const mark of MARKS) {
    const answered = valuesAt(await answerTo(call, withoutNaN(values, mark) as readonly unknown[]));
    for (const [place, value] of answered) if (value === mark) carried.add(wherever(place));
  }
  return places.filter((place) => !carried.has(wherever(place)));
}

describe('every function that the package exports', () => {
  it('is known with its parameters', () => {
    expect(functions.length).toBeGreaterThan(400);
    expect(functions.filter((each) => typeof callable(each) !== 'function').map(({ name }) => name)).toEqual([]);
  });

  it.each(functions)('$entry $name answers odd values without a throw and makes no NaN', async (tested) => {
    const call = callable(tested);
    const given = fc.tuple(...tested.parameters.map(({ shape }) => oddValue(shape())));
    await fc.assert(
      fc.asyncProperty(given, async (values) => {
        const answer = await answerTo(call, values);
        expect(await madeNaN(call, values, answer)).toEqual([]);
      }),
      { numRuns: runs, seed: 20_261_121 },
    );
  });
});
