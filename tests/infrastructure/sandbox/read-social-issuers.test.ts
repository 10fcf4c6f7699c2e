import { describe, expect, it } from 'vitest';
import { readStartSettings, StartProblem } from '../../../composition/start-settings.ts';

const GOOGLE = {
  SOCIAL_GOOGLE_ISSUER: 'https://accounts.google.com',
  SOCIAL_GOOGLE_CLIENT_ID: 'site',
  SOCIAL_GOOGLE_CLIENT_SECRET: 'secret',
};

describe('the settings of social networks', () => {
  it('are those of the networks that are named whole [NET-5]', () => {
    expect(readStartSettings({}).social).toEqual({});
    expect(readStartSettings({ ...GOOGLE, SOCIAL_VK_ISSUER: '' }).social).toEqual({
      google: { issuer: 'https://accounts.google.com', clientId: 'site', clientSecret: 'secret' },
    });
  });

  it('trust an e-mail address of a network where that is said [NET-14]', () => {
    const { google } = readStartSettings({ ...GOOGLE, SOCIAL_GOOGLE_EMAIL: 'trusted' }).social;
    expect(google?.isEmailTrusted).toBe(true);
    expect(readStartSettings({ ...GOOGLE, SOCIAL_GOOGLE_EMAIL: '' }).social.google?.isEmailTrusted).toBeUndefined();
  });

  it('know where a network tells browsers of its accounts, of one network at most [TAP-8]', () => {
    const fedcm = 'https://accounts.google.com/gsi/fedcm.json';
    expect(readStartSettings({ ...GOOGLE, SOCIAL_GOOGLE_FEDCM: fedcm }).social.google?.fedcm).toBe(fedcm);
    expect(readStartSettings({ ...GOOGLE, SOCIAL_GOOGLE_FEDCM: '' }).social.google?.fedcm).toBeUndefined();
    const vk = { SOCIAL_VK_ISSUER: 'https://id.vk.com', SOCIAL_VK_CLIENT_ID: 'site', SOCIAL_VK_CLIENT_SECRET: 's' };
    const both = { ...GOOGLE, ...vk, SOCIAL_GOOGLE_FEDCM: fedcm, SOCIAL_VK_FEDCM: fedcm };
    expect(() => readStartSettings(both)).toThrow(/^Only one network .* SOCIAL_GOOGLE_FEDCM and SOCIAL_VK_FEDCM\.$/);
    expect(() => readStartSettings({ SOCIAL_VK_FEDCM: fedcm })).toThrow(/^SOCIAL_VK_ISSUER is missing/);
  });

  it.each([
    [{ SOCIAL_GOOGLE_FEDCM: 'http://accounts.google.com/fedcm.json' }, 'SOCIAL_GOOGLE_FEDCM'],
    [{ SOCIAL_GOOGLE_FEDCM: "https://a.example/;script-src 'unsafe-inline'" }, 'SOCIAL_GOOGLE_FEDCM'],
    [{ SOCIAL_GOOGLE_EMAIL: 'yes' }, 'SOCIAL_GOOGLE_EMAIL'],
    [{ SOCIAL_GOOGLE_CLIENT_ID: '' }, 'SOCIAL_GOOGLE_CLIENT_ID'],
    [{ SOCIAL_GOOGLE_CLIENT_SECRET: undefined }, 'SOCIAL_GOOGLE_CLIENT_SECRET'],
    [{ SOCIAL_GOOGLE_ISSUER: 'http://accounts.google.com' }, 'SOCIAL_GOOGLE_ISSUER'],
    [{ SOCIAL_GOOGLE_ISSUER: 'https://accounts.google.com?a=b' }, 'SOCIAL_GOOGLE_ISSUER'],
    [{ SOCIAL_GOOGLE_ISSUER: 'google' }, 'SOCIAL_GOOGLE_ISSUER'],
  ])('stop the start in one line that tells no secret: %j', (changes, name) => {
    const start = () => readStartSettings({ ...GOOGLE, ...changes });
    expect(start).toThrow(StartProblem);
    expect(start).toThrow(new RegExp(`^${name} (?:must|is missing)[^\\n]+$`));
    expect(start).not.toThrow(/secret\b/);
  });
});
