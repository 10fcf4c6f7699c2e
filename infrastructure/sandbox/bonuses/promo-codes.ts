import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sentPromoCode } from '../../../core/registration/bonus/promo-code-problem.ts';
import { hours } from '../../../core/shared/time.ts';
import type { PromoCodeRow } from '../database/bonuses/bonus-tables.ts';
import type { Database } from '../database/open-database.ts';
import type { RateLimit } from '../sandbox-options.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { giveBackTry } from '../server/database-rate-store.ts';
import { refuse, type Refusal } from '../server/refusal.ts';
import { tryCounter } from '../server/try-counter.ts';

/** RGF-20 Codes that do not hold, by address. */
const WRONG_CODES: RateLimit = { times: 30, within: hours(1) };

/** The codes of the demonstration. */
const DEMO_CODES: readonly PromoCodeRow[] = [
  promoCode('START', { bonus_choice: 1 }),
  promoCode('CASINO26', { bonus_choice: 2 }),
  promoCode('TENGE26', { bonus_choice: 1, country_code: 'kz', currency: 'KZT' }),
  promoCode('SUMMER26', { bonus_choice: 1, valid_until: Date.UTC(2026, 8, 1) }),
];

/** What a code is asked for with. */
interface AskedCode {
  readonly code: string;
  readonly countryCode: string;
  readonly currency: string;
  readonly address: string;
}

/** A form with a code, or without one. */
interface FormWithCode {
  readonly body: {
    readonly promocode?: string | undefined;
    readonly countryCode?: string | undefined;
    readonly iso?: string | undefined;
  };
  readonly address: string;
}

export interface PromoCodes {
  /** The bonus of a code that holds, nothing where it does not, or the refusal of who has tried too many. */
  readonly find: (request: FastifyRequest, asked: AskedCode) => Promise<Refusal | PromoCodeRow | undefined>;
  /** RGF-20 What a registration with such a code is refused with; one without a code is not. */
  readonly refusal: (request: FastifyRequest, form: FormWithCode) => Promise<Refusal | undefined>;
}

/** The operator's list, as new players may ask it. */
export function promoCodes(
  app: FastifyInstance,
  { database, now }: Pick<SandboxParts, 'database' | 'now'>,
): PromoCodes {
  const wrong = tryCounter(app, 'promo codes', WRONG_CODES);
  const find: PromoCodes['find'] = async (request, { code, countryCode, currency, address }) => {
    // counted before it is looked up: of many at once each has a number
    const wait = await wrong.attempt(request, address);
    if (wait !== undefined) return refuse(429, 'promocode-tries', wait);
    const row = await database
      .selectFrom('promo_codes')
      .selectAll()
      .where('code', '=', sentPromoCode(code))
      .where('valid_from', '<=', now())
      .where((of) => of.or([of('valid_until', 'is', null), of('valid_until', '>', now())]))
      .where((of) => of.or([of('country_code', 'is', null), of('country_code', '=', countryCode)]))
      .where((of) => of.or([of('currency', 'is', null), of('currency', '=', currency)]))
      .executeTakeFirst();
    if (row !== undefined) await giveBackTry(database, wrong.key(address), now());
    return row;
  };
  return {
    find,
    refusal: async (request, { body, address }) => {
      const { promocode: code = '', countryCode = '', iso: currency = '' } = body;
      if (code.trim() === '') return undefined;
      const found = await find(request, { code, countryCode, currency, address });
      if (found === undefined) return refuse(400, 'promocode');
      return 'refused' in found ? found : undefined;
    },
  };
}

/** What the demonstration has, beside what was added to its list. */
export async function seedPromoCodes(database: Database): Promise<void> {
  await database
    .insertInto('promo_codes')
    .values([...DEMO_CODES])
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
}

function promoCode(code: string, holds: Pick<PromoCodeRow, 'bonus_choice'> & Partial<PromoCodeRow>): PromoCodeRow {
  return { code, country_code: null, currency: null, valid_from: Date.UTC(2026, 0, 1), valid_until: null, ...holds };
}
