import type { TransferGateway } from '../../core/accounts/transfer/transfer-gateway.ts';
import type { HttpClient } from '../http/http-client.ts';
import { CHECK_TRANSFER_CODE, SEND_TRANSFER_CODE, TRANSFER_USER } from './transfer-calls.ts';

export function httpTransferGateway(http: HttpClient): TransferGateway {
  const params = (userId: number) => ({ id: String(userId) });
  return {
    sendCode: (userId, { phone, countryCode, captcha, password }) =>
      http.send(SEND_TRANSFER_CODE, {
        params: params(userId),
        body: {
          country_code: countryCode,
          phone,
          ...(captcha === undefined ? {} : { captcha }),
          ...(password === undefined ? {} : { password }),
        },
      }),
    checkCode: (userId, code) => http.send(CHECK_TRANSFER_CODE, { params: params(userId), body: { code } }),
    user: (redirectToken) => http.send(TRANSFER_USER, { body: { redirectToken } }),
  };
}
