import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { CmsPlace, CmsTitle, CmsVersion, EditedBlock, EditedPage } from './edited-page.ts';
import type { LandingBlock, LandingPage } from './landing.ts';

/** Where landing pages come from. */
export interface LandingGateway {
  readonly landing: (landing: string) => Promise<Result<LandingPage, RequestFailure>>;
}

/** Demo only: the pages as their editor has them. */
export interface CmsGateway {
  readonly titles: () => Promise<Result<readonly CmsTitle[], RequestFailure>>;
  /** The newest version first; none where the page is not written in that language yet. */
  readonly versions: (place: CmsPlace) => Promise<Result<readonly CmsVersion[], RequestFailure>>;
  /** What blocks show as they are written. */
  readonly preview: (blocks: readonly EditedBlock[]) => readonly LandingBlock[];
  /** `after` is the version that was edited, absent for the first: the answer is 409 where another has been kept since. */
  readonly keep: (
    place: CmsPlace,
    page: EditedPage & { readonly after: number | undefined },
  ) => Promise<Result<readonly CmsVersion[], RequestFailure>>;
}
