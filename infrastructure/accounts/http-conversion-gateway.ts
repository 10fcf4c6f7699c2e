import type { ConversionGateway } from '../../core/accounts/conversion/conversion-gateway.ts';
import { currencyDecimals, toMajor } from '../../core/shared/money.ts';
import { fail, ok } from '../../core/shared/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import { UNKNOWN_CURRENCY } from '../http/minor-reader.ts';
import { CONVERSION_RATES, CONVERT_ACCOUNT } from './conversion-calls.ts';

export function httpConversionGateway(http: HttpClient): ConversionGateway {
  return {
    rates: async ({ id, currency }, signal) => {
      const reply = await http.send(CONVERSION_RATES, { query: { accountId: id } }, signal);
      return reply.ok ? ok(reply.value.rates.filter(({ from }) => from === currency)) : reply;
    },
    convert: async ({ accountId, amount, rate }, key) => {
      const decimals = currencyDecimals(rate.from);
      if (decimals === undefined) return fail(UNKNOWN_CURRENCY);
      const reply = await http.send(CONVERT_ACCOUNT, {
        body: { accountId, amount: toMajor(amount, decimals), rate },
        key,
      });
      return reply.ok ? ok(reply.value.conversion) : reply;
    },
  };
}
