import type { EventCounter } from '../../../core/analytics/event-counter.ts';
import { registrationRecord, type RegistrationFacts } from '../../../core/registration/registration-record.ts';
import {
  REGISTRATION_TRACKING,
  type RegistrationTrackingEffect,
  type RegistrationTrackingEvent,
  type RegistrationTrackingState,
} from '../../../core/registration/tracking/registration-tracking.ts';
import { REGISTRATION_TYPES, type RegistrationType } from '../../../core/registration/registration-type.ts';
import { MachineStore } from '../../kit/behaviour/machine-store.ts';

export interface TrackingDependencies {
  readonly counter: EventCounter;
  /** Calls back when the page is left. */
  readonly watchLeaving: (left: () => void) => () => void;
  /** REG-4 Whose link led to the page. */
  readonly refCode: () => string | undefined;
}

/** REG-4 REG-5 Counts a registration when its form opens, and once more when it is done or left. */
export class RegistrationTrackingStore {
  #type: RegistrationType = 'one-click';
  readonly #dependencies: TrackingDependencies;
  readonly #machine: MachineStore<RegistrationTrackingState, RegistrationTrackingEvent, RegistrationTrackingEffect>;

  constructor(dependencies: TrackingDependencies) {
    this.#dependencies = dependencies;
    this.#machine = new MachineStore(REGISTRATION_TRACKING, (effect) => {
      this.#count(effect);
    });
  }

  /** The form is there; gives what is called when it goes. */
  open(type: RegistrationType): () => void {
    this.#type = type;
    const leave = (): void => {
      this.#machine.send({ type: 'form-left' });
    };
    const stop = this.#dependencies.watchLeaving(leave);
    this.#machine.send({ type: 'form-opened' });
    return () => {
      stop();
      leave();
    };
  }

  /** Another way to register was chosen on the form. */
  turnTo(type: RegistrationType): void {
    this.#type = type;
  }

  done(facts: RegistrationFacts): void {
    this.#machine.send({
      type: 'registered',
      record: registrationRecord({ refCode: this.#dependencies.refCode(), ...facts }),
    });
  }

  #count(effect: RegistrationTrackingEffect): void {
    const { counter } = this.#dependencies;
    const type = (REGISTRATION_TYPES.find((known) => known.type === this.#type) ?? REGISTRATION_TYPES[0]).counted;
    switch (effect.type) {
      case 'count-start':
        counter.count('registration-started', { type });
        break;
      case 'count-done':
        counter.count('registration-done', effect.record);
        break;
      case 'count-abandoned':
        counter.count('registration-abandoned', { type });
        break;
    }
  }
}

declare module '../use-registration.ts' {
  interface RegistrationStores {
    readonly registrationTracking: RegistrationTrackingStore;
  }
}
