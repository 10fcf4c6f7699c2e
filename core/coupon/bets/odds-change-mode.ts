/** OC-1 What to do when odds move before a bet is taken, in the order of the wire ids 0, 1, 2. */
export const ODDS_CHANGE_MODES = ['confirm', 'accept-any', 'accept-increase'] as const;
export type OddsChangeMode = (typeof ODDS_CHANGE_MODES)[number];

/** OC-2 Without a choice of the player or the jurisdiction, higher odds are accepted. */
export const DEFAULT_ODDS_CHANGE_MODE: OddsChangeMode = 'accept-increase';

/** OC-1 The mode with this number on the wire; undefined for any other value. */
export function oddsChangeModeById(id: number): OddsChangeMode | undefined {
  return ODDS_CHANGE_MODES[id];
}

/** OC-1 The number of a mode on the wire, from 0 to 2; -1 for what is none. */
export function oddsChangeModeId(mode: OddsChangeMode): number {
  return ODDS_CHANGE_MODES.indexOf(mode);
}
