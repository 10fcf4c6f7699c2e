import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { banVerdict, isLinkOpen } from '../../../core/navigation/ban-navigation.ts';
import { isBanned } from '../../../core/player/player-ban.ts';
import { ROUTE_NAMES, ROUTES, type RouteName } from '../../../core/navigation/route-table.ts';

function player(banLevel: number, banVersion = 1) {
  return { banLevel, banVersion, areTermsChanged: false };
}

const NEEDED = [
  ['verification', 'verification'],
  ['account-verification', 'activation'],
  ['activation', 'activation'],
] as const;

describe('a ban', () => {
  it.each([
    [53, 1, 'free'],
    [45, 1, 'leave-site'],
    [52, 1, 'leave-site'],
    [54, 1, 'leave-site'],
    [45, 2, 'free'],
    [45, 0, 'free'],
    [53, 2, 'leave-site'],
    [44, 2, 'leave-site'],
    [1, 1, 'leave-site'],
    [0, 1, 'free'],
  ])('of level %i and version %i answers %s to the withdrawal [NV-13]', (level, version, verdict) => {
    expect(banVerdict(ROUTES.withdrawal, player(level, version))).toBe(verdict);
  });

  it.each([
    ['block-appeal', 'free'],
    ['rules', 'free'],
    ['confirm-terms', 'free'],
    ['office-support', 'free'],
    ['withdrawal-return', 'free'],
    ['home', 'leave-site'],
    ['recharge', 'leave-site'],
    ['game', 'leave-site'],
    ['payment-return', 'leave-site'],
    ['registration', 'leave-site'],
  ] satisfies readonly (readonly [RouteName, string])[])('answers %s with %s at level 53 [NV-13]', (name, verdict) => {
    expect(banVerdict(ROUTES[name], player(53))).toBe(verdict);
  });

  it('leads out of the site from an address that is none [NV-13]', () => {
    expect(banVerdict(undefined, player(1))).toBe('leave-site');
    expect(banVerdict(undefined, player(0))).toBe('free');
    expect(banVerdict(undefined, undefined)).toBe('free');
  });

  it('lets nobody else see the pages for the banned [NV-14]', () => {
    expect(banVerdict(ROUTES['block-appeal'], player(0))).toBe('home');
    expect(banVerdict({ ...ROUTES['block-appeal'], access: 'anybody' }, undefined)).toBe('home');
    expect(banVerdict(ROUTES['block-appeal'], undefined)).toBe('free');
    expect(banVerdict(ROUTES.home, undefined)).toBe('free');
  });

  it('is assumed where the level cannot be read [NV-13]', () => {
    expect(isBanned(Number.NaN)).toBe(true);
    expect(isBanned(Number.POSITIVE_INFINITY)).toBe(true);
    expect(isBanned(-0)).toBe(false);
    expect(isBanned(-1)).toBe(false);
    expect(isBanned(0.5)).toBe(true);
  });

  it('never opens any other page than the flagged ones, the withdrawal and what that needs [NV-13] [NV-69]', () => {
    const level = fc.oneof(fc.constantFrom(45, 53), fc.integer({ min: 1 }));
    const need = fc.oneof(fc.constantFrom('activation', 'verification', undefined), fc.string());
    fc.assert(
      fc.property(fc.constantFrom(...ROUTE_NAMES), level, fc.integer(), need, (name, banLevel, version, asked) => {
        const verdict = banVerdict(ROUTES[name], { ...player(banLevel, version), withdrawalNeed: asked });
        if (verdict === 'leave-site') return;
        expect(verdict).toBe('free');
        const isNeeded = NEEDED.some(([page, wanted]) => page === name && wanted === asked);
        expect(ROUTES[name].whenBanned === 'allowed' || name === 'withdrawal' || isNeeded).toBe(true);
      }),
    );
  });

  it.each(NEEDED)('opens %s while the withdrawal needs %s, to who may withdraw alone [NV-69]', (name, need) => {
    const verdict = (level: number, withdrawalNeed?: string) =>
      banVerdict(ROUTES[name], { ...player(level), withdrawalNeed });
    expect(verdict(53, need)).toBe('free');
    expect(verdict(52, need)).toBe('leave-site');
    expect(verdict(53)).toBe('leave-site');
    expect(verdict(53, need === 'activation' ? 'verification' : 'activation')).toBe('leave-site');
    expect(verdict(53, 'something else')).toBe('leave-site');
    expect(isLinkOpen(name, { banLevel: 45, banVersion: 2, withdrawalNeed: need })).toBe(true);
    expect(isLinkOpen(name, { banLevel: 45, banVersion: 2 })).toBe(false);
  });
});

describe('the links of a page', () => {
  it('are all open to whoever is not banned, and to nobody known [NV-49]', () => {
    for (const known of [undefined, { banLevel: 0, banVersion: 1 }]) {
      expect(ROUTE_NAMES.every((name) => isLinkOpen(name, known))).toBe(true);
    }
  });

  it('lead a banned player where the ban lets one go, and nowhere else [NV-49]', () => {
    const office = ROUTE_NAMES.filter((name) => ROUTES[name].path.startsWith('office'));
    const open = (banLevel: number) => office.filter((name) => isLinkOpen(name, { banLevel, banVersion: 1 }));
    expect(open(1).toSorted()).toEqual(['limits', 'office-support']);
    expect(open(53).toSorted()).toEqual(['limits', 'office-support', 'withdrawal']);
    expect(isLinkOpen('home', { banLevel: 1, banVersion: 1 })).toBe(false);
    expect(isLinkOpen('contacts', { banLevel: 1, banVersion: 1 })).toBe(true);
  });
});
