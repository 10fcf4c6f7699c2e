import { expect, it } from 'vitest';
import { explored, machines, phaseOf } from '../support/core-machines.ts';

interface Typed {
  readonly type: string;
}

/** A machine as a diagram of its phases; steps that stay where they are, are left out. */
function diagram(name: string): string {
  const { machine, samples } = machines.find((each) => each.name === name)!;
  const events = new Map<string, Set<string>>();
  for (const [state, event] of explored(machine!, samples)) {
    const [from, to] = [phaseOf(state) ?? 'one', phaseOf(machine!.step(state, event)[0]) ?? 'one'];
    const way = `${from} --> ${to}`;
    if (from !== to) events.set(way, (events.get(way) ?? new Set()).add((event as Typed).type));
  }
  const start = phaseOf(machine!.initial) ?? 'one';
  const ways = [...events].toSorted(([left], [right]) => left.localeCompare(right));
  return [
    `## ${name}`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    `  [*] --> ${id(start)}`,
    ...ways.map(
      ([way, types]) => `  ${way.split(' --> ').map(id).join(' --> ')} : ${[...types].toSorted().join(', ')}`,
    ),
    '```',
    '',
  ].join('\n');
}

function id(phase: string): string {
  return phase.replaceAll('-', '_');
}

it('the diagrams in the documents are those of the machines', async () => {
  const hasPhases = machines.filter(({ machine }) => phaseOf(machine!.initial) !== undefined);
  const names = hasPhases.map(({ name }) => name).toSorted();
  const text = [
    '# The machines of the core',
    '',
    'Drawn by exploring `step` from the samples that each machine declares; `vitest run -u tests/core/machine-diagrams.test.ts` draws them anew.',
    '',
    ...names.map(diagram),
  ].join('\n');
  await expect(text).toMatchFileSnapshot('../../core/docs/machines.md');
});
