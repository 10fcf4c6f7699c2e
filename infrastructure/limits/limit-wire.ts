import * as v from 'valibot';
import { LIMIT_STATES, limitInput, limitValue, unlimitedMarker, type Limit } from '../../core/limits/limit.ts';
import type { LimitDraft } from '../../core/limits/limit-change.ts';
import { limitKindById, limitKindId, type LimitKind } from '../../core/limits/limit-kind.ts';
import type { EpochMillis } from '../../core/shared/time.ts';
import { wireCount, wireId, wireText } from '../http/wire.ts';

const SECOND = 1000;
const MOST_LIMITS = 100;
const MOST_VALUES = 100;
const WIRE_STATES = { PENDING: 'pending', ACTIVE: 'active', INACTIVE: 'inactive' } as const;

export const wireReason = v.object({ id: wireId, selfExcludeReason: wireText });

const wireLimit = v.object({
  limitType: wireId,
  limitValue: v.optional(v.pipe(v.number(), v.finite())),
  limitBalance: v.optional(v.pipe(v.number(), v.finite())),
  limitState: v.picklist(['PENDING', 'ACTIVE', 'INACTIVE']),
  needApprove: v.boolean(),
  /** In seconds, as all times of this service. */
  startedAt: v.optional(wireCount),
  endsAt: v.optional(wireCount),
  measure: v.optional(wireText),
  label: v.optional(wireText),
  selfExcludeReason: v.optional(wireReason),
  availableValues: v.optional(v.pipe(v.array(wireCount), v.maxLength(MOST_VALUES))),
  /** How it is filled in. */
  type: v.optional(v.picklist(['free-amount', 'choice'])),
});
export type WireLimit = v.InferInput<typeof wireLimit>;

/** A kind that this page does not know is left out: it says nothing of the others. */
export const wireLimits = v.pipe(
  v.array(wireLimit),
  v.maxLength(MOST_LIMITS),
  v.transform((rows): readonly Limit[] => rows.flatMap(readLimit)),
);

/** A kind by its number; an unknown one is refused. */
export const wireKind = v.pipe(
  wireId,
  v.rawTransform<number, LimitKind>(({ dataset, addIssue, NEVER }) => {
    const kind = limitKindById(dataset.value);
    if (kind !== undefined) return kind;
    addIssue({ message: 'an unknown limit' });
    return NEVER;
  }),
);

/** A limit as the player wants it; the value of an exclusion is its days. */
export const wireDraft = v.pipe(
  v.object({
    limitType: wireKind,
    limitValue: v.pipe(v.number(), v.finite(), v.minValue(-1), v.maxValue(999_999_999)),
    selfExcludeReason: v.optional(wireId),
  }),
  v.transform(({ limitType: kind, limitValue: value, selfExcludeReason: reasonId }) => ({
    kind,
    value: value === unlimitedMarker(kind) ? ('unlimited' as const) : value,
    reasonId,
  })),
);
/** A draft as the server reads it: of the reason only its number. */
export type AskedLimit = v.InferOutput<typeof wireDraft>;

export function draftOnWire({ kind, value, selfExclusionReason }: LimitDraft): v.InferInput<typeof wireDraft> {
  return {
    limitType: kindOnWire(kind),
    limitValue: value === 'unlimited' ? (unlimitedMarker(kind) ?? -1) : value,
    ...(selfExclusionReason === undefined ? {} : { selfExcludeReason: selfExclusionReason.id }),
  };
}

/** What is no kind is sent as one that no server knows. */
export function kindOnWire(kind: LimitKind): number {
  return limitKindId(kind) ?? 0;
}

/** A limit as the server sends it. */
export function limitOnWire(limit: Limit): WireLimit {
  const { kind, value, balance, state, measure, label, selfExclusionReason: reason } = limit;
  const onWire = value === 'unlimited' ? unlimitedMarker(kind) : value;
  const [startedAt, endsAt] = [secondsOf(limit.startedAt), secondsOf(limit.endsAt)];
  return {
    limitType: kindOnWire(kind),
    ...(onWire === undefined ? {} : { limitValue: onWire }),
    ...(balance === undefined ? {} : { limitBalance: balance }),
    limitState: state === 'pending' ? 'PENDING' : state === 'active' ? 'ACTIVE' : 'INACTIVE',
    needApprove: limit.needsApproval,
    ...(startedAt === undefined ? {} : { startedAt }),
    ...(endsAt === undefined ? {} : { endsAt }),
    ...(measure === undefined ? {} : { measure }),
    ...(label === undefined ? {} : { label }),
    ...(reason === undefined ? {} : { selfExcludeReason: { id: reason.id, selfExcludeReason: reason.text } }),
    availableValues: [...limit.availableValues],
    type: limitInput(kind),
  };
}

function readLimit(row: v.InferOutput<typeof wireLimit>): readonly Limit[] {
  const kind = limitKindById(row.limitType);
  if (kind === undefined) return [];
  const [startedAt, endsAt] = [millisOf(row.startedAt), millisOf(row.endsAt)];
  const reason = row.selfExcludeReason;
  return [
    {
      kind,
      value: limitValue(kind, { value: row.limitValue, startedAt, endsAt }),
      balance: row.limitBalance,
      state: WIRE_STATES[row.limitState] satisfies (typeof LIMIT_STATES)[number],
      needsApproval: row.needApprove,
      startedAt,
      endsAt,
      measure: row.measure,
      label: row.label,
      selfExclusionReason: reason === undefined ? undefined : { id: reason.id, text: reason.selfExcludeReason },
      availableValues: row.availableValues ?? [],
    },
  ];
}

/** A moment within a second belongs to that second: no limit begins or ends later than the server says. */
function secondsOf(moment: EpochMillis | undefined): number | undefined {
  return moment === undefined ? undefined : Math.floor(moment / SECOND);
}

function millisOf(seconds: number | undefined): EpochMillis | undefined {
  return seconds === undefined ? undefined : seconds * SECOND;
}
