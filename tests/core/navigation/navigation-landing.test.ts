import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockingPage } from '../../../core/navigation/blocking-reason.ts';
import { inLanguage, splitLanguage } from '../../../core/navigation/language-path.ts';
import {
  FREE_PLAYER,
  GUARD_FACTS,
  OPEN_SITE,
  type GuardFact,
  type NavigationFacts,
  type RedirectOrder,
} from '../../../core/navigation/navigation-facts.ts';
import { navigationTarget } from '../../../core/navigation/navigation-guards.ts';
import { decideNavigation, landNavigation } from '../../../core/navigation/navigation-landing.ts';
import { PARTITIONS } from '../../../core/navigation/route.ts';
import {
  ROUTE_NAMES,
  routePath,
  ROUTES,
  type RouteName,
  type RouteParams,
} from '../../../core/navigation/route-table.ts';
import { FORMER_ROUTES } from '../../../core/navigation/routes/former-routes.ts';
import { LANGUAGES } from '../../../core/site/config/language.ts';
import { anyRoute, paramsOf } from '../../support/examples/route-arbitrary.ts';

const anyAddress = fc.oneof(
  { weight: 6, arbitrary: anyRoute.map(([name, params]) => routePath(name, params as RouteParams[RouteName])) },
  { weight: 2, arbitrary: fc.constantFrom(...FORMER_ROUTES.map(({ from }) => `/${from}`)) },
  { weight: 1, arbitrary: fc.stringMatching(/^(?:\/[a-z0-9.%-]{0,9}){1,5}$/) },
  { weight: 1, arbitrary: fc.string() },
);

const player = fc.record({
  banLevel: fc.constantFrom(0, 0, 0, 1, 45, 53),
  banVersion: fc.constantFrom(1, 2),
  areTermsChanged: fc.boolean(),
});
const order: fc.Arbitrary<RedirectOrder | undefined> = fc.option(
  fc.record({ to: anyAddress, status: fc.constantFrom(301 as const, 302 as const) }),
  { nil: undefined, freq: 3 },
);
const rarely = fc.constantFrom(false, false, false, true);

const anyFacts: fc.Arbitrary<NavigationFacts> = fc.record({
  unknown: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.subarray([...GUARD_FACTS])),
  isMaintenance: rarely,
  blockingReasons: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.array(fc.integer({ min: 0, max: 18 }))),
  redirectOrder: order,
  blockTemplate: fc.option(fc.integer({ min: 0, max: 18 }), { nil: undefined, freq: 2 }),
  player: fc.option(player, { nil: undefined, freq: 2 }),
  isNavigationBlocked: rarely,
  isConfirmTermsAvailable: fc.boolean(),
  availableRoutes: fc.subarray([13, 47, 52] as const),
  closedFragments: fc.subarray(['politics', 'casino', 'zq']),
  isRegistrationAllowed: fc.boolean(),
  isVipDomain: fc.boolean(),
  isIdentificationShown: fc.boolean(),
  hasTaxes: fc.boolean(),
  isPaymentPageOnlyAuth: fc.boolean(),
  isThirdPartyAllowed: fc.boolean(),
  partitions: fc.subarray([...PARTITIONS]),
  isAccountMiddleware: fc.boolean(),
  isDemo: fc.boolean(),
  usesRechargeModal: fc.boolean(),
  isAfterRegistration: fc.boolean(),
  from: fc.option(fc.constantFrom(...ROUTE_NAMES), { nil: undefined }),
});

