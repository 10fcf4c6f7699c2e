import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Machine } from '../../../../core/shared/machine.ts';
import { MachineStore } from '../../../../ui/kit/behaviour/machine-store.ts';

type Event = 'pressed' | 'loaded';
const lamp: Machine<readonly string[], Event, 'load' | 'log'> = {
  initial: [],
  step: (state, event) => {
    const next = [...state, event];
    return event === 'pressed' ? [next, 'load', 'log'] : [next];
  },
};

describe('MachineStore', () => {
  it('starts where the machine starts and shows each step', () => {
    const store = new MachineStore(lamp, () => undefined);
    const seen: number[] = [];
    const stop = autorun(() => seen.push(store.state.length));
    store.send('loaded');
    stop();
    expect(seen).toEqual([0, 1]);
  });

  it('runs the effects of a step in order after the step', () => {
    const ran: string[] = [];
    const store = new MachineStore(lamp, (effect) => ran.push(`${effect} after ${store.state.length}`));
    store.send('pressed');
    expect(ran).toEqual(['load after 1', 'log after 1']);
  });

  it('takes an event that an effect sends at once only after the other effects', () => {
    const ran: string[] = [];
    const store = new MachineStore(lamp, (effect, send) => {
      ran.push(effect);
      if (effect === 'load') send('loaded');
    });
    store.send('pressed');
    expect(ran).toEqual(['load', 'log']);
    expect(store.state).toEqual(['pressed', 'loaded']);
  });

  it('goes on after an effect that failed', () => {
    const store = new MachineStore(lamp, () => {
      throw new Error('broken');
    });
    expect(() => store.send('pressed')).toThrow('broken');
    store.send('loaded');
    expect(store.state).toEqual(['pressed', 'loaded']);
  });

  it('keeps no other effect and no waiting event from its turn when one effect throws', () => {
    const ran: string[] = [];
    const store = new MachineStore(lamp, (effect, send) => {
      ran.push(effect);
      if (effect === 'load') {
        send('loaded');
        throw new Error('broken');
      }
    });
    expect(() => store.send('pressed')).toThrow('broken');
    expect(ran).toEqual(['load', 'log']);
    expect(store.state).toEqual(['pressed', 'loaded']);
  });
});
