import { frameSources, miniAppAddresses } from '../../core/mini-apps/mini-app-address.ts';
import { otherOrigin } from '../../infrastructure/sandbox/server/other-origin.ts';
import type { StartSettings } from '../start-settings.ts';

/** What pages may frame beside the consultant, where the site's own back end is a sandbox. */
interface FramedBackEnd {
  readonly frameSources: () => readonly string[];
}

/** CW-5, HST-20 Frames come from the consultant of a demonstration and from what its back end frames, which with another back end are the applications that the operator lists; and from nowhere else. */
export function pageFrames(
  settings: Pick<StartSettings, 'mode' | 'miniApps' | 'providerOrigin'>,
  sandbox: FramedBackEnd | undefined,
): (own: string) => string | undefined {
  const listed = frameSources(miniAppAddresses(settings.miniApps, { isLoopbackOpen: settings.mode !== 'production' }));
  const sourcesOf = (own: string, framed: readonly string[]): string | undefined => {
    const sources =
      sandbox === undefined || settings.mode === 'production' ? framed : [otherOrigin(own, settings), ...framed];
    return sources.length === 0 ? undefined : sources.join(' ');
  };
  // every page asks, and the answer is nearly always that of the one before
  let last:
    | { readonly own: string; readonly framed: readonly string[]; readonly sources: string | undefined }
    | undefined;
  return (own) => {
    const framed = sandbox?.frameSources() ?? listed;
    if (last?.own !== own || last.framed !== framed) last = { own, framed, sources: sourcesOf(own, framed) };
    return last.sources;
  };
}