/** What each fact forbids, said once more and apart from the guards: the names of the broken ones. */
function broken(address: string, facts: NavigationFacts): readonly string[] {
  const { match, path } = navigationTarget(address);
  if (match === undefined) return ['no page'];
  const { name, route } = match;
  if (route.needs === 'demo' && facts.isDemo) return [];
  if (facts.isMaintenance) return name === 'maintenance' ? [] : ['maintenance'];
  if (name === 'maintenance' && facts.unknown.includes('maintenance')) return [];
  const reasons = [...facts.blockingReasons, ...(facts.blockTemplate === undefined ? [] : [facts.blockTemplate])];
  const pages = ['block', 'block-ua', 'block-ie', 'site-updates', 'coming-soon', 'suspension'];
  if (reasons.some((reason) => blockingPage([reason]) !== undefined)) return pages.includes(name) ? [] : ['closed'];
  const isBanned = (facts.player?.banLevel ?? 0) > 0;
  const withdraws = facts.player?.banLevel === (facts.player?.banVersion === 1 ? 53 : 45);
  const forbids: Readonly<Record<string, boolean>> = {
    over: name === 'maintenance',
    ...unknownForbids(name, facts),
    banned: isBanned && route.whenBanned !== 'allowed' && !(name === 'withdrawal' && withdraws),
    'not banned': !isBanned && name === 'block-appeal',
    terms:
      facts.player?.areTermsChanged === true &&
      facts.isConfirmTermsAvailable &&
      !['confirm-terms', 'rules', 'privacy-policy', 'cookie-policy', 'consent'].includes(name),
    number: route.routeId !== undefined && !facts.availableRoutes.includes(route.routeId),
    fragment: facts.closedFragments.some((fragment) => path.includes(fragment)),
    visitor: route.access === 'player' && facts.player === undefined,
    player: route.access === 'visitor' && facts.player !== undefined,
    registration:
      name === 'registration' && facts.from !== 'registration' && (!facts.isRegistrationAllowed || facts.isVipDomain),
    identification: ['identification', 'account-identification'].includes(name) && !facts.isIdentificationShown,
    taxes: name === 'taxation' && !facts.hasTaxes,
    demo: route.needs === 'demo' && !facts.isDemo,
    middleware: name === 'app-sign-in' && !facts.isAccountMiddleware,
    payment: name === 'payment' && facts.isPaymentPageOnlyAuth && facts.player === undefined,
    partition:
      route.partition !== undefined && !(facts.isThirdPartyAllowed && facts.partitions.includes(route.partition)),
    blocked: facts.isNavigationBlocked,
  };
  return Object.keys(forbids).filter((reason) => forbids[reason] === true);
}

/** What may not open while a fact is unknown, whatever the fact is. */
function unknownForbids(name: RouteName, facts: NavigationFacts): Readonly<Record<string, boolean>> {
  const { access, isBlockingPage, partition, whenBanned, whenTermsChanged } = ROUTES[name];
  const isPlain = isBlockingPage !== true && name !== 'maintenance';
  const isGuarded = isPlain && whenBanned !== 'allowed' && whenTermsChanged !== 'allowed';
  const isUnknown = (fact: GuardFact): boolean => facts.unknown.includes(fact);
  const isPlayer = facts.player !== undefined;
  return {
    'unknown config': isUnknown('config') && isPlain && !['failure', 'old-browser'].includes(name),
    'unknown order': isUnknown('redirect') && isGuarded,
    'unknown block': isUnknown('block') && isGuarded,
    'unknown ban': isPlayer && isUnknown('ban') && (whenBanned !== 'allowed' || name === 'block-appeal'),
    'unknown terms':
      isPlayer &&
      facts.isConfirmTermsAvailable &&
      isUnknown('terms') &&
      access === 'player' &&
      whenTermsChanged !== 'allowed',
    'unknown partitions': partition !== undefined && isUnknown('partitions'),
  };
}

/** An address among as many as one likes. */
function step(place: number): string {
  return `/news/step-${String(place)}`;
}

