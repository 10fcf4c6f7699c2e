import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { Dictionary, DictionaryReply } from './dictionary.ts';

export interface DictionariesGateway {
  /** In the language of the page. */
  readonly dictionaries: (names: readonly Dictionary[]) => Promise<Result<DictionaryReply, RequestFailure>>;
}
