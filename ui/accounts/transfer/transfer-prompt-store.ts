import { makeAutoObservable, reaction } from 'mobx';
import type { DialogsStore } from '../../page/dialogs-store.ts';
import type { SharedSession } from '../../page/shared-stores.ts';

export interface TransferPromptDependencies {
  readonly session: Pick<SharedSession, 'epoch'>;
  readonly player: { readonly player: { readonly isTransferRequired: boolean } | undefined };
  readonly dialogs: Pick<DialogsStore, 'open' | 'show'>;
}

/** TRF-2, TRF-14 Opens the dialog of a transfer for the player who has to move, once nothing else is open. */
export class TransferPromptStore {
  /** The epoch that the player put it off in. */
  putOffIn: number | undefined = undefined;
  readonly #dependencies: TransferPromptDependencies;

  constructor(dependencies: TransferPromptDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isDue(): boolean {
    const { session, player, dialogs } = this.#dependencies;
    const isRequired = player.player?.isTransferRequired === true;
    return isRequired && this.putOffIn !== session.epoch && dialogs.open === undefined;
  }

  start(): () => void {
    const { dialogs } = this.#dependencies;
    const stops = [
      reaction(
        () => dialogs.open,
        (open, before) => {
          if (before === 'transfer' && open === undefined) this.putOff();
        },
      ),
      reaction(
        () => this.isDue,
        (isDue) => {
          if (isDue) dialogs.show('transfer');
        },
        { fireImmediately: true },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  putOff(): void {
    this.putOffIn = this.#dependencies.session.epoch;
  }
}

declare module '../use-accounts.ts' {
  interface AccountsStores {
    readonly transferPrompt: TransferPromptStore;
  }
}
