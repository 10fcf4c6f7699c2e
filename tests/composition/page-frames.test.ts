import { describe, expect, it } from 'vitest';
import { pageFrames } from '../../composition/slots/page-frames.ts';
import { securityHeaders } from '../../infrastructure/site/security-headers.ts';

const OWN = 'https://site.example';
const results = 'https://results.example/z';
const miniApps = { 'third-party': 'https://games.example/x', betting: 'https://picks.example/y', results };
const production = { mode: 'production', miniApps: {}, providerOrigin: undefined } as const;
const demo = { ...production, mode: 'demo' } as const;

describe('where frames come from', () => {
  it('with another back end is the host itself where the operator lists applications in frames, and else nowhere [HST-20]', () => {
    expect(pageFrames({ ...production, miniApps }, undefined)(OWN)).toBe("'self'");
    expect(pageFrames({ ...demo, miniApps }, undefined)(OWN)).toBe("'self'");
    expect(pageFrames(production, undefined)(OWN)).toBeUndefined();
    expect(pageFrames({ ...production, miniApps: { results } }, undefined)(OWN)).toBeUndefined();
  });

  it('in a demonstration is its consultant too, and what the sandbox frames [CW-5, HST-20]', () => {
    const sandbox = { frameSources: () => ["'self'", 'http://127.0.0.1:40123'] };
    expect(pageFrames(demo, sandbox)('http://localhost:3000')).toBe(
      "http://127.0.0.1:3000 'self' http://127.0.0.1:40123",
    );
    expect(pageFrames({ ...demo, providerOrigin: 'https://pay.example' }, sandbox)(OWN)).toBe(
      "https://pay.example 'self' http://127.0.0.1:40123",
    );
    expect(pageFrames(production, { frameSources: () => [] })(OWN)).toBeUndefined();
  });

  it('changes no other rule of a page [HST-20]', () => {
    const policy = (frameOrigin: string | undefined) =>
      securityHeaders({ nonce: 'n', isDevelopment: false, isPersonal: false, frameOrigin })['content-security-policy'];
    expect(policy("'self'")?.replace("frame-src 'self'", "frame-src 'none'")).toBe(policy(undefined));
  });
});
