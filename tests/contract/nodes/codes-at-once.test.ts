import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../../core/shared/time.ts';
import { SEND_CONTACT_CODE } from '../../../infrastructure/player/contact-calls.ts';
import { SEND_CREDENTIALS_LINK } from '../../../infrastructure/registration/registration-calls.ts';
import { openMailbox } from '../../../infrastructure/sandbox/players/mailbox.ts';
import { openThreeNodes, type NodesUnderTest } from '../../support/nodes/three-nodes.ts';

const TRIES = 9;

// The embedded database makes one statement after the other: what many ask at once does not meet there.
describe.runIf((process.env['TEST_DATABASE_URL'] ?? '') !== '')('codes that many requests ask for at once', () => {
  let site: NodesUnderTest;
  beforeAll(async () => {
    site = await openThreeNodes();
  });
  afterAll(() => site.close());

  const sentTo = async (contact: string) => {
    const { messages } = await openMailbox(site.nodes[0].sandbox.database).messages('everybody');
    return messages.filter(({ to }) => to === contact);
  };
  /** So many statuses, of requests that three processes have together. */
  const atOnce = async (ask: (node: number) => Promise<{ readonly status: number }>) => {
    const replies = await Promise.all(Array.from({ length: TRIES }, async (_, number) => ask(number % 3)));
    return replies.map(({ status }) => status).toSorted((one, other) => one - other);
  };
  const ONE_OF_THEM = [200, ...Array<number>(TRIES - 1).fill(429)];

  it('are sent to a contact of a player once a minute [RGF-13]', async () => {
    const player = await site.nodes[0].player();
    const tabs = site.nodes.map((node) => node.visitor(player.cookies));
    for (const contact of ['at-once@example.org', '+79991230001']) {
      const body = { contact, password: player.password };
      expect(await atOnce(async (node) => tabs[node]!.send(SEND_CONTACT_CODE, { body }))).toEqual(ONE_OF_THEM);
      expect(await sentTo(contact)).toHaveLength(1);
      site.nodes[0].clock.move(minutes(1));
      expect(await atOnce(async (node) => tabs[node]!.send(SEND_CONTACT_CODE, { body }))).toEqual(ONE_OF_THEM);
      expect(await sentTo(contact)).toHaveLength(2);
    }
  });

  it('are sent as links to set a password once a minute [RGF-13, REG-3]', async () => {
    const player = await site.nodes[0].player();
    const proven = { email: 'proven@example.org', activation_type: 1 };
    const { database } = site.nodes[0].sandbox;
    await database.updateTable('users').set(proven).where('id', '=', player.userId).execute();
    const tabs = site.nodes.map((node) => node.visitor(player.cookies));
    expect(await atOnce(async (node) => tabs[node]!.send(SEND_CREDENTIALS_LINK, {}))).toEqual(ONE_OF_THEM);
    expect(await sentTo('proven@example.org')).toHaveLength(1);
  });

  it('are sent to a player as often as a day allows and no oftener [PR-39]', async () => {
    const player = await site.nodes[0].player();
    const tabs = site.nodes.map((node) => node.visitor(player.cookies));
    let sent = 0;
    for (let hour = 0; hour < 4; hour += 1) {
      const replies = await Promise.all(
        Array.from({ length: TRIES }, async (_, number) => {
          const body = { contact: `day-${String(hour)}-${String(number)}@example.org`, password: player.password };
          return tabs[number % 3]!.send(SEND_CONTACT_CODE, { body });
        }),
      );
      sent += replies.filter(({ status }) => status === 200).length;
      site.nodes[0].clock.move(minutes(61));
    }
    expect(sent).toBe(20);
  });
});
