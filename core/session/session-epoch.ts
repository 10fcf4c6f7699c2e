/** How many times the player of this page has changed. */
export interface SessionEpoch {
  readonly userId: number | undefined;
  readonly epoch: number;
}

export const FIRST_EPOCH: SessionEpoch = { userId: undefined, epoch: 0 };

/** SI-6 The epoch grows with every change of player, and only then. */
export function withPlayer(session: SessionEpoch, userId: number | undefined): SessionEpoch {
  return userId === session.userId ? session : { userId, epoch: session.epoch + 1 };
}

/** SI-6 A reply counts only in the epoch it was asked for in. */
export function isCurrentReply(askedIn: number, session: SessionEpoch): boolean {
  return askedIn === session.epoch;
}
