import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hours, seconds } from '../../../core/shared/time.ts';
import {
  AVAILABLE_LIMITS,
  BLOCK_USER,
  LIMIT_ACTION,
  LIMITS,
  REMOVE_LIMIT,
  SAVE_LIMITS,
  SELF_EXCLUSION_REASONS,
  TEST_ANSWERS,
} from '../../../infrastructure/limits/limit-calls.ts';
import { bearer } from '../../support/browser/visitor.ts';
import { limitsOf, loosen, removeLimit, saveLimits } from '../../support/browser/walks/set-limits.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
let player: TestPlayer;
beforeAll(async () => {
  fixture = await openFixture();
});
beforeEach(async () => {
  player = await fixture.player();
});
afterEach(() => fixture.assertSound());
afterAll(() => fixture.close());

const shown = async () =>
  (await limitsOf(player)).map(({ kind, value, balance, state }) => [kind, value, balance, state]);

describe('saved limits', () => {
  it('hold at once where they are the first or stricter [LC-2, RG-01]', async () => {
    expect((await saveLimits(player, [['daily-deposit', 500]])).status).toBe(200);
    expect(await shown()).toEqual([['daily-deposit', 500, 500, 'active']]);
    await saveLimits(player, [['daily-deposit', 200.5]]);
    expect(await shown()).toEqual([['daily-deposit', 200.5, 200.5, 'active']]);
    expect((await limitsOf(player))[0]).toMatchObject({ endsAt: undefined, measure: 'RUB', needsApproval: false });
  });

  it('are labelled with their first day in the language of the page, and while they wait not [LM-33]', async () => {
    await saveLimits(player, [['daily-deposit', 500]]);
    await loosen(player, [['daily-deposit', 900]]);
    const labels = async (language: string) => {
      const reply = await player.send(LIMITS, {}, { 'x-language': language });
      return reply.read().map(({ label }) => label);
    };
    const day = (language: string) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
        fixture.clock.now() + hours(3),
      );
    expect(await labels('en')).toEqual([`In force since ${day('en')}`, undefined]);
    expect(await labels('ru')).toEqual([`Действует с ${day('ru')}`, undefined]);
  });

  it('wait where they are looser, once the questions are answered [LC-3, LS-2, RG-02]', async () => {
    await saveLimits(player, [['daily-deposit', 500]]);
    const asked = (await saveLimits(player, [['daily-deposit', 900]])).read();
    expect(await shown()).toEqual([['daily-deposit', 500, 500, 'active']]);
    if (asked.status !== 'questions') throw new Error('not asked');
    const wrong = { tokenGuid: asked.tokenGuid, answers: [{ questionId: 1, answerId: 2 }] };
    expect((await player.send(TEST_ANSWERS, { body: wrong })).read()).toEqual({
      success: false,
      questionsResult: [
        { questionId: 1, isCorrect: true },
        { questionId: 2, isCorrect: false },
      ],
    });
    expect(await shown()).toEqual([['daily-deposit', 500, 500, 'active']]);
    await loosen(player, [['daily-deposit', 900]]);
    expect(await shown()).toEqual([
      ['daily-deposit', 500, 500, 'active'],
      ['daily-deposit', 900, undefined, 'pending'],
    ]);
  });

  it('hold at once where they are stricter, though questions come first for others of the same order [LC-2, RG-01]', async () => {
    await saveLimits(player, [
      ['daily-deposit', 500],
      ['weekly-deposit', 900],
    ]);
    const mixed = [
      ['daily-deposit', 200],
      ['weekly-deposit', 2000],
    ] as const;
    expect((await saveLimits(player, mixed)).read().status).toBe('questions');
    expect(await shown()).toEqual([
      ['daily-deposit', 200, 200, 'active'],
      ['weekly-deposit', 900, 900, 'active'],
    ]);
  });

  it('wait as well where they are to be removed, once the same questions are answered [LM-6, LS-6, RG-02]', async () => {
    await saveLimits(player, [['weekly-loss', 300]]);
    expect((await player.send(REMOVE_LIMIT, { query: { limitType: 11 } })).read().status).toBe('questions');
    expect(await shown()).toEqual([['weekly-loss', 300, 300, 'active']]);
    await removeLimit(player, 11);
    expect(await shown()).toEqual([
      ['weekly-loss', 300, 300, 'active'],
      ['weekly-loss', 'unlimited', undefined, 'pending'],
    ]);
    expect((await player.send(REMOVE_LIMIT, { query: { limitType: 30 } })).code).toBe('not-changeable');
  });

  it('take back what waits once something stricter is wished for [LC-4, RG-03]', async () => {
    await saveLimits(player, [['daily-deposit', 500]]);
    await loosen(player, [['daily-deposit', 900]]);
    await saveLimits(player, [['daily-deposit', 400]]);
    expect(await shown()).toEqual([['daily-deposit', 400, 400, 'active']]);
  });

  it('are rejected alone: the server has what the screen has [PE-5, RG-05]', async () => {
    await saveLimits(player, [
      ['daily-deposit', 500],
      ['weekly-deposit', 900],
    ]);
    await loosen(player, [
      ['daily-deposit', 600],
      ['weekly-deposit', 1000],
    ]);
    const { status } = await player.send(LIMIT_ACTION, { body: { action: 'cancel', limitTypes: [20] } });
    expect(status).toBe(200);
    expect((await shown()).filter(([, , , state]) => state === 'pending')).toEqual([
      ['weekly-deposit', 1000, undefined, 'pending'],
    ]);
  });

  it.each([
    ['a sum finer than its currency', [['daily-deposit', 0.001]], 400, 'not-a-value'],
    ['a length that is not offered', [['session', 25]], 400, 'out-of-range'],
    ['the extra limit', [['extra', 1]], 400, 'not-changeable'],
    ['a self-exclusion, which has a call of its own', [['self-exclusion', 7]], 400, 'not-changeable'],
    [
      'one of two that cannot be made',
      [
        ['daily-loss', 5],
        ['session', 25],
      ],
      400,
      'out-of-range',
    ],
  ] as const)('are refused for %s, all together [LC-6, LO-1, LM-52]', async (_, drafts, status, code) => {
    expect(await saveLimits(player, drafts)).toMatchObject({ status, code });
    expect(await shown()).toEqual([]);
  });

  it('are saved once under a key, however often they are sent [LS-4, RG-27]', async () => {
    const key = randomUUID();
    const first = await saveLimits(player, [['daily-deposit', 500]], key);
    await saveLimits(player, [['daily-deposit', 300]]);
    const again = await saveLimits(player, [['daily-deposit', 500]], key);
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(await shown()).toEqual([['daily-deposit', 300, 300, 'active']]);
    expect(await saveLimits(player, [['daily-deposit', 1]], key)).toMatchObject({ status: 422, code: 'another-order' });
  });

  it('answer to a key of one player for two days, whatever becomes of the same key of another [LS-4]', async () => {
    const key = randomUUID();
    const other = await fixture.player();
    await saveLimits(other, [['daily-deposit', 500]], key);
    await fixture.move(hours(47));
    const first = await saveLimits(player, [['daily-deposit', 500]], key);
    await fixture.move(hours(2));
    await saveLimits(player, [['daily-deposit', 300]]);
    expect((await saveLimits(player, [['daily-deposit', 500]], key)).text).toBe(first.text);
    const { rows } = await sql`select 1 from limit_saves where user_id = ${other.userId}`.execute(
      fixture.sandbox.database,
    );
    expect(rows).toEqual([]);
  });

  it('are the player’s own', async () => {
    await saveLimits(player, [['daily-deposit', 500]]);
    const other = await fixture.player();
    expect(await limitsOf(other)).toEqual([]);
    const asked = (await saveLimits(player, [['daily-deposit', 900]])).read();
    const tokenGuid = asked.status === 'questions' ? asked.tokenGuid : '';
    const answers = [
      { questionId: 1, answerId: 2 },
      { questionId: 2, answerId: 1 },
    ];
    expect((await other.send(TEST_ANSWERS, { body: { tokenGuid, answers } })).status).toBe(410);
  });
});

