import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { days, hours, minutes, type Millis } from '../../../core/shared/time.ts';
import { SEND_TRANSFER_CODE } from '../../../infrastructure/accounts/transfer-calls.ts';
import { SEND_CONTACT_CODE } from '../../../infrastructure/player/contact-calls.ts';
import { SEND_RECOVERY_CODE } from '../../../infrastructure/registration/recovery-calls.ts';
import { SEND_CREDENTIALS_LINK, SEND_PHONE_CODE } from '../../../infrastructure/registration/registration-calls.ts';
import { REMOVE_PASSKEY } from '../../../infrastructure/session/passkey-calls.ts';
import { CHANGE_PASSWORD } from '../../../infrastructure/session/password-calls.ts';
import {
  SEND_SIGN_IN_LINK,
  SEND_SIGN_IN_SMS,
  SEND_TWO_STEP_CODE,
  SIGN_IN,
} from '../../../infrastructure/session/sign-in-calls.ts';
import { visitor, type Answer, type Visitor } from '../../support/browser/visitor.ts';
import { openFixture, registerPlayer, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

const PHONE = '+79991112233';
const EMAIL = 'owner@example.org';
const OFTEN = { times: 1_000_000, within: hours(1) };
/** Tries beyond the cap of a day. */
const BEYOND = 2;

type Asked = Pick<Answer<typeof SEND_CONTACT_CODE>, 'status' | 'code' | 'headers'>;
type Asking = (time: number) => Promise<Asked>;
interface Way {
  readonly way: string;
  readonly cap: number;
  /** The wait that keeps what is counted by the hour out of the way. */
  readonly every: Millis;
  readonly asking: () => Promise<Asking>;
}

let fixture: SandboxFixture;
beforeEach(async () => {
  const limits = { signIn: OFTEN, registration: OFTEN, placing: OFTEN, recovery: OFTEN, saving: OFTEN };
  fixture = await openFixture({ rateLimits: limits });
});
afterEach(() => fixture.close());

const from = (remoteAddress: string): Visitor => {
  const inject = async (options: InjectOptions) => fixture.app.inject({ ...options, remoteAddress });
  return visitor({ inject } as unknown as FastifyInstance);
};
/** Each time from elsewhere. */
const elsewhere = (time: number): Visitor => from(`10.1.0.${String(time)}`);
const movedTo = (player: TestPlayer, time: number): TestPlayer => {
  const inject = async (options: InjectOptions) =>
    fixture.app.inject({ ...options, remoteAddress: `10.2.0.${String(time)}` });
  return { ...player, ...visitor({ inject } as unknown as FastifyInstance, undefined, player.cookies) };
};
const proven = async (contact: { readonly email: string } | { readonly phone: string }): Promise<TestPlayer> => {
  const player = await fixture.player();
  const activation = 'email' in contact ? 1 : 2;
  await fixture.sandbox.database
    .updateTable('users')
    .set({ ...contact, activation_type: activation, is_transfer_required: true })
    .where('id', '=', player.userId)
    .execute();
  return player;
};
const signingIn = async (by: Visitor, { userId, password }: TestPlayer) =>
  by.send(SIGN_IN, { body: { uLogin: String(userId), uPassword: password, save: false } });

const TO_ONE_CONTACT: readonly Way[] = [
  {
    way: 'a registration by phone',
    cap: 30,
    every: minutes(20),
    asking: async () => async (time) => elsewhere(time).send(SEND_PHONE_CODE, { body: { phone: PHONE } }),
  },
  {
    way: 'a registration by phone, from one address',
    cap: 15,
    every: minutes(20),
    asking: async () => async () => fixture.visitor().send(SEND_PHONE_CODE, { body: { phone: PHONE } }),
  },
  {
    way: 'a sign-in by text message',
    cap: 30,
    every: minutes(20),
    asking: async () => async (time) =>
      elsewhere(time).send(SEND_SIGN_IN_SMS, { body: { 'phone-number': PHONE, 'phone-code': '+7' } }),
  },
  {
    way: 'a sign-in by a link',
    cap: 30,
    every: minutes(20),
    asking: async () => async (time) => elsewhere(time).send(SEND_SIGN_IN_LINK, { body: { email: EMAIL } }),
  },
  {
    way: 'contacts of ever other players',
    cap: 30,
    every: minutes(20),
    asking: async () => async (time) => {
      const player = await registerPlayer(elsewhere(time), 'RUB');
      return player.send(SEND_CONTACT_CODE, { body: { contact: EMAIL, password: '' } });
    },
  },
  {
    way: 'a recovery',
    cap: 24,
    every: minutes(20),
    asking: async () => async (time) => elsewhere(time).send(SEND_RECOVERY_CODE, { body: { contact: PHONE } }),
  },
];

const BY_ONE_PLAYER: readonly Way[] = [
  {
    way: 'contacts, each another',
    cap: 20,
    every: minutes(20),
    asking: async () => {
      const player = await fixture.player();
      const body = (time: number) => ({ contact: `c${String(time)}@example.org`, password: player.password });
      return async (time) => movedTo(player, time).send(SEND_CONTACT_CODE, { body: body(time) });
    },
  },
  {
    way: 'the link to set a password',
    cap: 20,
    every: minutes(25),
    asking: async () => {
      const player = await proven({ email: EMAIL });
      return async (time) => movedTo(player, time).send(SEND_CREDENTIALS_LINK, {});
    },
  },
  {
    way: 'a transfer',
    cap: 20,
    every: minutes(20),
    asking: async () => {
      const player = await proven({ phone: PHONE });
      const asked = { params: { id: String(player.userId) }, body: { country_code: 'ru', phone: PHONE } };
      return async (time) => movedTo(player, time).send(SEND_TRANSFER_CODE, asked);
    },
  },
  {
    way: 'one after the other in three ways',
    cap: 20,
    every: minutes(20),
    asking: async () => {
      const player = await proven({ phone: PHONE });
      await fixture.sandbox.database
        .updateTable('users')
        .set({ email: EMAIL, activation_type: 3 })
        .where('id', '=', player.userId)
        .execute();
      const asked = { params: { id: String(player.userId) }, body: { country_code: 'ru', phone: PHONE } };
      return async (time) => {
        const by = movedTo(player, time);
        if (time % 3 === 0) return by.send(SEND_TRANSFER_CODE, asked);
        if (time % 3 === 1) return by.send(SEND_CREDENTIALS_LINK, {});
        const body = { contact: `d${String(time)}@example.org`, password: player.password };
        return by.send(SEND_CONTACT_CODE, { body });
      };
    },
  },
  {
    way: 'sign-ins on new devices',
    cap: 24,
    every: minutes(20),
    asking: async () => {
      const player = await proven({ email: EMAIL });
      return async (time) => signingIn(elsewhere(time), player);
    },
  },
  {
    way: 'sign-ins and their codes once more',
    cap: 24,
    every: minutes(20),
    asking: async () => {
      const player = await proven({ email: EMAIL });
      let waiting = { by: elsewhere(0), since: fixture.clock.now() };
      return async (time) => {
        const now = fixture.clock.now();
        if (time % 2 === 1) {
          // what waits does so for five minutes
          fixture.clock.move(waiting.since + minutes(1) - now);
          const again = await waiting.by.send(SEND_TWO_STEP_CODE, {});
          fixture.clock.move(now - waiting.since - minutes(1));
          return again;
        }
        const by = elsewhere(time);
        const reply = await signingIn(by, player);
        if (reply.status === 200) waiting = { by, since: now };
        return reply;
      };
    },
  },
];

/** What comes of asking again and again, as long as it is within a day. */
async function asked({ cap, every }: Way, ask: Asking): Promise<readonly Asked[]> {
  const replies: Asked[] = [];
  for (let time = 0; time < cap + BEYOND; time += 1) {
    replies.push(await ask(time));
    fixture.clock.move(every);
  }
  return replies;
}
const sentTo = async (contact: string) => {
  const { messages } = await fixture.outbox();
  return messages.filter(({ to }) => to === contact);
};

describe('codes and links of a day', () => {
  it.each([...TO_ONE_CONTACT, ...BY_ONE_PLAYER])(
    'for $way end after $cap, with the time to wait, and go on a day after the first [PR-39] [PWR-16] [TWO-13]',
    async (way) => {
      const ask = await way.asking();
      const replies = await asked(way, ask);
      expect(replies.map(({ status }) => status)).toEqual([
        ...Array<number>(way.cap).fill(200),
        ...Array<number>(BEYOND).fill(429),
      ]);
      const { code, headers } = replies[way.cap]!;
      expect(code).toBe('too-often');
      expect(Number(headers['retry-after'])).toBe((days(1) - way.cap * way.every) / 1000);
      fixture.clock.move(days(1) - (way.cap + BEYOND) * way.every);
      expect((await ask(200)).status).toBe(200);
    },
  );

  it('count those that could not be sent [PR-39]', async () => {
    const player = await fixture.player();
    const { database } = fixture.sandbox;
    const ask = async (time: number) => {
      const body = { contact: `c${String(time)}@example.org`, password: player.password };
      return movedTo(player, time).send(SEND_CONTACT_CODE, { body });
    };
    await database.schema.alterTable('letters').renameTo('letters_gone').execute();
    for (let time = 0; time < 20; time += 1) {
      expect((await ask(time)).status).toBe(500);
      fixture.clock.move(minutes(20));
    }
    await database.schema.alterTable('letters_gone').renameTo('letters').execute();
    expect((await ask(20)).status).toBe(429);
  });

  it('hold no other player up [PR-39]', async () => {
    const [way] = BY_ONE_PLAYER;
    await asked(way!, await way!.asking());
    const other = await fixture.player();
    const body = { contact: 'other@example.org', password: '' };
    expect((await other.send(SEND_CONTACT_CODE, { body })).status).toBe(200);
  });
});

describe('changes of what protects an account', () => {
  it('end after twenty of one day, and so do the messages of them; the next is told how long to wait [TWO-26]', async () => {
    const player = await proven({ email: EMAIL });
    let { password } = player;
    const change = async (time: number) => {
      const next = `another horse ${String(time)}`;
      const reply = await player.send(CHANGE_PASSWORD, { body: { password, new_password: next } });
      if (reply.status === 200) password = next;
      return reply;
    };
    for (let time = 0; time < 20; time += 1) expect((await change(time)).status).toBe(200);
    const late = await change(20);
    expect([late.status, late.headers['retry-after']]).toEqual([429, String(days(1) / 1000)]);
    expect(await sentTo(EMAIL)).toHaveLength(20);
    fixture.clock.move(days(1));
    expect((await change(21)).status).toBe(200);
  });

  it('are not used up by what changes nothing [TWO-26]', async () => {
    const player = await proven({ email: EMAIL });
    const { password } = player;
    for (let time = 0; time < 20; time += 1) {
      const gone = await player.send(REMOVE_PASSKEY, { params: { id: 1 }, body: { password } });
      expect([gone.status, gone.code]).toEqual([404, 'no-passkey']);
    }
    const changed = await player.send(CHANGE_PASSWORD, { body: { password, new_password: 'another horse' } });
    expect(changed.status).toBe(200);
  });
});
