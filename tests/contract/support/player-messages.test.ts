import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../../core/shared/time.ts';
import { USER_CONFIG } from '../../../infrastructure/player/player-calls.ts';
import { tellPlayer } from '../../../infrastructure/sandbox/support/player-messages.ts';
import { MARK_MESSAGES, MESSAGE_NEWS, MESSAGES, READ_MESSAGES } from '../../../infrastructure/support/message-calls.ts';
import { payIn } from '../../support/browser/walks/pay.ts';
import { saveLimits } from '../../support/browser/walks/set-limits.ts';
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
