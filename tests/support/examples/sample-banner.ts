import type { Banner } from '../../../core/sports/showcase/banner.ts';

export function sampleBanner(id: number, given: Partial<Banner> = {}): Banner {
  return {
    id,
    language: 'en',
    title: `Banner ${String(id)}`,
    text: 'Text',
    picture: 'ball',
    link: '/results',
    audience: 'all',
    countries: [],
    ...given,
  };
}
