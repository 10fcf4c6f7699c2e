import { describe, expect, it } from 'vitest';
import { licenceLink, seoLinks, snows } from '../../../../core/site/config/site-frame.ts';
import { SOCIAL_PLACEMENTS, socialLinks } from '../../../../core/site/config/social-link.ts';

describe('the links around a page', () => {
  it('lead to pages of the site, each once [SFR-1]', () => {
    const football = { text: 'Football', address: '/line/football' };
    const links = [
      football,
      { text: 'Again', address: '/line/football' },
      { text: '', address: '/line/tennis' },
      { text: 'Elsewhere', address: 'https://example.com' },
      { text: 'Elsewhere', address: '//example.com' },
    ];
    expect(seoLinks(links)).toEqual([football]);
  });

  it('lead to a licence by https alone [SFR-2]', () => {
    const licence = { authority: 'Authority', number: '1' };
    expect(licenceLink(licence)).toBeUndefined();
    expect(licenceLink({ ...licence, link: 'https://example.com/1' })).toBe('https://example.com/1');
    expect(licenceLink({ ...licence, link: 'http://example.com/1' })).toBeUndefined();
    expect(licenceLink({ ...licence, link: 'javascript:alert(1)' })).toBeUndefined();
  });

  it('to social networks stand at the end in place 1 [SOC-2]', () => {
    const link = { name: 'a', value: 'a', iconName: 'a', link: 'https://example.com/a', label: 'A' };
    const links = [
      { ...link, placementTypeId: 1 },
      { ...link, placementTypeId: 2, name: 'b' },
    ];
    expect(socialLinks(links, SOCIAL_PLACEMENTS.footer).map(({ name }) => name)).toEqual(['a']);
  });
});

describe('snow', () => {
  it('falls on home alone, and not for who asked for stillness [SFR-3]', () => {
    expect(snows({ isSnowOnHome: true, isHome: true, isStill: false })).toBe(true);
    expect(snows({ isSnowOnHome: false, isHome: true, isStill: false })).toBe(false);
    expect(snows({ isSnowOnHome: true, isHome: false, isStill: false })).toBe(false);
    expect(snows({ isSnowOnHome: true, isHome: true, isStill: true })).toBe(false);
  });
});
