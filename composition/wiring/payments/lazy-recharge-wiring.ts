import { lazyRow } from '../../wiring-row.ts';

/** What reminds a player of a deposit. */
export const lazyRechargeWiring = {
  rechargeReminderGateway: lazyRow(['http'], async () => {
    const { httpRechargeReminderGateway } =
      await import('../../../infrastructure/player/http-recharge-reminder-gateway.ts');
    return ({ http }) => httpRechargeReminderGateway(http);
  }),
  rechargeReminder: lazyRow(['rechargeReminderGateway', 'session', 'player', 'officeMenu', 'notices'], async () => {
    const { RechargeReminderStore } = await import('#ui/player/recharge-reminder-store.ts');
    return ({ rechargeReminderGateway, ...needs }) => new RechargeReminderStore(rechargeReminderGateway, needs);
  }),
};
