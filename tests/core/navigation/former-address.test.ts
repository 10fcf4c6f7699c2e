import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedAddress } from '../../../core/navigation/former-address.ts';
import { pathVariants, writePattern } from '../../../core/navigation/path-pattern.ts';
import { matchPath, ROUTE_NAMES, ROUTES } from '../../../core/navigation/route-table.ts';
import { FORMER_ROUTES } from '../../../core/navigation/routes/former-routes.ts';
import { paramsOf } from '../../support/examples/route-arbitrary.ts';
import { canOverlap } from '../../support/examples/route-overlap.ts';

describe('a former address', () => {
  it.each([
    ['/home', '', '/', 301],
    ['/home/line/football/12', '', '/line/football/12', 301],
    ['/home/live/all/football/12/3', '', '/live/all/football/12/3', 301],
    ['/home/live', '', '/live', 301],
    ['/cyber', '', '/cyber/real', 301],
    ['/rules', '', '/rules/1', 301],
    ['/vulkan', '', '/slots/vulkan', 301],
    ['/tvgames/view/poker', '', '/poker', 301],
    ['/allgamesentrance', '', '/games', 301],
    ['/allgamesentrance/chest', '', '/games/chest', 301],
    ['/games/dragon', '', '/games/dragon-bonus', 301],
    ['/lottery', '', '/games/lottery-bonus', 301],
    ['/startdownloadapp', '', '/mobile', 301],
    ['/fastgames-daily-tournament', '', '/promotions/fastgames-daily-tournament', 301],
    ['/user/registration.php', '?ref=7', '/registration?ref=7', 301],
    ['/coupon', '', '/', 302],
    ['/cyber', '?action=forgot&a=?', '/cyber/real?action=forgot&a=?', 301],
  ] as const)('%s%s leads to %s with %i [NV-6, NV-8]', (path, search, address, status) => {
    expect(movedAddress(path, search)).toEqual({ address, status });
  });

  it.each([
    ['/forgotpassword', '', '/?showForgotPasswordModal=1'],
    ['/user/forgotpassword', '?a=1&b', '/?showForgotPasswordModal=1&a=1&b'],
    ['/forgotpassword', '?showForgotPasswordModal=1', '/?showForgotPasswordModal=1'],
  ])('%s%s opens its dialog at home: %s [NV-8]', (path, search, address) => {
    expect(movedAddress(path, search)).toEqual({ address, status: 302 });
  });

  it.each([
    ['?action=forgot', '/user/passwordreset'],
    ['?action=forgot&code=5', '/user/passwordreset'],
    ['?code=5&action=activate&lang=ru', '/user/activate?lang=ru'],
    ['?token=secret&action=forgot&tokens=2', '/user/passwordreset?tokens=2'],
    ['?token=secret&code', '/user/activate'],
    ['?action=forgotten', '/user/activate'],
    ['', '/user/activate'],
    ['?xaction=forgot', '/user/activate?xaction=forgot'],
  ])('of the user section is recognised by its action: %s leads to %s [NV-7]', (search, address) => {
    expect(movedAddress('/user/action.php', search)).toEqual({ address, status: 302 });
  });

  it.each([
    '/',
    '/line',
    '/games/dragon-bonus',
    '/games/crystal',
    '/slots/vulkan',
    '/nothing',
    '/login',
    '/user/registration',
  ])('is none of those that stand: %s [NV-6]', (path) => {
    expect(movedAddress(path, '?a=1')).toBeUndefined();
  });

  it.each(FORMER_ROUTES)('$from always lands on a page, after three steps at most [NV-6]', (former) => {
    fc.assert(
      fc.property(paramsOf(former.from), (params) => {
        const asked = writePattern(former.from, params);
        const been = [asked];
        let moved = movedAddress(asked, '');
        while (moved !== undefined) {
          const [path = ''] = moved.address.split('?');
          expect(been).not.toContain(path);
          been.push(path);
          moved = movedAddress(path, '');
        }
        expect(been.length).toBeLessThanOrEqual(4);
        expect(matchPath(been.at(-1) ?? '')).toBeDefined();
      }),
      { numRuns: 30 },
    );
  });

  it('takes no page away but those that rank behind it [NV-5, NV-6]', () => {
    const routes = ROUTE_NAMES.flatMap((name) => pathVariants(ROUTES[name].path).map((it) => ({ name, ...it })));
    const former = FORMER_ROUTES.flatMap(({ from }) => pathVariants(from).map((it) => ({ from, ...it })));
    const crossed = former.flatMap((old) =>
      routes.filter((route) => canOverlap(route.parts, old.parts)).map((route) => ({ old, route })),
    );
    expect(crossed.map(({ old, route }) => [old.from, route.name])).toEqual([['games/{shortBonusGame}', 'mini-game']]);
    for (const { old, route } of crossed) expect(old.rank).toBeLessThan(route.rank);
  });

  it('keeps the rest of the query whatever it is [NV-6]', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z=&%0-9]{0,30}$/), (query) => {
        const moved = movedAddress('/cyber', query === '' ? '' : `?${query}`);
        const kept = query.split('&').filter((part) => part !== '');
        expect(moved?.address).toBe(kept.length === 0 ? '/cyber/real' : `/cyber/real?${kept.join('&')}`);
      }),
    );
  });
});
