const ROOT = '/statisticpopup/';
const IN_FEED = /^game-([1-9]\d{0,14})$/;
const OF_GAME = /^game\/([1-9]\d{0,14})$/;

/** SP-12 The game whose statistics the window shows; undefined where its address names none. */
export function statisticsGame(popup: string): number | undefined {
  const id = OF_GAME.exec(popup)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** SP-12 What a path without the language shows the statistics of; undefined where it leads elsewhere. */
export function statisticsPopup(path: string): string | undefined {
  return path.startsWith(ROOT) ? path.slice(ROOT.length) : undefined;
}

/** SP-65 The game that the feed's id of statistics names; undefined where it names none. */
export function statisticGame(statisticId: string | undefined): number | undefined {
  const id = IN_FEED.exec(statisticId ?? '')?.[1];
  return id === undefined ? undefined : Number(id);
}
