import type { AccountId, UserId } from '../../core/shared/ids.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { REGISTER_IN_ONE_CLICK } from '../../infrastructure/registration/registration-calls.ts';
import { ACCOUNT_LIST } from '../../infrastructure/accounts/accounts-calls.ts';
import type { Letter } from '../../core/site/debugger/debugger-gateway.ts';
import type { ShownMessages } from '../../core/site/debugger/sent-message.ts';
import { openMailbox } from '../../infrastructure/sandbox/players/mailbox.ts';
import { compressReplies } from '../../infrastructure/site/edge/edge-server.ts';
import { openSandbox, type Sandbox } from '../../infrastructure/sandbox/sandbox.ts';
import type { SandboxOptions } from '../../infrastructure/sandbox/sandbox-options.ts';
import { statementWords } from '#ui/coupon/placed/statement/statement-words.ts';
import { handClock, type HandClock } from './fakes/hand-clock.ts';
import { assertSoundBooks } from './browser/ledger-checker.ts';
import { QUICK_HASHER } from './fakes/quick-hasher.ts';
import { sharedWorld } from './fakes/shared-world.ts';
import { testDatabase, type TestDatabase } from './test-database.ts';
import { visitor, type RecordedReply, type Visitor } from './browser/visitor.ts';

export interface SandboxFixture {
  readonly sandbox: Sandbox;
  readonly app: FastifyInstance;
  readonly clock: HandClock;
  readonly recorded: readonly RecordedReply[];
  /** SQL statements since the list was last emptied. */
  readonly statements: string[];
  /** What went wrong inside and was answered with 500. */
  readonly failures: readonly unknown[];
  /** What sign-ins that were slowed down waited, in milliseconds; the clock moves on by it at once. */
  readonly pauses: readonly number[];
  /** Throws where the books are broken or anything went wrong inside. */
  readonly assertSound: () => Promise<void>;
  /** Somebody new, or who comes with these cookies. */
  readonly visitor: (cookies?: Map<string, string>) => Visitor;
  readonly player: (currency?: string) => Promise<TestPlayer>;
  /** All that would have been sent, to whomever, the latest first. */
  readonly outbox: () => Promise<ShownMessages>;
  /** The codes among them. */
  readonly codes: () => Promise<readonly Letter[]>;
  /** Moves the clock and lets the sandbox catch up. */
  readonly move: (by: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface TestPlayer extends Visitor {
  readonly userId: UserId;
  readonly password: string;
  readonly accountId: AccountId;
  readonly currency: string;
}

/** A Friday evening. */
export const START = Date.UTC(2026, 9, 16, 18);
/** Options that no row depends on which is there before anybody comes. */
const LEFT_OUT_OF_ROWS: ReadonlySet<string> = new Set<keyof SandboxOptions>([
  'captcha',
  'clocksApart',
  'liveDelay',
  'miniApps',
  'onFailure',
  'passwordHasher',
  'rateLimits',
]);
const OFTEN = { times: 1_000_000, within: 1000 };

export async function openFixture(
  changes: Partial<SandboxOptions> = {},
  database?: TestDatabase,
  clock = handClock(START),
): Promise<SandboxFixture> {
  const isUsual = clock.now() === START && Object.keys(changes).every((name) => LEFT_OUT_OF_ROWS.has(name));
  const { choice, drop, keepOpened } = database ?? (await testDatabase(isUsual ? 'opened' : 'empty'));
  const statements: string[] = [];
  const failures: unknown[] = [];
  const pauses: number[] = [];
  const recorded: RecordedReply[] = [];
  const sandbox = await openSandbox({
    database: choice,
    clock,
    timers: undefined,
    seed: 'contract',
    createWorld: sharedWorld,
    passwordHasher: QUICK_HASHER,
    preparing: 0,
    speed: 1,
    isDemo: true,
    isSecure: false,
    isOneClickRegistrationAllowed: true,
    liveDelay: 0,
    clocksApart: 0,
    rateLimits: { signIn: OFTEN, registration: OFTEN, placing: OFTEN, recovery: OFTEN, saving: OFTEN, paying: OFTEN },
    captcha: { after: 1_000_000, work: 2 },
    statementWords: () => statementWords((key) => key),
    idleSlack: 1e12,
    pause: async (by) => {
      pauses.push(by);
      clock.move(by);
    },
    onStatement: (statement) => statements.push(statement),
    onFailure: ({ error }) => failures.push(error),
    ...changes,
  });
  await keepOpened?.();
  const app = fastify();
  await compressReplies(app);
  await sandbox.register(app);
  await app.ready();
  const newVisitor = (cookies?: Map<string, string>) => visitor(app, (reply) => void recorded.push(reply), cookies);
  return {
    sandbox,
    app,
    clock,
    recorded,
    statements,
    failures,
    pauses,
    assertSound: async () => {
      if (failures.length > 0) throw failures[0];
      await assertSoundBooks(sandbox.database);
    },
    visitor: newVisitor,
    player: (currency = 'RUB') => registerPlayer(newVisitor(), currency),
    outbox: async () => openMailbox(sandbox.database).messages('everybody'),
    codes: async () => openMailbox(sandbox.database).letters('everybody'),
    move: async (by) => {
      clock.move(by);
      await sandbox.tick();
    },
    close: async () => {
      await app.close();
      await sandbox.close();
      await drop();
    },
  };
}

export async function registerPlayer(browser: Visitor, currency: string): Promise<TestPlayer> {
  const form = { countryCode: 'ru', iso: currency, isAdult: true, isTermsAccepted: true } as const;
  const { body } = await browser.send(REGISTER_IN_ONE_CLICK, { body: form });
  const accounts = await browser.send(ACCOUNT_LIST);
  return {
    ...browser,
    ...body,
    userId: body.userId as UserId,
    accountId: (accounts.body.accounts[0]?.id ?? 0) as AccountId,
    currency,
  };
}
