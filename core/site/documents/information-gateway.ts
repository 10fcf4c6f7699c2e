import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { AlphabetTerm, AlphabetTitle } from '../alphabet/alphabet-term.ts';
import type { CashTerminal } from '../terminals/cash-terminal.ts';
import type { InformationPage, InformationTitle, NewsTitle } from './information-page.ts';

/** Where it comes from which pages of information there are. */
export interface InformationTitlesGateway {
  readonly titles: () => Promise<Result<readonly InformationTitle[], RequestFailure>>;
}

/** Where the pages of information come from. */
export interface InformationGateway {
  /** The latest first. */
  readonly news: () => Promise<Result<readonly NewsTitle[], RequestFailure>>;
  /** The terms of the betting alphabet. */
  readonly terms: () => Promise<Result<readonly AlphabetTitle[], RequestFailure>>;
  readonly term: (slug: string) => Promise<Result<AlphabetTerm, RequestFailure>>;
  readonly terminals: () => Promise<Result<readonly CashTerminal[], RequestFailure>>;
  readonly page: (page: string) => Promise<Result<InformationPage, RequestFailure>>;
}
