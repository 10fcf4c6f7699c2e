import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { GeneratorCandidate } from './generator-wish.ts';

/** Within how many hours the matches of a generated coupon may begin. */
export const GENERATOR_HOURS = [3, 12, 24, 72, 168] as const;
export type GeneratorHours = (typeof GENERATOR_HOURS)[number];

/** Which matches a coupon may be made of. */
export interface GeneratorScope {
  readonly hours: GeneratorHours;
  /** All sports where none is named. */
  readonly sportIds: readonly number[];
}

/** A candidate with what its bet needs to know besides. */
export interface OfferedCandidate extends GeneratorCandidate {
  readonly sportId: number;
  readonly champId: number;
}

/** Where the candidates of the bet generator come from. */
export interface GeneratorGateway {
  readonly candidates: (scope: GeneratorScope) => Promise<Result<readonly OfferedCandidate[], RequestFailure>>;
}
