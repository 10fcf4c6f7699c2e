import { describe, expect, it } from 'vitest';
import { relyingParty } from '../../../../infrastructure/sandbox/sign-in/passkeys/relying-party.ts';

describe('the site that passkeys are made for', () => {
  it('is the shortest host of the operator that the asked one lies under [PK-7]', () => {
    const rules = { hosts: ['www.site.example', 'site.example', 'other.example'], isLocalAllowed: false };
    const party = { id: 'site.example', origins: ['https://www.site.example', 'https://site.example'] };
    expect(relyingParty('www.site.example', rules)).toEqual(party);
    expect(relyingParty('site.example', rules)).toEqual(party);
    expect(relyingParty('other.example', rules)?.id).toBe('other.example');
  });

  it('is no host that the operator did not name, nor an address of numbers [PK-7]', () => {
    const rules = { hosts: ['site.example', '10.0.0.1'], isLocalAllowed: false };
    for (const host of ['evil.example', 'a.site.example', 'notsite.example', '10.0.0.1', 'localhost:3000', '', 'a b']) {
      expect(relyingParty(host, rules)).toBeUndefined();
    }
  });

  it('is localhost where the site answers on the machine itself [PK-7]', () => {
    expect(relyingParty('localhost:3000')).toEqual({
      id: 'localhost',
      origins: ['http://localhost:3000', 'https://localhost:3000'],
    });
    expect(relyingParty('127.0.0.1:3000')).toBeUndefined();
  });
});
