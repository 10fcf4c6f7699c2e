import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LimitDraft } from '../../core/limits/limit-change.ts';
import {
  LIMIT_SAVING,
  type LimitSavingEffect,
  type LimitSavingEvent,
  type LimitSavingState,
} from '../../core/limits/limit-saving.ts';
import type { Limit } from '../../core/limits/limit.ts';
import type { LimitKind } from '../../core/limits/limit-kind.ts';
import type {
  FreshToken,
  FreshTokens,
  LimitAnswer,
  LimitsGateway,
  LimitsReply,
} from '../../core/limits/limits-gateway.ts';
import { withFreshToken } from '../../core/limits/with-fresh-token.ts';
import type { Random } from '../../core/shared/random.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { MachineStore, type RunEffect } from '../kit/behaviour/machine-store.ts';
import type { SharedSession } from '../page/shared-stores.ts';

export interface SaverDependencies {
  readonly tokens: FreshTokens;
  readonly session: SharedSession;
  readonly random: Pick<Random, 'uuid'>;
  /** The limits as the server has them now. */
  readonly onSaved: (epoch: number, limits: readonly Limit[]) => void;
}

/** Saves one limit at a time, with the questions that the server may ask first. */
export class LimitSaver {
  /** Which kind the last save is about. */
  about: LimitKind | undefined = undefined;
  /** Why the last save failed, for its words. */
  failure: RequestFailure | undefined = undefined;
  readonly #gateway: Pick<LimitsGateway, 'save' | 'answer'>;
  readonly #around: SaverDependencies;
  readonly #machine: MachineStore<LimitSavingState, LimitSavingEvent, LimitSavingEffect>;

  constructor(gateway: Pick<LimitsGateway, 'save' | 'answer'>, around: SaverDependencies) {
    this.#gateway = gateway;
    this.#around = around;
    this.#machine = new MachineStore(LIMIT_SAVING, this.#run);
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  get state(): LimitSavingState {
    return this.#machine.state;
  }

  /** The kind that was just saved. */
  get savedKind(): LimitKind | undefined {
    return this.state.phase === 'saved' ? this.about : undefined;
  }

  get isBusy(): boolean {
    const { phase } = this.state;
    return phase === 'saving' || phase === 'questioned' || phase === 'answering';
  }

  save(draft: LimitDraft): void {
    this.about = draft.kind;
    this.#machine.send({ type: 'save-asked', drafts: [draft], key: this.#around.random.uuid() });
  }

  /** LS-6 A removal waits for the answers as what is saved. */
  question(draft: LimitDraft, reply: Extract<LimitsReply, { readonly kind: 'questions' }>): void {
    this.about = draft.kind;
    this.#machine.send({ type: 'removal-questioned', drafts: [draft], key: this.#around.random.uuid(), reply });
  }

  /** LS-4 */
  retry(): void {
    this.#machine.send({ type: 'retried' });
  }

  /** LS-5 */
  answer(answers: readonly LimitAnswer[]): void {
    this.#machine.send({ type: 'questions-answered', answers });
  }

  dismiss(): void {
    this.#machine.send({ type: 'dismissed' });
  }

  readonly #run: RunEffect<LimitSavingEvent, LimitSavingEffect> = (effect, send) => {
    const { session, tokens, onSaved } = this.#around;
    const { epoch } = session;
    this.failure = undefined;
    void withFreshToken(tokens, async (token) => this.#send(effect, token)).then((reply) => {
      runInAction(() => {
        const known = session.isCurrent(epoch) ? reply : fail({ kind: 'cancelled' } as const);
        if (!known.ok) this.failure = known.error;
        send(known.ok ? known.value : { type: 'request-failed', failure: known.error });
        if (this.state.phase === 'saved') onSaved(epoch, this.state.limits);
      });
    });
  };

  async #send(effect: LimitSavingEffect, token: FreshToken): Promise<Result<LimitSavingEvent, RequestFailure>> {
    switch (effect.type) {
      case 'save': {
        const reply = await this.#gateway.save(effect.drafts, effect.key, token);
        return reply.ok ? ok({ type: 'save-answered', reply: reply.value }) : reply;
      }
      case 'send-answers': {
        const reply = await this.#gateway.answer(effect.testId, effect.answers, token);
        return reply.ok ? ok({ type: 'answers-checked', reply: reply.value }) : reply;
      }
    }
  }
}
