import { ContainerModule } from 'inversify';
import { httpRecoveryGateway } from '../../infrastructure/registration/http-recovery-gateway.ts';
import { RecoveryStore } from '../../ui/registration/recovery-store.ts';
import { single } from '../token.ts';
import { HTTP, PAGE_CLOCK, RECOVERY_GATEWAY, RECOVERY_STORE } from '../tokens.ts';

export const recoveryModule = new ContainerModule((options) => {
  single(options, RECOVERY_GATEWAY, httpRecoveryGateway, [HTTP]);
  single(options, RECOVERY_STORE, (gateway, clock) => new RecoveryStore(gateway, { now: () => clock.exact() }), [
    RECOVERY_GATEWAY,
    PAGE_CLOCK,
  ]);
});
