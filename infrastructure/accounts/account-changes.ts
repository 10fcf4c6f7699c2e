import type { Account } from '../../core/accounts/account.ts';
import { currencyDecimals, toMajor, type Minor } from '../../core/shared/money.ts';
import { fail } from '../../core/shared/result.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { HttpClient } from '../http/http-client.ts';
import { UNKNOWN_CURRENCY } from '../http/minor-reader.ts';
import { ADD_CURRENCY, REMOVE_CURRENCY, SET_ACTIVE_ACCOUNT, TOP_UP } from './account-change-calls.ts';
import { currencyNumber } from './currency-wire.ts';

/** What players change about their accounts; a currency without a number is not asked for. */
export function accountChanges(http: HttpClient, language?: Language) {
  const said = language === undefined ? {} : { lng: language };
  const change = async (call: typeof ADD_CURRENCY | typeof REMOVE_CURRENCY, currency: string) => {
    const currencyId = currencyNumber(currency);
    if (currencyId === undefined) return fail(UNKNOWN_CURRENCY);
    return http.send(call, { body: { currencyId, ...said } });
  };
  return {
    setActive: async (id: number) => http.send(SET_ACTIVE_ACCOUNT, { body: { id } }),
    addCurrency: async (currency: string) => change(ADD_CURRENCY, currency),
    removeCurrency: async (currency: string) => change(REMOVE_CURRENCY, currency),
    topUp: async ({ id, currency }: Pick<Account, 'id' | 'currency'>, amount: Minor) => {
      const decimals = currencyDecimals(currency);
      if (decimals === undefined) return fail(UNKNOWN_CURRENCY);
      return http.send(TOP_UP, { body: { id, amount: toMajor(amount, decimals), ...said } });
    },
  };
}
