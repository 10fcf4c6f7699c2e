import { CHECK_PROMO_CODE, FIRST_BONUSES } from '../../registration/bonus-calls.ts';
import { DEFAULT_PROFILE } from '../jurisdiction-profile.ts';
import { initialAmounts, majorAmount } from '../players/player-accounts.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse, type Refusal } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { FIRST_DEPOSIT_BONUSES } from './bonus-offer.ts';
import { promoCodes } from './promo-codes.ts';

/** What the operator has for new players, before they are any. */
export function serveBonuses(api: ServedApi, parts: Pick<SandboxParts, 'database' | 'now'>): void {
  const codes = promoCodes(api.app, parts);
  serveCall(api, FIRST_BONUSES, ({ query: { countryCode, iso } }) => {
    const refused = wrongPlace(countryCode, iso);
    if (refused !== undefined) return refused;
    const bonuses = FIRST_DEPOSIT_BONUSES.map(({ amounts, ...bonus }) => ({
      ...bonus,
      max_amount: majorAmount(initialAmounts(iso, amounts), iso),
    }));
    return { iso, bonuses };
  });
  serveCall(api, CHECK_PROMO_CODE, async ({ body: { promocode: code, countryCode, iso }, reply, address }) => {
    const refused = wrongPlace(countryCode, iso);
    if (refused !== undefined) return refused;
    const found = await codes.find(reply.request, { code, countryCode, currency: iso, address });
    if (found === undefined) return { is_valid: false };
    return 'refused' in found ? found : { is_valid: true, first_deposit_bonus_choice: found.bonus_choice };
  });
}

function wrongPlace(countryCode: string, currency: string): Refusal | undefined {
  if (!DEFAULT_PROFILE.countries.includes(countryCode)) return refuse(400, 'unknown-country');
  return DEFAULT_PROFILE.currencies.includes(currency) ? undefined : refuse(400, 'unknown-currency');
}
