import { CAPTCHA_EVENTS } from '../session/captcha.ts';

/** AN-11 Which site counts. */
export const SITE_BUILD: { readonly build: string; readonly project: 'desktop' } = {
  build: '528d66bf',
  project: 'desktop',
};

type CountedValue = string | number | boolean;
type CountedField = CountedValue | Readonly<Record<string, CountedValue>>;

/** What is worth counting. */
export const COUNTED_NAMES = [
  'captcha-passed',
  'captcha-failed',
  'registration-started',
  'registration-done',
  'registration-abandoned',
  'page-measured',
  'bet-named',
] as const;
export type CountedName = (typeof COUNTED_NAMES)[number];

interface Counted {
  /** The number it has with the collector, if any. */
  readonly code?: number | undefined;
  /** The only fields that go with it. */
  readonly fields: readonly string[];
  /** Fields that stand together under one name. */
  readonly groups?: Readonly<Record<string, readonly string[]>>;
}

/** AN-7, AN-8 How each of them is counted. */
const COUNTED: Readonly<Record<CountedName, Counted>> = {
  'captcha-passed': { code: CAPTCHA_EVENTS.passed, fields: ['kind'] },
  'captcha-failed': { code: CAPTCHA_EVENTS.failed, fields: ['kind'] },
  'registration-started': { fields: ['type'] },
  'registration-done': {
    fields: ['type', 'countryId', 'currencyId', 'refCode', 'firstDepositBonusChoice'],
    groups: { socialData: ['currencyId', 'countryId', 'type', 'promoCode', 'countryCode'] },
  },
  'registration-abandoned': { fields: ['type'] },
  'page-measured': { fields: ['route', 'name', 'value', 'screen'] },
  'bet-named': { fields: ['source', 'pageType'] },
};

export interface CountedEvent {
  readonly name: CountedName;
  readonly code?: number | undefined;
  readonly build: string;
  readonly project: 'desktop';
  readonly fields: Readonly<Record<string, CountedField>>;
}

const PLAIN = /^[\w.~-]{1,64}$/;

/** AN-8 What is counted of something that happened: its listed fields, as far as they are plain; nothing where the name is unknown. AN-11 It names where it comes from. */
export function countedEvent(name: CountedName, details: unknown): CountedEvent | undefined {
  if (!Object.hasOwn(COUNTED, name)) return undefined;
  const { code, fields, groups = {} } = COUNTED[name];
  const given = entriesOf(details);
  const grouped = Object.entries(groups).flatMap(([group, inside]) => {
    const plain = plainFields(entriesOf(given.get(group)), inside);
    return plain.length === 0 ? [] : [[group, Object.fromEntries(plain)] as const];
  });
  const counted: readonly (readonly [string, CountedField])[] = [...plainFields(given, fields), ...grouped];
  return { name, code, ...SITE_BUILD, fields: Object.fromEntries(counted) };
}

function entriesOf(details: unknown): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(typeof details === 'object' && details !== null ? Object.entries(details) : []);
}

function plainFields(
  given: ReadonlyMap<string, unknown>,
  fields: readonly string[],
): readonly (readonly [string, CountedValue])[] {
  return fields.flatMap((field) => {
    const value = given.get(field);
    return isPlain(value) ? [[field, value] as const] : [];
  });
}

function isPlain(value: unknown): value is CountedValue {
  if (typeof value === 'string') return PLAIN.test(value);
  return typeof value === 'number' ? Number.isFinite(value) : typeof value === 'boolean';
}
