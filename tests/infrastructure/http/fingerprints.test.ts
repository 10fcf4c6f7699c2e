import { describe, expect, it } from 'vitest';
import type { Fingerprint } from '../../../core/session/fingerprint.ts';
import { fingerprints } from '../../../infrastructure/http/fingerprints.ts';

const PRINT: Fingerprint = { token: 'hint', expiresAt: 10, components: {} };

describe('the fingerprint that refused calls ask for', () => {
  it('is loaded once for all that wait [FPR-4]', async () => {
    let loads = 0;
    const newer = fingerprints({
      log: () => undefined,
      load: async () => {
        loads += 1;
        return Promise.resolve(PRINT);
      },
    });
    expect(await Promise.all([newer(), newer(), newer()])).toEqual(['hint', 'hint', 'hint']);
    expect(loads).toBe(1);
  });

  it('is tried no more after the second failure; each is logged [FPR-3, SEC-63]', async () => {
    let loads = 0;
    const logged: string[] = [];
    const newer = fingerprints({
      log: (line) => logged.push(line),
      load: async () => {
        loads += 1;
        return loads === 1 ? Promise.resolve(undefined) : Promise.reject(new Error('blocked'));
      },
    });
    for (let call = 0; call < 4; call += 1) expect(await newer()).toBeUndefined();
    expect(loads).toBe(2);
    expect(logged).toEqual(['fail load fingerprint: 1', 'fail load fingerprint: 2']);
  });
});
