import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type {
  NewCredentials,
  OneClickForm,
  RegistrationGateway,
} from '../../core/registration/registration-gateway.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { ok, type Result } from '../../core/shared/result.ts';

/** Where the session of a player begins who has just registered. */
export interface NewSession {
  readonly take: (userId: number) => void;
}

/** Makes new players. */
export class RegistrationStore {
  /** Shown once, from the reply until the player leaves the dialog; kept nowhere else. */
  credentials: NewCredentials | undefined = undefined;
  readonly #gateway: RegistrationGateway;
  readonly #session: NewSession;

  constructor(gateway: RegistrationGateway, session: NewSession) {
    this.#gateway = gateway;
    this.#session = session;
    makeAutoObservable(this, { credentials: observableRef }, { autoBind: true });
  }

  async register(form: OneClickForm): Promise<Result<undefined, RequestFailure>> {
    const reply = await this.#gateway.registerInOneClick(form);
    if (!reply.ok) return reply;
    runInAction(() => {
      this.credentials = reply.value;
    });
    this.#session.take(reply.value.userId);
    return ok(undefined);
  }

  forget(): void {
    this.credentials = undefined;
  }
}

declare module './use-registration.ts' {
  interface RegistrationStores {
    readonly registration: RegistrationStore;
  }
}
