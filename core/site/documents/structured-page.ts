/** A thing in the words of schema.org, as search engines read it from a page. */
export type StructuredThing = Readonly<Record<string, unknown>>;

/** One step of the way to a page. */
export interface Crumb {
  readonly name: string;
  readonly address: string;
}

/** SEO-7 The way from the home page to this one; a page that is its own start has none. */
export function breadcrumbList(crumbs: readonly Crumb[]): StructuredThing | undefined {
  if (crumbs.length < 2) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, address }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: address,
    })),
  };
}

/** A game as its page tells search engines of it. */
export interface DescribedEvent {
  readonly name: string;
  /** As ISO 8601 writes it. */
  readonly startDate: string;
  readonly sport: string;
  readonly champ: string;
  readonly address: string;
  readonly competitors: readonly string[];
  readonly isAbandoned: boolean;
}

/** SEO-7 A game as an event with its opponents, that can be followed at its page. */
export function sportsEvent(event: DescribedEvent): StructuredThing {
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: event.name,
    startDate: event.startDate,
    eventStatus: `https://schema.org/${event.isAbandoned ? 'EventCancelled' : 'EventScheduled'}`,
    location: { '@type': 'VirtualLocation', url: event.address },
    url: event.address,
    sport: event.sport,
    superEvent: { '@type': 'SportsEvent', name: event.champ },
    competitor: event.competitors.map((name) => ({ '@type': 'SportsTeam', name })),
  };
}

/** SEO-7 The site itself, described on its home page. */
export function webSite(name: string, address: string, language: string): StructuredThing {
  return { '@context': 'https://schema.org', '@type': 'WebSite', name, url: address, inLanguage: language };
}
