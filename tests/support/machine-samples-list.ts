import type { MachineSamples } from './machine-samples.ts';

type SampleModule = Readonly<Record<string, MachineSamples<unknown, unknown>>>;

const modules = import.meta.glob<SampleModule>('./samples/**/*.ts', { eager: true });

/** The samples of every machine of the core, by the name of the machine. */
export const machineSamples: ReadonlyMap<string, MachineSamples<unknown, unknown>> = new Map(
  Object.values(modules).flatMap((samplesOf) =>
    Object.entries(samplesOf).map(([name, samples]) => [name.slice(0, -'_SAMPLES'.length), samples] as const),
  ),
);
