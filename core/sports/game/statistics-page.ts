/** SP-12 Where the window with the statistics of a game is: a path without the language. */
export function statisticsPath(gameId: number): string {
  return `/statisticpopup/game/${gameId}`;
}
