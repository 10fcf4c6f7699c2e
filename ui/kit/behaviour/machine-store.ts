import { makeAutoObservable, observableRef } from 'mobx';
import type { Machine } from '../../../core/shared/machine.ts';

/** Does what a machine asks for, and may tell the machine later what came of it. */
export type RunEffect<Event, Effect> = (effect: Effect, send: (event: Event) => void) => void;

/** Where a machine of the core stands; other stores may look at it while one of them runs it. */
export class MachineState<State, Event, Effect = never> {
  state: State;
  readonly #machine: Machine<State, Event, Effect>;

  constructor(machine: Machine<State, Event, Effect>) {
    this.#machine = machine;
    this.state = machine.initial;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Moves on and gives what the outside world must now do about it. */
  step(event: Event): readonly Effect[] {
    const [state, ...effects] = this.#machine.step(this.state, event);
    this.state = state;
    return effects;
  }
}

/** Runs a machine of the core: its state is observable, its effects are run in order after each step. */
export class MachineStore<State, Event, Effect = never> {
  readonly #current: MachineState<State, Event, Effect>;
  readonly #run: RunEffect<Event, Effect>;
  readonly #waiting: Event[] = [];
  #isStepping = false;

  constructor(
    machine: Machine<State, Event, Effect> | MachineState<State, Event, Effect>,
    run: RunEffect<Event, Effect>,
  ) {
    this.#current = machine instanceof MachineState ? machine : new MachineState(machine);
    this.#run = run;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): State {
    return this.#current.state;
  }

  /**
   * Takes a step. An event that an effect sends at once waits until the effects of this step have run. An effect that
   * throws keeps neither the others nor waiting events from their turn; the first error is thrown when all is done.
   */
  send(event: Event): void {
    this.#waiting.push(event);
    if (this.#isStepping) return;
    this.#isStepping = true;
    const errors: unknown[] = [];
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) this.#take(next, errors);
    this.#isStepping = false;
    if (errors.length > 0) throw errors[0];
  }

  #take(event: Event, errors: unknown[]): void {
    const send = (later: Event): void => {
      this.send(later);
    };
    try {
      for (const effect of this.#current.step(event)) this.#attempt(effect, send, errors);
    } catch (error) {
      errors.push(error);
    }
  }

  #attempt(effect: Effect, send: (event: Event) => void, errors: unknown[]): void {
    try {
      this.#run(effect, send);
    } catch (error) {
      errors.push(error);
    }
  }
}
