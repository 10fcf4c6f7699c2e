import { PAGE_SECTION_NAMES, type MiniAppSection } from './mini-app-section.ts';

/** MAT-27 What an application of the demonstration can be made into: gone, silent, answering with what is no payload, or attacking the page. */
export const APPLICATION_FAULTS = ['killed', 'hung', 'malformed', 'hostile'] as const;
export type ApplicationFault = (typeof APPLICATION_FAULTS)[number];

/** By section; an application without a fault is well. */
export type ApplicationFaults = Readonly<Partial<Record<MiniAppSection, ApplicationFault>>>;

/** The faults with one of them changed; without a fault the application is well again. */
export function withFault(
  faults: ApplicationFaults,
  section: MiniAppSection,
  fault: ApplicationFault | undefined,
): ApplicationFaults {
  const kept = PAGE_SECTION_NAMES.flatMap((name) => {
    const own = name === section ? fault : faults[name];
    return own === undefined ? [] : [[name, own] as const];
  });
  return Object.fromEntries(kept);
}
