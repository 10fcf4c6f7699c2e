import { describe, expect, it } from 'vitest';
import { securityHeaders, type HeaderFacts } from '../../../infrastructure/site/security-headers.ts';
import { sourceFiles } from '../../support/source-tree.ts';

const SITE = { nonce: 'bm9uY2U=', isDevelopment: false, isPersonal: false };

function policy(facts: HeaderFacts = SITE): ReadonlyMap<string, string> {
  const text = securityHeaders(facts)['content-security-policy'] ?? '';
  return new Map(
    text.split('; ').map((rule) => {
      const [name = '', ...values] = rule.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

describe('the headers of a page', () => {
  it('are those of the contract [SEC-01]', () => {
    const { 'content-security-policy': text, ...others } = securityHeaders(SITE);
    expect(others).toEqual({
      'reporting-endpoints': 'csp="/csp-report"',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'permissions-policy':
        'camera=(self), microphone=(), geolocation=(), payment=(self), usb=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
      'cache-control': 'private, no-cache',
      vary: 'Cookie',
    });
    expect(text).toBeTypeOf('string');
  });

  it.each([
    ['default-src', "'none'"],
    ['script-src', "'nonce-bm9uY2U=' 'strict-dynamic'"],
    ['style-src', "'self'"],
    ['style-src-attr', "'none'"],
    ['img-src', "'self' data:"],
    ['font-src', "'self'"],
    ['media-src', "'self' blob:"],
    ['connect-src', "'self'"],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['frame-src', "'none'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'app'],
    ['report-to', 'csp'],
  ])('hold the policy %s %s [SEC-01]', (name, value) => {
    expect(policy().get(name)).toBe(value);
  });

  it('name counters of others where the operator has set some up, each for its one way, and no script of theirs [AN-15, SEC-01]', () => {
    const counters = [
      { kind: 'tag-manager', origin: 'https://tags.example.org', id: 'GTM-1' },
      { kind: 'pixel', origin: 'https://count.example.net', id: '77' },
    ] as const;
    const changed = [...policy({ ...SITE, counters })].filter(([name, value]) => policy().get(name) !== value);
    expect(changed).toEqual([
      ['img-src', "'self' data: https://count.example.net"],
      ['connect-src', "'self' https://tags.example.org"],
    ]);
  });

  it('name the style sheet of a brand book by its digest, where there is one [BRD-3, SEC-01]', () => {
    // printf ':root{--accent:#0a58ca}' | openssl dgst -sha256 -binary | base64
    const branded = policy({ ...SITE, brand: ':root{--accent:#0a58ca}' });
    expect(branded.get('style-src')).toBe("'self' 'sha256-ssJhkVZz+QMHkC54aMUmFLrG4pJAxtPvudIhPNop3FM='");
    expect(policy({ ...SITE, brand: '' })).toEqual(policy());
  });

  it('let the browser ask a network for its accounts where the operator set that up, and there alone [TAP-8, SEC-01]', () => {
    const accountsConfig = 'https://accounts.google.com/gsi/fedcm.json';
    const text = securityHeaders({ ...SITE, accountsConfig })['content-security-policy'] ?? '';
    expect(text).toContain(`; connect-src 'self' ${accountsConfig}; `);
    expect(text.replace(` ${accountsConfig}`, '')).toBe(securityHeaders(SITE)['content-security-policy']);
  });

  it('let frames come from the origin of the consultant where there is one, and from there alone [CW-5, SEC-01]', () => {
    const frameOrigin = 'http://127.0.0.1:3000';
    const text = securityHeaders({ ...SITE, frameOrigin })['content-security-policy'] ?? '';
    expect(text).toContain(`; frame-src ${frameOrigin}; `);
    expect(text.replace(frameOrigin, "'none'")).toBe(securityHeaders(SITE)['content-security-policy']);
  });

  it('allow nothing that undoes the policy [SEC-01]', () => {
    const rules = policy();
    expect(rules.size).toBe(18);
    // a stream that the page puts together is no script
    const text = [...rules].map(([name, rule]) => (name === 'media-src' ? rule.replace(' blob:', '') : rule)).join(' ');
    expect(text).not.toMatch(/unsafe-inline|unsafe-eval|unsafe-hashes|\*|https?:|blob:/);
    expect(rules.get('script-src')).not.toContain('data:');
  });

  it('name the policies of trusted types that the site makes, and no others [SEC-01]', () => {
    const made = sourceFiles(undefined, /\.tsx?$/).flatMap(({ text }) =>
      [...text.matchAll(/createPolicy\(\s*'([\w-]+)'/g)].map(([, name]) => name),
    );
    expect(policy().get('trusted-types')?.split(' ')).toEqual(made);
  });

  it('keep a personal page out of every store', () => {
    expect(securityHeaders({ ...SITE, isPersonal: true })['cache-control']).toBe('no-store');
  });

  it('loosen styles and the socket for development, never the scripts', () => {
    const rules = policy({ ...SITE, isDevelopment: true });
    expect(rules.get('style-src')).toBe("'self' 'unsafe-inline'");
    expect(rules.get('connect-src')).toBe("'self' ws:");
    expect(rules.get('script-src')).toBe("'nonce-bm9uY2U=' 'strict-dynamic'");
    expect(rules.get('frame-ancestors')).toBe("'none'");
  });
});
