import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { Banner } from './banner.ts';
import type { EditedBanner } from './edited-banner.ts';

/** The banners that are due now, for whomever they are, in their order. */
export interface BannerGateway {
  readonly banners: () => Promise<Result<readonly Banner[], RequestFailure>>;
}

/** A banner that is kept. */
export interface KeptBanner extends EditedBanner {
  readonly id: number;
}

type Changed = Promise<Result<readonly KeptBanner[], RequestFailure>>;

/** Demo only: all banners in their order, as each change leaves them. */
export interface BannerEditingGateway {
  readonly all: () => Changed;
  readonly add: (banner: EditedBanner) => Changed;
  readonly change: (banner: KeptBanner) => Changed;
  /** Gives it the place of the one before or after it. */
  readonly move: (id: number, step: 1 | -1) => Changed;
}
