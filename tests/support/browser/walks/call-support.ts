import {
  MARK_MESSAGES,
  MESSAGE_NEWS,
  MESSAGES,
  READ_MESSAGES,
} from '../../../../infrastructure/support/message-calls.ts';
import type { SandboxFixture } from '../../sandbox-fixture.ts';
import { minutes } from '../../../../core/shared/time.ts';
import { payIn } from './pay.ts';

/** What players are told and ask, by a player of its own. */
export async function callSupport(fixture: SandboxFixture): Promise<void> {
  const player = await fixture.player();
  await payIn(fixture, player, 500);
  await fixture.move(minutes(1));
  await player.send(MESSAGE_NEWS);
  const { messages } = (await player.send(MESSAGES, { query: {} })).read();
  const { id } = messages[0]!;
  await player.send(MESSAGES, { query: { before: id } });
  await player.send(READ_MESSAGES, { body: { up_to: id } });
  await player.send(MARK_MESSAGES, { body: { ids: [id], is_read: false } });
}
