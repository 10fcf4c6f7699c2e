import { describe, expect, it } from 'vitest';
import { breadcrumbList, sportsEvent, webSite } from '../../../../core/site/documents/structured-page.ts';

describe('what a page says in the words of schema.org', () => {
  it('is its way from the home page, in order [SEO-7]', () => {
    const way = [
      { name: 'Home', address: 'https://site.test/en' },
      { name: 'Line', address: 'https://site.test/en/line' },
    ];
    expect(breadcrumbList(way)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://site.test/en' },
        { '@type': 'ListItem', position: 2, name: 'Line', item: 'https://site.test/en/line' },
      ],
    });
    expect(breadcrumbList(way.slice(0, 1))).toBeUndefined();
  });

  it.each([
    [false, 'https://schema.org/EventScheduled'],
    [true, 'https://schema.org/EventCancelled'],
  ])('is the event, broken off: %s [SEO-7]', (isAbandoned, eventStatus) => {
    const event = sportsEvent({
      name: 'Lions — Bears',
      startDate: '2026-05-09T15:00:00.000Z',
      sport: 'Football',
      champ: 'Cup',
      address: 'https://site.test/en/line/football/1/2',
      competitors: ['Lions', 'Bears'],
      isAbandoned,
    });
    expect(event).toEqual({
      '@context': 'https://schema.org',
      '@type': 'SportsEvent',
      name: 'Lions — Bears',
      startDate: '2026-05-09T15:00:00.000Z',
      eventStatus,
      location: { '@type': 'VirtualLocation', url: 'https://site.test/en/line/football/1/2' },
      url: 'https://site.test/en/line/football/1/2',
      sport: 'Football',
      superEvent: { '@type': 'SportsEvent', name: 'Cup' },
      competitor: [
        { '@type': 'SportsTeam', name: 'Lions' },
        { '@type': 'SportsTeam', name: 'Bears' },
      ],
    });
  });

  it('is the site itself at home [SEO-7]', () => {
    expect(webSite('Site', 'https://site.test/en', 'en')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Site',
      url: 'https://site.test/en',
      inLanguage: 'en',
    });
  });
});
