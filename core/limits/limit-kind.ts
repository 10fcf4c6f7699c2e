import { days, type Millis } from '../shared/time.ts';

export const LIMIT_KINDS = [
  'daily-wagering',
  'weekly-wagering',
  'monthly-wagering',
  'daily-loss',
  'weekly-loss',
  'monthly-loss',
  'daily-deposit',
  'weekly-deposit',
  'monthly-deposit',
  'self-exclusion',
  'session',
  'reality-check',
  'deposit-time-out',
  'extra',
] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** What a limit's value counts; 'switch' counts nothing. */
export type LimitUnit = 'money' | 'days' | 'hours' | 'minutes' | 'switch';

interface KindRow {
  readonly id: number;
  readonly unit: LimitUnit;
  readonly period?: Millis;
}

/** LM-1 Every kind's number on the wire, what its value counts and, for what is used up, over how long. */
const KIND_ROWS: Readonly<Record<LimitKind, KindRow>> = {
  'daily-wagering': { id: 1, unit: 'money', period: days(1) },
  'weekly-wagering': { id: 2, unit: 'money', period: days(7) },
  'monthly-wagering': { id: 3, unit: 'money', period: days(30) },
  'daily-loss': { id: 10, unit: 'money', period: days(1) },
  'weekly-loss': { id: 11, unit: 'money', period: days(7) },
  'monthly-loss': { id: 12, unit: 'money', period: days(30) },
  'daily-deposit': { id: 20, unit: 'money', period: days(1) },
  'weekly-deposit': { id: 21, unit: 'money', period: days(7) },
  'monthly-deposit': { id: 22, unit: 'money', period: days(30) },
  'self-exclusion': { id: 30, unit: 'days' },
  session: { id: 31, unit: 'hours', period: days(1) },
  'reality-check': { id: 32, unit: 'minutes' },
  'deposit-time-out': { id: 33, unit: 'days' },
  extra: { id: 37, unit: 'switch' },
};

export const LIMIT_SECTIONS = ['deposit', 'extra', 'reality', 'wagering', 'loss'] as const;
export type LimitSection = (typeof LIMIT_SECTIONS)[number];

/** LM-2 The kinds of each section of the screen, in their order there. */
const KINDS_OF_SECTION: Readonly<Record<LimitSection, readonly LimitKind[]>> = {
  deposit: ['daily-deposit', 'weekly-deposit', 'monthly-deposit'],
  extra: ['deposit-time-out', 'self-exclusion', 'session'],
  reality: ['reality-check'],
  wagering: ['daily-wagering', 'weekly-wagering', 'monthly-wagering'],
  loss: ['daily-loss', 'weekly-loss', 'monthly-loss'],
};

/** LM-1 The kind with this number; undefined for any other value. */
export function limitKindById(id: unknown): LimitKind | undefined {
  return LIMIT_KINDS.find((kind) => KIND_ROWS[kind].id === id);
}

/** LM-1 The number of a kind on the wire; undefined for what is no kind. */
export function limitKindId(kind: LimitKind): number | undefined {
  return rowOf(kind)?.id;
}

/** LM-1 What the value of a limit counts; undefined for what is no kind. */
export function limitUnit(kind: LimitKind): LimitUnit | undefined {
  return rowOf(kind)?.unit;
}

/** LM-1 Over how long a limit counts; undefined for a kind that counts nothing. */
export function limitPeriod(kind: LimitKind): Millis | undefined {
  return rowOf(kind)?.period;
}

/** LM-2 The kinds that a section shows, none for what is no section. */
export function sectionKinds(section: LimitSection): readonly LimitKind[] {
  return Object.hasOwn(KINDS_OF_SECTION, section) ? KINDS_OF_SECTION[section] : [];
}

/** LM-2 The section a kind is shown in; the extra limit is a switch and has none. */
export function limitSection(kind: LimitKind): LimitSection | undefined {
  return LIMIT_SECTIONS.find((section) => KINDS_OF_SECTION[section].includes(kind));
}

/** A kind that shuts the player out for days. */
export function isExclusion(kind: LimitKind): boolean {
  return limitUnit(kind) === 'days';
}

function rowOf(kind: LimitKind): KindRow | undefined {
  return Object.hasOwn(KIND_ROWS, kind) ? KIND_ROWS[kind] : undefined;
}
