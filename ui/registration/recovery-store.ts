import { makeAutoObservable, observableRef } from 'mobx';
import {
  PASSWORD_RECOVERY,
  type PasswordRecoveryEffect,
  type PasswordRecoveryEvent,
  type PasswordRecoveryState,
} from '../../core/registration/password-recovery.ts';
import { endsRecovery, type RecoveryGateway } from '../../core/registration/recovery-gateway.ts';
import type { Clock } from '../../core/shared/clock.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import type { Result } from '../../core/shared/result.ts';
import { MachineStore } from '../kit/behaviour/machine-store.ts';

type RecoveryMachine = MachineStore<PasswordRecoveryState, PasswordRecoveryEvent, PasswordRecoveryEffect>;

/** A password on its way to be replaced; it goes on where it was when its dialog opens again. */
export class RecoveryStore {
  /** What was typed, for as long as the page is open. */
  contact = '';
  /** Why the last step was refused. */
  failure: RequestFailure | undefined = undefined;
  private machine: RecoveryMachine;
  private readonly gateway: RecoveryGateway;
  private readonly clock: Clock;

  constructor(gateway: RecoveryGateway, clock: Clock) {
    this.gateway = gateway;
    this.clock = clock;
    this.machine = this.newMachine();
    makeAutoObservable<this, 'machine' | 'gateway' | 'clock' | 'newMachine' | 'run'>(
      this,
      { machine: observableRef, gateway: false, clock: false, failure: observableRef, newMachine: false, run: false },
      { autoBind: true },
    );
  }

  get state(): PasswordRecoveryState {
    return this.machine.state;
  }

  get isAsking(): boolean {
    return 'isAsking' in this.state && this.state.isAsking;
  }

  /** The dialog opens: what has ended begins anew, for the e-mail address that was typed as the login. */
  open(login: string): void {
    if (this.contact === '' && login.includes('@')) this.contact = login.trim();
    const { phase } = this.state;
    if (phase === 'success' || phase === 'error' || phase === 'exit') this.beginAnew();
  }

  beginAnew(): void {
    this.machine.send({ type: 'left' });
    this.failure = undefined;
    this.machine = this.newMachine();
  }

  typeContact(contact: string): void {
    this.contact = contact;
  }

  askForCode(contact: string): void {
    this.take({ type: 'contact-typed', contact });
  }

  giveCode(code: string): void {
    this.take({ type: 'code-typed', code, at: this.clock.now() });
  }

  giveApproval(playerId: string): void {
    this.take({ type: 'approval-given', answers: { playerId } });
  }

  givePassword(password: string): void {
    this.take({ type: 'password-typed', password });
  }

  private take(event: PasswordRecoveryEvent): void {
    this.failure = undefined;
    this.machine.send(event);
  }

  private newMachine(): RecoveryMachine {
    return new MachineStore(PASSWORD_RECOVERY, (effect, send) => void this.run(effect, send));
  }

  private async run(ask: PasswordRecoveryEffect, send: (event: PasswordRecoveryEvent) => void): Promise<void> {
    const { gateway } = this;
    switch (ask.call) {
      case 'request-code':
        this.follow(await gateway.requestCode(ask.contact), send, ({ deadline }) => ({ type: 'code-sent', deadline }));
        break;
      case 'check-code':
        this.follow(await gateway.checkCode(ask.code), send, ({ needsApproval }) => ({
          type: 'code-accepted',
          needsApproval,
        }));
        break;
      case 'approve':
        this.follow(await gateway.approve(ask.answers), send, () => ({ type: 'approved' }));
        break;
      case 'save-password':
        this.follow(await gateway.savePassword(ask.password), send, () => ({ type: 'password-saved' }));
        break;
    }
  }

  private follow<Value>(
    reply: Result<Value, RequestFailure>,
    send: (event: PasswordRecoveryEvent) => void,
    answered: (value: Value) => PasswordRecoveryEvent,
  ): void {
    if (reply.ok) {
      send(answered(reply.value));
      return;
    }
    this.failure = reply.error;
    const isFinal = endsRecovery(reply.error);
    const message = reply.error.kind === 'refused' ? reply.error.code : undefined;
    send({ type: 'refused', at: this.clock.now(), isFinal, message });
  }
}
