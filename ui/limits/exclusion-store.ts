import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { JurisdictionProfile } from '../../core/limits/jurisdiction.ts';
import { areExtraLimitsOn, type Limit, type SelfExclusionReason } from '../../core/limits/limit.ts';
import type { FreshTokens, LimitRules, LimitsGateway } from '../../core/limits/limits-gateway.ts';
import {
  SELF_EXCLUSION_REQUEST,
  type SelfExclusionRequestEffect,
  type SelfExclusionRequestEvent,
  type SelfExclusionRequestState,
} from '../../core/limits/self-exclusion-request.ts';
import { panicExclusion } from '../../core/limits/self-exclusion.ts';
import { withFreshToken } from '../../core/limits/with-fresh-token.ts';
import type { Random } from '../../core/shared/random.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { MachineStore, type RunEffect } from '../kit/behaviour/machine-store.ts';
import type { SharedNotices } from '../page/shared-stores.ts';

export interface ExclusionDependencies {
  readonly tokens: FreshTokens;
  readonly limits: {
    readonly profile: JurisdictionProfile;
    /** None until the server has said whose rules hold. */
    readonly rules: LimitRules | undefined;
    readonly limits: readonly Limit[] | undefined;
    readonly failure: RequestFailure | undefined;
  };
  readonly random: Pick<Random, 'uuid'>;
  readonly session: { readonly userId: number | undefined };
  readonly notices: Pick<SharedNotices, 'raiseFailure'>;
  /** The server has ended every session: nothing of the player stays here. */
  readonly endSession: () => void;
  readonly goHome: () => void;
}

/** Shuts the player out, for as long as they choose, or for a day by one press. */
export class ExclusionStore {
  /** Why it was refused, for its words. */
  failure: RequestFailure | undefined = undefined;
  /** The request came of the panic button, which has no form to say what went wrong. */
  #isPanic = false;
  /** Who asked: the session may be over when the answer comes. */
  #userId: number | undefined = undefined;
  readonly #gateway: Pick<LimitsGateway, 'shutOut' | 'heldExclusion'>;
  readonly #around: ExclusionDependencies;
  readonly #machine: MachineStore<SelfExclusionRequestState, SelfExclusionRequestEvent, SelfExclusionRequestEffect>;

  constructor(gateway: Pick<LimitsGateway, 'shutOut' | 'heldExclusion'>, around: ExclusionDependencies) {
    this.#gateway = gateway;
    this.#around = around;
    this.#machine = new MachineStore(SELF_EXCLUSION_REQUEST, this.#run);
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  get state(): SelfExclusionRequestState {
    return this.#machine.state;
  }

  /** SX-3, LM-11 Not while the rules are on their way: it would come and go, and what stands under it would jump. */
  get hasPanicButton(): boolean {
    const { profile, rules, limits, failure } = this.#around.limits;
    if ((rules ?? limits ?? failure) === undefined) return false;
    if (limits !== undefined && !areExtraLimitsOn(limits)) return false;
    return panicExclusion(profile).ok;
  }

  open(): void {
    this.#machine.send({ type: 'opened' });
  }

  choose(length: number): void {
    this.#machine.send({ type: 'length-chosen', length });
  }

  /** SX-2 */
  giveReason(reason: SelfExclusionReason | undefined): void {
    this.#machine.send({ type: 'reason-chosen', reason });
  }

  proceed(): void {
    this.#machine.send({ type: 'continued' });
  }

  back(): void {
    this.#machine.send({ type: 'went-back' });
  }

  /** Whatever step it stands at. */
  close(): void {
    this.back();
    if (this.state.phase === 'choosing') this.back();
  }

  confirm(): void {
    this.#isPanic = false;
    this.#machine.send({ type: 'confirmed', key: this.#around.random.uuid() });
  }

  /** SX-8 */
  retry(): void {
    this.#machine.send({ type: 'retried' });
  }

  /** SX-6 One press, from wherever the player stands. */
  panic(): void {
    if (!this.hasPanicButton) return;
    this.#isPanic = true;
    this.#machine.send({ type: 'panic-pressed', key: this.#around.random.uuid() });
  }

  /** The player has read until when. */
  leave(): void {
    this.#around.goHome();
  }

  readonly #run: RunEffect<SelfExclusionRequestEvent, SelfExclusionRequestEffect> = (effect, send) => {
    switch (effect.type) {
      case 'shut-out':
        void this.#shutOut(effect, send);
        break;
      case 'end-session':
        this.#around.endSession();
        break;
    }
  };

  async #shutOut(
    { length, reason, key }: Extract<SelfExclusionRequestEffect, { readonly type: 'shut-out' }>,
    send: (event: SelfExclusionRequestEvent) => void,
  ): Promise<void> {
    const { tokens, notices } = this.#around;
    this.failure = undefined;
    const draft = { kind: 'self-exclusion', value: length, selfExclusionReason: reason } as const;
    this.#userId = this.#around.session.userId ?? this.#userId;
    const answer = await withFreshToken(tokens, async (token) => this.#gateway.shutOut(draft, key, token));
    const reply = answer.ok ? answer : ((await this.#heldUnder(key, answer.error)) ?? answer);
    runInAction(() => {
      if (!reply.ok) this.failure = reply.error;
      send(reply.ok ? { type: 'accepted', endsAt: reply.value.endsAt } : { type: 'refused', failure: reply.error });
    });
    if (reply.ok || !this.#isPanic) return;
    this.back();
    void notices.raiseFailure(reply.error, 'stop-play');
  }

  /** SX-9 Undefined where it does not hold, nobody can say, or the server has said why not. */
  async #heldUnder(key: string, failure: RequestFailure) {
    const isAnswered = failure.kind === 'refused' && failure.status < 500 && failure.status !== 401;
    if (isAnswered || this.#userId === undefined) return undefined;
    const held = await this.#gateway.heldExclusion(this.#userId, key);
    return held.ok && held.value.isHeld ? held : undefined;
  }
}

declare module './use-limits.ts' {
  interface LimitsStores {
    readonly exclusion: ExclusionStore;
  }
}
