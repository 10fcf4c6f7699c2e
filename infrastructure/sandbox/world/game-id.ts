const SLOT_FACTOR = 16_384;
const CHAMP_FACTOR = 128;
/** Champs from 128 on share what no champ has in the ids of the others: so many of them, told apart by their slots. */
const LATER_CHAMPS = 8;

/** How many numbers of a champ there are: one for each speed, and that of its seasons. */
export const STREAM_NUMBERS = CHAMP_FACTOR;

interface GameIdParts {
  readonly champId: number;
  readonly slot: number;
  readonly number: number;
}

/** The id of a game; it stays below 2^53. */
export function writeGameId({ champId, slot, number }: GameIdParts): number {
  return champId < CHAMP_FACTOR
    ? slot * SLOT_FACTOR + champId * CHAMP_FACTOR + number
    : (slot * LATER_CHAMPS + champId - CHAMP_FACTOR) * SLOT_FACTOR + number;
}

/** What an id is of; undefined for one that no game has. */
export function readGameId(id: number): GameIdParts | undefined {
  if (!Number.isSafeInteger(id) || id < 0) return undefined;
  const [slot, champId, number] = [
    Math.floor(id / SLOT_FACTOR),
    Math.floor((id % SLOT_FACTOR) / CHAMP_FACTOR),
    id % CHAMP_FACTOR,
  ];
  if (champId > 0) return { champId, slot, number };
  return { champId: CHAMP_FACTOR + (slot % LATER_CHAMPS), slot: Math.floor(slot / LATER_CHAMPS), number };
}