describe('the way of a navigation', () => {
  it('never ends on a page that a fact forbids [NV-29]', async () => {
    await fc.assert(
      fc.asyncProperty(anyAddress, anyFacts, async (address, facts) => {
        const { address: end, verdict } = await landNavigation(address, () => facts);
        expect(verdict.kind === 'go' ? broken(end, facts) : []).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it('never lets a page through in one step that a fact forbids, whatever came before [NV-29]', () => {
    fc.assert(
      fc.property(anyAddress, anyFacts, fc.array(anyAddress, { maxLength: 8 }), (address, facts, trail) => {
        const { kind } = decideNavigation(address, facts, trail);
        expect(kind === 'go' ? broken(address, facts) : []).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(ROUTE_NAMES)('never opens %s against a fact, in any language [NV-4, NV-29]', async (name) => {
    await fc.assert(
      fc.asyncProperty(
        paramsOf(ROUTES[name].path),
        fc.constantFrom(...LANGUAGES),
        anyFacts,
        async (params, language, facts) => {
          const path = routePath(name, params as RouteParams[RouteName]);
          const asked = splitLanguage(inLanguage(path, language));
          expect(asked).toEqual({ language, rest: path });
          const { address, verdict } = await landNavigation(asked.rest, () => facts);
          expect(verdict.kind === 'go' ? broken(address, facts) : []).toEqual([]);
          // an order is checked to be an address of the site before it becomes a fact
          if (facts.redirectOrder !== undefined) return;
          const [landing = ''] = address.split('?');
          expect(splitLanguage(inLanguage(landing, language))).toEqual({ language, rest: landing });
        },
      ),
      { numRuns: 40 },
    );
  });

  it('never has a page open that was forbidden when it opened, through a whole visit [NV-24, NV-29]', async () => {
    const visit = fc.array(fc.tuple(anyAddress, anyFacts), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(visit, async (steps) => {
        let open: RouteName | undefined;
        for (const [asked, given] of steps) {
          const facts: NavigationFacts = { ...given, from: open };
          const { address, verdict } = await landNavigation(asked, () => facts);
          // only a blocked navigation stays; whatever opens over a page, opens over one
          expect(verdict.kind !== 'stay' || facts.isNavigationBlocked).toBe(true);
          expect(verdict.kind !== 'open-modal' || open !== undefined).toBe(true);
          if (verdict.kind !== 'go') continue;
          expect(broken(address, facts)).toEqual([]);
          open = navigationTarget(address).match?.name;
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('always ends, though every address may have facts of its own [NV-25]', async () => {
    await fc.assert(
      fc.asyncProperty(anyAddress, fc.array(anyFacts, { minLength: 1, maxLength: 12 }), async (address, facts) => {
        let asked = 0;
        const { trail } = await landNavigation(address, () => facts[asked++ % facts.length] ?? OPEN_SITE);
        expect(trail.length).toBeLessThanOrEqual(11);
      }),
    );
  });

  it('never comes twice to one address where the redirect service is silent [NV-25]', async () => {
    await fc.assert(
      fc.asyncProperty(anyAddress, anyFacts, async (address, { redirectOrder: _order, ...facts }) => {
        const { trail, address: end } = await landNavigation(address, () => facts);
        const been = [...trail, end];
        expect(new Set(been).size).toBe(been.length);
        expect(trail.length).toBeLessThanOrEqual(5);
      }),
      { numRuns: 1000 },
    );
  });

  it('lands where it stays: asked again there, nothing moves [NV-25]', async () => {
    await fc.assert(
      fc.asyncProperty(anyAddress, anyFacts, async (address, { redirectOrder: _order, ...facts }) => {
        const { address: end, verdict } = await landNavigation(address, () => facts);
        const again = await landNavigation(end, () => facts);
        expect(again).toEqual({ address: end, verdict, trail: [] });
      }),
    );
  });

  it.each([
    ['itself', { '/about': '/about' }],
    ['a pair', { '/about': '/contacts', '/contacts': '/about' }],
    ['a pair behind it', { '/about': '/contacts', '/contacts': '/cookies', '/cookies': '/contacts' }],
    ['its former address', { '/slots/vulkan': '/vulkan' }],
    ['ten steps', Object.fromEntries(Array.from({ length: 10 }, (_, at) => [step(at), step(at + 1)]))],
  ] as const)(
    'follows no order that leads to %s, whichever address is asked first [NV-25, SEC-31]',
    async (_, ways) => {
      const table: Readonly<Record<string, string>> = ways;
      const factsAt = (at: string): NavigationFacts => {
        const to = table[at];
        return { ...OPEN_SITE, ...(to === undefined ? {} : { redirectOrder: { to, status: 302 as const } }) };
      };
      for (const asked of Object.keys(table)) {
        let at = asked;
        let answers = 0;
        // a browser asks anew where it is sent
        for (let isSent = true; isSent; answers += 1) {
          const { address, trail } = await landNavigation(at, factsAt);
          isSent = trail.length > 0;
          expect(trail.length).toBeLessThanOrEqual(5);
          at = address;
          expect(answers, asked).toBeLessThan(3);
        }
      }
      const [first = ''] = Object.keys(table);
      expect(await landNavigation(first, factsAt)).toMatchObject({
        address: first,
        verdict: { kind: 'go' },
        trail: [],
      });
    },
  );

  it('follows five orders and no sixth [NV-25]', async () => {
    const ordered = async (length: number) =>
      landNavigation(step(0), (at) => {
        const place = Number(at.split('-')[1]);
        return { ...OPEN_SITE, ...(place < length ? { redirectOrder: { to: step(place + 1), status: 302 } } : {}) };
      });
    expect(await ordered(5)).toMatchObject({ address: step(5), trail: { length: 5 } });
    expect(await ordered(6)).toMatchObject({ address: step(0), trail: [] });
  });

  it('is permanent only where each of its steps is [NV-27]', async () => {
    expect(await landNavigation('/vulkan', () => OPEN_SITE)).toMatchObject({
      address: '/slots/vulkan',
      redirectStatus: 301,
    });
    expect(await landNavigation('/allgamesentrance/chest', () => OPEN_SITE)).toMatchObject({
      address: '/?showSignInModal=1',
      redirectStatus: 302,
      trail: ['/allgamesentrance/chest', '/games/chest', '/games/chest-bonus'],
    });
    const ordered = await landNavigation('/about', (at) =>
      at === '/about' ? { ...OPEN_SITE, redirectOrder: { to: '/vulkan', status: 302 } } : OPEN_SITE,
    );
    expect(ordered).toMatchObject({ address: '/slots/vulkan', redirectStatus: 302 });
    expect(Object.keys(await landNavigation('/', () => OPEN_SITE))).not.toContain('redirectStatus');
    expect(await landNavigation('/', () => OPEN_SITE)).toEqual({
      address: '/',
      verdict: { kind: 'go', status: 200 },
      trail: [],
    });
  });

  it('gives up where the facts never agree [NV-25]', async () => {
    const facts = (at: string) => ({ ...OPEN_SITE, isMaintenance: at !== '/maintenance' });
    const { address, verdict, trail } = await landNavigation('/line', facts);
    expect(verdict).toEqual({ kind: 'not-found', status: 404 });
    expect(address).toBe('/line');
    expect(trail).toHaveLength(11);
  });

  it.each([
    ['/live', ['block'], undefined, 'unavailable'],
    ['/live', ['redirect'], undefined, 'unavailable'],
    ['/live', ['config'], undefined, 'unavailable'],
    ['/live', ['maintenance', 'partitions', 'ban', 'terms'], undefined, 'go'],
    ['/live', ['ban'], FREE_PLAYER, 'unavailable'],
    ['/live', ['terms'], FREE_PLAYER, 'go'],
    ['/office/history', ['terms'], FREE_PLAYER, 'unavailable'],
    ['/office/deduce', ['ban'], { ...FREE_PLAYER, banLevel: 53 }, 'unavailable'],
    ['/block-appeal-history', ['ban'], { ...FREE_PLAYER, banLevel: 53 }, 'unavailable'],
    ['/slots', ['partitions'], undefined, 'unavailable'],
    ['/responsiblegaming', ['block', 'redirect', 'ban', 'terms'], FREE_PLAYER, 'go'],
    ['/rules/1', ['config'], undefined, 'unavailable'],
    ['/block', GUARD_FACTS, FREE_PLAYER, 'go'],
    ['/maintenance', GUARD_FACTS, undefined, 'go'],
    ['/nothing', GUARD_FACTS, undefined, 'not-found'],
  ] as const)('of %s with %j unknown is: %s %s [NV-44]', (address, unknown, player, kind) => {
    expect(decideNavigation(address, { ...OPEN_SITE, unknown, player }).kind).toBe(kind);
  });

  it('answers with a status that HTTP has for it [NV-27]', () => {
    const statuses = {
      go: [200, 403, 451, 500, 503],
      redirect: [301, 302],
      'not-found': [404],
      'leave-site': [302],
      'open-modal': [302],
      unavailable: [503],
      stay: [403],
    } as const;
    fc.assert(
      fc.property(anyAddress, anyFacts, (address, facts) => {
        const verdict = decideNavigation(address, facts);
        expect(statuses[verdict.kind]).toContain(verdict.status);
      }),
    );
  });
});
