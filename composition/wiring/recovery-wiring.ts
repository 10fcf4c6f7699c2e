import { httpRecoveryGateway } from '../../infrastructure/registration/http-recovery-gateway.ts';
import { RecoveryStore } from '../../ui/registration/recovery-store.ts';
import { row } from '../wiring-row.ts';

export const recoveryWiring = {
  recoveryGateway: row(['http'], ({ http }) => httpRecoveryGateway(http)),
  recovery: row(
    ['recoveryGateway', 'clock'],
    ({ recoveryGateway, clock }) => new RecoveryStore(recoveryGateway, { now: () => clock.exact() }),
  ),
};
