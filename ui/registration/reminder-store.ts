import { reaction } from 'mobx';
import { mayRegister } from '../../core/registration/may-register.ts';
import {
  NEXT_REGISTRATION_REMINDER,
  REGISTRATION_REMINDER,
  reminderRhythm,
  type RegistrationReminderEffect,
  type RegistrationReminderEvent,
  type RegistrationReminderState,
} from '../../core/registration/registration-reminder.ts';
import { SIGNED_OUT_NOTICE } from '../../core/session/signed-out-notice.ts';
import type { Clock } from '../../core/shared/clock.ts';
import type { ValueStore } from '../../core/shared/stored-value.ts';
import type { Timers } from '../../core/shared/timers.ts';
import type { SiteConfig } from '../../core/site/config/site-config.ts';
import type { DialogsStore } from '../page/dialogs-store.ts';
import { MachineStore, type RunEffect } from '../kit/behaviour/machine-store.ts';

export interface ReminderDependencies {
  readonly session: { readonly userId: number | undefined };
  readonly site: { readonly config: SiteConfig | undefined };
  /** Nobody is reminded of the page that is open. */
  readonly page: { readonly openRoute: { readonly name: string } | undefined };
  readonly dialogs: DialogsStore;
  readonly timers: Timers;
  readonly values: ValueStore;
  readonly clock: Clock;
}

/** Reminds a visitor to register, where registration is open and its button is not switched off. */
export class ReminderStore {
  readonly #dependencies: ReminderDependencies;
  readonly #machine: MachineStore<RegistrationReminderState, RegistrationReminderEvent, RegistrationReminderEffect>;
  #forgetWake = (): void => undefined;

  constructor(dependencies: ReminderDependencies) {
    this.#dependencies = dependencies;
    this.#machine = new MachineStore(REGISTRATION_REMINDER, this.#run);
  }

  start(): () => void {
    const { session, site, page, dialogs, clock, values } = this.#dependencies;
    const stops = [
      reaction(
        () =>
          mayRegister(site.config, session.userId) &&
          site.config?.isRegistrationButtonDisabled !== true &&
          page.openRoute?.name !== 'registration' &&
          // RG-11
          values.read(SIGNED_OUT_NOTICE) !== 'excluded',
        (isWanted) => {
          if (!isWanted) return this.#machine.send({ type: 'signed-in' });
          const { reminderDelaySeconds: delaySeconds, reminderIntervalMinutes: intervalMinutes } = site.config ?? {};
          const rhythm = reminderRhythm({ delaySeconds, intervalMinutes });
          const nextAt = values.read(NEXT_REGISTRATION_REMINDER);
          return this.#machine.send({ type: 'visitor-came', at: clock.now(), rhythm, nextAt });
        },
        { fireImmediately: true },
      ),
      reaction(
        () => dialogs.open,
        (open, before) => {
          if (before === 'registration-reminder') this.#machine.send({ type: 'closed', at: clock.now() });
        },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
      this.#forgetWake();
    };
  }

  readonly #run: RunEffect<RegistrationReminderEvent, RegistrationReminderEffect> = (effect, send) => {
    const { clock, dialogs, timers, values } = this.#dependencies;
    switch (effect.type) {
      case 'show':
        dialogs.show('registration-reminder');
        break;
      case 'hide':
        if (dialogs.open === 'registration-reminder') dialogs.close();
        break;
      case 'store-next':
        values.write(NEXT_REGISTRATION_REMINDER, effect.at);
        break;
      case 'wake-in':
        this.#forgetWake();
        this.#forgetWake = timers.after(effect.delay, () => {
          send({ type: 'wait-ended', at: clock.now(), isDialogOpen: dialogs.open !== undefined });
        });
        break;
      case 'forget-wake':
        this.#forgetWake();
        break;
    }
  };
}

declare module './use-registration.ts' {
  interface RegistrationStores {
    readonly registrationReminder: ReminderStore;
  }
}
