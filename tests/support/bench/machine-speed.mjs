// Plain Node 18: the test runner reads it before anything is installed.
import { execFile } from 'node:child_process';

/** A process of its own that makes and reads much, as the tests do: where fresh memory is slow, arithmetic alone is not. */
const WORK = `
  const made = Array.from({ length: 60_000 }, (_, id) => ({ id, name: 'name ' + id, list: [id, id + 1] }));
  for (let i = 0; i < 3; i += 1) JSON.parse(JSON.stringify(made));
  const named = new Map(made.map((each) => [each.name, { ...each }]));
  for (let i = 0; i < 300_000; i += 1) named.get('name ' + ((i * 7919) % 60_000)).list.push(i);
`;
/** What it takes on each of two idle cores, in milliseconds: reckoned from a machine of 1,020 that took 1.7 times as long for the stages. */
const WORK_TIME = 600;

/** How many times longer than on two idle cores a fixed piece of work takes now, on each core. */
export async function machineSlowness(node) {
  const time = () =>
    new Promise((resolve) => {
      const began = performance.now();
      execFile(node, ['-e', WORK], () => resolve((performance.now() - began) / WORK_TIME));
    });
  return Promise.all([time(), time()]);
}
