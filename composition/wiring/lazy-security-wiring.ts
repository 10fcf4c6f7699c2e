import { lazyRow } from '../wiring-row.ts';

export const lazySecurityWiring = {
  passwordGateway: lazyRow(['http'], async () => {
    const { httpPasswordGateway } = await import('../../infrastructure/session/http-password-gateway.ts');
    return ({ http }) => httpPasswordGateway(http);
  }),
  twoFactorGateway: lazyRow(['http'], async () => {
    const { httpTwoFactorGateway } = await import('../../infrastructure/session/http-two-factor-gateway.ts');
    return ({ http }) => httpTwoFactorGateway(http);
  }),
  deviceGateway: lazyRow(['http'], async () => {
    const { httpDeviceGateway } = await import('../../infrastructure/session/http-device-gateway.ts');
    return ({ http }) => httpDeviceGateway(http);
  }),
  devices: lazyRow(['deviceGateway'], async () => {
    const { DevicesStore } = await import('#ui/session/devices/devices-store.ts');
    return ({ deviceGateway }) => new DevicesStore(deviceGateway);
  }),
  security: lazyRow(['twoFactorGateway', 'passwordGateway', 'timers', 'player'], async () => {
    const { SecurityStore } = await import('#ui/session/security/security-store.ts');
    return ({ twoFactorGateway, passwordGateway, ...needs }) =>
      new SecurityStore(twoFactorGateway, passwordGateway, needs);
  }),
};
