import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROUTES, type RouteName } from '../../../core/navigation/route-table.ts';
import {
  isLeftAtSignOut,
  pageKind,
  sessionLanding,
  type PageKind,
  type PlayerChange,
  type ReturnPage,
} from '../../../core/session/session-landing.ts';
import { HOSTILE_ADDRESSES } from '../../support/examples/return-address-payloads.ts';

const HOME = '/ru';
const signedIn: PlayerChange = { kind: 'signed-in', userId: 7, home: HOME };
const signedOut: PlayerChange = { kind: 'signed-out', userId: 7, home: HOME };
const page = (address: string, kind: PageKind, rememberedFor?: number): ReturnPage => ({
  address,
  kind,
  rememberedFor,
});

describe('the kind of a page', () => {
  it.each([
    ['home', 'plain'],
    ['contacts', 'plain'],
    ['account', 'office'],
    ['withdrawal', 'office'],
    ['print-coupon', 'office'],
    ['registration', 'registration'],
    ['activation', 'command'],
    ['account-verification', 'command'],
    ['password-reset', 'command'],
    ['stop-newsletter', 'command'],
    ['app-sign-in', 'command'],
  ] satisfies [RouteName, PageKind][])('%s is %s [RET-5]', (name, kind) => {
    expect(pageKind(ROUTES[name])).toBe(kind);
  });

  it('is of the office where only players come or the account is [RET-5]', () => {
    expect(pageKind({ name: 'a', access: 'anybody', isAccountPage: true })).toBe('office');
    expect(pageKind({ name: 'a', access: 'player' })).toBe('office');
    expect(pageKind({ name: 'a', access: 'visitor' })).toBe('registration');
    expect(pageKind({ name: 'a', access: 'anybody', needs: 'registration' })).toBe('registration');
    expect(pageKind({ name: 'a', access: 'anybody', needs: 'demo' })).toBe('plain');
  });
});

describe('a change of player', () => {
  const before = page('/ru/line', 'plain');

  it('leads to the return address, else to the page before, else home [RET-4]', () => {
    const returnPage = page('/ru/office/history?page=2#x', 'office');
    expect(sessionLanding({ ...signedIn, returnPage, pageBefore: before }).address).toBe('/ru/office/history?page=2#x');
    expect(sessionLanding({ ...signedIn, pageBefore: before }).address).toBe('/ru/line');
    expect(sessionLanding({ ...signedOut, pageBefore: before }).address).toBe('/ru/line');
    expect(sessionLanding(signedIn).address).toBe(HOME);
  });

  it.each(['office', 'registration', 'command'] as const)('leads home from a page that is %s [RET-5]', (kind) => {
    expect(sessionLanding({ ...signedIn, pageBefore: page('/ru/x', kind) }).address).toBe(HOME);
    expect(sessionLanding({ ...signedOut, pageBefore: page('/ru/x', kind) }).address).toBe(HOME);
  });

  it.each([
    ['home', false],
    ['contacts', false],
    ['history', true],
    ['activation', true],
    ['registration', true],
  ] satisfies [RouteName, boolean][])('is left at a sign-out where it is %s: %s [RET-5, OUT-4]', (name, isLeft) => {
    expect(isLeftAtSignOut(ROUTES[name])).toBe(isLeft);
    expect(isLeftAtSignOut(undefined)).toBe(true);
  });

  it('leads home from a page that no route takes [RET-5]', () => {
    expect(sessionLanding({ ...signedIn, pageBefore: { address: '/nothing' } }).address).toBe(HOME);
    expect(sessionLanding({ ...signedIn, returnPage: { address: '/user/action.php?action=forgot' } }).address).toBe(
      HOME,
    );
  });

  it('leads back to an office page for its own player alone, and after a sign-out for nobody [RET-6, SEC-32]', () => {
    const own = page('/ru/office/history', 'office', 7);
    const others = page('/ru/office/history', 'office', 8);
    expect(sessionLanding({ ...signedIn, returnPage: own }).address).toBe('/ru/office/history');
    expect(sessionLanding({ ...signedIn, returnPage: others }).address).toBe(HOME);
    expect(sessionLanding({ ...signedIn, returnPage: others, pageBefore: before }).address).toBe('/ru/line');
    expect(sessionLanding({ ...signedOut, returnPage: own }).address).toBe(HOME);
    expect(sessionLanding({ ...signedOut, returnPage: page('/ru/line', 'plain', 8) }).address).toBe('/ru/line');
    expect(sessionLanding({ ...signedIn, returnPage: page('/ru/user/activate', 'command') }).address).toBe(HOME);
    expect(sessionLanding({ ...signedIn, returnPage: page('/ru/registration', 'registration') }).address).toBe(HOME);
  });

  it('loads the configuration again after a sign-in alone [RET-7]', () => {
    expect(sessionLanding(signedIn).reloadsConfig).toBe(true);
    expect(sessionLanding(signedOut).reloadsConfig).toBe(false);
  });

  it('never leads out of the site [RET-4, SEC-30]', () => {
    const hostile = fc.record({
      address: fc.oneof(fc.constantFrom(...HOSTILE_ADDRESSES), fc.string(), fc.anything()),
      kind: fc.constantFrom('plain', 'office'),
    });
    fc.assert(
      fc.property(hostile, hostile, fc.constantFrom(signedIn, signedOut), (returnPage, pageBefore, change) => {
        const { address } = sessionLanding({ ...change, returnPage, pageBefore });
        expect(new URL(address, 'https://site.example').origin).toBe('https://site.example');
      }),
    );
  });
});
