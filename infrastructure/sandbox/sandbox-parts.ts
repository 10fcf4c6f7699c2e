import type { FrameSwitches, SimulatedCaptcha } from '../../core/site/debugger/debugger-gateway.ts';
import type { ApplicationFaults } from '../../core/mini-apps/application-fault.ts';
import type { Jurisdiction } from '../../core/limits/jurisdiction.ts';
import type { Random } from '../../core/shared/random.ts';
import type { EpochMillis, Millis } from '../../core/shared/time.ts';
import type { Database } from './database/open-database.ts';
import type { FaultLog } from './fault-log.ts';
import type { AvailabilityState } from './availability/availability-state.ts';
import type { FeedState } from './debugger/feed-state.ts';
import type { GameOverrides } from './line/game-overrides.ts';
import type { LineBook } from './line/line-book.ts';
import type { SandboxOptions } from './sandbox-options.ts';
import type { SiteNodes } from './nodes/site-nodes.ts';
import type { MiniAppParts } from './mini-apps/mini-app-parts.ts';
import type { Mailbox } from './players/mailbox.ts';
import type { PasswordHashing } from './players/password-hashing.ts';
import type { PlayerSessions } from './players/player-sessions.ts';
import type { SecretVault } from './sign-in/secret-vault.ts';
import type { World } from './world/world.ts';

/** What the routes of the sandbox are made of. */
export interface SandboxParts {
  readonly options: SandboxOptions;
  readonly database: Database;
  /** The other processes of the site: what one of them changes, each counts with. */
  readonly nodes: SiteNodes;
  readonly world: World;
  readonly book: LineBook;
  readonly overrides: GameOverrides;
  readonly feed: Readonly<FeedState>;
  /** Who may come in, and to which pages; the debugger changes it. */
  readonly entry: Readonly<AvailabilityState>;
  readonly frame: FrameSwitches;
  readonly captcha: SimulatedCaptcha;
  /** Whose law holds here; the debugger changes it. */
  readonly jurisdiction: () => Jurisdiction;
  /** MAT-27 What is wrong with the sandbox's own applications; the debugger changes it. */
  readonly applications: () => ApplicationFaults;
  readonly sessions: PlayerSessions;
  /** Where the demonstration puts what others send by mail and phone; absent in production. */
  readonly mailbox: Mailbox | undefined;
  readonly random: Random;
  /** When outdated rows were dropped last. */
  readonly upkeep: {
    droppedAt?: EpochMillis;
    remindedAt?: EpochMillis;
    /** The week before which all cashback is paid. */
    cashbackOf?: EpochMillis;
    /** When paying some of it failed. */
    cashbackFailedAt?: EpochMillis;
    /** The end of the last draw of the toto that is prepared. */
    totoUntil?: EpochMillis;
    totoCheckedAt?: EpochMillis;
    /** The next draw of each lotto, once those ahead of it are prepared. */
    lottoFrom?: ReadonlyMap<number, EpochMillis>;
    /** The next draw of bingo, once those ahead of it are prepared. */
    bingoFrom?: EpochMillis;
    tournamentsCheckedAt?: EpochMillis;
  };
  /** How the demonstration's own third parties call the site, once this node serves it: the payment system, and the provider of slots, which reads the answer. */
  readonly callbacks: {
    deliver?: (body: string, signature: string) => Promise<boolean>;
    tellWallet?: (body: string, signature: string) => Promise<string | undefined>;
  };
  /** Where faults go that no request waits for. */
  readonly faults: FaultLog;
  readonly passwords: PasswordHashing;
  /** What a sign-in that is slowed down waits with. */
  readonly pause: (by: Millis) => Promise<void>;
  /** Signs tokens. */
  readonly secret: string;
  /** What signed them before the operator changed it, the latest first. */
  readonly formerSecrets: readonly string[];
  /** Encrypts what the database keeps of authenticator apps. */
  readonly vault: SecretVault;
  /** What comes from remote applications. */
  readonly miniApps: MiniAppParts;
  /** How far the debugger moved the time. */
  readonly clockOffset: () => Millis;
  /** The sandbox's own time: that of its clock, moved by the debugger. */
  readonly now: () => EpochMillis;
}
