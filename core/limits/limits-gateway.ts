import type { Cancellation } from '../shared/cancellation.ts';
import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';
import type { EpochMillis, Millis } from '../shared/time.ts';
import type { Jurisdiction } from './jurisdiction.ts';
import type { Limit, SelfExclusionReason } from './limit.ts';
import type { LimitDraft } from './limit-change.ts';
import type { LimitKind } from './limit-kind.ts';
import type { LimitDecision } from './limit-notice.ts';
import type { SessionPlay } from './net-position.ts';

declare const fetchedJustNow: unique symbol;

/** A user token fetched for one change and for nothing else. */
export type FreshToken = string & { readonly [fetchedJustNow]: true };

/** Where fresh user tokens come from; never from a cache. */
export interface FreshTokens {
  readonly freshToken: () => Promise<Result<FreshToken, RequestFailure>>;
}

/** What has to be answered before limits are loosened. */
export interface LimitQuestion {
  readonly id: number;
  readonly text: string;
  readonly answers: readonly { readonly id: number; readonly text: string }[];
}

export interface LimitAnswer {
  readonly questionId: number;
  readonly answerId: number;
}

/** What saving brought: the limits as they are now, or questions to be answered first. */
export type LimitsReply =
  | { readonly kind: 'saved'; readonly limits: readonly Limit[] }
  | { readonly kind: 'questions'; readonly testId: string; readonly questions: readonly LimitQuestion[] };

export type AnswersReply =
  | { readonly kind: 'passed'; readonly limits: readonly Limit[] }
  | { readonly kind: 'not-passed'; readonly wrongQuestionIds: readonly number[] };

/** By whose rules and by which clock limits count. */
export interface LimitRules {
  readonly jurisdictions: readonly Jurisdiction[];
  /** Hours that the account is ahead of UTC. */
  readonly zone: number;
  readonly now: EpochMillis;
}

/** What the session brought so far, by the server's books. */
export interface PlaySession extends SessionPlay {
  readonly startedAt: EpochMillis;
  readonly now: EpochMillis;
  /** RC-10 Since when the next reality check is counted. */
  readonly checkedFrom: EpochMillis;
  /** What is left of the session limit today; absent where none is set. */
  readonly remaining?: Millis | undefined;
  /** The next 00:00 of the account's zone. */
  readonly midnight: EpochMillis;
}

type Reply<Value> = Promise<Result<Value, RequestFailure>>;

/** Whatever changes something takes a fresh token; whatever is sent twice under one key is done once. */
export interface LimitsGateway {
  readonly limits: (signal?: Cancellation) => Reply<readonly Limit[]>;
  readonly availableLimits: (signal?: Cancellation) => Reply<readonly Limit[]>;
  readonly rules: (signal?: Cancellation) => Reply<LimitRules>;
  readonly selfExclusionReasons: (signal?: Cancellation) => Reply<readonly SelfExclusionReason[]>;
  readonly save: (drafts: readonly LimitDraft[], key: string, token: FreshToken) => Reply<LimitsReply>;
  readonly answer: (testId: string, answers: readonly LimitAnswer[], token: FreshToken) => Reply<AnswersReply>;
  /** Gives the server's title, if any. */
  readonly decide: (
    decision: LimitDecision,
    kinds: readonly LimitKind[],
    token: FreshToken,
  ) => Reply<{ readonly title?: string | undefined }>;
  /** LS-6 Asks the questions of a looser limit. */
  readonly remove: (kind: LimitKind, token: FreshToken) => Reply<LimitsReply>;
  readonly shutOut: (
    draft: LimitDraft,
    key: string,
    token: FreshToken,
  ) => Reply<{ readonly endsAt?: EpochMillis | undefined }>;
  /** SX-9 Whether the player was shut out under a key: asked where the answer was lost, with the session that it ended. */
  readonly heldExclusion: (
    userId: number,
    key: string,
  ) => Reply<{ readonly isHeld: boolean; readonly endsAt?: EpochMillis | undefined }>;
  readonly ping: () => Reply<undefined>;
  readonly session: (signal?: Cancellation) => Reply<PlaySession>;
  /** RC-12 Gives since when the next check is counted. */
  readonly acknowledgeCheck: () => Reply<EpochMillis>;
}
