import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JurisdictionProfile } from '../../../core/limits/jurisdiction.ts';
import type { Limit, LimitValue } from '../../../core/limits/limit.ts';
import { limitsAfterChange } from '../../../core/limits/limit-change.ts';
import { limitInForce } from '../../../core/limits/limit-in-force.ts';
import { limitsAfterConfirmation, limitsAfterRejection, limitsAt } from '../../../core/limits/pending-limit.ts';
import { anyValueOf, LOOSENABLE, looseness, PROFILES } from '../../support/examples/limit-examples.ts';

type Kind = (typeof LOOSENABLE)[number];

const HOUR = 3_600_000;

/** What must be true of one kind, kept apart from the code under test. */
interface KindModel {
  value: LimitValue | undefined;
  asked: { readonly value: LimitValue; readonly ready: number; readonly over: number } | undefined;
}

interface Model {
  now: number;
  readonly kinds: Map<Kind, KindModel>;
}

interface Site {
  limits: readonly Limit[];
  readonly profile: JurisdictionProfile;
}

type Command = fc.Command<Model, Site>;

function kindOf(model: Model, kind: Kind): KindModel {
  const known = model.kinds.get(kind) ?? { value: undefined, asked: undefined };
  model.kinds.set(kind, known);
  return known;
}

/** The old limit holds until a looser one was waited for and confirmed. */
function holds(model: Model, { limits, profile }: Site): void {
  for (const [kind, { value, asked }] of model.kinds) {
    assert.equal(limitInForce(limits, kind, model.now)?.value, value, kind);
    const pending = limitsAt(limits, model.now, profile).filter(
      (limit) => limit.kind === kind && limit.state === 'pending',
    );
    const isOpen = asked !== undefined && model.now < asked.over;
    assert.deepEqual(
      pending.map((limit) => limit.value),
      isOpen ? [asked.value] : [],
    );
  }
}

class Change implements Command {
  readonly #kind: Kind;
  readonly #value: LimitValue;
  constructor(kind: Kind, value: LimitValue) {
    this.#kind = kind;
    this.#value = value;
  }
  check(): boolean {
    return !(this.#kind === 'reality-check' && this.#value === 'unlimited');
  }
  run(model: Model, site: Site): void {
    const known = kindOf(model, this.#kind);
    const before = this.#kind === 'reality-check' ? (known.value ?? site.profile.realityCheckEvery) : known.value;
    const changed = limitsAfterChange(
      site.limits,
      { kind: this.#kind, value: this.#value },
      { now: model.now, profile: site.profile },
    );
    assert(changed.ok);
    site.limits = changed.value;
    if (looseness(this.#value) < looseness(before)) known.value = this.#value;
    const ready = model.now + site.profile.coolingOff;
    const isLooser = looseness(this.#value) > looseness(before);
    const over = this.#kind.endsWith('deposit') ? ready + 24 * HOUR : Number.POSITIVE_INFINITY;
    known.asked = isLooser ? { value: this.#value, ready, over } : undefined;
    holds(model, site);
  }
  toString(): string {
    return `${this.#kind} := ${this.#value}`;
  }
}

class Confirm implements Command {
  readonly #kind: Kind;
  constructor(kind: Kind) {
    this.#kind = kind;
  }
  check(): boolean {
    return true;
  }
  run(model: Model, site: Site): void {
    const known = kindOf(model, this.#kind);
    const confirmed = limitsAfterConfirmation(site.limits, this.#kind, { now: model.now, profile: site.profile });
    const { asked } = known;
    assert.equal(confirmed.ok, asked !== undefined && model.now >= asked.ready && model.now < asked.over);
    if (confirmed.ok) {
      site.limits = confirmed.value;
      known.value = asked?.value;
      known.asked = undefined;
    }
    holds(model, site);
  }
  toString(): string {
    return `confirm ${this.#kind}`;
  }
}

class Reject implements Command {
  readonly #kinds: readonly Kind[];
  constructor(kinds: readonly Kind[]) {
    this.#kinds = kinds;
  }
  check(): boolean {
    return true;
  }
  run(model: Model, site: Site): void {
    site.limits = limitsAfterRejection(site.limits, this.#kinds);
    for (const kind of this.#kinds) kindOf(model, kind).asked = undefined;
    holds(model, site);
  }
  toString(): string {
    return `reject ${this.#kinds.join()}`;
  }
}

class Wait implements Command {
  readonly #time: number;
  constructor(time: number) {
    this.#time = time;
  }
  check(): boolean {
    return true;
  }
  run(model: Model, site: Site): void {
    model.now += this.#time;
    holds(model, site);
  }
  toString(): string {
    return `wait ${this.#time} ms`;
  }
}

const FEW = ['daily-deposit', 'weekly-loss', 'session', 'reality-check'] as const;
const kinds = fc.constantFrom<Kind>(...FEW);
const waits = fc.oneof(
  fc.integer({ min: 0, max: 30 * HOUR }),
  fc.constantFrom(24 * HOUR - 1, 24 * HOUR, 48 * HOUR, 168 * HOUR),
);
const changes = kinds.chain((kind) => anyValueOf(kind).map((value) => new Change(kind, value)));
const commands = fc.commands<Model, Site>(
  [
    changes,
    changes,
    waits.map((time) => new Wait(time)),
    kinds.map((kind) => new Confirm(kind)),
    fc.subarray([...FEW]).map((some) => new Reject(some)),
  ],
  { maxCommands: 40 },
);

describe('limits over any run of wishes, decisions and time', () => {
  it.each(PROFILES)(
    'never loosen without the cooling-off and the player: %s [LC-2, LC-3, LC-4, PE-2, PE-4, PE-5]',
    (_, profile) => {
      fc.assert(
        fc.property(commands, (run) => {
          const start = () => ({
            model: { now: 1000, kinds: new Map<Kind, KindModel>() },
            real: { limits: [], profile },
          });
          expect(() => fc.modelRun(start, run)).not.toThrow();
        }),
      );
    },
  );
});
