import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { days, minutes } from '../../../core/shared/time.ts';
import { LIMIT_ACTION } from '../../../infrastructure/limits/limit-calls.ts';
import { USER_CONFIG } from '../../../infrastructure/player/player-calls.ts';
import { tellPlayer } from '../../../infrastructure/sandbox/support/player-messages.ts';
import { MARK_MESSAGES, MESSAGE_NEWS, MESSAGES, READ_MESSAGES } from '../../../infrastructure/support/message-calls.ts';
import { payIn } from '../../support/browser/walks/pay.ts';
import { loosen, saveLimits } from '../../support/browser/walks/set-limits.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

describe('what the site tells a player', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterEach(() => fixture.assertSound());
  afterAll(() => fixture.close());

  const page = async (player: TestPlayer, before?: number) =>
    (await player.send(MESSAGES, { query: { before } })).read();
  const counted = async (player: TestPlayer) => (await player.send(USER_CONFIG)).read().result.messageCount;

  it('is what happened to money and limits, each once, with its sum [MSG-1]', async () => {
    const player = await fixture.player();
    const paid = await payIn(fixture, player, 500);
    const declined = await payIn(fixture, player, 700, 'decline');
    await fixture.move(minutes(1));
    await fixture.move(minutes(10));
    await saveLimits(player, [['daily-deposit', 5000]]);
    const { messages, unreadCount, hasOlder } = await page(player);
    expect(messages.map(({ kind }) => kind).toSorted()).toEqual([
      'deposit-credited',
      'deposit-declined',
      'limits-changed',
      'welcome',
    ]);
    expect(messages.find(({ kind }) => kind === 'deposit-credited')).toMatchObject({
      about: paid,
      isRead: false,
      sum: { amount: 50_000, currency: 'RUB' },
    });
    expect(messages.find(({ kind }) => kind === 'deposit-declined')).toMatchObject({ about: declined });
    expect([unreadCount, await counted(player), hasOlder]).toEqual([4, 4, false]);
    const again = { userId: player.userId, kind: 'deposit-credited', about: paid, at: 1 } as const;
    await tellPlayer(fixture.sandbox.database, again);
    expect((await page(player)).messages).toHaveLength(4);
  });

  it('is that a waiting limit can be confirmed, once and only then, and that it holds [MSG-1, PE-7]', async () => {
    const [player, other] = [await fixture.player(), await fixture.player()];
    const told = async (who: TestPlayer) => (await page(who)).messages.map(({ kind }) => kind);
    for (const each of [player, other]) {
      await saveLimits(each, [['daily-deposit', 5000]]);
      await loosen(each, [['daily-deposit', 6000]]);
    }
    const limits = fixture.sandbox.database.updateTable('limits').where('state', '=', 'pending');
    const { now } = fixture.clock;
    expect(await told(player)).toEqual(['limits-changed', 'welcome']);
    await fixture.move(minutes(2));
    expect(await told(player)).toEqual(['limits-changed', 'welcome']);
    await limits.set({ started_at: now() }).where('user_id', '=', player.userId).execute();
    await limits
      .set({ started_at: now() - 2, ends_at: now() - 1 })
      .where('user_id', '=', other.userId)
      .execute();
    await fixture.move(minutes(2));
    await fixture.move(minutes(2));
    expect(await told(player)).toEqual(['limit-due', 'limits-changed', 'welcome']);
    expect(await told(other)).toEqual(['limits-changed', 'welcome']);
    const ends = { ends_at: now() + minutes(5) };
    await limits.set(ends).where('user_id', '=', player.userId).execute();
    expect((await player.send(LIMIT_ACTION, { body: { action: 'confirm', limitTypes: [20] } })).status).toBe(200);
    expect((await told(player)).slice(0, 2)).toEqual(['limits-changed', 'limit-due']);
  });

  it('is to look through the limits half a year after they changed, a year without any [LQ-3]', async () => {
    const [player, other] = [await fixture.player(), await fixture.player()];
    const { database, clock } = fixture.sandbox;
    const remindAt = async ({ userId }: TestPlayer) =>
      (await database.selectFrom('users').select('limits_remind_at').where('id', '=', userId).executeTakeFirstOrThrow())
        .limits_remind_at! - clock.now();
    expect([await remindAt(player), await remindAt(other)]).toEqual([days(365), days(365)]);
    await saveLimits(player, [['daily-deposit', 5000]]);
    expect(await remindAt(player)).toBe(days(182));
    const both = [player.userId, other.userId];
    await database.updateTable('users').set({ limits_remind_at: clock.now() }).where('id', 'in', both).execute();
    await fixture.move(minutes(2));
    await fixture.move(minutes(2));
    expect((await page(player)).messages.map(({ kind }) => kind)).toEqual([
      'limits-review',
      'limits-changed',
      'welcome',
    ]);
    expect((await page(other)).messages.map(({ kind }) => kind)).toEqual(['limits-offer', 'welcome']);
    expect([await remindAt(player), await remindAt(other)]).toEqual([days(182) - minutes(2), days(365) - minutes(2)]);
  });

  it('is marked as read, all of it at once, and taken back [MSG-3]', async () => {
    const [player, other] = [await fixture.player(), await fixture.player()];
    for (let about = 1; about <= 60; about += 1)
      await tellPlayer(fixture.sandbox.database, { userId: player.userId, kind: 'support-answered', about, at: about });
    const first = await page(player);
    expect([first.messages.length, first.hasOlder, first.unreadCount]).toEqual([50, true, 61]);
    const older = await page(player, first.messages.at(-1)!.id);
    expect([older.messages.length, older.hasOlder]).toEqual([11, false]);
    const latest = first.messages[0]!;
    expect((await player.send(MESSAGE_NEWS)).read()).toEqual({ unreadCount: 61, lastId: latest.id });
    await player.send(MARK_MESSAGES, { body: { ids: [latest.id], is_read: true } });
    expect(await counted(player)).toBe(60);
    const all = (await player.send(READ_MESSAGES, { body: { up_to: latest.id } })).read();
    expect([all.ids.length, all.ids.includes(latest.id), all.unreadCount]).toEqual([60, false, 0]);
    const back = (await player.send(MARK_MESSAGES, { body: { ids: all.ids, is_read: false } })).read();
    expect([back.ids.length, back.unreadCount]).toEqual([60, 60]);
    const stolen = (await other.send(MARK_MESSAGES, { body: { ids: all.ids, is_read: true } })).read();
    expect([stolen.ids, await counted(player), await counted(other)]).toEqual([[], 60, 1]);
  });
});
