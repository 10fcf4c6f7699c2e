import type { DeviceGateway, PlayerDevice } from '../../../core/session/devices/device-gateway.ts';
import { fail, ok, type Result } from '../../../core/shared/result.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';

/** A server that knows the password "right". */
export function fakeDeviceGateway(devices: readonly PlayerDevice[]) {
  const state = {
    devices,
    /** What the page is told. */
    needsPassword: true,
    /** What is so: they differ where the time after a sign-in has passed since. */
    isPasswordAsked: true,
    failure: undefined as RequestFailure | undefined,
    sent: [] as string[],
  };
  const change = (
    name: string,
    password: string,
    changed: () => readonly PlayerDevice[],
  ): Result<undefined, RequestFailure> => {
    state.sent.push(name);
    if (state.failure !== undefined) return fail(state.failure);
    if (state.isPasswordAsked && password !== 'right') {
      state.needsPassword = true;
      return fail({ kind: 'refused', status: 400, code: 'password' });
    }
    state.devices = changed();
    return ok(undefined);
  };
  const gateway: DeviceGateway = {
    devices: async () => {
      const { failure, needsPassword } = state;
      return failure === undefined ? ok({ devices: state.devices, needsPassword }) : fail(failure);
    },
    signOut: async (id, password) =>
      change(`sign-out ${String(id)}`, password, () =>
        state.devices.map((each) => (each.id === id ? { ...each, isSignedIn: false } : each)),
      ),
    signOutElsewhere: async (password) =>
      change('elsewhere', password, () => state.devices.map((each) => ({ ...each, isSignedIn: each.isThis }))),
    forget: async (id, password) =>
      change(`forget ${String(id)}`, password, () => state.devices.filter((each) => each.id !== id)),
  };
  return { gateway, state };
}
