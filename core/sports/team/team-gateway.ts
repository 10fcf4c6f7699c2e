import type { Cancellation } from '../../shared/cancellation.ts';
import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { TeamProfile } from './team.ts';
import type { TeamSquad } from './team-squad.ts';

/** Where teams come from; refused with 404 where there is no such team, or no squad of it. */
export interface TeamGateway {
  readonly team: (id: number, signal?: Cancellation) => Promise<Result<TeamProfile, RequestFailure>>;
  readonly squad: (id: number, signal?: Cancellation) => Promise<Result<TeamSquad, RequestFailure>>;
}
