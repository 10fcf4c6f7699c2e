import { makeAutoObservable, observableRef } from 'mobx';
import type { Machine } from '../../../core/shared/machine.ts';

/** Does what a machine asks for, and may tell the machine later what came of it. */
export type RunEffect<Event, Effect> = (effect: Effect, send: (event: Event) => void) => void;

/** Where a machine stands: kept by the store that runs it, or by another that everybody may look at. */
export interface MachineHolder<State> {
  readonly state: State;
  readonly become: (state: State) => void;
}

class MachineState<State> implements MachineHolder<State> {
  state: State;

  constructor(initial: State) {
    this.state = initial;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  become(state: State): void {
    this.state = state;
  }
}

/** Runs a machine of the core: its state is observable, its effects are run in order after each step. */
export class MachineStore<State, Event, Effect = never> {
  readonly #machine: Machine<State, Event, Effect>;
  readonly #current: MachineHolder<State>;
  readonly #run: RunEffect<Event, Effect>;
  readonly #waiting: Event[] = [];
  #isStepping = false;

  constructor(
    machine: Machine<State, Event, Effect>,
    run: RunEffect<Event, Effect>,
    current: MachineHolder<State> = new MachineState(machine.initial),
  ) {
    this.#machine = machine;
    this.#run = run;
    this.#current = current;
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
      const [state, ...effects] = this.#machine.step(this.state, event);
      this.#current.become(state);
      for (const effect of effects) this.#attempt(effect, send, errors);
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
