import type { PageEnvironment, Provided } from '../../../composition/provided.ts';
import { httpClient } from '../../../infrastructure/http/http-client.ts';
import { fakeConnection } from '../fakes/fake-connection.ts';
import { fakePlacementLock } from '../fakes/fake-placement-lock.ts';
import { fakeBrowserTabs } from '../fakes/fake-tabs.ts';
import { fakeVisibility } from '../fakes/fake-visibility.ts';
import { manualFrames } from '../fakes/manual-frames.ts';
import { manualTimers } from '../fakes/manual-timers.ts';
import { memoryValues } from '../fakes/memory-values.ts';
import { handClock } from '../fakes/hand-clock.ts';

/** What the browser is to a page, moved by hand; nothing answers over its network. */
export function pageEnvironment(
  now: number,
  given: Partial<PageEnvironment & Pick<Provided, 'turns'>> = {},
  clock = handClock(now),
) {
  const timers = manualTimers();
  const frames = manualFrames();
  const visibility = fakeVisibility(clock);
  const connection = fakeConnection();
  const cookies = new Map<string, string>();
  let keys = 0;
  const environment: PageEnvironment & Pick<Provided, 'turns'> = {
    language: 'en',
    now,
    systemClock: clock,
    timers,
    frames,
    visibility,
    connection,
    tabs: fakeBrowserTabs()(),
    turns: fakePlacementLock(),
    random: {
      fraction: () => 0,
      uuid: () =>
        `${String((keys += 1)).padStart(8, '0')}-0000-4000-8000-${String(timers.waiting()).padStart(12, '0')}`,
    },
    cookies: { read: (name) => cookies.get(name) || undefined, write: (name, value) => void cookies.set(name, value) },
    values: memoryValues().tab(),
    http: httpClient({ transport: () => Promise.resolve('network'), timers, csrfToken: () => undefined }),
    textsSource: () => Promise.reject(new Error('texts are given by the wrapper of a test')),
    log: () => undefined,
    ...given,
  };
  return { environment, clock, timers, frames, visibility, connection, cookies };
}
