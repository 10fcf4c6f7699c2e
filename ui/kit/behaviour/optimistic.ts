import { runInAction } from 'mobx';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import type { Result } from '../../../core/shared/result.ts';

/**
 * Shows a change before the server has confirmed it, and takes it back when the server refuses.
 * A cancelled call says nothing about the change, so the change stays.
 */
export async function optimistic<Reply>(
  /** Makes the change and returns what takes it back. */
  apply: () => () => void,
  send: () => Promise<Result<Reply, RequestFailure>>,
): Promise<Result<Reply, RequestFailure>> {
  const rollBack = runInAction(apply);
  const reply = await send();
  if (!reply.ok && reply.error.kind !== 'cancelled') runInAction(rollBack);
  return reply;
}
