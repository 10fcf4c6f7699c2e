import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnAddress } from '../../../core/session/return-address.ts';
import { HOSTILE_ADDRESSES, SITE_ADDRESSES } from '../../support/examples/return-address-payloads.ts';

const ORIGIN = 'https://site.example';

/** What a browser makes of an address on a page of the site. */
function asBrowsed(address: string): { readonly origin: string; readonly rest: string; readonly path: string } {
  const url = new URL(address, `${ORIGIN}/ru/line?page=1#here`);
  const user = url.username + url.password;
  return { origin: url.origin + user, rest: url.pathname + url.search + url.hash, path: url.pathname };
}

const hostile = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...'/\\.?#%@:;&=+-_~!$()*,'.split('')) },
      {
        weight: 3,
        arbitrary: fc.constantFrom('2f', '2F', '5c', '2e', '25', '00', '0a', 'a', 'Z', '9', 'evil.example'),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom(' ', '\t', '\n', '\r', '\u0000', "'", '"', '<', '|', 'é', '\u2028', '／'),
      },
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

describe('an accepted return address', () => {
  it.each(SITE_ADDRESSES)('%j is the same to the WHATWG parser [RET-1, SEC-30]', (address) => {
    expect(asBrowsed(address)).toMatchObject({ origin: ORIGIN, rest: address });
  });

  it('never leaves the site, whatever was written [RET-1, RET-2, RET-3, SEC-30]', () => {
    let accepted = 0;
    fc.assert(
      fc.property(fc.constantFrom('/', '//', '/\\', '/.', '', '/a/'), hostile, (start, rest) => {
        const address = returnAddress(start + rest);
        fc.pre(address.ok);
        accepted += 1;
        const browsed = asBrowsed(address.value);
        expect(browsed).toMatchObject({ origin: ORIGIN, rest: address.value });
        expect(browsed.path).not.toMatch(/\/\/|\\/);
        expect(decodedOnce(browsed.path)).not.toMatch(/\/\/|\\|\/\.\.?(?:\/|$)/);
      }),
      { numRuns: 500 },
    );
    expect(accepted).toBeGreaterThanOrEqual(500);
  });

  it('is never one of those that lead elsewhere [RET-1, SEC-30]', () => {
    const leaving = HOSTILE_ADDRESSES.filter((address) => {
      const read = URL.parse(address, ORIGIN);
      return read !== null && read.origin !== ORIGIN;
    });
    expect(leaving.length).toBeGreaterThanOrEqual(15);
    expect(leaving.filter((address) => returnAddress(address).ok)).toEqual([]);
  });
});

function decodedOnce(path: string): string {
  return path.replaceAll(/%([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
