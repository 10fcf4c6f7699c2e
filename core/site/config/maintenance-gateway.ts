import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { MaintenanceWindow } from './maintenance-window.ts';

export interface MaintenanceGateway {
  readonly window: () => Promise<Result<MaintenanceWindow, RequestFailure>>;
}
