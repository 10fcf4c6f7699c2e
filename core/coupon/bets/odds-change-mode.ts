/** OC-1 What to do when odds move before a bet is taken, in the order of the wire ids 0, 1, 2. */
export const ODDS_CHANGE_MODES = ['confirm', 'accept-any', 'accept-increase'] as const;
export type OddsChangeMode = (typeof ODDS_CHANGE_MODES)[number];
