import { PLAYER_KINDS } from '../../../../core/sports/game/player-kinds.ts';
import type { TeamSheet, TeamSheets } from '../plays/team-sheet.ts';
import type { MarketOffer } from './market-offer.ts';
import { offer, openOffer } from './market-offer.ts';

/** Who may be asked about of a side, the likeliest first, and then those on the bench. */
function scorerCodes({ places }: TeamSheet, letter: 'h' | 'a'): readonly string[] {
  const likeliest = places.toSorted((one, other) => other.share - one.share);
  const bench = likeliest.flatMap(({ substitute }) => substitute ?? []);
  return [...likeliest.map(({ starter }) => starter), ...bench].map((number) => `${letter}${String(number)}`);
}

/** What the players of both sides do; goalkeepers are not asked about. */
export function scorerOffers({ home, away }: TeamSheets): readonly MarketOffer[] {
  const codes = [...scorerCodes(home, 'h'), ...scorerCodes(away, 'a')];
  return [...PLAYER_KINDS.map((kind) => openOffer(kind, 0, codes)), offer('no-goalscorer')];
}
