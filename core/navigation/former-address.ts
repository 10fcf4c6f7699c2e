import { pathVariants, readParts, splitPath, writePattern } from './path-pattern.ts';
import { FORMER_ROUTES, type FormerRoute } from './routes/former-routes.ts';

export interface MovedAddress {
  readonly address: string;
  readonly status: 301 | 302;
}

const VARIANTS = FORMER_ROUTES.flatMap((former) => pathVariants(former.from).map(({ parts }) => ({ former, parts })));

/** NV-6 Where a former address leads now, without its language and with its query; nothing for an address that stands. */
export function movedAddress(path: string, search: string): MovedAddress | undefined {
  const words = splitPath(path);
  for (const { former, parts } of VARIANTS) {
    const params = readParts(parts, words);
    if (params === undefined || !isAsked(former, search)) continue;
    return { address: writePattern(former.to, params) + keptQuery(former, search), status: former.status };
  }
  return undefined;
}

/** NV-7 Whether the query is the one that distinguishes a former address. */
function isAsked({ where }: FormerRoute, search: string): boolean {
  if (where === undefined) return true;
  return queryParts(search).some((part) => part === `${where.parameter}=${where.is}`);
}

function keptQuery({ from, query, drops = [] }: FormerRoute, search: string): string {
  const distinguishing = FORMER_ROUTES.find((former) => former.from === from && former.where !== undefined)?.where
    ?.parameter;
  const left = [...drops, ...(distinguishing === undefined ? [] : [distinguishing])];
  const kept = queryParts(search).filter((part) => part !== query && !left.includes(part.split('=')[0] ?? ''));
  const parts = query === undefined ? kept : [query, ...kept];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

function queryParts(search: string): readonly string[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '');
}
