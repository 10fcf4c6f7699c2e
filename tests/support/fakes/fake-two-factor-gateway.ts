import type { TwoFactorGateway } from '../../../core/session/security/two-factor-gateway.ts';
import { fail, ok } from '../../../core/shared/result.ts';

/** A server that knows the password "right" and the code 123456. */
export function fakeTwoFactorGateway(isOn = false): TwoFactorGateway & { isOn: boolean } {
  const refusal = (code: string) => fail({ kind: 'refused', status: 400, code } as const);
  const gateway = {
    isOn,
    twoFactor: async () => Promise.resolve(ok({ isOn: gateway.isOn, recoveryCodesLeft: gateway.isOn ? 7 : 0 })),
    begin: async (password: string) =>
      Promise.resolve(
        password === 'right'
          ? ok({ secret: 'ABCDEFGHJKLMNPQR', address: 'otpauth://totp/x?secret=ABCDEFGHJKLMNPQR' })
          : refusal('password'),
      ),
    confirm: async (code: string) => {
      gateway.isOn = code === '123456';
      return Promise.resolve(gateway.isOn ? ok(['AAAAA-22222', 'BBBBB-33333']) : refusal('code'));
    },
    newRecoveryCodes: async (password: string, code: string) => {
      if (password !== 'right') return Promise.resolve(refusal('password'));
      return Promise.resolve(code === '123456' ? ok(['CCCCC-44444', 'DDDDD-55555']) : refusal('code'));
    },
    turnOff: async (password: string, code: string) => {
      if (password !== 'right') return Promise.resolve(refusal('password'));
      if (code !== '123456') return Promise.resolve(refusal('code'));
      gateway.isOn = false;
      return Promise.resolve(ok(undefined));
    },
  };
  return gateway;
}
