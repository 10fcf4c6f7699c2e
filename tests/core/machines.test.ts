import { describe, expect, it } from 'vitest';
import type { Step } from '../../core/shared/machine.ts';
import { explored, frozen, machines, phaseOf } from '../support/core-machines.ts';

describe('the machines of the core', () => {
  it('all declare the samples from which they are explored', () => {
    expect(machines.filter(({ machine }) => machine === undefined).map(({ name }) => name)).toEqual([]);
    expect(machines.length).toBeGreaterThan(10);
  });

  describe.each(machines)('$name', ({ machine, samples }) => {
    const { step } = machine!;

    it('answers each event in each state with a state of a phase that the samples know', () => {
      const phases = new Set([machine!.initial, ...samples.states].map(phaseOf));
      const strange = explored(machine!, samples)
        .map(([state, event]) => phaseOf(step(state, event)[0]))
        .filter((phase) => !phases.has(phase));
      expect([...new Set(strange)]).toEqual([]);
    });

    it('stays as it is at an event that nobody knows', () => {
      for (const state of samples.states) {
        expect(step(frozen(state), { type: 'no-such-word' })).toEqual([state]);
      }
    });

    it('changes nothing that it is given, and answers the same to the same', () => {
      for (const state of samples.states) {
        for (const event of samples.events) {
          const once: Step<unknown, unknown> = step(frozen(state), frozen(event));
          expect(step(state, event)).toEqual(once);
        }
      }
    });
  });
});
