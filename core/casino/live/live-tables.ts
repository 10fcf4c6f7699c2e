import { ANDAR_BAHAR } from './andar-bahar.ts';
import { BACCARAT } from './baccarat.ts';
import { DRUM_OF_60, DRUM_OF_42 } from './drum-balls.ts';
import { CARD_BATTLE } from './card-battle.ts';
import { GUESS_CARD } from './guess-card.ts';
import { LIVE_TABLE_IDS, type LiveTable, type LiveTableId } from './live-table.ts';
import { ROULETTE } from './roulette.ts';
import { TWO_WHEELS } from './two-wheels.ts';

/** LCT-1 The tables that are played. */
export const LIVE_TABLES: Readonly<Record<LiveTableId, LiveTable>> = {
  roulette: ROULETTE,
  baccarat: BACCARAT,
  andarbahar: ANDAR_BAHAR,
  battle: CARD_BATTLE,
  guesscard: GUESS_CARD,
  spin2wheels: TWO_WHEELS,
  '7of42': DRUM_OF_42,
  lucky6: DRUM_OF_60,
};

/** LCT-1 The table whose name stands in an address; undefined for any other text. */
export function liveTableId(text: string | undefined): LiveTableId | undefined {
  return LIVE_TABLE_IDS.find((id) => id === text);
}
