import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DeviceGateway, PlayerDevice, PlayerDevices } from '../../../core/session/devices/device-gateway.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { ok, type Result } from '../../../core/shared/result.ts';

/** What is done about devices: about one, or about all but this one. */
export type DeviceChange =
  | { readonly kind: 'sign-out' | 'forget'; readonly device: PlayerDevice }
  | { readonly kind: 'elsewhere' };

/** DEV-3 Where the player is signed in and known. */
export class DevicesStore {
  list: PlayerDevices | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  /** What was done last. */
  done: DeviceChange | undefined = undefined;
  /** Grows when the list closes: what comes back later is shown nowhere. */
  #round = 0;
  readonly #gateway: DeviceGateway;

  constructor(gateway: DeviceGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { list: observableRef, failure: observableRef, done: observableRef }, { autoBind: true });
  }

  async load(): Promise<void> {
    this.failure = undefined;
    const round = this.#round;
    const reply = await this.#gateway.devices();
    runInAction(() => {
      if (round !== this.#round) return;
      if (reply.ok) this.list = reply.value;
      else this.failure = reply.error;
    });
  }

  /** The list closed. */
  forget(): void {
    this.#round += 1;
    this.list = undefined;
    this.failure = undefined;
    this.done = undefined;
  }

  async change(change: DeviceChange, password: string): Promise<Result<undefined, RequestFailure>> {
    const isAsked = this.list?.needsPassword === true;
    const round = this.#round;
    const reply = await this.#ask(change, password);
    if (round !== this.#round) return ok(undefined);
    if (!reply.ok && !isGone(reply.error)) {
      if (isAsked || !isUnproven(reply.error)) return reply;
      // the time in which the sign-in stood for the password is over: the form asks for it now
      await this.load();
      return ok(undefined);
    }
    runInAction(() => {
      this.done = change;
    });
    await this.load();
    return ok(undefined);
  }

  async #ask(change: DeviceChange, password: string): Promise<Result<undefined, RequestFailure>> {
    switch (change.kind) {
      case 'sign-out':
        return this.#gateway.signOut(change.device.id, password);
      case 'forget':
        return this.#gateway.forget(change.device.id, password);
      case 'elsewhere':
        return this.#gateway.signOutElsewhere(password);
    }
  }
}

/** It was done from elsewhere already. */
function isGone(failure: RequestFailure): boolean {
  return failure.kind === 'refused' && failure.code === 'no-device';
}

function isUnproven(failure: RequestFailure): boolean {
  return failure.kind === 'refused' && failure.code === 'password';
}

declare module '../use-session.ts' {
  interface SessionStores {
    readonly devices: DevicesStore;
  }
}
