import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FreshToken } from '../../../core/limits/limits-gateway.ts';
import { withFreshToken } from '../../../core/limits/with-fresh-token.ts';
import { days } from '../../../core/shared/time.ts';
import { httpFreshTokens, httpLimitsGateway } from '../../../infrastructure/limits/http-limits-gateway.ts';
import { httpRegistrationGateway } from '../../../infrastructure/registration/http-registration-gateway.ts';
import { browserClient } from '../../support/browser/browser-client.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

const FORM = { countryCode: 'ru', currency: 'RUB', isAdult: true, isTermsAccepted: true };
const RIGHT = [
  { questionId: 1, answerId: 2 },
  { questionId: 2, answerId: 1 },
];

describe('the gateway of the limits', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture.close());

  const open = async () => {
    const http = browserClient(fixture);
    await httpRegistrationGateway(http).registerInOneClick(FORM, crypto.randomUUID());
    const [gateway, tokens] = [httpLimitsGateway(http, 'en'), httpFreshTokens(http)];
    return {
      gateway,
      fresh: async <Value>(send: Parameters<typeof withFreshToken<Value>>[1]) => withFreshToken(tokens, send),
    };
  };

  it('takes a player from a first limit to a looser one and its decision [LS-1, LS-2]', async () => {
    const { gateway, fresh } = await open();
    expect(await gateway.limits()).toEqual({ ok: true, value: [] });
    expect(await gateway.rules()).toMatchObject({ ok: true, value: { jurisdictions: ['default'], zone: 3 } });
    const offered = await gateway.availableLimits();
    expect(offered.ok && offered.value.map(({ kind }) => kind)).toContain('reality-check');
    const saved = await fresh((token) =>
      gateway.save([{ kind: 'daily-deposit', value: 500 }], crypto.randomUUID(), token),
    );
    expect(saved).toMatchObject({
      ok: true,
      value: { kind: 'saved', limits: [{ kind: 'daily-deposit', value: 500 }] },
    });
    const asked = await fresh((token) =>
      gateway.save([{ kind: 'daily-deposit', value: 'unlimited' }], crypto.randomUUID(), token),
    );
    if (!asked.ok || asked.value.kind !== 'questions') throw new Error('nothing was asked');
    expect(asked.value.questions[0]?.text).toBe('When does a looser limit take effect?');
    const { testId } = asked.value;
    const passed = await fresh((token) => gateway.answer(testId, RIGHT, token));
    expect(passed).toMatchObject({ ok: true, value: { kind: 'passed' } });
    expect(await fresh((token) => gateway.decide('confirm', ['daily-deposit'], token))).toMatchObject({
      ok: false,
      error: { status: 409, code: 'too-early' },
    });
    expect(await fresh((token) => gateway.decide('reject', ['daily-deposit'], token))).toEqual({ ok: true, value: {} });
    const removed = await fresh((token) => gateway.remove('daily-deposit', token));
    expect(removed).toMatchObject({ ok: true, value: { kind: 'questions' } });
  });

  it('tells which answers were wrong [LS-2]', async () => {
    const { gateway, fresh } = await open();
    await fresh((token) => gateway.save([{ kind: 'session', value: 1 }], crypto.randomUUID(), token));
    const asked = await fresh((token) => gateway.save([{ kind: 'session', value: 9 }], crypto.randomUUID(), token));
    const testId = asked.ok && asked.value.kind === 'questions' ? asked.value.testId : '';
    expect(await fresh((token) => gateway.answer(testId, [RIGHT[0]!], token))).toEqual({
      ok: true,
      value: { kind: 'not-passed', wrongQuestionIds: [2] },
    });
  });

  it('pings, and reads what the session brought and what is left of it [SN-1, SN-2, RC-7]', async () => {
    const { gateway, fresh } = await open();
    await fresh((token) => gateway.save([{ kind: 'session', value: 1 }], crypto.randomUUID(), token));
    fixture.clock.move(60_000);
    expect(await gateway.ping()).toEqual({ ok: true, value: undefined });
    expect(await gateway.session()).toMatchObject({
      ok: true,
      value: { stakes: 0, wins: 0, currency: 'RUB', remaining: 3_538_800 },
    });
  });

  it('shuts out for a reason, and sends nothing with a token that was used [LS-1, SX-2]', async () => {
    const { gateway, fresh } = await open();
    const reasons = await gateway.selfExclusionReasons();
    const reason = reasons.ok ? reasons.value[0] : undefined;
    let used: FreshToken | undefined;
    await fresh((token) => {
      used = token;
      return gateway.save([{ kind: 'daily-loss', value: 5 }], crypto.randomUUID(), token);
    });
    const draft = { kind: 'self-exclusion', value: 7, selfExclusionReason: reason } as const;
    expect(await gateway.shutOut(draft, crypto.randomUUID(), used!)).toMatchObject({
      ok: false,
      error: { status: 403, code: 'stale-token' },
    });
    const endsAt = fixture.sandbox.clock.now() + days(7);
    expect(await fresh((token) => gateway.shutOut(draft, crypto.randomUUID(), token))).toEqual({
      ok: true,
      value: { endsAt },
    });
    expect(await gateway.limits()).toMatchObject({ ok: false, error: { status: 401 } });
  });
});
