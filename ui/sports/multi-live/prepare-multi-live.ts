import { PART_SIZES } from '../../../core/sports/line/line-filter.ts';
import { lineFilter, WHOLE_LINE } from '../../../core/sports/line/line-query.ts';
import type { SportsStores } from '../use-sports.ts';
import type { LineView } from '../line/line-source.ts';

/** All games being played. */
export const LIVE_VIEW: LineView = { filter: lineFilter({ section: 'live' }, WHOLE_LINE), isFavourites: false };

/** Opens the beginning of the live line, from which games are chosen. */
export async function prepareMultiLive({ line }: SportsStores): Promise<undefined> {
  await line.open(LIVE_VIEW, PART_SIZES[0]);
}
