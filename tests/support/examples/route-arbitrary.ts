import fc from 'fast-check';
import { parameterKind, type ParameterName } from '../../../core/navigation/route-parameters.ts';
import { ROUTE_NAMES, ROUTES, type RouteName } from '../../../core/navigation/route-table.ts';

export type AnyParams = Readonly<Record<string, string | number>>;

/** Words that no route, list or former address has: what they stand for is free. */
const freeWord = fc.stringMatching(/^zq[a-z0-9_-]{0,20}$/);
const freeWords = fc.array(fc.stringMatching(/^zq[A-Za-z0-9.-]{0,9}$/), { minLength: 1, maxLength: 4 });

function valueOf(name: ParameterName): fc.Arbitrary<string | number> {
  const kind = parameterKind(name);
  if (kind === 'numbered') return fc.integer({ min: 1, max: 999_999_999_999_999 });
  if (kind === 'words') return freeWords.map((words) => words.join('/'));
  return typeof kind === 'string' ? freeWord : fc.constantFrom(...kind);
}

/** Parameters of a pattern, with every way to leave the optional ones out. */
export function paramsOf(pattern: string): fc.Arbitrary<AnyParams> {
  const found = [...pattern.matchAll(/\{(\w+)([?~]?)\}/g)];
  return fc
    .tuple(
      fc.tuple(...found.map(([, name = '']) => valueOf(name as ParameterName))),
      fc.tuple(...found.map(() => fc.boolean())),
    )
    .map(([values, taken]) => {
      const params: Record<string, string | number> = {};
      for (const [place, [, name = '', mark]] of found.entries()) {
        if (taken[place] === false && mark === '?') break;
        if (taken[place] === false && mark === '~') continue;
        params[name] = values[place] ?? '';
      }
      return params;
    });
}

/** Any route with parameters for it. */
export const anyRoute: fc.Arbitrary<readonly [RouteName, AnyParams]> = fc
  .constantFrom(...ROUTE_NAMES)
  .chain((name) => fc.tuple(fc.constant(name), paramsOf(ROUTES[name].path)));
