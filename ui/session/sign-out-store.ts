import { makeAutoObservable } from 'mobx';
import {
  FAILED_SIGN_OUT,
  SIGN_OUT,
  type SignOutEffect,
  type SignOutEvent,
  type SignOutRefusal,
  type SignOutState,
} from '../../core/session/sign-out.ts';
import { SIGNED_OUT_NOTICE } from '../../core/session/signed-out-notice.ts';
import { PAGE_COOKIES, WIPED_VALUES } from '../../core/session/leaving/wiped-values.ts';
import type { Cookies } from '../../core/shared/cookies.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import type { ValueStore } from '../../core/shared/stored-value.ts';
import { MachineStore, type RunEffect } from '../kit/behaviour/machine-store.ts';
import type { DialogsStore } from '../page/dialogs-store.ts';
import type { SessionStore } from './session-store.ts';

/** What signing out changes, and how the page is left. */
export interface SignOutDependencies {
  readonly session: SessionStore;
  readonly cookies: Cookies;
  readonly values: ValueStore;
  readonly dialogs: DialogsStore;
  /** Whether the open page is left for home. */
  readonly isPlayersPage: () => boolean;
  readonly goHome: () => void;
  readonly reload: () => void;
}

/** Signs the player out: by the dialog that asks, or at once where the site orders it. */
export class SignOutStore {
  readonly #machine: MachineStore<SignOutState, SignOutEvent, SignOutEffect>;
  readonly #dependencies: SignOutDependencies;
  /** The player asked for it, and is told that it is done. */
  #isOwnWish = false;

  constructor(dependencies: SignOutDependencies) {
    this.#dependencies = dependencies;
    this.#machine = new MachineStore(SIGN_OUT, this.#run);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isBusy(): boolean {
    return this.#machine.state.phase === 'disconnecting';
  }

  ask(): void {
    this.#machine.send({ type: 'sign-out-asked' });
  }

  decline(): void {
    this.#machine.send({ type: 'declined' });
    this.#dependencies.dialogs.close();
  }

  /** The player said yes. */
  confirm(): void {
    this.#isOwnWish = true;
    this.#machine.send({ type: 'confirmed', isPlayersPage: this.#dependencies.isPlayersPage() });
  }

  /** Nobody is asked. */
  order(isPlayersPage: boolean): void {
    this.#isOwnWish = false;
    this.#machine.send({ type: 'sign-out-ordered', isPlayersPage });
  }

  /** OUT-6 Nothing of the player stays on the device. */
  wipe(): void {
    const { cookies, values } = this.#dependencies;
    for (const stored of WIPED_VALUES) values.remove(stored);
    for (const { name, staysAtSignOut } of PAGE_COOKIES) if (!staysAtSignOut) cookies.write(name, '', 0);
  }

  readonly #run: RunEffect<SignOutEvent, SignOutEffect> = (effect, send) => {
    const { session, cookies, dialogs } = this.#dependencies;
    switch (effect.type) {
      case 'ask':
        dialogs.show('sign-out');
        break;
      case 'disconnect':
        void session.disconnect().then((reply) => {
          send(reply.ok ? { type: 'disconnected' } : { type: 'disconnect-failed', ...refusalOf(reply.error) });
        });
        break;
      case 'remove-cookies':
        for (const name of effect.names) cookies.write(name, '', 0);
        break;
      case 'wipe':
        this.wipe();
        break;
      case 'clear-player':
        if (this.#isOwnWish) this.#dependencies.values.write(SIGNED_OUT_NOTICE, 'own-wish');
        session.take(undefined);
        break;
      case 'reset-ban-level':
        // it is asked for with every navigation, and kept by nobody
        break;
      case 'tell-failure':
        // the call has written it: NO-13; the player hears of it on the next page
        this.#keepFailure(effect);
        break;
      case 'go-home':
        this.#leave(this.#dependencies.goHome);
        break;
      case 'reload':
        this.#leave(this.#dependencies.reload);
        break;
    }
  };

  #keepFailure({ isRefused, message }: SignOutRefusal): void {
    const { session, values } = this.#dependencies;
    if (session.userId !== undefined) values.write(FAILED_SIGN_OUT, { userId: session.userId, isRefused, message });
  }

  #leave(go: () => void): void {
    this.#dependencies.dialogs.close();
    go();
  }
}

function refusalOf(failure: RequestFailure): SignOutRefusal {
  return failure.kind === 'refused' ? { isRefused: true, message: failure.title } : { isRefused: false };
}

declare module './use-session.ts' {
  interface SessionStores {
    readonly signOut: SignOutStore;
  }
}
