/** The special lines, results, cyber sports. */
export const SPORTS_SHARED = { columns: 'sports' } as const;

export const SPORTS_ROUTES = {
  'menu-section': '{section}/{menuSection}/{sport?}/{champ?}/{game?}',
  'bets-on-yours': ['betsonyour/{section?}/{menuSection~}/{sport?}/{champ?}/{game?}', { hides: ['seo'] }],
  'top-games': 'topgame/{section?}/{menuSection~}/{sport?}/{champ?}/{game?}',
  marble: 'marble/{liveSection?}/{menuSection~}/{sport?}/{champ?}/{game?}',
  team: 'team/{section~}/{team}',
  'team-game': 'line/{team}',
  'champ-bets': 'champ/{section?}/{menuSection~}/{sport?}/{champ?}/{game?}',
  league: 'league/{section?}/{menuSection~}/{sport?}/{champ?}/{game?}',
  'cyber-line': 'cyber/{section}/{menuSection~}/{sport?}/{champ?}/{game?}',
  ufc: 'ufc/{section?}/{menuSection~}/{sport?}/{champ?}/{game?}',
  politics: 'politics/{section?}/{menuSection~}/{sport?}/{champ?}/{game?}',
  'multi-live': 'multi',
  'champ-results': ['champs/{champ?}', { columns: 'plain' }],
  'champ-final': 'champs/{champ}/final',
  results: ['results/{resultType?}', { keepsScroll: true }],
  'cyber-sports': 'cyber/{cyberType}',
  'cyber-all': ['cyber/{cyberType}/all', { keepsScroll: true }],
  'cyber-discipline': ['cyber/{cyberType}/{discipline}', { keepsScroll: true }],
  'cyber-champs': ['cyber/{cyberType}/{discipline}/champs', { keepsScroll: true }],
  'cyber-section': ['cyber/{cyberType}/{discipline}/{section}', { keepsScroll: true }],
  'cyber-champ': 'cyber/{cyberType}/{discipline}/{champ}',
  'cyber-game': 'cyber/{cyberType}/{discipline}/{champ}/{section}/{game}',
} as const;
