import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { fail, type Result } from '../../core/shared/result.ts';

/** Asks a gateway whose code comes with the first call; nothing was sent where it did not arrive, and the next call fetches it again. */
export function lazyCalls<Gateway>(
  load: () => Promise<Gateway>,
): <Value>(
  call: (gateway: Gateway) => Promise<Result<Value, RequestFailure>>,
) => Promise<Result<Value, RequestFailure>> {
  let fetching: Promise<Gateway> | undefined;
  return async (call) => {
    fetching ??= load();
    const gateway = await fetching.catch(() => undefined);
    if (gateway !== undefined) return call(gateway);
    fetching = undefined;
    return fail({ kind: 'network' });
  };
}
