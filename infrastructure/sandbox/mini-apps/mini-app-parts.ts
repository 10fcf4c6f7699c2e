import type { ApplicationFaults } from '../../../core/mini-apps/application-fault.ts';
import {
  isolationLevel,
  slotsOf,
  type MiniAppSection,
  type SlotName,
} from '../../../core/mini-apps/mini-app-section.ts';
import {
  frameSources,
  loopbackOrigin,
  miniAppAddresses,
  remoteSections,
  type MiniAppAddresses,
} from '../../../core/mini-apps/mini-app-address.ts';
import { screenSlots } from '../../../core/mini-apps/remote-screen.ts';
import { miniAppHost, type MiniAppHost } from '../../mini-apps/host/mini-app-host.ts';
import type { Database } from '../database/open-database.ts';
import type { SandboxOptions } from '../sandbox-options.ts';
import { keptReleases } from './kept-releases.ts';

/** The sandbox's own applications, at an origin of their own. */
export interface RunningApplications {
  readonly origin: string;
  /** By section. */
  readonly addresses: Readonly<Record<string, string>>;
  /** What its modules are signed with. */
  readonly key: string;
  readonly close: () => Promise<void>;
}

/** Which sections are remote, and who asks their applications. */
export interface MiniAppParts {
  readonly addresses: () => MiniAppAddresses;
  readonly host: MiniAppHost;
  /** MAT-12, MAT-30 What applications fill: places in pages, and whole pages where the operator says so. */
  readonly remoteSlots: () => readonly SlotName[];
  /** MAT-29 */
  readonly homeSlots: readonly SlotName[];
  /** MAT-22 By section of level A. */
  readonly keys: () => Readonly<Record<string, string>>;
  /** Where the sandbox's own pages for frames are; undefined where it has none. */
  readonly ownOrigin: () => string | undefined;
  /** HST-20 Of the applications, and of the slots of the sandbox's own provider. */
  readonly frameSources: () => readonly string[];
  /** Starts the sandbox's own applications, where it is to have some. */
  readonly open: (start: () => Promise<RunningApplications>) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** An address of the operator's stands before that of the sandbox's own application. */
export function miniAppParts(
  { isDemo, miniApps, onFailure }: SandboxOptions,
  { applications, database }: { readonly applications: () => ApplicationFaults; readonly database: Database },
): MiniAppParts {
  let own: RunningApplications | undefined;
  let addresses: MiniAppAddresses = miniAppAddresses(miniApps?.addresses, { isLoopbackOpen: isDemo });
  let framed = frameSources(addresses);
  const keyOf = (section: MiniAppSection): string | undefined =>
    own !== undefined && own.addresses[section] === addresses[section] ? own.key : miniApps?.key;
  const log = (line: string) => onFailure?.({ id: 'mini-apps', error: new Error(line) });
  const { homeSlots = [], remoteScreens = [] } = miniApps ?? {};
  return {
    addresses: () => addresses,
    remoteSlots: () => {
      const sections = remoteSections(addresses);
      return [...slotsOf(sections), ...screenSlots(remoteScreens, sections)];
    },
    homeSlots,
    host: miniAppHost({
      addresses: () => addresses,
      plainOrigin: (section) => (isDemo ? loopbackOrigin(addresses[section]) : undefined) ?? own?.origin,
      keyOf,
      homeSlots,
      remoteScreens,
      releases: keptReleases(database),
      keptWhile: () => JSON.stringify(applications()),
      log,
    }),
    keys: () => signingKeys(addresses, keyOf),
    ownOrigin: () => own?.origin,
    frameSources: () => framed,
    open: async (start) => {
      if (miniApps?.hasOwn !== true) return;
      own = await start();
      addresses = { ...miniAppAddresses(own.addresses, { own: own.origin }), ...addresses };
      framed = [...frameSources(addresses), own.origin];
    },
    close: async () => own?.close(),
  };
}

/** MAT-22 */
function signingKeys(
  addresses: MiniAppAddresses,
  keyOf: (section: MiniAppSection) => string | undefined,
): Readonly<Record<string, string>> {
  const signed = remoteSections(addresses).filter((section) => isolationLevel(section) === 'A');
  return Object.fromEntries(
    signed.flatMap((section) => {
      const key = keyOf(section);
      return key === undefined ? [] : [[section, key]];
    }),
  );
}
