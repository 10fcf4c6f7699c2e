import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { PlayedMoment } from '../../sports/game/line-up.ts';
import type { ExpressOfTheDay } from './express-of-the-day.ts';

/** An express of the day as the line has it now. */
export interface OfferedExpress extends ExpressOfTheDay {
  /** The outcomes of it that nobody can bet on at the moment. */
  readonly suspended: readonly string[];
  /** XD-12 How far the matches of its outcomes are, of those whose clock is running. */
  readonly played: ReadonlyMap<string, PlayedMoment>;
}

/** Where the expresses of the day come from. */
export interface ExpressGateway {
  readonly expresses: () => Promise<Result<readonly OfferedExpress[], RequestFailure>>;
}
