import type { DeviceGateway } from '../../core/session/devices/device-gateway.ts';
import { ok } from '../../core/shared/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import { FORGET_DEVICE, PLAYER_DEVICES, SIGN_OUT_DEVICE, SIGN_OUT_ELSEWHERE } from './device-calls.ts';

export function httpDeviceGateway(http: HttpClient): DeviceGateway {
  return {
    devices: () => http.send(PLAYER_DEVICES),
    signOut: async (id, password) => {
      const reply = await http.send(SIGN_OUT_DEVICE, { params: { id: String(id) }, body: { password } });
      return reply.ok ? ok(undefined) : reply;
    },
    signOutElsewhere: async (password) => {
      const reply = await http.send(SIGN_OUT_ELSEWHERE, { body: { password } });
      return reply.ok ? ok(undefined) : reply;
    },
    forget: async (id, password) => {
      const reply = await http.send(FORGET_DEVICE, { params: { id: String(id) }, body: { password } });
      return reply.ok ? ok(undefined) : reply;
    },
  };
}
