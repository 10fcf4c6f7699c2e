import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type {
  PaymentRequestsGateway,
  RequestSubjects,
} from '../../../core/payments/requests/payment-requests-gateway.ts';
import type { PaymentRequest, RequestDraft } from '../../../core/payments/requests/payment-request.ts';
import { withEarlier, withLatest } from '../../../core/support/requests/message-page.ts';
import type { RequestThread } from '../../../core/payments/requests/payment-request-thread.ts';
import { isDecidedReply } from '../../../core/shared/decided-reply.ts';
import type { Random } from '../../../core/shared/random.ts';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';
import type { Result } from '../../../core/shared/result.ts';
import type { AttachmentsStore } from '../../page/attachments/attachments-store.ts';
import type { SharedSession } from '../../page/shared-stores.ts';

export interface PaymentRequestsNeeds {
  readonly session: SharedSession;
  readonly random: Pick<Random, 'uuid'>;
  /** UPL-9 The files of the drafts, by their names. */
  readonly attachments: Pick<AttachmentsStore, 'idsOf' | 'holdOf' | 'clear' | 'lose'>;
}

interface Kept {
  readonly epoch: number;
  readonly requests?: readonly PaymentRequest[] | undefined;
  readonly subjects?: RequestSubjects | undefined;
  readonly thread?: RequestThread | undefined;
}

/** What the player writes to the payment department. */
export class PaymentRequestsStore {
  failure: RequestFailure | undefined = undefined;
  refusal: RequestFailure | undefined = undefined;
  isSending = false;
  isLoadingEarlier = false;
  /** SUP-14 Why the page before did not come. */
  earlierFailure: RequestFailure | undefined = undefined;
  kept: Kept | undefined = undefined;
  /** PRQ-5 What is typed, for each request by itself; as long as the visit. */
  readonly #drafts = observable.map<string, string>();
  #sent: { readonly words: string; readonly key: string } | undefined = undefined;
  #askedThread = 0;
  readonly #gateway: PaymentRequestsGateway;
  readonly #needs: PaymentRequestsNeeds;

  constructor(gateway: PaymentRequestsGateway, needs: PaymentRequestsNeeds) {
    this.#gateway = gateway;
    this.#needs = needs;
    makeAutoObservable(
      this,
      {
        failure: observableRef,
        refusal: observableRef,
        earlierFailure: observableRef,
        kept: observableRef,
        draftOf: false,
      },
      { autoBind: true },
    );
  }

  /** What is kept of this player; nothing of whoever was here before. */
  get shown(): Omit<Kept, 'epoch'> {
    const { kept } = this;
    return kept !== undefined && this.#needs.session.isCurrent(kept.epoch) ? kept : {};
  }

  draftOf(name: string): string {
    return this.#drafts.get(this.#draftName(name)) ?? '';
  }

  type(name: string, text: string): void {
    this.refusal = undefined;
    this.#drafts.set(this.#draftName(name), text);
  }

  async loadList(): Promise<void> {
    await this.#ask(this.#gateway.list(), (requests) => ({ requests }));
  }

  async loadSubjects(): Promise<void> {
    await this.#ask(this.#gateway.subjects(), (subjects) => ({ subjects }));
  }

  async open(id: number): Promise<void> {
    this.#askedThread += 1;
    const number = this.#askedThread;
    await this.#ask(this.#gateway.thread(id), (thread) =>
      number === this.#askedThread ? { thread: this.#joined(thread) } : {},
    );
  }

  /** SUP-14 Brings the messages before those of the request that is shown. */
  async loadEarlier(id: number): Promise<void> {
    const { session } = this.#needs;
    const { epoch } = session;
    const before = this.#threadOf(id)?.messages[0]?.id;
    if (before === undefined || this.isLoadingEarlier) return;
    this.isLoadingEarlier = true;
    this.earlierFailure = undefined;
    const reply = await this.#gateway.thread(id, before);
    runInAction(() => {
      this.isLoadingEarlier = false;
      const known = this.#threadOf(id);
      if (!session.isCurrent(epoch) || known?.messages[0]?.id !== before || isCancelled(reply)) return;
      if (reply.ok) this.#keep(epoch, { thread: { ...known, ...withEarlier(known, reply.value) } });
      else this.earlierFailure = reply.error;
    });
  }

  /** PRQ-5 Sends once; what was typed goes once it was taken. Gives the number of the request. */
  async send(draft: RequestDraft, name: string): Promise<number | undefined> {
    return this.#write(name, draft, async (key, files) => this.#gateway.send({ ...draft, files }, key));
  }

  async reply(id: number, text: string, name: string): Promise<number | undefined> {
    return this.#write(name, { id, text }, async (key, files) => this.#gateway.reply(id, { text, files }, key));
  }

  async #write(
    name: string,
    written: object,
    send: (key: string, files: readonly string[]) => Promise<Result<RequestThread, RequestFailure>>,
  ): Promise<number | undefined> {
    const { session, random, attachments } = this.#needs;
    if (this.isSending || attachments.holdOf(name) !== undefined) return undefined;
    const files = attachments.idsOf(name);
    const words = JSON.stringify([written, files]);
    const { epoch } = session;
    if (this.#sent?.words !== words) this.#sent = { words, key: random.uuid() };
    this.isSending = true;
    this.refusal = undefined;
    const reply = await send(this.#sent.key, files);
    return runInAction(() => {
      this.isSending = false;
      // an answer that came settles the key: the next press sends other words
      if (isDecidedReply(reply)) this.#sent = undefined;
      if (!session.isCurrent(epoch)) return undefined;
      if (!reply.ok) {
        const isLost = reply.error.kind === 'refused' && reply.error.code === 'files';
        if (isLost) attachments.lose(name);
        this.refusal = isCancelled(reply) || isLost ? undefined : reply.error;
        return undefined;
      }
      attachments.clear(name);
      this.#drafts.delete(this.#draftName(name));
      this.#keep(epoch, { thread: this.#joined(reply.value) });
      const { request } = reply.value;
      const others = this.shown.requests?.filter(({ id }) => id !== request.id);
      if (others !== undefined) {
        const all = [request, ...others].toSorted((one, other) => other.id - one.id);
        this.#keep(epoch, { requests: all });
      }
      return request.id;
    });
  }

  async #ask<Value>(
    asked: Promise<Result<Value, RequestFailure>>,
    kept: (value: Value) => Omit<Kept, 'epoch'>,
  ): Promise<void> {
    const { session } = this.#needs;
    const { epoch } = session;
    const reply = await asked;
    runInAction(() => {
      if (!session.isCurrent(epoch) || isCancelled(reply)) return;
      this.failure = reply.ok ? undefined : reply.error;
      if (reply.ok) this.#keep(epoch, kept(reply.value));
    });
  }

  #keep(epoch: number, more: Omit<Kept, 'epoch'>): void {
    this.kept = { ...this.shown, ...more, epoch };
  }

  #threadOf(id: number): RequestThread | undefined {
    const { thread } = this.shown;
    return thread?.request.id === id ? thread : undefined;
  }

  #joined(thread: RequestThread): RequestThread {
    return { ...thread, ...withLatest(this.#threadOf(thread.request.id), thread) };
  }

  #draftName(name: string): string {
    return `${String(this.#needs.session.userId)} ${name}`;
  }
}

declare module '../use-payments.ts' {
  interface PaymentsStores {
    readonly paymentRequests: PaymentRequestsStore;
  }
}
