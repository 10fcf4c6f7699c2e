/** The routes that every page links to, known to the browser from the start; all others are fetched when they are asked for. */
export const MAIN_SHARED = { columns: 'sports' } as const;

export const MAIN_ROUTES = {
  home: '',
  section: '{section}',
  sport: '{section}/{sport}',
  champ: '{section}/{sport}/{champ}',
  game: '{section}/{sport}/{champ}/{game}',
  history: ['office/history', { columns: 'office', access: 'player', isAccountPage: true, hides: ['seo', 'places'] }],
} as const;
