import { makeAutoObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import type {
  CallBackWish,
  MailedQuestion,
  SupportDesk,
  SupportGateway,
  TopicList,
} from '../../../core/support/requests/support-gateway.ts';
import type { TopicKind, TopicThread, WrittenKind } from '../../../core/support/requests/support-topic.ts';
import { TOPIC_DRAFTS, type TopicDraft, type TopicDrafts } from '../../../core/support/requests/topic-draft.ts';
import { checkedTopic, replyProblem, type TopicText } from '../../../core/support/requests/topic-text.ts';
import { withEarlier, withLatest } from '../../../core/support/requests/message-page.ts';
import type { Random } from '../../../core/shared/random.ts';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';
import type { Result } from '../../../core/shared/result.ts';
import type { ValueStore } from '../../../core/shared/stored-value.ts';
import { seconds, type Millis } from '../../../core/shared/time.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import type { Visibility } from '../../../core/shared/visibility.ts';
import type { AttachmentsStore } from '../../page/attachments/attachments-store.ts';
import { keepAsking } from '../../page/keep-asking.ts';
import { endName, replyDraft } from './draft-names.ts';
import type { SharedSession } from '../../page/shared-stores.ts';

export interface RequestsNeeds {
  readonly session: SharedSession;
  readonly timers: Timers;
  readonly visibility: Visibility;
  readonly random: Random;
  readonly values: ValueStore;
  /** UPL-9 The files of the drafts, by their names. */
  readonly attachments: Pick<AttachmentsStore, 'idsOf' | 'holdOf' | 'clear' | 'lose'>;
}

interface KeptRequests {
  readonly epoch: number;
  readonly lists: Readonly<Partial<Record<TopicKind, TopicList>>>;
  readonly thread?: TopicThread | undefined;
  readonly desk?: SupportDesk | undefined;
}

const ASKED_EVERY: Millis = seconds(20);

/** What the player wrote to the operator, its answers, and what is still being typed. */
export class RequestsStore {
  failure: RequestFailure | undefined = undefined;
  /** What was not written last, and why; what was typed stays. */
  refusal: { readonly name: string; readonly failure: RequestFailure } | undefined = undefined;
  isBusy = false;
  isLoadingEarlier = false;
  /** SUP-14 Why the page before did not come. */
  earlierFailure: RequestFailure | undefined = undefined;
  drafts: TopicDrafts = {};
  readonly #kept = observable.box<KeptRequests | undefined>(undefined, { deep: false });
  #shown: { readonly kind: TopicKind; readonly id?: number | undefined } | undefined = undefined;
  #asked = 0;
  #mailed: { readonly wish: string; readonly key: string } | undefined = undefined;
  readonly #gateway: SupportGateway;
  readonly #needs: RequestsNeeds;

  constructor(gateway: SupportGateway, needs: RequestsNeeds) {
    this.#gateway = gateway;
    this.#needs = needs;
    makeAutoObservable(
      this,
      { failure: observableRef, refusal: observableRef, earlierFailure: observableRef, drafts: observableRef },
      { autoBind: true },
    );
  }

  get #known(): KeptRequests | undefined {
    const { session } = this.#needs;
    const kept = this.#kept.get();
    return kept !== undefined && session.isSignedIn && session.isCurrent(kept.epoch) ? kept : undefined;
  }

  get desk(): SupportDesk | undefined {
    return this.#known?.desk;
  }

  /** Undefined until it has come for this player. */
  list(kind: TopicKind): TopicList | undefined {
    return this.#known?.lists[kind];
  }

  thread(id: number): TopicThread | undefined {
    const { thread } = this.#known ?? {};
    return thread?.topic.id === id ? thread : undefined;
  }

  /** Shows the requests of a kind, and one of them; asks again while it is looked at. Returns what ends that. */
  watch(kind: TopicKind, id?: number): () => void {
    const { timers, visibility } = this.#needs;
    this.#shown = { kind, id };
    this.refusal = undefined;
    void this.refresh();
    return keepAsking({ timers, visibility, period: () => ASKED_EVERY, ask: () => void this.refresh() });
  }

  async refresh(): Promise<void> {
    const shown = this.#shown;
    const { session } = this.#needs;
    if (shown === undefined || !session.isSignedIn || session.isLeaving) return;
    const { epoch } = session;
    this.#asked += 1;
    const number = this.#asked;
    const [list, thread] = await Promise.all([
      this.#gateway.topics(shown.kind),
      shown.id === undefined ? undefined : this.#gateway.thread(shown.id),
    ]);
    runInAction(() => {
      if (number !== this.#asked || !session.isCurrent(epoch)) return;
      const failed = [list, thread].find((reply) => reply !== undefined && !reply.ok && !isCancelled(reply));
      this.failure = failed === undefined || failed.ok ? undefined : failed.error;
      if (list.ok) this.#keep({ lists: { ...this.#known?.lists, [shown.kind]: list.value } });
      if (thread?.ok === true) this.#keep({ thread: this.#joined(thread.value) });
    });
  }

  /** SUP-14 Brings the messages before those of the request that is shown. */
  async loadEarlier(id: number): Promise<void> {
    const { session } = this.#needs;
    const { epoch } = session;
    const before = this.thread(id)?.messages[0]?.id;
    if (before === undefined || this.isLoadingEarlier) return;
    this.isLoadingEarlier = true;
    this.earlierFailure = undefined;
    const reply = await this.#gateway.thread(id, before);
    runInAction(() => {
      this.isLoadingEarlier = false;
      const known = this.thread(id);
      if (!session.isCurrent(epoch) || known?.messages[0]?.id !== before || isCancelled(reply)) return;
      if (reply.ok) this.#keep({ thread: { ...known, ...withEarlier(known, reply.value) } });
      else this.earlierFailure = reply.error;
    });
  }

  /** One request more of those that are shown. */
  async open(id: number): Promise<void> {
    if (this.#shown === undefined) return;
    this.#shown = { ...this.#shown, id };
    await this.refresh();
  }

  async loadDesk(): Promise<void> {
    const { session } = this.#needs;
    if (!session.isSignedIn || this.desk !== undefined) return;
    const { epoch } = session;
    const reply = await this.#gateway.desk();
    runInAction(() => {
      if (reply.ok && session.isCurrent(epoch)) this.#keep({ desk: reply.value });
    });
  }

  refusalOf(name: string): RequestFailure | undefined {
    return this.refusal?.name === name ? this.refusal.failure : undefined;
  }

  draft(name: string): TopicText {
    return this.drafts[name] ?? { subject: '', text: '' };
  }

  /** SUP-3, SUP-6 A changed text is another message. */
  type(name: string, typed: Partial<TopicText>): void {
    const draft: TopicDraft = { ...this.draft(name), ...typed, key: this.#needs.random.uuid() };
    this.refusal = undefined;
    this.#keepDrafts({ ...this.drafts, [name]: draft });
  }

  /** The number of what was begun; undefined where it was not. */
  async begin(kind: WrittenKind): Promise<number | undefined> {
    const checked = checkedTopic(this.draft(kind));
    if (!checked.ok) return undefined;
    return this.#send(kind, kind, async (key, files) => this.#gateway.begin(kind, { ...checked.value, files }, key));
  }

  async reply(kind: TopicKind, id: number): Promise<void> {
    const name = replyDraft(id);
    const { text } = this.draft(name);
    if (replyProblem(text) !== undefined) return;
    await this.#send(name, kind, async (key, files) => this.#gateway.write(id, { text: text.trim(), files }, key));
  }

  async order(wish: CallBackWish): Promise<number | undefined> {
    const text = `${wish.phone} ${String(wish.at)}`;
    const asked = this.draft('call-back');
    // the same wish goes out under the same key
    if (asked.text !== text || asked.subject !== wish.subject) this.type('call-back', { text, subject: wish.subject });
    return this.#send('call-back', 'call-back', async (key) => this.#gateway.call(wish, key));
  }

  /** SUP-3, SUP-6 Of a visitor: the same question goes out under the same key, which this page alone remembers. */
  async ask(question: MailedQuestion): Promise<Result<{ readonly id: number }, RequestFailure>> {
    const wish = JSON.stringify(question);
    const mailed = this.#mailed?.wish === wish ? this.#mailed : { wish, key: this.#needs.random.uuid() };
    this.#mailed = mailed;
    return this.#gateway.ask(question, mailed.key);
  }

  async end(kind: TopicKind, id: number): Promise<void> {
    await this.#send(endName(id), kind, async () => this.#gateway.end(id));
  }

  start(): () => void {
    const { session, values } = this.#needs;
    const readDrafts = (): void => {
      runInAction(() => {
        this.drafts = session.isSignedIn ? (values.read(TOPIC_DRAFTS) ?? {}) : {};
      });
    };
    readDrafts();
    return reaction(
      () => session.epoch,
      () => {
        this.#kept.set(undefined);
        this.failure = undefined;
        this.refusal = undefined;
        readDrafts();
        void this.refresh();
      },
    );
  }

  async #send(
    name: string,
    kind: TopicKind,
    send: (key: string, files: readonly string[]) => Promise<Result<TopicThread, RequestFailure>>,
  ): Promise<number | undefined> {
    const { session, random, attachments } = this.#needs;
    if (this.isBusy || attachments.holdOf(name) !== undefined) return undefined;
    const key = this.drafts[name]?.key ?? random.uuid();
    const { epoch } = session;
    runInAction(() => {
      this.isBusy = true;
      this.refusal = undefined;
    });
    const reply = await send(key, attachments.idsOf(name));
    runInAction(() => {
      this.isBusy = false;
      if (!session.isCurrent(epoch)) return;
      this.refusal = reply.ok || isCancelled(reply) ? undefined : { name, failure: reply.error };
      if (!reply.ok) {
        this.#afterRefusal(name, reply.error);
        return;
      }
      attachments.clear(name);
      const { [name]: _sent, ...others } = this.drafts;
      this.#keepDrafts(others);
      this.#take(kind, reply.value);
    });
    return reply.ok ? reply.value.topic.id : undefined;
  }

  /** UPL-9 Files that the server has no more are sent anew; a key that was used for something else is used no more. */
  #afterRefusal(name: string, failure: RequestFailure): void {
    if (failure.kind !== 'refused') return;
    if (failure.code === 'files') {
      this.#needs.attachments.lose(name);
      this.refusal = undefined;
    }
    const draft = this.drafts[name];
    if (failure.code === 'another-order' && draft !== undefined) {
      this.#keepDrafts({ ...this.drafts, [name]: { ...draft, key: this.#needs.random.uuid() } });
    }
  }

  /** What the server has is shown at once; the rest follows. */
  #take(kind: TopicKind, thread: TopicThread): void {
    const known = this.#known?.lists[kind];
    const others = (known?.topics ?? []).filter(({ id }) => id !== thread.topic.id);
    const list = { appealsLeft: known?.appealsLeft ?? 0, topics: [thread.topic, ...others] };
    this.#keep({ thread: this.#joined(thread), lists: { ...this.#known?.lists, [kind]: list } });
    void this.refresh();
  }

  #joined(thread: TopicThread): TopicThread {
    return { ...thread, ...withLatest(this.thread(thread.topic.id), thread) };
  }

  #keep(change: Partial<KeptRequests>): void {
    const { epoch } = this.#needs.session;
    this.#kept.set({ lists: {}, ...this.#known, ...change, epoch });
  }

  #keepDrafts(drafts: TopicDrafts): void {
    this.drafts = drafts;
    this.#needs.values.write(TOPIC_DRAFTS, drafts);
  }
}

declare module '../use-support.ts' {
  interface SupportStores {
    readonly requests: RequestsStore;
  }
}
