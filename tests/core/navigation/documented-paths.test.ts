import { describe, expect, it } from 'vitest';
import { movedAddress } from '../../../core/navigation/former-address.ts';
import { matchPath, ROUTE_NAMES } from '../../../core/navigation/route-table.ts';
import { DOCUMENTED } from '../../support/documented-pages.ts';

describe('the pages of the site', () => {
  it.each(DOCUMENTED)('/%s is %s in the layout %s [NV-1]', (path, name, layout) => {
    const match = matchPath(`/${path}`);
    expect(match?.name).toBe(name);
    expect(match?.route.layout).toBe(layout);
    expect(movedAddress(`/${path}`, '')).toBeUndefined();
  });

  it('are all in the table, and nothing else is [NV-1]', () => {
    const named = new Set(DOCUMENTED.map(([, name]) => name));
    expect(ROUTE_NAMES.filter((name) => !named.has(name))).toEqual([]);
    expect(named.size).toBe(ROUTE_NAMES.length);
  });
});
