import type { LoggedContext } from '../../core/notices/logged-failure.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';

/** Writes a failure that nobody is shown to the log, in the words of the catalogue, which is fetched then. */
export async function logFailure(
  log: (line: string) => void,
  failure: RequestFailure,
  context: LoggedContext,
): Promise<void> {
  const catalogue = await import('../../core/notices/logged-failure.ts').catch(() => undefined);
  const line = catalogue === undefined ? `failure: ${context}` : catalogue.failureLog(failure, context);
  if (line !== undefined) log(line);
}
