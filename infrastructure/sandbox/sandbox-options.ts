import type { OutsideCounter } from '../../core/analytics/outside-counter.ts';
import type { StatementWords } from '../../core/coupon/statement/bet-statement.ts';
import type { SlotName } from '../../core/mini-apps/mini-app-section.ts';
import type { ScreenSection } from '../../core/mini-apps/screen-slot.ts';
import type { SiteRules } from '../../core/site/debugger/debugger-gateway.ts';
import type { BrandStyle } from '../../core/site/config/brand-book.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { Clock } from '../../core/shared/clock.ts';
import type { Millis } from '../../core/shared/time.ts';
import type { Timers } from '../../core/shared/timers.ts';
import type { EmbeddedDatabase } from './database/embedded/embedded-database.ts';
import type { QueueBounds } from '../http/bounded-queue.ts';
import type { PasswordHasher } from './players/password-hashing.ts';
import type { IssuerRequest } from './social/issuer-request.ts';
import type { SiteHosts } from './sign-in/passkeys/relying-party.ts';
import type { SocialIssuers } from './social/social-issuer.ts';
import type { World, WorldOptions } from './world/world.ts';

/** Where the sandbox keeps its rows. */
export type DatabaseChoice =
  | {
      readonly kind: 'pglite';
      /** A folder, or 'memory'. */
      readonly dataDir: string;
      /** Opens one that runs already, in place of a new one in memory. @internal */
      readonly openRunning?: () => EmbeddedDatabase;
    }
  | { readonly kind: 'postgres'; readonly url: string };

/** How often one thing may be tried within a window of time. */
export interface RateLimit {
  readonly times: number;
  readonly within: Millis;
}

export interface RateLimits {
  readonly signIn: RateLimit;
  readonly registration: RateLimit;
  readonly recovery: RateLimit;
  readonly placing: RateLimit;
  /** Texts to phones that are to be proven, of the whole site. */
  readonly texts: RateLimit;
  /** Coupons kept under a code, by address. */
  readonly saving: RateLimit;
  /** Deposits and withdrawals, by player. */
  readonly paying: RateLimit;
  /** Searches over the line, by address. */
  readonly search: RateLimit;
}

export interface SandboxOptions {
  readonly database: DatabaseChoice;
  readonly clock: Clock;
  /** Undefined: the sandbox ticks only by hand. */
  readonly timers: Timers | undefined;
  /** The world's seed, from which every result can be foretold; without it a secret is drawn. The one a database was made with wins. */
  readonly seed?: string | undefined;
  /** What makes the world; a test shares what is computed of it between sandboxes. @internal */
  readonly createWorld?: ((options: WorldOptions) => World) | undefined;
  /** How long a tick makes rows of the line before anybody asks for them; in tests, where hardly anybody asks for most of them, not at all. @internal */
  readonly preparing?: Millis | undefined;
  /** How many times faster matches play, 1 to 120; the one a database was made with wins. */
  readonly speed: number;
  /** Play money and the debugger. */
  readonly isDemo: boolean;
  /** OBX-3 Whether every visitor of the demonstration reads all messages of its outbox. */
  readonly isOutboxShared?: boolean | undefined;
  /** Whether anybody may register with one press; without it, only where the money is play money. */
  readonly isOneClickRegistrationAllowed?: boolean | undefined;
  /** Switches of the site as they stand until somebody changes them in the debugger; without it, each as usual. */
  readonly rules?: Partial<SiteRules> | undefined;
  /** Whether players reach the site by https. */
  readonly isSecure: boolean;
  /** The site's own origin; without it, that of the Host header. */
  readonly origin?: string | undefined;
  /** Under which hosts the site answers, and passkeys are made for; without it, on the machine itself. */
  readonly hostRules?: SiteHosts | undefined;
  /** PMT-58 The origin of the demonstration's payment system and consultant; without it, the machine's other name. */
  readonly providerOrigin?: string | undefined;
  /** How long a coupon with live bets waits before it is decided. */
  readonly liveDelay?: Millis | undefined;
  /** How far the clocks of processes that share the database may be apart; a second where it is on a server. */
  readonly clocksApart?: Millis | undefined;
  readonly rateLimits?: Partial<RateLimits> | undefined;
  /** The social networks that players may come from; in a demonstration its own provider stands for the others. */
  readonly social?: SocialIssuers | undefined;
  /** What social networks are reached with; without it, fetch. @internal */
  readonly socialRequest?: IssuerRequest | undefined;
  /** After how many idle minutes a player is signed out; without it 30, with 0 never. */
  readonly autoLogoffMinutes?: number | undefined;
  /** How long after the page a session ends that nobody uses; without it 5 minutes. @internal */
  readonly idleSlack?: Millis | undefined;
  /** What signs and what the keys of authenticator apps are encrypted with; without it, a secret that the database keeps beside them. */
  readonly secret?: string | undefined;
  /** What that was before: what was sealed under it is sealed anew, and what was signed with it counts. */
  readonly previousSecrets?: readonly string[] | undefined;
  /** After how many tries of a call a captcha is asked for, and how much work it is; without it, as each call has it. */
  readonly captcha?: { readonly after?: number; readonly work?: number } | undefined;
  /** How many passwords are hashed at once, and how many may wait for it. */
  readonly passwordHashes?: QueueBounds | undefined;
  /** What hashes passwords; without it, scrypt. */
  readonly passwordHasher?: PasswordHasher | undefined;
  /** What a sign-in that is slowed down waits with; without it, the time of the machine. */
  readonly pause?: ((by: Millis) => Promise<void>) | undefined;
  /** MAT-10 The addresses of remote applications by their sections, as the operator has them, and whether the sandbox serves some of its own. */
  readonly miniApps?:
    | {
        readonly addresses?: unknown;
        /** MAT-22 What the operator signs modules with: a public key of P-256, as SPKI in Base64. */
        readonly key?: string | undefined;
        /** MAT-29 */
        readonly homeSlots?: readonly SlotName[] | undefined;
        /** MAT-30 */
        readonly remoteScreens?: readonly ScreenSection[] | undefined;
        readonly hasOwn: boolean;
      }
    | undefined;
  /** BRD-1 The partner's brand book, as the operator has it. */
  readonly brandBook?: readonly BrandStyle[] | undefined;
  /** AN-14 The counters of others, as the operator has them. */
  readonly counters?: readonly OutsideCounter[] | undefined;
  /** The words of a file of bets that is sent by e-mail; without them none is sent. */
  readonly statementWords?: ((language: Language) => StatementWords) | undefined;
  /** Called with every SQL statement. */
  readonly onStatement?: ((sql: string, parameters: readonly unknown[]) => void) | undefined;
  /** Called when something of the site was changed by hand, by whichever process: what is kept of it may be true no more. */
  readonly onChange?: (() => void) | undefined;
  /** Called with what went wrong inside, under the id that the reply names. */
  readonly onFailure?: ((failure: { readonly id: string; readonly error: unknown }) => void) | undefined;
}
