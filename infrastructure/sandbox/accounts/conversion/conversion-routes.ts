import { CONVERSION_RATES, CONVERT_ACCOUNT } from '../../../accounts/conversion-calls.ts';
import { inTransaction, UNIQUE_VIOLATION } from '../../database/retried-transaction.ts';
import { majorAmount } from '../../players/player-accounts.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { isRefusal, refuse } from '../../server/refusal.ts';
import { serveCall, type ServedApi } from '../../server/serve-call.ts';
import { convertAccount, convertibleAccount } from './convert-account.ts';
import { conversionRates } from './conversion-rates.ts';

/** Money of one currency becomes another. */
export function serveConversion(api: ServedApi, parts: Pick<SandboxParts, 'database' | 'now' | 'random'>): void {
  serveCall(api, CONVERSION_RATES, async ({ session: { userId }, query: { accountId } }) => {
    const account = await convertibleAccount(parts.database, { userId, accountId });
    if (account === undefined) return refuse(404, 'account-unavailable');
    return { rates: [...conversionRates(account.currency, parts.now())] };
  });
  serveCall(api, CONVERT_ACCOUNT, async ({ session: { userId }, body, key }) => {
    const asked = { ...body, userId, key };
    const made = await inTransaction(parts, async (transaction) => convertAccount(transaction, parts, asked), [
      UNIQUE_VIOLATION,
    ]);
    if (isRefusal(made)) return made;
    const { id, from_currency: from, to_currency: to, rate_paid: paid, rate_got: got } = made;
    return {
      conversion: {
        id,
        rate: { from, to, paid, got },
        paid: majorAmount(made.paid, from),
        got: majorAmount(made.got, to),
      },
    };
  });
}
