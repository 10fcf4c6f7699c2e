import { lazyRow, startedLazyRow } from '../wiring-row.ts';

export const lazyRegistrationWiring = {
  registrationGateway: lazyRow(['http'], async () => {
    const { httpRegistrationGateway } = await import('../../infrastructure/registration/http-registration-gateway.ts');
    return ({ http }) => httpRegistrationGateway(http);
  }),
  registration: lazyRow(
    ['registrationGateway', 'session', 'clock', 'timers', 'dialogs', 'random', 'registrationTracking'],
    async () => {
      const { RegistrationStore } = await import('#ui/registration/registration-store.ts');
      return ({ registrationGateway, session, clock, registrationTracking: tracking, ...needs }) =>
        new RegistrationStore(registrationGateway, session, {
          ...needs,
          clock: { now: () => clock.exact() },
          tracking,
        });
    },
  ),
  registrationReminder: startedLazyRow(
    ['session', 'site', 'page', 'dialogs', 'timers', 'values', 'clock'],
    async () => {
      const { ReminderStore } = await import('#ui/registration/reminder-store.ts');
      return ({ clock, ...needs }) => new ReminderStore({ ...needs, clock: { now: () => clock.exact() } });
    },
  ),
};