describe('a user token', () => {
  const save = async (authorization: string | undefined) =>
    player.send(
      SAVE_LIMITS,
      { key: randomUUID(), body: { limits: [{ limitType: 20, limitValue: 500 }] } },
      { authorization },
    );
  const ANSWERS = { tokenGuid: randomUUID(), answers: [{ questionId: 1, answerId: 2 }] };
  const DECISION = { action: 'cancel' as const, limitTypes: [20] };
  const EXCLUSION = { key: randomUUID(), body: { limitType: 30, limitValue: 7 } };
  const used = async () => {
    const token = await forced();
    await save(token);
    return token;
  };
  const forced = async () => bearer(fixture.app, player.cookies, '?force_refresh=true');

  it('changes limits once and then no more [LS-1]', async () => {
    const token = await forced();
    expect((await save(token)).status).toBe(200);
    expect(await save(token)).toMatchObject({ status: 403, code: 'stale-token' });
  });

  it.each([
    ['answers', async () => player.send(TEST_ANSWERS, { body: ANSWERS }, { authorization: await used() })],
    ['a decision', async () => player.send(LIMIT_ACTION, { body: DECISION }, { authorization: await used() })],
    ['a removal', async () => player.send(REMOVE_LIMIT, { query: { limitType: 20 } }, { authorization: await used() })],
    ['an exclusion', async () => player.send(BLOCK_USER, EXCLUSION, { authorization: await used() })],
  ])('that is used up does not do for %s [LS-1]', async (_, send) => {
    await saveLimits(player, [['daily-deposit', 500]]);
    expect(await send()).toMatchObject({ status: 403, code: 'stale-token' });
    expect(await shown()).toEqual([['daily-deposit', 500, 500, 'active']]);
  });

  it('changes nothing once it is old, though it opens everything else [LS-1]', async () => {
    const token = await forced();
    fixture.clock.move(seconds(31));
    expect(await save(token)).toMatchObject({ status: 403, code: 'stale-token' });
    expect((await player.send(LIMITS, {}, { authorization: token })).status).toBe(200);
    expect(await limitsOf(player)).toEqual([]);
  });

  it('of another session, or none, changes nothing [LS-1]', async () => {
    const other = await fixture.player();
    const foreign = await bearer(fixture.app, other.cookies, '?force_refresh=true');
    for (const token of [foreign, undefined, 'Bearer x.y', 'Bearer ']) {
      expect(await save(token)).toMatchObject({ status: 403, code: 'stale-token' });
    }
    expect(await limitsOf(player)).toEqual([]);
  });

  it('of two changes at once is taken by one', async () => {
    const token = await forced();
    const answers = await Promise.all([save(token), save(token), save(token)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'stale-token')).toHaveLength(2);
  });
});

