import { describe, expect, it } from 'vitest';
import type { RequestFailure } from '../../../../core/shared/request-failure.ts';
import { fail, ok, type Result } from '../../../../core/shared/result.ts';
import { optimistic } from '../../../../ui/kit/behaviour/optimistic.ts';

async function change(
  reply: Result<string, RequestFailure>,
): Promise<{ during: string; after: string; reply: unknown }> {
  let value = 'old';
  let answer: (reply: Result<string, RequestFailure>) => void = () => undefined;
  const running = optimistic(
    () => {
      value = 'new';
      return () => {
        value = 'old';
      };
    },
    () =>
      new Promise<Result<string, RequestFailure>>((resolve) => {
        answer = resolve;
      }),
  );
  const during = value;
  answer(reply);
  return { during, reply: await running, after: value };
}

describe('optimistic', () => {
  it('shows the change at once and keeps it when the server agrees', async () => {
    expect(await change(ok('saved'))).toEqual({ during: 'new', after: 'new', reply: ok('saved') });
  });

  it.each([{ kind: 'network' } as const, { kind: 'refused', status: 409 } as const])(
    'takes the change back after %o',
    async (failure) => {
      expect(await change(fail(failure))).toEqual({ during: 'new', after: 'old', reply: fail(failure) });
    },
  );

  it('keeps the change when the call was cancelled', async () => {
    expect((await change(fail({ kind: 'cancelled' }))).after).toBe('new');
  });
});
