import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../../core/shared/time.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { AVAILABLE_PARTITIONS } from '../../../infrastructure/navigation/navigation-calls.ts';
import { SEND_RECOVERY_CODE } from '../../../infrastructure/registration/recovery-calls.ts';
import { REGISTER_IN_ONE_CLICK } from '../../../infrastructure/registration/registration-calls.ts';
import { DISCONNECT } from '../../../infrastructure/session/session-calls.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import {
  CHANGE_SITE_RULES,
  MOVE_CLOCK,
  RESUME_GAME,
  SANDBOX_STATE,
  SET_AVAILABILITY,
  SET_CONTACT,
  SET_FEED,
  SET_FRAME,
  SET_RESTRICTIONS,
  SUSPEND_GAME,
} from '../../../infrastructure/site/debugger-calls.ts';
import { SITE_FRAME } from '../../../infrastructure/site/site-frame-calls.ts';
import { accepted, openBets, order, place } from '../../support/browser/open-bets.ts';
import { openThreeNodes, type NodesUnderTest } from '../../support/nodes/three-nodes.ts';

const REGISTRATION = { countryCode: 'ru', iso: 'RUB', isAdult: true, isTermsAccepted: true } as const;
const STUCK = '3f0e8a52-71c4-4f6e-9a57-2d1b8c6e4f90';
const AVAILABILITY = { isMaintenance: false, reasons: [], blockTemplate: 0, arePartitionsOpen: true };

// The embedded database is open to one process.
describe.runIf((process.env['TEST_DATABASE_URL'] ?? '') !== '')('what is changed through one node', () => {
  let site: NodesUnderTest;
  beforeAll(async () => {
    site = await openThreeNodes({ rateLimits: { placing: { times: 3, within: minutes(1) } } });
  });
  afterAll(() => site.close());

  it('counts with the next request of each other: availability, rules and what surrounds a page', async () => {
    const [one, two, three] = site.nodes;
    await one.visitor().send(SET_AVAILABILITY, { body: { ...AVAILABILITY, arePartitionsOpen: false } });
    for (const node of [two, three]) {
      expect((await node.visitor().send(AVAILABLE_PARTITIONS)).read().listAvailablePartitions).toEqual([]);
    }
    await two.visitor().send(SET_AVAILABILITY, { body: AVAILABILITY });
    expect((await one.visitor().send(AVAILABLE_PARTITIONS)).read().listAvailablePartitions).not.toEqual([]);

    const { rules } = (await one.visitor().send(SANDBOX_STATE)).read();
    await three.visitor().send(CHANGE_SITE_RULES, { body: { ...rules, isRegistrationAllowed: false } });
    expect((await two.visitor().send(REGISTER_IN_ONE_CLICK, { body: REGISTRATION })).code).toBe('registration-closed');
    await two.visitor().send(CHANGE_SITE_RULES, { body: rules });
    expect((await three.visitor().send(REGISTER_IN_ONE_CLICK, { body: REGISTRATION })).status).toBe(200);

    await one.visitor().send(SET_FRAME, { body: { isSnowOnHome: true, ageQuestion: 'off' } });
    expect((await two.visitor().send(SITE_FRAME, { query: { lang: 'ru' } })).body.result.isSnowOnHome).toBe(true);
  });

  it('waits only for so long for a node that lives and cannot learn', { timeout: 20_000 }, async () => {
    const [one, two] = site.nodes;
    const { database } = two.sandbox;
    const isHere = async () =>
      sql`insert into site_nodes (id, revision, seen_at, session)
        values (${STUCK}, 0, (extract(epoch from clock_timestamp()) * 1000)::bigint, null)
        on conflict (id) do update set seen_at = excluded.seen_at`.execute(database);
    await isHere();
    const stuck = setInterval(() => void isHere(), 300);
    try {
      const { rules } = (await one.visitor().send(SANDBOX_STATE)).read();
      expect((await one.visitor().send(CHANGE_SITE_RULES, { body: rules })).status).toBe(200);
    } finally {
      clearInterval(stuck);
      await sql`delete from site_nodes where id = ${STUCK}`.execute(database);
    }
  });

  it('is one time for all, and one feed', async () => {
    const [one, two, three] = site.nodes;
    const before = three.sandbox.clock.now();
    await Promise.all([
      one.visitor().send(MOVE_CLOCK, { body: { by: 1000 } }),
      two.visitor().send(MOVE_CLOCK, { body: { by: 2000 } }),
    ]);
    expect(site.nodes.map(({ sandbox }) => sandbox.clock.now() - before)).toEqual([3000, 3000, 3000]);
    await two.visitor().send(SET_FEED, { body: { mode: 'down', delay: 0 } });
    expect((await three.visitor().send(SANDBOX_STATE)).read().feed).toBe('down');
    await three.visitor().send(SET_FEED, { body: { mode: 'running', delay: 0 } });
    expect((await one.visitor().send(SANDBOX_STATE)).read().feed).toBe('running');
  });

  it('holds for money: a suspended game, a blocked player, a limit', async () => {
    const [one, two, three] = site.nodes;
    const player = await one.player();
    const at = (node: typeof one) => ({ ...player, send: node.visitor(player.cookies).send });
    const [bet] = await openBets(one, 1);
    const params = { id: String(bet!.gameId) };
    await one.visitor().send(SUSPEND_GAME, { params, body: {} });
    expect((await place(at(two), order(player, [bet!]))).read().status).toBe('rejected');
    await three.visitor().send(RESUME_GAME, { params, body: {} });
    const anyPrice = order(player, [bet!], { changeCoefAction: 1 });
    accepted((await place(at(two), anyPrice)).read());

    const ban = { banLevel: 1, banVersion: 1, areTermsChanged: false };
    await at(three).send(SET_RESTRICTIONS, { body: ban });
    expect((await place(at(one), anyPrice)).read()).toMatchObject({
      status: 'rejected',
      reason: 'player-blocked',
    });
    await at(one).send(SET_RESTRICTIONS, { body: { ...ban, banLevel: 0 } });
    // three a minute, whichever node counted them
    expect((await place(at(three), anyPrice)).status).toBe(429);
    expect((await place(at(two), anyPrice)).status).toBe(429);
  });

  it('ends a session everywhere', async () => {
    const [one, two, three] = site.nodes;
    const player = await two.player();
    const stolen = new Map(player.cookies);
    expect((await three.visitor(stolen).send(ACCOUNT_LIST)).status).toBe(200);
    await one.visitor(player.cookies).send(DISCONNECT, { body: {} });
    for (const node of site.nodes) expect((await node.visitor(new Map(stolen)).send(ACCOUNT_LIST)).status).toBe(401);
    const body = { uLogin: String(player.userId), uPassword: player.password, save: false };
    expect((await three.visitor().send(SIGN_IN, { body })).status).toBe(200);
  });

  it('is in one mailbox', async () => {
    const [one, two, three] = site.nodes;
    const player = await one.player();
    await player.send(SET_CONTACT, { body: { email: 'node@example.org', phone: '' } });
    await two.visitor().send(SEND_RECOVERY_CODE, { body: { contact: 'node@example.org' } });
    const home = three.visitor(player.cookies);
    expect((await home.send(SANDBOX_STATE)).read().letters).toMatchObject([{ to: 'node@example.org' }]);
  });
});
