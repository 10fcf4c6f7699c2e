import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayOneTap, oneTapAddress } from '../../../core/session/one-tap/one-tap.ts';
import { isSitePath, returnAddress } from '../../../core/session/return-address.ts';
import { HOSTILE_ADDRESSES, SITE_ADDRESSES } from '../../support/examples/return-address-payloads.ts';

describe('a return address', () => {
  it.each(SITE_ADDRESSES)('is %j, as it stands [RET-1]', (address) => {
    expect(returnAddress(address)).toEqual({ ok: true, value: address });
    expect(isSitePath(address)).toBe(true);
  });

  it.each(HOSTILE_ADDRESSES)('is never %j [RET-1, RET-2]', (address) => {
    expect(returnAddress(address)).toEqual({ ok: false, error: { code: 'not-of-this-site' } });
    expect(isSitePath(address)).toBe(false);
  });

  it.each([undefined, null, 7, {}, ['/ru'], Number.NaN])('is a text and not %j [RET-1]', (given) => {
    expect(returnAddress(given)).toEqual({ ok: false, error: { code: 'not-a-text' } });
  });

  it('has at most 2048 characters [RET-2]', () => {
    expect(returnAddress(`/${'a'.repeat(2047)}`).ok).toBe(true);
    expect(returnAddress(`/${'a'.repeat(2048)}`)).toEqual({ ok: false, error: { code: 'too-long' } });
  });

  it('hides no sign behind a code, where the path is read [RET-2]', () => {
    const hidden = Array.from({ length: 256 }, (_, code) => code).filter((code) => {
      const hex = code.toString(16).padStart(2, '0');
      return !isSitePath(`/a%${hex}`) || !isSitePath(`/a%${hex.toUpperCase()}b`);
    });
    const signs = ['%', '.', '/', '\\', '\u007F'].map((sign) => sign.charCodeAt(0));
    expect(hidden.toSorted((one, other) => one - other)).toEqual(
      [...Array.from({ length: 32 }, (_, code) => code), ...signs].toSorted((one, other) => one - other),
    );
    expect(isSitePath('/a?b=%2F%5C%00%25#%2e')).toBe(true);
  });

  it.each([
    ['/a?', '/a'],
    ['/a#', '/a'],
    ['/a?#', '/a'],
    ['/a?#b', '/a#b'],
    ['/a?b#', '/a?b'],
    ['/?', '/'],
  ])('%s is given back as %s [RET-3]', (given, address) => {
    expect(returnAddress(given)).toEqual({ ok: true, value: address });
  });

  it('stays the same once it was accepted [RET-3]', () => {
    const signs = fc.constantFrom(...'/\\.?#%25fFeEcC@:aZ0-_~ \t\n\'"<&=+'.split(''));
    fc.assert(
      fc.property(fc.array(signs), (rest) => {
        const once = returnAddress(`/${rest.join('')}`);
        expect(once.ok ? returnAddress(once.value) : once).toEqual(once);
      }),
    );
  });

  it('is read in time that grows with its length alone [RET-2]', () => {
    const started = performance.now();
    for (const part of ['a', '%41', '/a', '..', './', '?', '/%2e', '#']) {
      expect(returnAddress(`/${part.repeat(600)}\u0000`).ok).toBe(false);
    }
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('one-tap sign-in', () => {
  it('is for visitors where the site has it [WAY-8]', () => {
    expect(mayOneTap({ isOneTapEnabled: true }, undefined)).toBe(true);
    expect(mayOneTap({ isOneTapEnabled: true }, 7)).toBe(false);
    expect(mayOneTap({ isOneTapEnabled: false }, undefined)).toBe(false);
  });

  it('leads nowhere but to the site [WAY-9]', () => {
    expect(oneTapAddress('/ru/office')).toEqual({ ok: true, value: '/ru/office' });
    expect(oneTapAddress('https://evil.example/')).toEqual({ ok: false, error: { code: 'not-of-this-site' } });
    expect(oneTapAddress(undefined)).toEqual({ ok: false, error: { code: 'not-a-text' } });
  });

  it.each(HOSTILE_ADDRESSES)('never leads to %j [WAY-9, SEC-60]', (address) => {
    expect(oneTapAddress(address, '/ru/line').ok).toBe(false);
    expect(oneTapAddress('/ru/office', address)).toEqual({ ok: true, value: '/ru/office' });
  });
});
