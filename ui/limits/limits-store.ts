import { compareStructural, makeAutoObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import { joinedProfile, type JurisdictionProfile } from '../../core/limits/jurisdiction.ts';
import type { LimitDraft } from '../../core/limits/limit-change.ts';
import { limitNotice, type LimitDecision } from '../../core/limits/limit-notice.ts';
import type { Limit, SelfExclusionReason } from '../../core/limits/limit.ts';
import type { LimitKind } from '../../core/limits/limit-kind.ts';
import type { FreshTokens, LimitRules, LimitsGateway } from '../../core/limits/limits-gateway.ts';
import { isUndecided, limitsAfterRejection, limitsAt } from '../../core/limits/pending-limit.ts';
import {
  awaitsStricterLimit,
  exclusionStop,
  playPermission,
  type PlayStop,
} from '../../core/limits/play-permission.ts';
import { withFreshToken } from '../../core/limits/with-fresh-token.ts';
import type { Random } from '../../core/shared/random.ts';
import { isCancelled, type RequestFailure } from '../../core/shared/request-failure.ts';
import type { Result } from '../../core/shared/result.ts';
import type { BrowserTabs } from '../../core/shared/tabs.ts';
import type { EpochMillis } from '../../core/shared/time.ts';
import { LimitSaver } from './limit-saver.ts';
import type { SharedNotices, SharedSession, SharedSettings } from '../page/shared-stores.ts';

export interface LimitsDependencies {
  readonly tokens: FreshTokens;
  readonly session: SharedSession & { readonly court: (isCourted: boolean) => void };
  readonly settings: SharedSettings;
  readonly clock: { readonly now: EpochMillis };
  readonly random: Pick<Random, 'uuid'>;
  readonly notices: SharedNotices;
  readonly tabs: BrowserTabs;
  readonly guard: {
    readonly court: (canBeCourted: boolean) => void;
    readonly shutOut: (stop: PlayStop | undefined) => void;
  };
  readonly couponSettings: { readonly followLaw: (mode: JurisdictionProfile['oddsChangeMode'] | undefined) => void };
}

/** What is being asked of the server about one kind. */
export interface LimitRequest {
  readonly kind: LimitKind;
  readonly request: LimitDecision | 'remove';
}

/** The player's limits, and what the player does about them. */
export class LimitsStore {
  /** What the site offers to choose from. */
  available: readonly Limit[] = [];
  reasons: readonly SelfExclusionReason[] = [];
  /** By whose rules and by which clock they count. */
  rules: LimitRules | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  isLoading = false;
  running: LimitRequest | undefined = undefined;
  /** Why a removal failed, beside its kind. */
  refused: { readonly kind: LimitKind; readonly failure: RequestFailure } | undefined = undefined;
  readonly #kept = observable.box<{ readonly epoch: number; readonly limits: readonly Limit[] } | undefined>(
    undefined,
    { deep: false },
  );
  readonly saver: LimitSaver;
  #asked = 0;
  readonly #gateway: LimitsGateway;
  readonly #around: LimitsDependencies;

  constructor(gateway: LimitsGateway, around: LimitsDependencies) {
    this.#gateway = gateway;
    this.#around = around;
    this.saver = new LimitSaver(gateway, {
      ...around,
      onSaved: (epoch, limits) => {
        this.#keep(epoch, limits);
        this.#tell();
      },
    });
    makeAutoObservable(
      this,
      {
        available: observableRef,
        reasons: observableRef,
        rules: observableRef,
        failure: observableRef,
        saver: false,
        running: observableRef,
        refused: observableRef,
      },
      { autoBind: true },
    );
  }

  /** PE-6 As they stand this moment; undefined until those of this player are there. */
  get limits(): readonly Limit[] | undefined {
    const { session, clock } = this.#around;
    const kept = this.#kept.get();
    if (kept === undefined || !session.isSignedIn || !session.isCurrent(kept.epoch)) return undefined;
    return limitsAt(kept.limits, clock.now, this.profile);
  }

  /** JP-2 The strictest until the server has said whose rules hold. */
  get profile(): JurisdictionProfile {
    return joinedProfile(this.rules?.jurisdictions ?? []);
  }

  /** Hours that the account is ahead of UTC. */
  get zone(): number {
    return this.rules?.zone ?? this.#around.settings.settings.timeZone;
  }

  get isBusy(): boolean {
    return this.running !== undefined || this.saver.isBusy;
  }

  /** None while they are not there. */
  get known(): readonly Limit[] {
    return this.limits ?? [];
  }

  /** Changes that wait for the player's word. */
  get undecided(): readonly Limit[] {
    return this.known.filter(isUndecided);
  }

  /** LP-5 Whether an exclusion or a break holds now. */
  get isClosed(): boolean {
    return playPermission(this.known, this.#around.clock.now, this.profile).closedUntil !== undefined;
  }

  async load(): Promise<void> {
    const { session } = this.#around;
    if (!session.isSignedIn) return;
    const { epoch } = session;
    this.#asked += 1;
    const number = this.#asked;
    this.isLoading = true;
    const [reply, rules] = await Promise.all([this.#gateway.limits(), this.rules ?? this.#gateway.rules()]);
    runInAction(() => {
      if (number !== this.#asked || !session.isCurrent(epoch)) return;
      this.isLoading = false;
      if ('jurisdictions' in rules) this.rules = rules;
      else if (rules.ok) this.rules = rules.value;
      if (isCancelled(reply)) return;
      this.failure = reply.ok ? undefined : reply.error;
      if (reply.ok) this.#keep(epoch, reply.value);
    });
  }

  /** What there is to choose from; without it the site's own lists stand. */
  async loadChoices(): Promise<void> {
    const [available, reasons] = await Promise.all([
      this.#gateway.availableLimits(),
      this.#gateway.selfExclusionReasons(),
    ]);
    runInAction(() => {
      if (available.ok) this.available = available.value;
      if (reasons.ok) this.reasons = reasons.value;
    });
  }

  save(draft: LimitDraft): void {
    if (this.isBusy) return;
    this.refused = undefined;
    this.saver.save(draft);
  }

  /** LI-1 Says yes or no to a waiting change; PE-5 what is rejected leaves at once, the rest is the server's word. */
  async decide(decision: LimitDecision, kind: LimitKind): Promise<void> {
    const { notices } = this.#around;
    const reply = await this.#ask({ kind, request: decision }, async (token) =>
      this.#gateway.decide(decision, [kind], token),
    );
    if (reply === undefined) return;
    if (!reply.ok) {
      await notices.raiseFailure(reply.error, decision === 'confirm' ? 'confirm-limit' : 'reject-limit');
      await this.load();
      return;
    }
    const notice = limitNotice(decision, { ok: true, title: reply.value.title });
    if (notice !== undefined) {
      notices.raise({
        status: notice.status,
        title: 'key' in notice ? notice.key : 'main_save_success',
        ...('serverTitle' in notice ? { serverTitle: notice.serverTitle } : {}),
      });
    }
    runInAction(() => {
      const kept = this.#kept.get();
      if (decision === 'reject' && kept !== undefined) {
        this.#keep(kept.epoch, limitsAfterRejection(kept.limits, [kind]));
      }
    });
    this.#tell();
    await this.load();
  }

  /** LC-3 A removed limit holds until the player confirms the removal; LS-6 questions come first. */
  async remove(kind: LimitKind): Promise<boolean> {
    this.refused = undefined;
    const { epoch } = this.#around.session;
    const reply = await this.#ask({ kind, request: 'remove' }, async (token) => this.#gateway.remove(kind, token));
    if (reply === undefined || isCancelled(reply)) return false;
    runInAction(() => {
      if (!reply.ok) this.refused = { kind, failure: reply.error };
      else if (reply.value.kind === 'saved') this.#keep(epoch, reply.value.limits);
      else this.saver.question({ kind, value: 'unlimited' }, reply.value);
    });
    if (reply.ok && reply.value.kind === 'saved') this.#tell();
    return reply.ok;
  }

  start(): () => void {
    const { session, tabs, guard, couponSettings } = this.#around;
    const stops = [
      reaction(
        () => session.epoch,
        () => {
          this.rules = undefined;
          this.failure = undefined;
          this.refused = undefined;
          this.saver.dismiss();
          if (this.limits === undefined) void this.load();
        },
        { fireImmediately: true },
      ),
      reaction(
        () => [this.#canBeCourted(), this.limits !== undefined] as const,
        ([canBeCourted, isKnown]) => {
          guard.court(canBeCourted);
          if (isKnown) session.court(canBeCourted);
        },
        { fireImmediately: true, equals: compareStructural },
      ),
      reaction(() => exclusionStop(this.known, this.#around.clock.now, this.profile), guard.shutOut, {
        fireImmediately: true,
        equals: compareStructural,
      }),
      reaction(() => (this.rules === undefined ? undefined : this.profile.oddsChangeMode), couponSettings.followLaw, {
        fireImmediately: true,
      }),
      tabs.listen((news) => {
        if (news === 'accounts-changed') void this.load();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** LP-4, LP-7 Nobody is courted whose limits are not known yet. */
  #canBeCourted(): boolean {
    const { session, clock } = this.#around;
    if (!session.isSignedIn) return true;
    const { limits } = this;
    if (limits === undefined) return false;
    return playPermission(limits, clock.now, this.profile).canBeCourted && !awaitsStricterLimit(limits, clock.now);
  }

  /** Undefined where something else is under way, or the player changed meanwhile. */
  async #ask<Value>(
    request: LimitRequest,
    send: Parameters<typeof withFreshToken<Value>>[1],
  ): Promise<Result<Value, RequestFailure> | undefined> {
    if (this.running !== undefined) return undefined;
    const { session, tokens } = this.#around;
    const { epoch } = session;
    this.running = request;
    const reply = await withFreshToken(tokens, send);
    runInAction(() => {
      this.running = undefined;
    });
    return session.isCurrent(epoch) ? reply : undefined;
  }

  #keep(epoch: number, limits: readonly Limit[]): void {
    this.#kept.set({ epoch, limits });
  }

  /** A stricter limit counts in every tab at once; what moves money changes what is left of it. */
  #tell(): void {
    this.#around.tabs.tell('accounts-changed');
  }
}

declare module './use-limits.ts' {
  interface LimitsStores {
    readonly limits: LimitsStore;
  }
}
