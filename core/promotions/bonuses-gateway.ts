import type { BonusChoice } from '../registration/registration-type.ts';
import type { Minor } from '../shared/money.ts';
import type { MilliOdds } from '../shared/odds.ts';
import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';
import type { PlayerBonus } from './player-bonus.ts';

/** BON-9 What a first deposit into an account would give, by what is chosen. */
export type FirstDepositOffer = GivenOffer & (SportOffer | CasinoOffer);

interface SportOffer {
  readonly kind: 'sport';
  readonly leastBets: number;
  readonly leastOdds: MilliOdds;
}

interface CasinoOffer {
  readonly kind: 'casino';
  readonly mostStake: Minor;
  /** BON-44 How many times the bonus goes to the main account at most. */
  readonly mostPaidTimes: number;
}

interface GivenOffer {
  readonly accountId: number;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly percent: number;
  /** The most that it gives. */
  readonly most: Minor;
  /** How many times the bonus has to be staked. */
  readonly wager: number;
  readonly days: number;
}

/** The player's bonuses, and what is offered. */
export interface PlayerBonuses {
  /** The newest first. */
  readonly bonuses: readonly PlayerBonus[];
  /** What is set for the first deposit. */
  readonly choice: BonusChoice;
  /** Empty once there was a deposit, and while nothing is offered to the player. */
  readonly offers: readonly FirstDepositOffer[];
  /** Why there are no offers. */
  readonly obstacle?: 'has-deposit' | 'not-courted' | 'declined' | undefined;
}

export interface BonusesGateway {
  readonly bonuses: () => Promise<Result<PlayerBonuses, RequestFailure>>;
  /** Gives a bonus up; answers with how all of them stand then. */
  readonly giveUp: (id: number) => Promise<Result<PlayerBonuses, RequestFailure>>;
}
