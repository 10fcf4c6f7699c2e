import type {
  Availability,
  FrameSwitches,
  SimulatedCaptcha,
  SiteRules,
} from '../../../core/site/debugger/debugger-gateway.ts';
import type { ApplicationFaults } from '../../../core/mini-apps/application-fault.ts';
import type { Jurisdiction } from '../../../core/limits/jurisdiction.ts';
import type { Millis } from '../../../core/shared/time.ts';
import type { AvailabilityState } from '../availability/availability-state.ts';
import type { OverrideRow } from '../database/tables.ts';
import type { FeedState } from '../debugger/feed-state.ts';
import { HOME_JURISDICTION } from '../jurisdiction-profile.ts';
import { readOverride, type GameOverrides } from '../line/game-overrides.ts';
import type { GameOverride } from '../world/game-override.ts';
import type { SharedRow } from './node-link.ts';

/** What is changed by hand while the site runs, under the name that it is kept by. */
export interface SharedValues {
  readonly 'clock-offset': Millis;
  readonly feed: Readonly<FeedState>;
  readonly availability: Availability;
  readonly rules: SiteRules;
  readonly frame: FrameSwitches;
  readonly captcha: SimulatedCaptcha;
  readonly jurisdiction: Jurisdiction;
  readonly applications: ApplicationFaults;
}

/** What this node knows of it. Every node that answers knows the same. */
export interface SharedState {
  readonly clockOffset: () => Millis;
  readonly feed: Readonly<FeedState>;
  readonly entry: Readonly<AvailabilityState>;
  readonly frame: FrameSwitches;
  readonly captcha: SimulatedCaptcha;
  readonly jurisdiction: () => Jurisdiction;
  readonly applications: () => ApplicationFaults;
  readonly overrides: GameOverrides;
  readonly learn: (rows: readonly SharedRow[]) => void;
}

type Mutable<Value> = { -readonly [Name in keyof Value]: Value[Name] };
type Learners = { readonly [Name in keyof SharedValues]: (value: SharedValues[Name]) => void };

export function sharedState(entry: AvailabilityState): SharedState {
  const known = new Map<number, GameOverride>();
  const { learners, ...values } = learntValues(entry);
  const isSharedName = (name: string): name is keyof SharedValues => Object.hasOwn(learners, name);
  const learn = ({ kind, name, value }: SharedRow): void => {
    if (kind === 'override') {
      const row = JSON.parse(value) as OverrideRow;
      known.set(row.game_id, readOverride(row));
    } else if (isSharedName(name)) learners[name](JSON.parse(value) as never);
  };
  return {
    ...values,
    entry,
    overrides: { of: (gameId) => known.get(gameId), ids: () => [...known.keys()] },
    learn: (rows) => {
      for (const row of rows) learn(row);
    },
  };
}

/** As long as nobody changed anything, and what changes it. */
function learntValues(entry: AvailabilityState) {
  const feed: FeedState = { mode: 'running', delay: 0 };
  const frame: Mutable<FrameSwitches> = { isSnowOnHome: false, ageQuestion: 'off' };
  const captcha: Mutable<SimulatedCaptcha> = { isAlwaysAsked: false };
  let offset: Millis = 0;
  let law: Jurisdiction = HOME_JURISDICTION;
  let faults: ApplicationFaults = {};
  const learners: Learners = {
    'clock-offset': (value) => {
      offset = value;
    },
    feed: (value) => Object.assign(feed, value),
    availability: (value) => {
      entry.availability = value;
    },
    rules: (value) => {
      // what was kept before there was a switch says nothing of it
      entry.rules = { ...entry.rules, ...value };
    },
    frame: (value) => Object.assign(frame, value),
    captcha: (value) => Object.assign(captcha, { kind: undefined, ...value }),
    jurisdiction: (value) => {
      law = value;
    },
    applications: (value) => {
      faults = value;
    },
  };
  return {
    clockOffset: () => offset,
    jurisdiction: () => law,
    applications: () => faults,
    feed,
    frame,
    captcha,
    learners,
  };
}
