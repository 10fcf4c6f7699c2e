import { makeAutoObservable, observableRef } from 'mobx';
import type { Machine } from '../../../core/shared/machine.ts';

/** Does what a machine asks for, and may tell the machine later what came of it. */
export type RunEffect<Event, Effect> = (effect: Effect, send: (event: Event) => void) => void;

/** Runs a machine of the core: its state is observable, its effects are run in order after each step. */
export class MachineStore<State, Event, Effect = never> {
  state: State;
  private readonly machine: Machine<State, Event, Effect>;
  private readonly run: RunEffect<Event, Effect>;
  private readonly waiting: Event[] = [];
  private isStepping = false;

  constructor(machine: Machine<State, Event, Effect>, run: RunEffect<Event, Effect>) {
    this.machine = machine;
    this.run = run;
    this.state = machine.initial;
    makeAutoObservable<this, 'machine' | 'run' | 'waiting' | 'isStepping'>(
      this,
      { state: observableRef, machine: false, run: false, waiting: false, isStepping: false },
      { autoBind: true },
    );
  }

  /** Takes a step. An event that an effect sends at once waits until the effects of this step have run. */
  send(event: Event): void {
    this.waiting.push(event);
    if (this.isStepping) return;
    this.isStepping = true;
    try {
      for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) this.take(next);
    } finally {
      this.isStepping = false;
      this.waiting.length = 0;
    }
  }

  private take(event: Event): void {
    const [state, ...effects] = this.machine.step(this.state, event);
    this.state = state;
    const send = (later: Event): void => {
      this.send(later);
    };
    for (const effect of effects) this.run(effect, send);
  }
}
