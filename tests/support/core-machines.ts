import type { Machine } from '../../core/shared/machine.ts';
import { configLoad } from '../../core/site/config/config-load.ts';
import type { MachineSamples } from './machine-samples.ts';
import { machineSamples } from './machine-samples-list.ts';

interface Phased {
  readonly phase?: string;
}

type AnyMachine = Machine<unknown, unknown, unknown>;
type AnySamples = MachineSamples<unknown, unknown>;

const STEPS_DEEP = 3;
const MOST_STATES = 400;

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../core/*/**/*.ts', '!../../core/**/index.ts', '!../../core/dist/**'],
  {
    eager: true,
  },
);

const exported: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(Object.values(modules).flatMap((exports) => Object.entries(exports))),
  // made for the configuration that it loads: here one that is only a name
  CONFIG_LOAD: configLoad<string>(),
};

/** Every machine of the core that has samples of its states and events. */
export const machines = [...machineSamples].map(([name, samples]) => ({
  name,
  machine: exported[name] as AnyMachine | undefined,
  samples,
}));

export function phaseOf(state: unknown): string | undefined {
  return (state as Phased | null)?.phase;
}

/** The same value, which throws when somebody changes it. */
export function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}

/** Every step from the samples and from where they lead, a few steps deep. */
export function explored(
  machine: AnyMachine,
  { states, events }: AnySamples,
): readonly (readonly [unknown, unknown])[] {
  const found: (readonly [unknown, unknown])[] = [];
  let edge: readonly unknown[] = [machine.initial, ...states];
  for (let depth = 0; depth < STEPS_DEEP && edge.length > 0; depth += 1) {
    const next = new Map<string, unknown>();
    for (const state of edge) {
      for (const event of events) {
        const [after] = machine.step(frozen(state), frozen(event));
        found.push([state, event]);
        next.set(JSON.stringify(after), after);
      }
    }
    edge = [...next.values()].slice(0, MOST_STATES);
  }
  return found;
}
