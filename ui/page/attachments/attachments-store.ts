import { makeAutoObservable, observable, reaction, runInAction } from 'mobx';
import { MOST_ATTACHMENTS, type AttachmentPurpose } from '../../../core/support/attached-file.ts';
import type { FilesGateway } from '../../../core/support/files-gateway.ts';
import type { SharedSession } from '../shared-stores.ts';
import { hasFailed, type Attachment, type AttachmentHold } from './attachment.ts';
import { readChosen, type ChosenFile } from './chosen-file.ts';

/** The files of messages that are being written, by the draft. They stay in memory only, and go with the player. */
export class AttachmentsStore {
  readonly #drafts = observable.map<string, readonly Attachment[]>({}, { deep: false });
  readonly #running = new Map<number, AbortController>();
  #last = 0;
  readonly #gateway: FilesGateway;
  readonly #needs: { readonly session: SharedSession };

  constructor(gateway: FilesGateway, needs: { readonly session: SharedSession }) {
    this.#gateway = gateway;
    this.#needs = needs;
    makeAutoObservable(this, { of: false, idsOf: false, holdOf: false }, { autoBind: true });
  }

  of(draft: string): readonly Attachment[] {
    return this.#drafts.get(draft) ?? [];
  }

  idsOf(draft: string): readonly string[] {
    return this.of(draft).flatMap(({ sent }) => (sent === undefined ? [] : [sent.id]));
  }

  /** UPL-9 */
  holdOf(draft: string): AttachmentHold | undefined {
    const waiting = this.of(draft).filter(({ sent }) => sent === undefined);
    if (waiting.length === 0) return undefined;
    return waiting.some(hasFailed) ? 'failed' : 'sending';
  }

  add(draft: string, purpose: AttachmentPurpose, files: readonly ChosenFile[]): void {
    for (const file of files) {
      this.#last += 1;
      const number = this.#last;
      this.#drafts.set(draft, [...this.of(draft), { number, file, share: 0 }]);
      void this.send(draft, purpose, number);
    }
  }

  /** Sends a file, or once more one that was not taken. */
  async send(draft: string, purpose: AttachmentPurpose, number: number): Promise<void> {
    const attachment = this.of(draft).find((each) => each.number === number);
    if (attachment === undefined || attachment.sent !== undefined || this.#running.has(number)) return;
    const running = new AbortController();
    this.#running.set(number, running);
    this.#change(draft, number, { share: 0, problem: undefined, failure: undefined });
    try {
      const change = await this.#arrived(attachment.file, { draft, purpose, number, running });
      if (!running.signal.aborted) this.#change(draft, number, change);
    } finally {
      this.#running.delete(number);
    }
  }

  /** Takes a file away, and stops it where it is on its way. */
  remove(draft: string, number: number): void {
    this.#running.get(number)?.abort();
    this.#drafts.set(
      draft,
      this.of(draft).filter((each) => each.number !== number),
    );
  }

  /** The message went out with them. */
  clear(draft: string): void {
    this.#drafts.delete(draft);
  }

  /** The server has them no more: they can be sent once more. */
  lose(draft: string): void {
    const lost = this.of(draft).map((each) => ({ ...each, sent: undefined, problem: 'gone' as const }));
    this.#drafts.set(draft, lost);
  }

  start(): () => void {
    return reaction(
      () => this.#needs.session.epoch,
      () => {
        for (const running of this.#running.values()) running.abort();
        this.#drafts.clear();
      },
    );
  }

  async #arrived(
    file: ChosenFile,
    { draft, purpose, number, running: { signal } }: Sending,
  ): Promise<Partial<Attachment>> {
    const taken = this.of(draft).filter((each) => each.problem !== 'most' && each.number < number);
    if (taken.length >= MOST_ATTACHMENTS) return { problem: 'most' };
    const read = await readChosen(file);
    if (!read.ok) return { problem: read.error.code };
    const onProgress = (share: number): void => {
      if (!signal.aborted) this.#change(draft, number, { share });
    };
    const reply = await this.#gateway.send({ name: file.name, bytes: read.value }, { purpose, onProgress, signal });
    return reply.ok ? { sent: reply.value, share: 1 } : { failure: reply.error };
  }

  #change(draft: string, number: number, change: Partial<Attachment>): void {
    runInAction(() => {
      const changed = this.of(draft).map((each) => (each.number === number ? { ...each, ...change } : each));
      this.#drafts.set(draft, changed);
    });
  }
}

interface Sending {
  readonly draft: string;
  readonly purpose: AttachmentPurpose;
  readonly number: number;
  readonly running: AbortController;
}
