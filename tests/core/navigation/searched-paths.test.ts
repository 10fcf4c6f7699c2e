import { describe, expect, it } from 'vitest';
import { OPEN_SITE } from '../../../core/navigation/navigation-facts.ts';
import { matchPath } from '../../../core/navigation/route-table.ts';
import { closedToRobots, searchedPaths } from '../../../core/navigation/searched-paths.ts';
import { isSearched } from '../../../core/site/documents/seo-page.ts';

describe('the paths of the site map', () => {
  it('are of pages that search engines may keep, home first, each once [SMP-1]', () => {
    const paths = searchedPaths(OPEN_SITE);
    expect(paths[0]).toBe('/');
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(expect.arrayContaining(['/line', '/live', '/rules/8', '/contacts', '/results/zone']));
    for (const path of paths) {
      const route = matchPath(path)?.route;
      expect(route !== undefined && isSearched(route), path).toBe(true);
    }
    expect(paths.filter((path) => /office|debugger|registration|print|block|\{/.test(path))).toEqual([]);
  });

  it('leave out what is switched off and what leads on [SMP-1]', () => {
    expect(searchedPaths({ ...OPEN_SITE, availableRoutes: [] })).not.toContain('/rules/1');
    expect(searchedPaths({ ...OPEN_SITE, isMaintenance: true })).toEqual([]);
  });
});

describe('what robots may not ask for', () => {
  it('is the place of a player, of the closed site and of the demo [SMP-2]', () => {
    const words = closedToRobots();
    expect(words).toEqual(
      expect.arrayContaining(['office', 'debugger', 'block', 'maintenance', 'onpay', 'print-coupon']),
    );
    for (const path of searchedPaths(OPEN_SITE)) expect(words).not.toContain(path.split('/')[1]);
  });
});
