/** Whom a duel is of: somebody who competes alone, or a shirt of a team. */
export interface DuelPick {
  readonly sideId: number;
  readonly shirt?: number | undefined;
}

/** The duel that an address asks for; without picks the best two of the competition. */
export interface DuelAddress {
  readonly champId: number;
  readonly picks?: readonly [DuelPick, DuelPick] | undefined;
}

const PICK = /^([1-9]\d{0,14})(?:-(\d{1,2}))?$/;

/** STC-17 A side, and the shirt behind a hyphen. */
export function writeDuelPick({ sideId, shirt }: DuelPick): string {
  return shirt === undefined ? String(sideId) : `${String(sideId)}-${String(shirt)}`;
}

/** STC-17 Undefined where a text names nobody. */
export function readDuelPick(text: string): DuelPick | undefined {
  const [, side, shirt] = PICK.exec(text) ?? [];
  if (side === undefined) return undefined;
  return shirt === undefined ? { sideId: Number(side) } : { sideId: Number(side), shirt: Number(shirt) };
}

/** STC-17 Where a duel is: a path without the language. */
export function duelPath({ champId, picks }: DuelAddress): string {
  const named = picks === undefined ? [] : picks.map(writeDuelPick);
  return ['/statisticpopup/duel', String(champId), ...named].join('/');
}

/** STC-17 The duel that a window of statistics shows; undefined where its address names none. */
export function statisticsDuel(popup: string): DuelAddress | undefined {
  const [kind, champ = '', ...named] = popup.split('/');
  if (kind !== 'duel' || !/^[1-9]\d{0,14}$/.test(champ)) return undefined;
  const champId = Number(champ);
  if (named.length === 0) return { champId };
  const [one, other] = named.map(readDuelPick);
  return named.length === 2 && one !== undefined && other !== undefined ? { champId, picks: [one, other] } : undefined;
}

/** SP-66 How the feed names the two players whose match a bet is on. */
export function writeBetDuel(champId: number, one: number, other: number): string {
  return [champId, one, other].join('/');
}

/** SP-66 Where the two players whose match a bet is on stand side by side, without the language; undefined where the feed names none. */
export function betDuelPath(playersDuel: string | undefined): string | undefined {
  const duel = statisticsDuel(`duel/${playersDuel ?? ''}`);
  return duel?.picks && duelPath(duel);
}