describe('what can be limited', () => {
  it('is told with what it is chosen from and the clock it counts by [LO-1, LO-3]', async () => {
    const { limits, jurisdictions, timeZone, now } = (await player.send(AVAILABLE_LIMITS)).read();
    expect([jurisdictions, timeZone, now]).toEqual([['default'], 3, fixture.sandbox.clock.now()]);
    expect(limits.find(({ kind }) => kind === 'self-exclusion')?.availableValues).toEqual([
      1, 7, 30, 90, 180, 365, 730, 1095, 1825,
    ]);
    expect(limits.find(({ kind }) => kind === 'session')?.availableValues).toHaveLength(24);
    expect(limits.map(({ kind }) => kind)).not.toContain('extra');
  });

  it('comes with reasons in the language that is asked in [SX-2]', async () => {
    const reasons = async (language: string) =>
      (await player.send(SELF_EXCLUSION_REASONS, {}, { 'x-language': language })).read();
    expect(await reasons('en')).toHaveLength(5);
    expect((await reasons('en'))[2]).toEqual({ id: 3, text: 'I want a break' });
    expect((await reasons('de'))[2]).toEqual({ id: 3, text: 'Ich möchte eine Pause' });
  });

  it('is not told to whoever has no token', async () => {
    expect((await player.send(LIMITS, {}, { authorization: undefined })).status).toBe(401);
    expect((await fixture.visitor().send(LIMITS)).status).toBe(401);
  });
});
