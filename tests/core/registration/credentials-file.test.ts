import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { credentialsFile } from '../../../core/registration/credentials-file.ts';

const words = { title: 'Your account', userId: 'ID', password: 'Password', address: 'Site', advice: 'Keep it.' };
const site = { companyName: 'Oddsmith', address: 'http://localhost:3000' };

describe('credentials file', () => {
  it('is a text with the id and the password, named after the id [RG1-6]', () => {
    expect(credentialsFile({ userId: 48_210_377, password: 'aB3$xy' }, site, words)).toEqual({
      name: 'oddsmith-48210377.txt',
      text: 'Your account\r\n\r\nSite: http://localhost:3000\r\nID: 48210377\r\nPassword: aB3$xy\r\n\r\nKeep it.\r\n',
    });
  });

  it('holds the id alone where the password is the player’s own [RG1-6]', () => {
    expect(credentialsFile({ userId: 5 }, site, words).text).not.toContain('Password');
  });

  it.each([
    ['Odds & Smith Ltd.', 'odds-smith-ltd-5.txt'],
    ['Ставка', 'player-5.txt'],
    ['../../etc', 'etc-5.txt'],
  ])('has a safe name for the company %s [RG1-6]', (companyName, name) => {
    expect(credentialsFile({ userId: 5, password: 'x' }, { ...site, companyName }, words).name).toBe(name);
  });

  it('always ends a line with the password exactly as it was given, and never names the file by it [RG1-6]', () => {
    const anyPassword = fc.string({ minLength: 12, maxLength: 64 });
    fc.assert(
      fc.property(fc.integer({ min: 1 }), anyPassword, (userId, password) => {
        const file = credentialsFile({ userId, password }, site, words);
        expect(file.text).toContain(`${password}\r\n`);
        expect(file.name).not.toContain(password);
        expect(file.name).toBe(`oddsmith-${userId}.txt`);
      }),
    );
  });
});
