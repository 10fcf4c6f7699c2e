import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { navigationTarget, NAVIGATION_GUARDS } from '../../../../core/navigation/navigation-guards.ts';
import { FREE_PLAYER, OPEN_SITE } from '../../../../core/navigation/navigation-facts.ts';
import { landNavigation } from '../../../../core/navigation/navigation-landing.ts';
import { signInLanding } from '../../../../core/session/entrance/sign-in-landing.ts';
import { isSitePath } from '../../../../core/session/return-address.ts';

describe('the sign-in as a page', () => {
  it.each([
    ['', '/'],
    ['?returnUrl=', '/'],
    ['?returnUrl=%2Flive', '/live'],
    ['?a=1&returnUrl=%2Fru%2Fline%3Fperiod%3D6', '/line?period=6'],
    ['?returnUrl=%2Foffice%2Fhistory', '/office/history'],
    ['?returnUrl=/registration', '/'],
    ['?returnUrl=/login%3FreturnUrl%3D/live', '/'],
    ['?returnUrl=/user/activate', '/'],
    ['?returnUrl=/no/such/page/here', '/'],
    ['?returnUrl=//evil.example', '/'],
    ['?returnUrl=https%3A%2F%2Fevil.example%2Flive', '/'],
    ['?returnUrl=%2F%5Cevil.example', '/'],
    ['?returnUrl=%E0%A4%A', '/'],
    ['?areturnUrl=/live', '/'],
  ])('leads a player with %j on to %s [RET-9]', async (search, address) => {
    const facts = { ...OPEN_SITE, player: FREE_PLAYER };
    expect((await landNavigation(`/login${search}`, () => facts)).address).toBe(address);
  });

  it('stands for a visitor, with its query [RET-9, NV-18]', async () => {
    const landing = await landNavigation('/login?returnUrl=%2Flive', () => OPEN_SITE);
    expect([landing.address, landing.verdict]).toEqual(['/login?returnUrl=%2Flive', { kind: 'go', status: 200 }]);
    expect(navigationTarget('/login').match?.name).toBe('sign-in');
    expect(NAVIGATION_GUARDS.map(({ name }) => name)).toContain('access');
  });

  it('never leads off the site, whatever its query says [RET-9, RET-1]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.webPath()), fc.boolean(), (asked, isEncoded) => {
        const pageAt = (address: string) => ({ address, kind: 'plain' }) as const;
        expect(
          isSitePath(signInLanding(`?returnUrl=${isEncoded ? encodeURIComponent(asked) : asked}`, '/', pageAt)),
        ).toBe(true);
      }),
    );
  });
});
