import { fail, ok, type Result } from '../shared/result.ts';

const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** SP-12 The statistics of a game open in a window of their own unless the player wants them in the page; their path has the id of the statistics. */
export function statisticsPage(
  statisticId: unknown,
  isInNewWindow: boolean,
): Result<{ readonly path: string; readonly isNewWindow: boolean }, { readonly code: 'no-statistics' }> {
  if (typeof statisticId !== 'string' || !ID.test(statisticId)) return fail({ code: 'no-statistics' });
  const isNewWindow = isInNewWindow !== false;
  return ok({ path: `${isNewWindow ? 'statisticpopup' : 'statistic'}/game/${statisticId}`, isNewWindow });
}
