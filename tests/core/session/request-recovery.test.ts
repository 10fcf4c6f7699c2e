import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  recoverRequest,
  type RecoverySources,
  type RequestCredentials,
} from '../../../core/session/recover-request.ts';
import {
  demandsTerms,
  FINGERPRINT_CODE,
  NO_RECOVERY_YET,
  requestRecovery,
} from '../../../core/session/request-recovery.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { fail, ok, type Result } from '../../../core/shared/result.ts';

const refused = (status: number, code?: string): RequestFailure => ({ kind: 'refused', status, code });
const facts = { isAuthorised: true };

describe('what a refusal leads to', () => {
  it('is a newer token once, and then the end of the session [REC-1]', () => {
    expect(requestRecovery(refused(401), NO_RECOVERY_YET, facts)).toEqual({ kind: 'renew-token' });
    expect(requestRecovery(refused(401), { ...NO_RECOVERY_YET, hasNewToken: true }, facts)).toEqual({
      kind: 'sign-out',
    });
    expect(requestRecovery(refused(401), NO_RECOVERY_YET, { ...facts, isAuthorised: false })).toEqual({ kind: 'none' });
  });

  it('is a newer fingerprint once [REC-2]', () => {
    const failure = refused(400, FINGERPRINT_CODE);
    expect(requestRecovery(failure, NO_RECOVERY_YET, facts)).toEqual({ kind: 'renew-fingerprint' });
    expect(requestRecovery(failure, { ...NO_RECOVERY_YET, hasNewFingerprint: true }, facts)).toEqual({ kind: 'none' });
    expect(requestRecovery(refused(403, FINGERPRINT_CODE), NO_RECOVERY_YET, facts)).toEqual({ kind: 'none' });
  });

  it('is a challenge, three times at most [REC-3]', () => {
    const captcha = (challenges: number) =>
      requestRecovery(refused(400, '112'), { ...NO_RECOVERY_YET, challenges }, facts);
    expect(captcha(0)).toEqual({ kind: 'challenge', captcha: 'puzzle' });
    expect(captcha(2)).toEqual({ kind: 'challenge', captcha: 'puzzle' });
    expect(captcha(3)).toEqual({ kind: 'none' });
    expect(captcha(Number.NaN)).toEqual({ kind: 'none' });
  });

  it('are the terms where they can be confirmed [REC-4]', () => {
    const whereAvailable = { isConfirmTermsAvailable: true };
    expect(demandsTerms(refused(451, '1'), whereAvailable)).toBe(true);
    expect(demandsTerms(refused(451, '2'), whereAvailable)).toBe(false);
    expect(demandsTerms(refused(450, '1'), whereAvailable)).toBe(false);
    expect(demandsTerms({ kind: 'network' }, whereAvailable)).toBe(false);
    expect(demandsTerms(refused(451, '1'), { isConfirmTermsAvailable: false })).toBe(false);
  });

  it.each([refused(400), refused(403, '100'), refused(500), { kind: 'network' }, { kind: 'cancelled' }] as const)(
    'is nothing after %j [REC-5]',
    (failure) => {
      expect(requestRecovery(failure, NO_RECOVERY_YET, facts)).toEqual({ kind: 'none' });
    },
  );
});

describe('a call that is refused', () => {
  function world(replies: readonly (RequestFailure | 'done')[], missing: readonly string[] = []) {
    const sent: RequestCredentials[] = [];
    const asked: string[] = [];
    const give = (what: string) => {
      asked.push(what);
      return Promise.resolve(missing.includes(what) ? undefined : `${what}-${asked.length}`);
    };
    const sources: RecoverySources = {
      newerToken: (old) => give(`token not ${old}`),
      newerCsrf: async () => Promise.resolve(false),
      newerFingerprint: () => give('print'),
      solvedCaptcha: (kind) => give(kind),
      signOut: () => asked.push('sign-out'),
    };
    const send = (credentials: RequestCredentials): Promise<Result<string, RequestFailure>> => {
      sent.push(credentials);
      const reply = replies[sent.length - 1] ?? 'done';
      return Promise.resolve(reply === 'done' ? ok('reply') : fail(reply));
    };
    return { sent, asked, run: () => recoverRequest(send, { token: 'old' }, { sources, facts }) };
  }

  it('is sent again with everything that it was asked for, and keeps what it had [REC-1, REC-2, REC-3, REC-6]', async () => {
    const { sent, asked, run } = world([refused(401), refused(400, FINGERPRINT_CODE), refused(400, '100'), 'done']);
    expect(await run()).toEqual({ ok: true, value: 'reply' });
    expect(asked).toEqual(['token not old', 'print', 'picture']);
    expect(sent).toEqual([
      { token: 'old' },
      { token: 'token not old-1' },
      { token: 'token not old-1', fingerprint: 'print-2' },
      { token: 'token not old-1', fingerprint: 'print-2', captcha: 'picture-3' },
    ]);
  });

  it('keeps apart what was tried of each [REC-1, REC-3, REC-6]', async () => {
    const late = world([refused(400, FINGERPRINT_CODE), refused(401), 'done']);
    expect((await late.run()).ok).toBe(true);
    expect(late.asked).toEqual(['print', 'token not old']);
    const fourth = world([refused(401), ...Array.from({ length: 4 }, () => refused(400, '100')), 'done']);
    expect((await fourth.run()).ok).toBe(false);
    expect(fourth.asked).toEqual(['token not old', 'picture', 'picture', 'picture']);
  });

  it('signs out when the newer token is refused as well [REC-1, SEC-51]', async () => {
    const { sent, asked, run } = world([refused(401), refused(401), 'done']);
    expect(await run()).toEqual({ ok: false, error: refused(401) });
    expect(asked).toEqual(['token not old', 'sign-out']);
    expect(sent).toHaveLength(2);
  });

  it('stays refused where nothing newer can be had [REC-6]', async () => {
    for (const [failure, missing] of [
      [refused(401), 'token not old'],
      [refused(400, FINGERPRINT_CODE), 'print'],
      [refused(400, '113'), 'invisible'],
    ] as const) {
      const { sent, run } = world([failure], [missing]);
      expect(await run()).toEqual({ ok: false, error: failure });
      expect(sent).toHaveLength(1);
    }
  });

  it('stays refused where the terms are demanded [REC-4, REC-5]', async () => {
    const { asked, sent, run } = world([refused(451, '1')]);
    expect(await run()).toEqual({ ok: false, error: refused(451, '1') });
    expect([asked, sent.length]).toEqual([[], 1]);
  });

  it('is not sent again for any other failure [REC-5]', async () => {
    const { sent, asked, run } = world([{ kind: 'network' }]);
    expect(await run()).toEqual({ ok: false, error: { kind: 'network' } });
    expect([sent.length, asked]).toEqual([1, []]);
  });

  it('is never sent more than six times, whatever comes back [REC-1, REC-2, REC-3, REC-6]', async () => {
    const failure = fc.constantFrom(
      refused(401),
      refused(400, FINGERPRINT_CODE),
      refused(400, '100'),
      refused(400, '111'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(failure, { minLength: 8, maxLength: 8 }), async (replies) => {
        const { sent, run } = world(replies);
        await run();
        expect(sent.length).toBeLessThanOrEqual(6);
      }),
    );
  });
});
