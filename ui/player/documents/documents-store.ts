import { makeAutoObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import type { DocumentsGateway, KnownDocuments } from '../../../core/player/documents/documents-gateway.ts';
import type { DocumentKind } from '../../../core/player/documents/identity-document.ts';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';
import { seconds, type Millis } from '../../../core/shared/time.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import type { Visibility } from '../../../core/shared/visibility.ts';
import type { FilesGateway } from '../../../core/support/files-gateway.ts';
import { readChosen, type ChosenFile, type ChosenFileProblem } from '../../page/attachments/chosen-file.ts';
import { keepAsking } from '../../page/keep-asking.ts';
import type { SharedSession } from '../../page/shared-stores.ts';

/** A file on its way, or why it did not arrive. */
export interface DocumentUpload {
  readonly file: ChosenFile;
  /** From 0 to 1. */
  readonly share: number;
  readonly problem?: ChosenFileProblem | undefined;
  readonly failure?: RequestFailure | undefined;
}

interface DocumentsDependencies {
  readonly session: SharedSession;
  readonly timers: Timers;
  readonly visibility: Visibility;
  /** What is known of the player follows the checks. */
  readonly player: { readonly load: () => Promise<void> };
}

const ASKED_EVERY: Millis = seconds(20);

/** What proves who the player is. Files stay in memory only while they are sent; nothing of them is kept on the device. */
export class DocumentsStore {
  failure: RequestFailure | undefined = undefined;
  readonly uploads = observable.map<DocumentKind, DocumentUpload>({}, { deep: false });
  readonly #kept = observable.box<{ readonly epoch: number; readonly known: KnownDocuments } | undefined>(undefined, {
    deep: false,
  });
  readonly #running = new Map<DocumentKind, AbortController>();
  readonly #gateway: DocumentsGateway;
  readonly #files: FilesGateway;
  readonly #dependencies: DocumentsDependencies;

  constructor(gateway: DocumentsGateway, files: FilesGateway, dependencies: DocumentsDependencies) {
    this.#gateway = gateway;
    this.#files = files;
    this.#dependencies = dependencies;
    makeAutoObservable(this, { failure: observableRef, uploads: false }, { autoBind: true });
  }

  /** Undefined until they have come. */
  get known(): KnownDocuments | undefined {
    const kept = this.#kept.get();
    const { session } = this.#dependencies;
    return kept !== undefined && session.isSignedIn && session.isCurrent(kept.epoch) ? kept.known : undefined;
  }

  async load(): Promise<void> {
    const { session } = this.#dependencies;
    if (!session.isSignedIn) return;
    const { epoch } = session;
    const reply = await this.#gateway.documents();
    runInAction(() => {
      if (!session.isCurrent(epoch) || isCancelled(reply)) return;
      this.failure = reply.ok || this.known !== undefined ? undefined : reply.error;
      if (reply.ok) this.#take(epoch, reply.value);
    });
  }

  /** Asks while the page is looked at: a reviewer may have answered. */
  follow(): () => void {
    const { timers, visibility, session } = this.#dependencies;
    const stopAsking = keepAsking({ timers, visibility, period: () => ASKED_EVERY, ask: () => void this.load() });
    const stopForgetting = reaction(
      () => session.epoch,
      () => {
        this.#forget();
      },
    );
    return () => {
      stopAsking();
      stopForgetting();
    };
  }

  /** Sends a file; one that did not arrive stays, to be sent again. */
  async send(kind: DocumentKind, file: ChosenFile): Promise<void> {
    if (this.#running.has(kind)) return;
    const running = new AbortController();
    this.#running.set(kind, running);
    this.uploads.set(kind, { file, share: 0 });
    try {
      const rest = await this.#arrived(kind, file, running);
      runInAction(() => {
        if (running.signal.aborted) return;
        if (rest === undefined) this.uploads.delete(kind);
        else this.uploads.set(kind, { file, share: 0, ...rest });
      });
    } finally {
      if (this.#running.get(kind) === running) this.#running.delete(kind);
    }
  }

  cancel(kind: DocumentKind): void {
    this.#running.get(kind)?.abort();
    this.#running.delete(kind);
    this.uploads.delete(kind);
  }

  async #arrived(
    kind: DocumentKind,
    file: ChosenFile,
    { signal }: AbortController,
  ): Promise<Pick<DocumentUpload, 'problem' | 'failure'> | undefined> {
    const read = await readChosen(file);
    if (!read.ok) return { problem: read.error.code };
    const { epoch } = this.#dependencies.session;
    const onProgress = (share: number): void => {
      runInAction(() => {
        if (!signal.aborted) this.uploads.set(kind, { file, share });
      });
    };
    const sent = await this.#files.send(
      { name: file.name, bytes: read.value },
      { purpose: 'document', onProgress, signal },
    );
    if (signal.aborted) return undefined;
    if (!sent.ok) return { failure: sent.error };
    const reply = await this.#gateway.send(kind, sent.value.id);
    if (!reply.ok) return { failure: reply.error };
    runInAction(() => {
      this.#take(epoch, reply.value);
    });
    return undefined;
  }

  /** Whatever changed here changes what is known of the player. */
  #take(epoch: number, known: KnownDocuments): void {
    const before = this.known;
    this.#kept.set({ epoch, known });
    if (before !== undefined && JSON.stringify(before) !== JSON.stringify(known)) void this.#dependencies.player.load();
  }

  #forget(): void {
    for (const running of this.#running.values()) running.abort();
    this.#running.clear();
    this.uploads.clear();
    this.#kept.set(undefined);
    this.failure = undefined;
  }
}

declare module '../use-player.ts' {
  interface PlayerStores {
    readonly documents: DocumentsStore;
  }
}
