/** What the server says of a placed bet: -2 not calculated, -1 game not started (both open), 0 to 6 as the seven results. */
export const BET_STATUSES = [-2, -1, 0, 1, 2, 3, 4, 5, 6] as const;
export type BetStatus = (typeof BET_STATUSES)[number];
