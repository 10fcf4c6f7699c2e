import type { FastifyReply } from 'fastify';
import { allowedIdleness } from '../../../core/session/inactivity.ts';
import { minutes, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import type { Database } from '../database/open-database.ts';
import { endSecureCookies } from '../sign-in/end-secure-cookies.ts';
import { heedSignInSettings } from '../sign-in/sign-in-settings.ts';
import { abandonPending } from '../sign-in/pending-sign-in.ts';
import { endAttempt } from '../social/social-attempts.ts';
import type { SandboxOptions } from '../sandbox-options.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { addOutboxReader, leaveOutbox, outboxBrowser } from '../debugger/outbox-readers.ts';
import { endChats } from '../support/consultant/kept-chats.ts';
import { playerSessions, type PlayerSessions, type SessionStart } from './player-sessions.ts';
import { abandonRecovery } from './end-recoveries.ts';
import { endLinks, forgetLinkCookie } from '../sign-in/sign-in-links.ts';
import { dropPhoneCode } from './phone-codes.ts';

type DemoParts = Pick<SandboxParts, 'database' | 'now'> & Pick<SandboxOptions, 'isDemo'>;

const IDLE_SLACK: Millis = minutes(5);

export function openSessions(
  options: SandboxOptions,
  given: Pick<SandboxParts, 'database' | 'secret' | 'now'>,
): SandboxParts['sessions'] {
  const idle = { idleFor: idleFor(options), awake: () => options.clock.now() };
  return endingProofs(
    { ...given, isDemo: options.isDemo },
    playerSessions({ ...given, ...idle, onBegun: heedSignInSettings }),
  );
}

/** IDL-10 The page ends a session first: it knows more of what its player does. */
function idleFor({ autoLogoffMinutes, idleSlack = IDLE_SLACK }: SandboxOptions): Millis | undefined {
  const allowed = allowedIdleness({ isAutoLogoffEnabled: autoLogoffMinutes !== 0, autoLogoffMinutes });
  return allowed === undefined ? undefined : allowed + idleSlack;
}

/** OUT-7 Sessions that end whatever was begun or proven in the browser without one: the next person at it finds nothing to go on with; GRA-3 no more do they with the values of the one before, LNK-5 or whoever holds a link of who signs in. */
function endingProofs({ database, now, isDemo }: DemoParts, sessions: PlayerSessions): PlayerSessions {
  return {
    ...sessions,
    current: async (request) => {
      const session = await sessions.current(request);
      return session === undefined || !isDemo ? session : { ...session, browser: outboxBrowser(request) };
    },
    begin: async (start) => {
      const isBegun = await sessions.begin(start);
      if (!isBegun) return false;
      await endBrowserProofs(database, start.reply);
      await endLinks({ database }, start.userId);
      if (isDemo) await endChats(database, outboxBrowser(start.reply.request));
      if (isDemo) await addOutboxReader(database, readerOf(start, now()));
      return true;
    },
    end: async (session, reply) => {
      await endBrowserProofs(database, reply);
      if (isDemo) await endChats(database, outboxBrowser(reply.request));
      if (session !== undefined) await leaveOutbox(database, session, now());
      await sessions.end(session, reply);
    },
  };
}

function readerOf({ userId, isKept, isTrusted = false, reply }: SessionStart, now: EpochMillis) {
  return { userId, isKept: isKept || isTrusted, reply, now };
}

async function endBrowserProofs(database: Database, reply: FastifyReply): Promise<void> {
  await endAttempt({ database }, reply);
  await abandonRecovery(database, reply);
  await abandonPending(database, reply);
  await dropPhoneCode(database, reply, 'registration');
  await dropPhoneCode(database, reply, 'sign-in');
  forgetLinkCookie(reply);
  endSecureCookies(reply);
}
