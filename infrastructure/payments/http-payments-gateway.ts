import type { PaymentsGateway } from '../../core/payments/payments-gateway.ts';
import type { AccountId } from '../../core/shared/ids.ts';
import { currencyDecimals, toMajor } from '../../core/shared/money.ts';
import { fail, ok } from '../../core/shared/result.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { HttpClient } from '../http/http-client.ts';
import { UNKNOWN_CURRENCY } from '../http/minor-reader.ts';
import {
  CANCEL_WITHDRAWAL,
  MAKE_DEPOSIT,
  MAKE_WITHDRAWAL,
  ONE_PAYMENT,
  PAYMENT_OFFER,
  PAYMENT_PAGE,
  type WireBonusAtStake,
} from './payment-calls.ts';

export function httpPaymentsGateway(http: HttpClient, lng: Language): PaymentsGateway {
  return {
    offer: async (accountId) => http.send(PAYMENT_OFFER, { query: { accountId, lng } }),
    make: async ({ kind, accountId, methodId, currency, amount, givesUp = [] }, key) => {
      const decimals = currencyDecimals(currency);
      if (decimals === undefined) return fail(UNKNOWN_CURRENCY);
      const body = { accountId, methodId, amount: toMajor(amount, decimals), lng };
      if (kind === 'deposit') return http.send(MAKE_DEPOSIT, { body, key });
      const shown: WireBonusAtStake[] = [];
      for (const { id, currency: iso, money } of givesUp) {
        const places = currencyDecimals(iso);
        if (places === undefined) return fail(UNKNOWN_CURRENCY);
        shown.push({ idBonus: id, iso, money: toMajor(money, places) });
      }
      return http.send(MAKE_WITHDRAWAL, { body: { ...body, givesUp: shown }, key });
    },
    cancel: async (id) => http.send(CANCEL_WITHDRAWAL, { body: { id, lng } }),
    page: async ({ kind, isOpenOnly, accountId, days, id, page }, { isOfFile = false, signal } = {}) => {
      const query = {
        kind,
        isOpenOnly: isOpenOnly ? 'true' : 'false',
        accountId: accountId as AccountId | undefined,
        days: days === undefined ? undefined : (`${days}` as const),
        id,
        size: isOfFile ? ('100' as const) : undefined,
        pageNumber: page,
        lng,
      } as const;
      const reply = await http.send(PAYMENT_PAGE, { query }, signal);
      if (!reply.ok) return reply;
      const { pageNumber, ...value } = reply.value;
      return ok({ ...value, page: pageNumber });
    },
    payment: async (kind, id) => http.send(ONE_PAYMENT, { query: { kind, id, lng } }),
  };
}
