import { BONUS_CHOICES } from '../../../core/registration/registration-type.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { SimulatedPromoCode } from '../../../core/site/debugger/debugger-gateway.ts';
import type { Database } from '../database/open-database.ts';
import { refuse, type Refusal } from '../server/refusal.ts';

const MOST_CODES = 100;

/** RGF-20 The codes that the sandbox knows, for all of its nodes. */
export async function shownPromoCodes(database: Database, now: EpochMillis): Promise<SimulatedPromoCode[]> {
  const rows = await database.selectFrom('promo_codes').selectAll().orderBy('code').limit(MOST_CODES).execute();
  return rows.map((row) => ({
    code: row.code,
    bonus: row.bonus_choice === 2 ? 'casino' : 'sport',
    ...(row.country_code === null ? {} : { countryCode: row.country_code }),
    ...(row.currency === null ? {} : { currency: row.currency }),
    isOn: row.valid_from <= now && (row.valid_until === null || row.valid_until > now),
  }));
}

/** One that no longer holds stays as ended: the demonstration would bring its own back. */
export async function setPromoCode(
  database: Database,
  { code, bonus, countryCode, currency, isOn }: SimulatedPromoCode,
  now: EpochMillis,
): Promise<Refusal | undefined> {
  const { others } = await database
    .selectFrom('promo_codes')
    .select((of) => of.fn.countAll().as('others'))
    .where('code', '<>', code)
    .executeTakeFirstOrThrow();
  if (Number(others) >= MOST_CODES) return refuse(409, 'too-many');
  const row = {
    bonus_choice: BONUS_CHOICES.find(({ choice }) => choice === bonus)?.id === 2 ? 2 : 1,
    country_code: countryCode ?? null,
    currency: currency ?? null,
    valid_from: now,
    valid_until: isOn ? null : now,
  } as const;
  await database
    .insertInto('promo_codes')
    .values({ code, ...row })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .execute();
  return undefined;
}
