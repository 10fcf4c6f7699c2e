import { ContainerModule } from 'inversify';
import type { PlacementTurns } from '../../core/coupon/placement/placement-turns.ts';
import type { Clock } from '../../core/shared/clock.ts';
import type { Connection } from '../../core/shared/connection.ts';
import type { Cookies } from '../../core/shared/cookies.ts';
import type { Frames } from '../../core/shared/frames.ts';
import type { Random } from '../../core/shared/random.ts';
import type { ValueStore } from '../../core/shared/stored-value.ts';
import type { EpochMillis } from '../../core/shared/time.ts';
import type { Tabs } from '../../core/shared/tabs.ts';
import type { Timers } from '../../core/shared/timers.ts';
import type { Visibility } from '../../core/shared/visibility.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { HttpClient } from '../../infrastructure/http/http-client.ts';
import { DialogsStore } from '../../ui/page/dialogs-store.ts';
import { PageClock } from '../../ui/page/page-clock.ts';
import { PageStore } from '../../ui/page/page-store.ts';
import { createTexts, type TextsSource } from '../../ui/page/texts.ts';
import { constant, single } from '../token.ts';
import {
  CLOCK,
  CONNECTION,
  COOKIES,
  DIALOGS_STORE,
  FRAMES,
  HTTP,
  LANGUAGE,
  LOG,
  PAGE_CLOCK,
  PAGE_STORE,
  RANDOM,
  TABS,
  TEXTS,
  TIMERS,
  TURNS,
  VALUES,
  VISIBILITY,
} from '../tokens.ts';

/** What differs between a page in the browser and one on the server. */
export interface Surroundings {
  readonly language: Language;
  readonly now: EpochMillis;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly frames: Frames;
  readonly visibility: Visibility;
  readonly tabs: Tabs;
  readonly turns: PlacementTurns;
  readonly connection: Connection;
  readonly random: Random;
  readonly cookies: Cookies;
  readonly values: ValueStore;
  readonly http: HttpClient;
  readonly texts: TextsSource;
  /** Told of failures that nobody is shown. */
  readonly log: (line: string) => void;
}

export function appModule(given: Surroundings): ContainerModule {
  return new ContainerModule((options) => {
    constant(options, LANGUAGE, given.language);
    constant(options, CLOCK, given.clock);
    constant(options, TIMERS, given.timers);
    constant(options, FRAMES, given.frames);
    constant(options, VISIBILITY, given.visibility);
    constant(options, TABS, given.tabs);
    constant(options, TURNS, given.turns);
    constant(options, CONNECTION, given.connection);
    constant(options, RANDOM, given.random);
    constant(options, COOKIES, given.cookies);
    constant(options, VALUES, given.values);
    constant(options, HTTP, given.http);
    constant(options, LOG, given.log);
    single(options, PAGE_CLOCK, (clock, timers) => new PageClock(clock, timers, given.now), [CLOCK, TIMERS]);
    single(options, PAGE_STORE, () => new PageStore(), []);
    single(options, DIALOGS_STORE, () => new DialogsStore(), []);
    single(options, TEXTS, (language) => createTexts(language, given.texts), [LANGUAGE]);
  });
}
