import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { contactKind } from '../../core/player/attached-contact.ts';
import { withActivatedEmail, withBoundPhone } from '../../core/player/contact-activation.ts';
import type { PlayerGateway } from '../../core/player/player-gateway.ts';
import type { PlayerRight } from '../../core/player/player-rights.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import type { Player } from '../../core/player/player.ts';
import type { SharedSession } from '../page/shared-stores.ts';

export interface PlayerDependencies {
  readonly session: SharedSession;
  /** Whether the balance is hidden on this device. */
  readonly accounts: { readonly followHiding: (isHidden: boolean) => void };
}

/** PR-33 What is known of who is signed in, and what they may do; of nobody else. */
export class PlayerStore {
  player: Player | undefined = undefined;
  /** Undefined until they have come. */
  rights: readonly PlayerRight[] | undefined = undefined;
  /** Why the player was not read. */
  failure: RequestFailure | undefined = undefined;
  readonly #gateway: PlayerGateway;
  readonly #dependencies: PlayerDependencies;
  #running: AbortController | undefined;

  constructor(gateway: PlayerGateway, dependencies: PlayerDependencies) {
    this.#gateway = gateway;
    this.#dependencies = dependencies;
    makeAutoObservable(
      this,
      { player: observableRef, rights: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  /** Asks anew; what is known stays where no answer comes. */
  async load(): Promise<void> {
    const { session, accounts } = this.#dependencies;
    this.#running?.abort();
    if (!session.isSignedIn) return;
    const running = new AbortController();
    this.#running = running;
    const { epoch } = session;
    const [player, rights] = await Promise.all([
      this.#gateway.player(running.signal),
      this.#gateway.rights(running.signal),
    ]);
    if (running.signal.aborted || !session.isCurrent(epoch)) return;
    runInAction(() => {
      this.failure = player.ok ? undefined : player.error;
      if (player.ok) this.player = player.value;
      if (rights.ok) this.rights = rights.value;
    });
    if (player.ok) accounts.followHiding(player.value.isBalanceHidden);
  }

  /** PR-3, PR-4 A contact was proven here: it counts at once, and the server tells what follows. */
  takeContact(contact: string): void {
    if (this.player !== undefined)
      this.player =
        contactKind(contact) === 'phone'
          ? withBoundPhone(this.player, this.player.phoneCode ?? '', contact)
          : withActivatedEmail(this.player, contact);
    void this.load();
  }

  /** PR-40 */
  countMessages(unread: number): void {
    if (this.player === undefined || this.player.messageCount === unread) return;
    this.player = { ...this.player, messageCount: unread };
  }

  start(): () => void {
    const { session } = this.#dependencies;
    const stop = reaction(
      () => session.epoch,
      () => {
        this.#forget();
        void this.load();
      },
      { fireImmediately: true },
    );
    return () => {
      stop();
      this.#running?.abort();
    };
  }

  #forget(): void {
    this.player = undefined;
    this.rights = undefined;
    this.failure = undefined;
  }
}

declare module './use-player.ts' {
  interface PlayerStores {
    readonly player: PlayerStore;
  }
}
