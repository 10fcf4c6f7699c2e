import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PasswordChange, PasswordGateway } from '../../../core/session/security/password-gateway.ts';
import type { TwoFactor, TwoFactorGateway, TwoFactorKey } from '../../../core/session/security/two-factor-gateway.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import type { Result } from '../../../core/shared/result.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import { RETRY_PLANS, retryDelay } from '../../../core/site/config/retry-plan.ts';

export interface SecurityNeeds {
  readonly timers: Timers;
  readonly player: { readonly failure: RequestFailure | undefined; readonly load: () => Promise<void> };
}

/** What protects the player's account, and how that is changed; a key and codes are kept only while the dialog is open. */
export class SecurityStore {
  twoFactor: TwoFactor | undefined = undefined;
  /** What the app is to be given. */
  key: TwoFactorKey | undefined = undefined;
  /** Shown this once. */
  recoveryCodes: readonly string[] | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  isPasswordChanged = false;
  /** Codes are being made that are shown once. */
  isMakingCodes = false;
  /** Grows when the dialog closes: what comes back later is shown nowhere. */
  #round = 0;
  readonly #gateway: TwoFactorGateway;
  readonly #passwords: PasswordGateway;
  readonly #needs: SecurityNeeds;
  #cancelRetry = (): void => undefined;

  constructor(gateway: TwoFactorGateway, passwords: PasswordGateway, needs: SecurityNeeds) {
    this.#gateway = gateway;
    this.#passwords = passwords;
    this.#needs = needs;
    makeAutoObservable(
      this,
      { twoFactor: observableRef, key: observableRef, recoveryCodes: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  async load(): Promise<void> {
    const round = this.#round;
    const reply = await this.#gateway.twoFactor();
    runInAction(() => {
      if (round !== this.#round) return;
      this.failure = reply.ok ? undefined : reply.error;
      if (reply.ok) this.twoFactor = reply.value;
    });
  }

  /** PR-46 */
  async askLevel(failures = 0): Promise<void> {
    const { player, timers } = this.#needs;
    const round = this.#round;
    this.#cancelRetry();
    await player.load();
    const delay = player.failure === undefined ? undefined : retryDelay(RETRY_PLANS['security-level'], failures + 1);
    if (delay === undefined || round !== this.#round) return;
    this.#cancelRetry = timers.after(delay, () => void this.askLevel(failures + 1));
  }

  /** The dialog closed, or the page was left. */
  forget(): void {
    this.#round += 1;
    this.#cancelRetry();
    this.twoFactor = undefined;
    this.failure = undefined;
    this.isPasswordChanged = false;
    this.forgetKey();
  }

  forgetKey(): void {
    this.key = undefined;
    this.recoveryCodes = undefined;
  }

  async begin(password: string): Promise<Result<TwoFactorKey, RequestFailure>> {
    const round = this.#round;
    const reply = await this.#gateway.begin(password);
    runInAction(() => {
      if (round !== this.#round) return;
      if (reply.ok) this.key = reply.value;
    });
    return reply;
  }

  async confirm(code: string): Promise<Result<readonly string[], RequestFailure>> {
    return this.#makeCodes(this.#gateway.confirm(code));
  }

  async newRecoveryCodes(password: string, code: string): Promise<Result<readonly string[], RequestFailure>> {
    return this.#makeCodes(this.#gateway.newRecoveryCodes(password, code));
  }

  /** TWO-16 The dialog stays until they are there and kept. */
  async #makeCodes(
    made: Promise<Result<readonly string[], RequestFailure>>,
  ): Promise<Result<readonly string[], RequestFailure>> {
    const round = this.#round;
    this.isMakingCodes = true;
    const reply = await made;
    runInAction(() => {
      this.isMakingCodes = false;
      if (round !== this.#round || !reply.ok) return;
      this.key = undefined;
      this.recoveryCodes = reply.value;
      this.twoFactor = { isOn: true, recoveryCodesLeft: reply.value.length };
    });
    return reply;
  }

  async changePassword(change: PasswordChange): Promise<Result<undefined, RequestFailure>> {
    const round = this.#round;
    const reply = await this.#passwords.change(change);
    runInAction(() => {
      if (round !== this.#round) return;
      this.isPasswordChanged = reply.ok;
    });
    return reply;
  }

  async turnOff(password: string, code: string): Promise<Result<undefined, RequestFailure>> {
    const round = this.#round;
    const reply = await this.#gateway.turnOff(password, code);
    runInAction(() => {
      if (round !== this.#round) return;
      if (reply.ok) this.twoFactor = { isOn: false, recoveryCodesLeft: 0 };
    });
    return reply;
  }
}

declare module '../use-session.ts' {
  interface SessionStores {
    readonly security: SecurityStore;
  }
}
