const GAME = /\/\d[^/]*(?:\/(?:line|live))?\/\d[^/]*$/;
const TEAM = /^\/\w+\/line\/\d[^/]*$/;

/**
 * BD-8 Where a price was pressed: the page of a game, of a team, multi-live, else the first word of the address, home where there is none; the page of a
 * game that was opened from somewhere else says that.
 * @param cameFrom what the page was opened from, as far as it says so
 */
export function pickSourceAt(path: string, cameFrom?: unknown): string {
  if (GAME.test(path)) return cameFrom === 'search' ? cameFrom : 'game';
  const [, , first] = path.split('/');
  if (first === 'multi') return 'multi-live';
  return TEAM.test(path) ? 'team' : first || 'home';
}
