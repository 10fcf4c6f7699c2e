import type { CountedEvent, CountedName } from '../../core/analytics/counted-event.ts';
import { REGISTRATION_TYPES } from '../../core/registration/registration-type.ts';

/** Beside its call, whose schemas no page needs. */
export const COLLECTOR_PATH = '/fatman-api/events';
/** AN-12 How many are taken at once. */
export const MOST_EVENTS = 20;

/** What the wire calls what is counted; all else goes by its own name. */
const WIRE_NAMES: Readonly<Partial<Record<string, string>>> = {
  countryId: 'country_id',
  currencyId: 'currency_id',
  refCode: 'ref_code',
  firstDepositBonusChoice: 'first_deposit_bonus_choice',
};

/** An event as it is sent; whether it may be is for the schema to say. */
export function eventOnWire({ name, code, build, project, fields }: CountedEvent): {
  readonly name: CountedName;
  readonly code?: number;
  readonly build: string;
  readonly project: string;
  readonly fields: Readonly<Record<string, unknown>>;
} {
  const entries = Object.entries(fields).map(([field, value]) => [
    WIRE_NAMES[field] ?? field,
    typeof value === 'object' ? socialOnWire(value) : value,
  ]);
  return {
    name,
    ...(code === undefined ? {} : { code }),
    build,
    project,
    fields: Object.fromEntries(entries) as Readonly<Record<string, unknown>>,
  };
}

function socialOnWire({ type, promoCode, ...same }: Readonly<Record<string, unknown>>): object {
  const regType = REGISTRATION_TYPES.find((known) => known.type === type)?.id;
  return { ...same, regType, ...(promoCode === undefined ? {} : { promocode: promoCode }) };
}
